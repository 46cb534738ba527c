import { Anchor, Box, Button, Group, Stack } from '@mantine/core';
import type { AnnexVersion } from '@portal/contract/placements';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AnnexChanges } from './AnnexChanges.tsx';
import classes from './placements.module.css';
import { Signatures } from './Signatures.tsx';

interface Props {
  /** The newest first. */
  versions: readonly AnnexVersion[];
  /** The newest can still be signed. */
  isOpen: boolean;
  action?: ReactNode;
}

/** The annex as it is now, with who has signed it; earlier versions stay readable. */
export function AnnexVersions({ versions, isOpen, action }: Props) {
  const t = useTexts('placementView');
  const [newest, ...earlier] = versions;
  if (newest === undefined) return null;
  return (
    <Section title={t('annex.title')} action={action}>
      <Version version={newest} isOpen={isOpen} />
      {earlier.length > 0 && (
        <Box mt="md">
          <Disclosure title={t('annex.earlier', { count: earlier.length })}>
            <EntryList>
              {earlier.map((version) => (
                <li key={version.numVersion}>
                  <Version version={version} isOpen={false} />
                </li>
              ))}
            </EntryList>
          </Disclosure>
        </Box>
      )}
    </Section>
  );
}

function Version({ version, isOpen }: { version: AnnexVersion; isOpen: boolean }) {
  const t = useTexts('placementView');
  const { day } = useFormat();
  const { numVersion, creada, codigo, anexo, cambios, firmas } = version;
  return (
    <Stack gap="sm">
      <Group gap="0.5rem 1rem" justify="space-between">
        <div>
          <Text strong>{t('annex.version', { number: numVersion, day: day(creada) })}</Text>
          <Text dim small className={classes.mark}>
            {t('annex.code')}{' '}
            <ScreenLink to="verifiedDocument" params={{ codigo }} fz="inherit">
              {codigo}
            </ScreenLink>
          </Text>
        </div>
        <Button
          component="a"
          href={anexo.url}
          download={anexo.nombre}
          variant="default"
          data-size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t('annex.downloadOf', { number: numVersion })}
        >
          {t('annex.download')}
        </Button>
      </Group>
      <AnnexChanges changes={cambios} />
      <Signatures signatures={firmas} isOpen={isOpen} />
    </Stack>
  );
}

/** The PDF itself, where words of it are read. */
export function AnnexLink({ version: { anexo } }: { version: AnnexVersion }) {
  return (
    <Anchor href={anexo.url} target="_blank" rel="noopener">
      {anexo.nombre}
    </Anchor>
  );
}
