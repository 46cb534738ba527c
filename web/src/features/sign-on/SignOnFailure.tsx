import { Button } from '@mantine/core';
import { storedTrip } from '../../domain/login/sign-on-trip.ts';
import type { CallError } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { NoticeButton } from '../../ui/NoticeButton.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { useArrivalFocus } from '../../ui/useArrivalFocus.ts';
import { WriteTo } from '../../ui/WriteTo.tsx';
import type { SignOnProblem } from './sign-on-failures.ts';

interface Props {
  of: SignOnProblem;
  error: CallError | null;
  onRetry: (() => void) | undefined;
}

/** Why it did not work, and what to do: begin again, register, or write to somebody who can help. */
export function SignOnFailure({ of, error, onRetry }: Props) {
  const t = useTexts('signOn');
  const titles = useTitles();
  const ui = useTexts('ui');
  const texts = useSentences()?.statuses;
  const card = useArrivalFocus<HTMLDivElement>();
  const door = storedTrip()?.door ?? 'login';
  const status = error === null ? undefined : texts?.[error.name];
  const words =
    of === 'told'
      ? {
          title: error?.aviso?.titulo ?? status?.title ?? t('over.title'),
          body: error?.mensaje ?? status?.body,
        }
      : of === 'offline'
        ? { title: ui('offline.title'), body: undefined }
        : of === 'unknown' && door === 'loginManager'
          ? { title: t('unknownManager.title'), body: t('unknownManager.body') }
          : { title: t(`${of}.title`), body: t(`${of}.body`) };
  const told = of === 'told' && error?.aviso?.boton;
  const isStudent = door !== 'loginCompany' && door !== 'loginManager';
  return (
    <LoginCard ofCompany={!isStudent} title={titles('signOn')} ref={card}>
      <Banner
        meaning={of === 'cancelled' ? 'info' : 'wrong'}
        title={words.title}
        urgent
        action={
          <>
            {of === 'offline' && onRetry !== undefined && <Button onClick={onRetry}>{ui('retry')}</Button>}
            {of === 'unknown' && isStudent && (
              <ScreenButton to="registerStudent">{t('register')}</ScreenButton>
            )}
            {told && <NoticeButton button={told} />}
            <ScreenButton to={door} variant="default">
              {t('back')}
            </ScreenButton>
          </>
        }
      >
        {words.body !== undefined && <p>{words.body}</p>}
        {(of === 'unknown' || of === 'notLetIn' || of === 'told') && (
          <p>
            <WriteTo to="soporte">{t('help')}</WriteTo>
          </p>
        )}
      </Banner>
    </LoginCard>
  );
}
