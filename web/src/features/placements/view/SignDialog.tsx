import { Button, Group, Radio, Stack } from '@mantine/core';
import type { AnnexVersion } from '@portal/contract/placements';
import { useState } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { AnnexLink } from './AnnexVersions.tsx';
import classes from './placements.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  version: AnnexVersion;
  /** Whom the annex names as its signatory, where somebody else may sign by their account. */
  signatory?: string;
  sending: { readonly error: CallError | null; readonly isPending: boolean };
  /** With the signed PDF, or by the account. */
  onSign: (adjunto: PickedFile | null) => void;
}

/** Signs a version of the annex: what exactly is signed is said before. */
export function SignDialog({ opened, onClose, sending, ...rest }: Props) {
  const t = useTexts('placementView');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('sign.title')}
      busy={sending.isPending}
      closesOutside={false}
    >
      <SignForm sending={sending} onClose={onClose} {...rest} />
    </Dialog>
  );
}

/** As many characters as are compared by eye. */
const shownCharacters = 16;

function SignForm({ version, signatory, sending, onSign, onClose }: Omit<Props, 'opened'>) {
  const t = useTexts('placementView');
  const ui = useTexts('ui');
  const { day } = useFormat();
  const [way, setWay] = useState<'cuenta' | 'certificado'>('cuenta');
  const [file, setFile] = useState<PickedFile | null>(null);
  const refused = sending.error?.fields.find(({ campo }) => campo.includes('adjunto'))?.mensaje;
  const isByFile = way === 'certificado';
  return (
    <Stack>
      <p>{t('sign.lead')}</p>
      <Facts
        layout="rows"
        facts={[
          { label: t('sign.document'), value: <AnnexLink version={version} /> },
          {
            label: t('sign.version'),
            value: t('sign.versionOf', { number: version.numVersion, day: day(version.creada) }),
          },
          ...(signatory === undefined ? [] : [{ label: t('sign.signatory'), value: signatory }]),
          {
            label: t('sign.fingerprint'),
            value: <code className={classes.mark}>{version.sha256.slice(0, shownCharacters)}…</code>,
          },
        ]}
      />
      <Radio.Group
        label={t('sign.way')}
        value={way}
        onChange={(chosen) => setWay(chosen === 'certificado' ? 'certificado' : 'cuenta')}
      >
        <Stack gap="sm" mt="xs">
          <Radio
            value="cuenta"
            label={t('sign.cuenta')}
            description={t(signatory === undefined ? 'sign.cuentaHelp' : 'sign.cuentaOf', {
              name: signatory ?? '',
            })}
          />
          <Radio value="certificado" label={t('sign.certificado')} description={t('sign.certificadoHelp')} />
        </Stack>
      </Radio.Group>
      {isByFile && (
        <FilePicker
          label={t('sign.file')}
          description={t('sign.fileHelp')}
          value={file}
          onChange={setFile}
          error={refused}
          pdfOnly
          disabled={sending.isPending}
        />
      )}
      <ErrorBanner error={refused === undefined ? sending.error : null} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={sending.isPending}>
          {ui('cancel')}
        </Button>
        <Button
          loading={sending.isPending}
          disabled={isByFile && file === null}
          onClick={() => onSign(isByFile ? file : null)}
        >
          {t(isByFile ? 'sign.send' : 'sign.confirm')}
        </Button>
      </Group>
    </Stack>
  );
}
