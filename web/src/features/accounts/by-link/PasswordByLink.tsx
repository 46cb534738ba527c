import { checkLink } from '@portal/contract/accounts';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { useLinkSecret } from '../../../lib/routing/useLinkSecret.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { useArrivalFocus } from '../../../ui/useArrivalFocus.ts';
import { DeadLink } from './DeadLink.tsx';
import type { LinkOf } from './link-of.ts';
import { NewPassword } from './NewPassword.tsx';

/** A password set by the link in a mail, which is looked at before anybody types one. */
export function PasswordByLink({ of }: { of: LinkOf }) {
  const { secret, done, forget } = useLinkSecret(of.screen);
  const isLoggedIn = useSession() !== null;
  // Another link may be followed at this same address.
  const [doneWith, setDoneWith] = useState<string | null>(null);
  if (doneWith !== null && doneWith === secret) return <AlreadyChanged of={of} />;
  // Loaded again after it was set: what is next is to log in with it, unless somebody else is.
  if (done !== null) return isLoggedIn ? <AlreadyChanged of={of} /> : <ToLogin of={of} />;
  if (secret === null) return <DeadLink of={of} error={null} />;
  return (
    <ByLink
      key={secret}
      of={of}
      secret={secret}
      onUsed={() => forget(of.whose)}
      onLeftOpen={() => setDoneWith(secret)}
    />
  );
}

function ToLogin({ of: { whose } }: { of: LinkOf }) {
  const pathTo = usePathTo();
  return <Navigate to={pathTo(whose === 'student' ? 'loginStudent' : 'loginCompany')} replace />;
}

const isDead = (error: CallError | null) =>
  error?.name === 'linkExpiredOrUsed' || error?.name === 'passwordAlreadySet';

interface Props {
  of: LinkOf;
  secret: string;
  onUsed: () => void;
  onLeftOpen: () => void;
}

function ByLink({ of, secret, onUsed, onLeftOpen }: Props) {
  const titles = useTitles();
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [isUsed, setUsed] = useState(false);
  // Once it was used, looking at it again would call it dead.
  const { data, error, refetch } = useCall(
    checkLink,
    { body: { token: secret } },
    { enabled: refusal === null && !isUsed },
  );
  const dead = refusal ?? (isUsed || !isDead(error) ? null : error);
  if (dead !== null) return <DeadLink of={of} error={dead} />;
  if (data !== undefined) {
    return (
      <NewPassword
        secret={secret}
        link={data}
        onRefused={(failure) => {
          if (isDead(failure)) setRefusal(failure);
        }}
        onUsed={() => {
          setUsed(true);
          onUsed();
        }}
        onLeftOpen={onLeftOpen}
      />
    );
  }
  return (
    <LoginCard ofCompany={of.whose === 'company'} title={titles(of.screen)}>
      {error === null ? (
        <Skeletons shape="text" count={2} />
      ) : (
        <ErrorBanner error={error} onRetry={() => refetch()} />
      )}
    </LoginCard>
  );
}

/** Shown after a password was set while another account is logged in, where the login screen cannot be shown. */
function AlreadyChanged({ of: { screen, whose } }: { of: LinkOf }) {
  const t = useTexts('password');
  const titles = useTitles();
  const text = useSentences()?.statuses[screen === 'setPassword' ? 'passwordSet' : 'passwordReset'];
  const name = useSession()?.data.name ?? '';
  const card = useArrivalFocus<HTMLDivElement>();
  return (
    <LoginCard ofCompany={whose === 'company'} title={titles(screen)} ref={card}>
      <Banner
        meaning="good"
        title={text?.title ?? titles(screen)}
        action={
          <>
            <ScreenButton to="home">{t('link.home')}</ScreenButton>
            <ScreenButton to="logout" variant="default">
              {titles('logout')}
            </ScreenButton>
          </>
        }
      >
        <p>{t('link.other', { name })}</p>
      </Banner>
    </LoginCard>
  );
}
