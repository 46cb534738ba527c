import { Button, Stack } from '@mantine/core';
import { checkAlerts, stopAlerts } from '@portal/contract/saved-searches';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { useArrivalFocus } from '../../../ui/useArrivalFocus.ts';

/**
 * What the link at the end of a mail with alerts leads to, without a login. They are stopped by a press: mail programs
 * open links by themselves.
 */
export default function StopAlerts() {
  const { hash } = useLocation();
  // It is read once: what came of it stays in sight.
  const [clave] = useState(hash.slice(1));
  return clave === '' ? <Dead /> : <Ask clave={clave} />;
}

function Ask({ clave }: { clave: string }) {
  const t = useTexts('studentOffers');
  const titles = useTitles();
  const found = useCall(checkAlerts, { body: { clave } });
  const stop = useSend(stopAlerts, { quiet: true });
  if (found.error?.name === 'linkExpiredOrUsed' || found.error?.name === 'mandatoryDataMissing')
    return <Dead />;
  if (stop.isSuccess) return <Done />;
  return (
    <LoginCard title={titles('stopAlerts')}>
      <CallView query={found}>
        {({ busquedas }) => (
          <Stack>
            <p>{t('stop.body', { count: busquedas.length })}</p>
            <ul>
              {busquedas.map(({ nombre }) => (
                <li key={nombre}>{nombre}</li>
              ))}
            </ul>
            <ErrorBanner error={stop.error} />
            <Button onClick={() => stop.mutate({ body: { clave } })} loading={stop.isPending} fullWidth>
              {t('stop.action')}
            </Button>
          </Stack>
        )}
      </CallView>
    </LoginCard>
  );
}

function Done() {
  const t = useTexts('studentOffers');
  const card = useArrivalFocus<HTMLDivElement>();
  return (
    <LoginCard title={t('stop.done')} ref={card}>
      <Stack>
        <p>{t('stop.doneBody')}</p>
        <ScreenButton to="savedSearches" variant="default">
          {t('stop.manage')}
        </ScreenButton>
      </Stack>
    </LoginCard>
  );
}

/** A link that was cut off, or whose searches are gone. */
function Dead() {
  const t = useTexts('studentOffers');
  const titles = useTitles();
  const card = useArrivalFocus<HTMLDivElement>();
  return (
    <LoginCard title={titles('stopAlerts')} ref={card}>
      <Stack>
        <Banner meaning="info" title={t('stop.dead')}>
          <p>{t('stop.deadBody')}</p>
        </Banner>
        <ScreenButton to="savedSearches" variant="default">
          {t('stop.manage')}
        </ScreenButton>
      </Stack>
    </LoginCard>
  );
}
