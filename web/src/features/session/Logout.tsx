import { Loader } from '@mantine/core';
import { logout } from '@portal/contract/session';
import { useEffect } from 'react';
import { queryClient } from '../../lib/calls.ts';
import { send } from '../../lib/client.ts';
import { useTexts } from '../../lib/i18n.ts';
import { currentSession, endSession, provisionalLogin } from '../../lib/session.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';

/** Ends the session on the server, if there is one, and clears what the browser kept; the router leads on to the login. */
export default function Logout() {
  const t = useTexts('session');
  useEffect(() => {
    const leave = async () => {
      if (currentSession() !== null || provisionalLogin() !== null) {
        // What is on its way with the token that ends would be taken for a session that is over.
        await queryClient.cancelQueries();
        // Without a network the token stays good for its hours, but nobody here has it any more.
        send(logout, {}, { keepalive: true }).catch(() => {});
      }
      // Also where the session had run out: what was typed in it is kept until here.
      endSession();
    };
    leave();
  }, []);
  return (
    <LoginCard title={t('leaving')}>
      <Loader aria-hidden />
    </LoginCard>
  );
}
