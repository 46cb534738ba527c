import { Loader, Stack } from '@mantine/core';
import { listCompanySurveys, listStudentSurveys, recordSurveyAnswer } from '@portal/contract/surveys';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { tellAnswered } from '../../domain/surveys/pending-surveys.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';

/** Where a survey's own tool sends a person who has answered: records it by the key that it gave back, and thanks. */
export default function SurveyAnswered() {
  const { clave = '' } = useParams();
  return <Recording key={clave} clave={clave} />;
}

function Recording({ clave }: { clave: string }) {
  const t = useTexts('surveys');
  const { mutate, isSuccess, error } = useSend(recordSurveyAnswer, {
    quiet: true,
    invalidates: [listStudentSurveys, listCompanySurveys],
    onSuccess: tellAnswered,
  });
  useEffect(() => mutate({ body: { clave } }), [mutate, clave]);
  if (isSuccess)
    return (
      <LoginCard title={t('answered.title')} takesFocus key="answered">
        <Stack>
          <p>{t('answered.body')}</p>
          <Home />
        </Stack>
      </LoginCard>
    );
  if (error?.name === 'linkExpiredOrUsed')
    return (
      <LoginCard title={t('unknown.title')} takesFocus key="unknown">
        <Stack>
          <Banner meaning="warning" title={t('unknown.what')}>
            <p>{t('unknown.body')}</p>
          </Banner>
          <Home />
        </Stack>
      </LoginCard>
    );
  if (error !== null) {
    const again = () => mutate({ body: { clave } });
    const isFinal = error.name === 'surveyNotAccessible';
    return (
      <LoginCard title={t('failed.title')} takesFocus key="failed">
        <Stack>
          <ErrorBanner error={error} {...(!isFinal && { onRetry: again })} />
          <Home />
        </Stack>
      </LoginCard>
    );
  }
  return (
    <LoginCard title={t('recording')}>
      <Loader aria-hidden />
    </LoginCard>
  );
}

function Home() {
  const t = useTexts('surveys');
  const isLoggedIn = useSession() !== null;
  return (
    <ScreenButton to={isLoggedIn ? 'home' : 'login'} variant="default">
      {t(isLoggedIn ? 'home' : 'enter')}
    </ScreenButton>
  );
}
