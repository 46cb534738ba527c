import { useEffect } from 'react';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage } from '../../lib/i18n/i18n.ts';
import { patternsOf } from '../../lib/routing/paths.ts';
import { useCookieDecision, watchCookieDecision } from '../../lib/storage/cookie-decision.ts';
import { countVisit, forgetVisits, statisticsOf } from '../../lib/storage/statistics.ts';
import { useScreen } from '../useScreen.ts';
import { CookieBanner } from './CookieBanner.tsx';

/** Asks once whether visits may be counted, and counts them after a yes; where there is nothing to count, nothing. */
export function Consent() {
  const statistics = statisticsOf(useBrand());
  const decision = useCookieDecision();
  const screen = useScreen();
  const language = useLanguage();
  const pattern = screen === null ? undefined : patternsOf(screen, language)[0];
  const isAccepted = decision?.analitica === true;
  useEffect(watchCookieDecision, []);
  useEffect(() => {
    if (statistics === null || !isAccepted || pattern === undefined) return;
    countVisit(statistics, pattern);
  }, [statistics, isAccepted, pattern]);
  useEffect(() => {
    if (!isAccepted) forgetVisits();
  }, [isAccepted]);
  return statistics === null || decision !== null ? null : <CookieBanner />;
}
