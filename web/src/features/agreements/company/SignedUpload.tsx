import { Button, Group, Stack } from '@mantine/core';
import { attachSignedAgreement, getAgreement, listAgreements } from '@portal/contract/agreements';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../agreements.module.css';
import type { OwnAgreement } from '../own-agreement.ts';
import { CorrectUnsigned } from './CorrectUnsigned.tsx';

interface Props {
  agreement: OwnAgreement;
}

/** How a digital agreement is signed, and where the signed PDF is handed in. */
export function SignedUpload({ agreement: { idConvenio, versiones, numero } }: Props) {
  const t = useTexts('agreements');
  const [file, setFile] = useState<PickedFile | null>(null);
  const attach = useSend(attachSignedAgreement, { invalidates: [getAgreement, listAgreements] });
  const last = versiones.toSorted((a, b) => b.numVersion - a.numVersion)[0];
  const refused = attach.error?.fields.find(({ campo }) => campo.startsWith('adjunto'))?.mensaje;
  return (
    <Section title={t('sign.title')} description={t('sign.help')}>
      <Stack>
        <ol className={classes.list}>
          <li>{t('sign.steps.download')}</li>
          <li>{t('sign.steps.sign')}</li>
          <li>{t('sign.steps.upload')}</li>
        </ol>
        <Group>
          {last !== undefined && (
            <Button
              component="a"
              href={last.convenio.url}
              download={last.convenio.nombre}
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              {t('download')}
            </Button>
          )}
          <CorrectUnsigned idConvenio={idConvenio} />
        </Group>
        <FilePicker
          label={t('sign.file', { number: numero ?? '' })}
          description={t('sign.fileHelp')}
          value={file}
          onChange={(picked) => {
            attach.reset();
            setFile(picked);
          }}
          error={refused}
          pdfOnly
          disabled={attach.isPending}
        />
        <Text dim small>
          {t('sign.checked')}
        </Text>
        <ErrorBanner error={refused === undefined ? attach.error : null} />
        <Group>
          <Button
            leftSection={<IconUpload size={18} aria-hidden />}
            disabled={file === null}
            loading={attach.isPending}
            onClick={() => {
              if (file !== null) attach.mutate({ body: { idConvenio, adjunto: file } });
            }}
          >
            {t('sign.send')}
          </Button>
        </Group>
        {attach.data?.datos.comprobacion.resultado === 'noSeSabe' && (
          <Banner meaning="warning" title={t('sign.doubtful')} />
        )}
      </Stack>
    </Section>
  );
}
