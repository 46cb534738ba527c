import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';

/** No internship begins without the number (specification 2, §5 and §8). */
export function SocialSecurityBanner() {
  const t = useTexts('ownPlacements');
  return (
    <Banner
      meaning="warning"
      title={t('socialSecurity.title')}
      action={
        <ScreenButton to="cv" search="#numSegSocial">
          {t('socialSecurity.action')}
        </ScreenButton>
      }
    >
      <p>{t('socialSecurity.text')}</p>
    </Banner>
  );
}
