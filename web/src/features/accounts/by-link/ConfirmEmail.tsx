import { Button, Stack } from '@mantine/core';
import { confirmEmail } from '@portal/contract/accounts';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useLinkSecret, type Whose } from '../../../lib/routing/useLinkSecret.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { useArrivalFocus } from '../../../ui/useArrivalFocus.ts';
import { ResendConfirmation } from '../signup/ResendConfirmation.tsx';

/** What the link in the mail that confirms an e-mail leads to. It is confirmed by a press: mail programs open links by themselves. */
export default function ConfirmEmail() {
  const { secret, done, forget } = useLinkSecret('confirmEmail');
  if (done !== null) return <Done of={done} name={null} />;
  if (secret === null) return <Dead what="missing" />;
  return <Confirm key={secret} secret={secret} onUsed={forget} />;
}

function Confirm({ secret, onUsed }: { secret: string; onUsed: (whose: Whose) => void }) {
  const t = useTexts('confirmation');
  // The secret is forgotten once it is used, and what came of it is still shown.
  const [done, setDone] = useState<Confirmed | null>(null);
  const confirm = useSend(confirmEmail, { quiet: true });
  if (done !== null) return <Done {...done} />;
  if (confirm.error?.name === 'linkExpiredOrUsed') return <Dead what="dead" />;
  const press = async () => {
    try {
      const { datos } = await confirm.mutateAsync({ body: { token: secret } });
      const of = datos.userType === 'Alumno' ? 'student' : 'company';
      setDone({ of, name: datos.name, isPersonal: datos.uso === 'confirmarPersonal' });
      onUsed(of);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
    }
  };
  return (
    <LoginCard title={t('title')} context={t('body')}>
      <Stack>
        <ErrorBanner error={confirm.error} />
        <Button onClick={press} loading={confirm.isPending} fullWidth>
          {t('confirm')}
        </Button>
      </Stack>
    </LoginCard>
  );
}

interface Confirmed {
  of: Whose;
  /** Null after a reload: it is not kept for that. */
  name: string | null;
  /** A student's personal e-mail, and not a registration's. */
  isPersonal?: boolean;
}

function Done({ of, name, isPersonal = false }: Confirmed) {
  const t = useTexts('confirmation');
  const card = useArrivalFocus<HTMLDivElement>();
  return (
    <LoginCard ofCompany={of === 'company'} title={t('done.title')} ref={card}>
      <Stack>
        <p>{name === null ? t('done.again') : t(isPersonal ? 'done.personal' : `done.${of}`, { name })}</p>
        <ScreenButton to={of === 'student' ? 'loginStudent' : 'loginCompany'} variant="default">
          {t('done.enter')}
        </ScreenButton>
      </Stack>
    </LoginCard>
  );
}

/**
 * A link that confirms nothing any more, or none: cut off, forgotten once it was used, or not yet had by a person who
 * comes from a login. And how to come by another.
 */
function Dead({ what }: { what: 'dead' | 'missing' }) {
  const t = useTexts('confirmation');
  const card = useArrivalFocus<HTMLDivElement>();
  return (
    <LoginCard title={t('title')} ref={card}>
      <Stack>
        <Banner meaning={what === 'dead' ? 'warning' : 'info'} title={t(`${what}.title`)}>
          <p>{t(`${what}.body`)}</p>
        </Banner>
        <ResendConfirmation />
      </Stack>
    </LoginCard>
  );
}
