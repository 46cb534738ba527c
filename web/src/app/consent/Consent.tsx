import { useEffect } from 'react';
import { useBrand } from '../../lib/brand.ts';
import { useCookieDecision, watchCookieDecision } from '../../lib/cookie-decision.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { patternsOf } from '../../lib/paths.ts';
import { countVisit, forgetVisits, statisticsOf } from '../../lib/statistics.ts';
import { useScreen } from '../use-screen.ts';
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
