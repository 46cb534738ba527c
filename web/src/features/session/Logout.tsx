import { Loader } from '@mantine/core';
import { logout } from '@portal/contract/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../lib/calls.ts';
import { send } from '../../lib/client.ts';
import { useTexts } from '../../lib/i18n.ts';
import { usePathTo } from '../../lib/paths.ts';
import { currentSession, endSession, provisionalLogin } from '../../lib/session.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';

/** Ends the session on the server and clears what the browser kept. */
export default function Logout() {
  const t = useTexts('session');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const login = pathTo('login');
  useEffect(() => {
    const leave = async () => {
      if (currentSession() === null && provisionalLogin() === null) {
        navigate(login, { replace: true });
        return;
      }
      // What is on its way with the token that ends would be taken for a session that is over.
      await queryClient.cancelQueries();
      // Without a network the token stays good for its hours, but nobody here has it any more.
      send(logout, {}, { keepalive: true }).catch(() => {});
      endSession();
    };
    leave();
  }, [navigate, login]);
  return (
    <LoginCard title={t('leaving')}>
      <Loader aria-hidden />
    </LoginCard>
  );
}
