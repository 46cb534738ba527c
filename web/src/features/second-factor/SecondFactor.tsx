import { Button } from '@mantine/core';
import { passSecondFactor } from '@portal/contract/second-factor';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEnter } from '../../domain/login/useEnter.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { provisionalLogin } from '../../lib/session/session.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SetUp } from './SetUp.tsx';

/** Between a manager's login and the portal: the code, or setting the second factor up where it is required. */
export default function SecondFactor() {
  const t = useTexts('secondFactor');
  const titles = useTitles();
  const goOn = useGoOn();
  const [step] = useState(() => provisionalLogin()?.segundoFactor ?? 'codigo');
  return (
    <LoginCard title={titles('secondFactor')} context={t(`login.${step}`)} takesFocus>
      {step === 'alta' ? <SetUp doneLabel={t('login.goOn')} onDone={goOn} /> : <Code onPassed={goOn} />}
      <ScreenLink to="logout">{t('login.leave')}</ScreenLink>
    </LoginCard>
  );
}

function Code({ onPassed }: { onPassed: () => Promise<void> }) {
  const t = useTexts('secondFactor');
  const backToLogin = useBackToLogin();
  const [ofRecovery, setOfRecovery] = useState(false);
  const pass = async (codigo: string) => {
    try {
      await send(passSecondFactor, { body: { codigo } });
    } catch (failure) {
      if (failure instanceof CallError && failure.name === 'sessionLost') return backToLogin();
      throw failure;
    }
    await onPassed();
  };
  return (
    <CodeForm
      // What was typed of the one is nothing of the other.
      key={String(ofRecovery)}
      label={t(ofRecovery ? 'code.recovery' : 'code.label')}
      submitLabel={t('login.submit')}
      ofRecovery={ofRecovery}
      onSubmit={pass}
    >
      <Button variant="default" onClick={() => setOfRecovery(!ofRecovery)}>
        {t(ofRecovery ? 'login.useApp' : 'login.useRecovery')}
      </Button>
    </CodeForm>
  );
}

function useBackToLogin() {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  return () => navigate(pathTo('loginManager'), { replace: true, state: { expired: true } });
}

/** Goes on with the login, which lacks nothing any more. */
function useGoOn() {
  const enter = useEnter();
  const backToLogin = useBackToLogin();
  return async () => {
    const login = provisionalLogin();
    if (login === null) await backToLogin();
    else await enter({ token: login.token, ...login.data });
  };
}
