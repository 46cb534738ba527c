import { Button, Stack } from '@mantine/core';
import { beginSecondFactor, confirmSecondFactor } from '@portal/contract/second-factor';
import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { CurrentPassword } from '../../domain/proof/CurrentPassword.tsx';
import { type Sending, useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondFactor.module.css';

interface Props {
  /** The current password comes first; a login that has just ended needs none. */
  asksPassword?: boolean;
  doneLabel: string;
  /** The recovery codes have been read: it is on by now. */
  onDone: () => void;
}

/** Sets the second factor up: the app reads the QR code, its code is typed, and the recovery codes are kept. */
export function SetUp({ asksPassword = false, doneLabel, onDone }: Props) {
  const t = useTexts('secondFactor');
  const begin = useSend(beginSecondFactor, { quiet: true });
  const [isAsked, setAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={onDone} />;
  const made = begin.data?.datos;
  if (made === undefined && isAsked) return <ByPassword begin={begin} />;
  if (made === undefined) {
    return (
      <Stack align="flex-start">
        <ErrorBanner error={begin.error} />
        <Button
          loading={begin.isPending}
          onClick={() => (asksPassword ? setAsked(true) : begin.mutate({ body: {} }))}
        >
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

function ByPassword({ begin }: { begin: Sending<typeof beginSecondFactor> }) {
  const t = useTexts('secondFactor');
  const field = useRef<HTMLInputElement>(null);
  // It takes the place of the button that had the focus.
  useEffect(() => field.current?.focus(), []);
  const form = useContractForm({
    schema: () =>
      loadCode(async () =>
        bodyOf((await import('@portal/contract/schemas/second-factor')).beginSecondFactor),
      ),
    initialValues: { passwordActual: '' },
    onSubmit: async (body) => {
      await begin.mutateAsync({ body });
    },
  });
  const { error } = begin;
  return (
    <form {...form.formProps}>
      <Stack>
        <ErrorBanner error={error?.fields.length === 0 ? error : null} />
        <CurrentPassword ref={field} {...form.getInputProps('passwordActual')} />
        <div>
          <Button type="submit" loading={form.submitting}>
            {t('setUp.goOn')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const margin = 2;

/** A text as a QR code, dark on light in both themes: not every app reads it the other way round. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      width={192}
      height={192}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
