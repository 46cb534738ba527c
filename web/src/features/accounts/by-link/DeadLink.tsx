import type { CallError } from '../../../lib/api/call-error.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { useArrivalFocus } from '../../../ui/useArrivalFocus.ts';
import type { LinkOf } from './link-of.ts';

interface Props {
  of: LinkOf;
  /** 42 or 43; null where a part of the link is missing. */
  error: CallError | null;
}

const screens = {
  student: { recover: 'recoverStudent', enter: 'loginStudent' },
  company: { recover: 'recoverCompany', enter: 'loginCompany' },
} as const;

/** A link that can set no password any more, and how to come by another one. */
export function DeadLink({ of, error }: Props) {
  const t = useTexts('password');
  const titles = useTitles();
  const texts = useSentences()?.statuses;
  const card = useArrivalFocus<HTMLDivElement>();
  const { screen, whose } = of;
  // The login's own page is the better way on where there is a password already (43).
  const isSet = error?.name === 'passwordAlreadySet';
  const text = error === null ? undefined : texts?.[error.name];
  const title = error === null ? t('link.missing') : (text?.title ?? t('link.missing'));
  const body = error === null ? t('link.missingBody') : (error.mensaje ?? text?.body);
  const ask = (
    <ScreenButton key="ask" to={screens[whose].recover} {...(isSet && { variant: 'default' })}>
      {t('link.ask')}
    </ScreenButton>
  );
  const enter = (
    <ScreenButton key="enter" to={screens[whose].enter} {...(!isSet && { variant: 'default' })}>
      {t('link.enter')}
    </ScreenButton>
  );
  return (
    <LoginCard ofCompany={whose === 'company'} title={titles(screen)} ref={card}>
      <Banner meaning="warning" title={title} action={isSet ? [enter, ask] : [ask, enter]}>
        <p>{body}</p>
      </Banner>
    </LoginCard>
  );
}
