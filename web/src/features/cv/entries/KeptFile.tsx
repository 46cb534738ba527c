import { Anchor, Button, Group, Stack } from '@mantine/core';
import type { FileLink } from '@portal/contract/files';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { Text } from '../../../ui/Text.tsx';

/** What becomes of the file of an entry: another one takes its place, null takes it away, undefined leaves it. */
export type ChangedFile = PickedFile | null | undefined;

interface Props {
  label: ReactNode;
  description?: string;
  kept: FileLink | null;
  value: ChangedFile;
  onChange: (file: ChangedFile) => void;
  error?: ReactNode;
  'data-path': string;
}

/** The one file of an entry: opened, replaced, taken away, all of it once the form is saved. */
export function KeptFile({ kept, value, onChange, ...picker }: Props) {
  const t = useTexts('cvEntries');
  const isRemoved = value === null;
  return (
    <Stack gap="xs">
      <FilePicker
        {...picker}
        value={value ?? null}
        // What was there stays where what was chosen for it is not taken after all.
        onChange={(file) => onChange(file ?? (kept === null ? null : undefined))}
      />
      {kept !== null && !value && (
        <Group justify="space-between" gap="0.25rem 1rem">
          {isRemoved ? (
            <Text small>{t('file.goes', { name: kept.nombre })}</Text>
          ) : (
            <Text small>
              {t('file.now')}{' '}
              <Anchor href={kept.url} target="_blank" rel="noopener">
                {kept.nombre}
                <NewTabMark />
              </Anchor>
            </Text>
          )}
          {/* One button in both states, so that the focus stays. */}
          <Button variant="default" size="xs" onClick={() => onChange(isRemoved ? undefined : null)}>
            {t(isRemoved ? 'file.keep' : 'file.remove')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
