import { useLocation } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import classes from './offers.module.css';

/** What happens next with the offer that was sent just before. */
export function SentOffer() {
  const t = useTexts('companyOffers');
  const notice = useSentences()?.statuses.offerCreated;
  const state: unknown = useLocation().state;
  const isSent = typeof state === 'object' && state !== null && Reflect.get(state, 'sent') === true;
  if (!isSent) return null;
  return (
    <div className={classes.sent}>
      <Banner meaning="good" title={notice?.title ?? t('sentNow.title')}>
        <ol className={classes.next}>
          <li>{t('sentNow.review')}</li>
          <li>{t('sentNow.mail')}</li>
          <li>{t('sentNow.open')}</li>
        </ol>
      </Banner>
    </div>
  );
}
