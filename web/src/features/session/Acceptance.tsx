import { Anchor, Button, Stack, VisuallyHidden } from '@mantine/core';
import {
  acceptCompanyDataProtection,
  acceptStudentDataProtection,
  getDataProtectionText,
} from '@portal/contract/data-protection';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEnter } from '../../domain/login/useEnter.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useCall } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { provisionalLogin } from '../../lib/session/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Breakable } from '../../ui/Breakable.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from './session.module.css';

/** Between the login and the portal: the data-protection text, to be accepted or to leave. */
export default function Acceptance() {
  const t = useTexts('access');
  const query = useCall(getDataProtectionText, {});
  const { accept, busy, error, isAnother } = useAccept(() => query.refetch());
  return (
    <LoginCard title={t('acceptance.title')} context={t('acceptance.context')} takesFocus>
      {isAnother && (
        <Banner meaning="info" title={t('acceptance.another')} urgent>
          <p>{t('acceptance.anotherText')}</p>
        </Banner>
      )}
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {(text) => (
          <>
            {text !== null && (
              <Card className={classes.text}>
                <p>
                  <Breakable>{text.textoRGPD}</Breakable>
                </p>
                <p>
                  <Anchor href={text.enlaceRGPD} target="_blank" rel="noopener" className={classes.link}>
                    {t('acceptance.whole')}
                    <IconExternalLink size={16} aria-hidden />
                    <VisuallyHidden>{t('acceptance.newTab')}</VisuallyHidden>
                  </Anchor>
                </p>
              </Card>
            )}
            <ErrorBanner error={error} />
            <Stack gap="sm">
              <Button loading={busy} onClick={() => accept(text?.version)}>
                {t(text === null ? 'acceptance.goOn' : 'acceptance.accept')}
              </Button>
              <ScreenButton to="logout" variant="default">
                {t('acceptance.leave')}
              </ScreenButton>
            </Stack>
          </>
        )}
      </CallView>
    </LoginCard>
  );
}

/** Accepts the version that was read and goes on; where another is in force by now, that one is to be read. */
function useAccept(readAgain: () => void) {
  const enter = useEnter();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const [isAnother, setAnother] = useState(false);

  const accept = async (version: string | undefined) => {
    const login = provisionalLogin();
    const backToLogin = () => navigate(pathTo('login'), { replace: true, state: { expired: true } });
    if (login === null) return backToLogin();
    const { token, data } = login;
    setBusy(true);
    setError(null);
    setAnother(false);
    const endpoint = data.userType === 'Empresa' ? acceptCompanyDataProtection : acceptStudentDataProtection;
    try {
      await send(endpoint, { query: { version } });
      await enter({ token, ...data });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (failure.name === 'sessionLost') return backToLogin();
      if (failure.name === 'cannotChangeState') {
        setAnother(true);
        readAgain();
      } else setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { accept, busy, error, isAnother };
}
