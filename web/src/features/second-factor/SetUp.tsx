import { Button, Stack } from '@mantine/core';
import { beginSecondFactor, confirmSecondFactor } from '@portal/contract/second-factor';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { CodeForm } from './CodeForm.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondFactor.module.css';

interface Props {
  doneLabel: string;
  /** The recovery codes have been read: it is on by now. */
  onDone: () => void;
}

/** Sets the second factor up: the app reads the QR code, its code is typed, and the recovery codes are kept. */
export function SetUp({ doneLabel, onDone }: Props) {
  const t = useTexts('secondFactor');
  const begin = useSend(beginSecondFactor, { quiet: true });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={onDone} />;
  const made = begin.data?.datos;
  if (made === undefined) {
    return (
      <Stack align="flex-start">
        <ErrorBanner error={begin.error} />
        <Button loading={begin.isPending} onClick={() => begin.mutate({})}>
          {t('setUp.begin')}
        </Button>
      </Stack>
    );
  }
  return (
    <ol className={classes.steps}>
      <li>
        <Stack gap="sm" align="flex-start">
          <p>{t('setUp.scan')}</p>
          <QrCode text={made.uri} label={t('setUp.qr')} />
          <p>{t('setUp.type')}</p>
          <code className={classes.secret}>{made.secreto}</code>
          <CopyButton value={made.secreto}>{t('setUp.copy')}</CopyButton>
        </Stack>
      </li>
      <li>
        <p>{t('setUp.confirm')}</p>
        <CodeForm
          label={t('code.label')}
          submitLabel={t('setUp.submit')}
          onSubmit={async (codigo) => {
            setCodes((await send(confirmSecondFactor, { body: { codigo } })).codigos);
          }}
        />
      </li>
    </ol>
  );
}
