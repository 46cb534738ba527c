import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { useArrivalFocus } from '../../../ui/useArrivalFocus.ts';
import type { LinkOf } from './link-of.ts';

/** Shown after a password was set while another account is logged in, where the login screen cannot be shown. */
export function AlreadyChanged({ of: { screen } }: { of: LinkOf }) {
  const t = useTexts('password');
  const titles = useTitles();
  const text = useSentences()?.statuses[screen === 'setPassword' ? 'passwordSet' : 'passwordReset'];
  const name = useSession()?.data.name ?? '';
  const card = useArrivalFocus<HTMLDivElement>();
  return (
    <LoginCard title={titles(screen)} ref={card}>
      <Banner
        meaning="good"
        title={text?.title ?? titles(screen)}
        action={
          <>
            <ScreenButton to="home">{t('link.home')}</ScreenButton>
            <ScreenButton to="logout" variant="default">
              {titles('logout')}
            </ScreenButton>
          </>
        }
      >
        <p>{t('link.other', { name })}</p>
      </Banner>
    </LoginCard>
  );
}
