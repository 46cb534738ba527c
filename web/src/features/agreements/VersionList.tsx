import { Anchor } from '@mantine/core';
import type { FileLink } from '@portal/contract/files';
import { IconFileTypePdf } from '@tabler/icons-react';
import { SignatureResult } from '../../domain/agreement/SignatureResult.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { EntryList } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './agreements.module.css';
import type { OwnAgreement } from './own-agreement.ts';

/** What was generated of an agreement and handed in of it; earlier versions stay readable. */
export function VersionList({ versions }: { versions: OwnAgreement['versiones'] }) {
  const t = useTexts('agreementView');
  const { day } = useFormat();
  if (versions.length === 0)
    return (
      <Text dim small>
        {t('versions.none')}
      </Text>
    );
  const newest = versions.toSorted((a, b) => b.numVersion - a.numVersion);
  return (
    <EntryList flush>
      {newest.map(({ numVersion, creada, codigo, convenio, firmado, formalizado, comprobacion, motivos }) => (
        <li key={numVersion}>
          <Text strong>{t('versions.one', { number: numVersion, day: day(creada) })}</Text>
          <ul className={classes.files}>
            <PdfLink file={convenio} label={t('versions.generated')} of={numVersion} />
            {firmado !== null && <PdfLink file={firmado} label={t('versions.signed')} of={numVersion} />}
            {formalizado !== null && (
              <PdfLink file={formalizado} label={t('versions.formalised')} of={numVersion} />
            )}
          </ul>
          <Text dim small>
            {t('versions.code')}{' '}
            <ScreenLink to="verifiedDocument" params={{ codigo }} className={classes.code} fz="inherit">
              {codigo}
            </ScreenLink>
          </Text>
          {motivos.length > 0 && (
            <>
              <Text small strong mt="xs">
                {t('versions.reasons')}
              </Text>
              <ul className={classes.list}>
                {motivos.map(({ campo, motivo }) => (
                  <li key={`${campo} ${motivo}`}>
                    {t(`fields.${campo}`)}: {motivo}
                  </li>
                ))}
              </ul>
            </>
          )}
          {comprobacion !== null && (
            <div style={{ marginTop: '0.75rem' }}>
              <SignatureResult check={comprobacion} />
            </div>
          )}
        </li>
      ))}
    </EntryList>
  );
}

function PdfLink({ file, label, of }: { file: FileLink; label: string; of: number }) {
  const t = useTexts('agreementView');
  return (
    <li>
      <Anchor
        href={file.url}
        download={file.nombre}
        aria-label={t('versions.download', { label, number: of })}
        className={classes.file}
      >
        <IconFileTypePdf size={18} aria-hidden />
        {label}
      </Anchor>
    </li>
  );
}
