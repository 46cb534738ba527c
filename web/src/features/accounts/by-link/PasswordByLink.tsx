import { checkLink } from '@portal/contract/accounts';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { AlreadyChanged } from './AlreadyChanged.tsx';
import { DeadLink } from './DeadLink.tsx';
import type { LinkOf } from './link-of.ts';
import { NewPassword } from './NewPassword.tsx';
import { useLinkSecret } from './useLinkSecret.ts';

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
    <LoginCard title={titles(of.screen)}>
      {error === null ? (
        <Skeletons shape="text" count={2} />
      ) : (
        <ErrorBanner error={error} onRetry={() => refetch()} />
      )}
    </LoginCard>
  );
}
