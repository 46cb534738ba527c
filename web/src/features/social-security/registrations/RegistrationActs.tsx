import { Button } from '@mantine/core';
import { type Registration, undoRegistration } from '@portal/contract/social-security';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ExcludeForm } from './ExcludeForm.tsx';
import { changedByNoting, isOpen } from './registration.ts';

/** What can be done about one: leave it out, or take back what is noted. */
export function RegistrationActs({ registration }: { registration: Registration }) {
  const { tipo, version } = registration;
  // What is noted of a placement changes what is asked of it: its version names the dialog that is open.
  if (!isOpen(registration)) return <Undo key={version} registration={registration} />;
  return tipo === 'alta' ? <Exclude key={version} registration={registration} /> : null;
}

function Exclude({ registration }: { registration: Registration }) {
  const t = useTexts('socialSecurity');
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        aria-label={t('exclude.of', { name: registration.alumno })}
        onClick={() => setOpened(true)}
      >
        {t('exclude.button')}
      </Button>
      <Dialog opened={isOpened} onClose={() => setOpened(false)} title={t('exclude.title')}>
        <ExcludeForm registration={registration} onDone={() => setOpened(false)} />
      </Dialog>
    </>
  );
}

function Undo({ registration }: { registration: Registration }) {
  const t = useTexts('socialSecurity');
  const [isAsking, setAsking] = useState(false);
  const { idPractica, version, alumno, estado } = registration;
  const tipo = estado === 'excluida' ? 'exclusion' : registration.tipo;
  const send = useSend(undoRegistration, {
    invalidates: changedByNoting,
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        aria-label={t('undo.of', { what: t(`undo.${tipo}`), name: alumno })}
        onClick={() => setAsking(true)}
      >
        {t('undo.button')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('undo.title', { what: t(`undo.${tipo}`) })}
        confirmLabel={t('undo.confirm')}
        busy={send.isPending}
        onConfirm={() => send.mutate({ body: { idPractica, version, tipo } })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('undo.text', { name: alumno })}</p>
        <ErrorBanner error={send.error} />
      </ConfirmDialog>
    </>
  );
}
