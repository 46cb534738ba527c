import { Button, Group, Stack } from '@mantine/core';
import { getSecondFactor, removeSecondFactor, renewRecoveryCodes } from '@portal/contract/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { keyOf, useCall } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

// With what draws the QR code, which few need and once.
const SetUp = lazy(() => loadCode(async () => ({ default: (await import('./SetUp.tsx')).SetUp })));

/** The manager's second factor in the account: off, or on with its recovery codes. */
export function OwnSecondFactor() {
  const t = useTexts('secondFactor');
  const client = useQueryClient();
  const query = useCall(getSecondFactor, {});
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(getSecondFactor) });
  return (
    <Section title={t('own.title')} description={t('own.text')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {({ activado, codigosRestantes, conPassword, obligatorio }) =>
          activado === null ? (
            <Suspense fallback={<Skeletons shape="row" count={1} />}>
              <SetUp asksPassword={conPassword} doneLabel={t('own.done')} onDone={refresh} />
            </Suspense>
          ) : (
            <Stack>
              <p>
                {t('own.since')} <RelativeTime value={activado} />.{' '}
                {t('own.left', { count: codigosRestantes })}
              </p>
              {obligatorio && <p>{t('own.required')}</p>}
              <Group>
                <Renew onRenewed={refresh} />
                {!obligatorio && <Remove onRemoved={refresh} />}
              </Group>
            </Stack>
          )
        }
      </CallView>
    </Section>
  );
}

function Renew({ onRenewed }: { onRenewed: () => void }) {
  const t = useTexts('secondFactor');
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setOpen(false);
    setCodes(null);
    onRenewed();
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('own.renew')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('own.renewTitle')} closesOutside={false}>
        {codes === null ? (
          <Stack>
            <p>{t('own.renewText')}</p>
            <CodeForm
              takesFocus
              label={t('code.any')}
              submitLabel={t('own.renew')}
              ofRecovery
              onSubmit={async (codigo) => {
                setCodes((await send(renewRecoveryCodes, { body: { codigo } })).codigos);
              }}
            />
          </Stack>
        ) : (
          <RecoveryCodes codes={codes} doneLabel={t('own.done')} onDone={close} />
        )}
      </Dialog>
    </>
  );
}

function Remove({ onRemoved }: { onRemoved: () => void }) {
  const t = useTexts('secondFactor');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('own.remove')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('own.removeTitle')}>
        <Stack>
          <p>{t('own.removeText')}</p>
          <CodeForm
            takesFocus
            label={t('code.any')}
            submitLabel={t('own.remove')}
            ofRecovery
            onSubmit={async (codigo) => {
              await send(removeSecondFactor, { body: { codigo } });
              setOpen(false);
              showNotice(t('own.removed'));
              onRemoved();
            }}
          />
        </Stack>
      </Dialog>
    </>
  );
}
