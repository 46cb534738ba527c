import { Loader } from '@mantine/core';
import { logout } from '@portal/contract/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepBrand } from '../../lib/brand.ts';
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
      // Without a network the token stays good for its hours, but nobody here has it any more.
      if (currentSession() !== null || provisionalLogin() !== null)
        await send(logout, {}, { signal: AbortSignal.timeout(4000) }).catch(() => {});
      endSession();
      keepBrand();
      navigate(login, { replace: true });
    };
    leave();
  }, [navigate, login]);
  return (
    <LoginCard title={t('leaving')}>
      <Loader aria-hidden />
    </LoginCard>
  );
}
