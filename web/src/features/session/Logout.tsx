import { Loader } from '@mantine/core';
import { logout } from '@portal/contract/session';
import { useEffect } from 'react';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { currentSession, endSession, provisionalLogin } from '../../lib/session/session.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

async function leave(): Promise<void> {
  // What stands around this screen begins to ask for its own in the same turn.
  await nextTurn();
  const token = currentSession()?.token ?? provisionalLogin()?.token;
  // Also where the session had run out: what was typed in it is kept until here.
  endSession();
  if (token === undefined) return;
  // By then nothing is being asked for any more, which the server would refuse.
  await nextTurn();
  // Without a network the token stays good for its hours, but nobody here has it any more.
  send(logout, {}, { token, keepalive: true }).catch(() => {});
}

/** Ends the session on the server, if there is one, and clears what the browser kept; the router leads on to the login. */
export default function Logout() {
  const t = useTexts('session');
  useEffect(() => {
    leave();
  }, []);
  return (
    <LoginCard title={t('leaving')}>
      <Loader aria-hidden />
    </LoginCard>
  );
}
