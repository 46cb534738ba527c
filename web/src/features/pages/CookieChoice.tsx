import { Box, Button } from '@mantine/core';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { endOf, useCookieDecision, writeCookieDecision } from '../../lib/storage/cookie-decision.ts';
import { statisticsOf } from '../../lib/storage/statistics.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './pages.module.css';

/** The decision on statistics, which can be changed at any time; where there are none, that there are none. */
export function CookieChoice() {
  const t = useTexts('pages');
  const statistics = statisticsOf(useBrand());
  return (
    <Box mb="lg">
      <Section id="preferencias" title={t('decision.title')}>
        {statistics === null ? (
          <p>{t('decision.none')}</p>
        ) : (
          <Choice server={new URL(statistics.servidor).host} />
        )}
      </Section>
    </Box>
  );
}

function Choice({ server }: { server: string }) {
  const t = useTexts('pages');
  return (
    <>
      <p>{t('decision.body', { server })}</p>
      <p role="status" className={classes.now}>
        <Decided />
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => writeCookieDecision(true)}>
          {t('decision.accept')}
        </Button>
        <Button variant="default" onClick={() => writeCookieDecision(false)}>
          {t('decision.reject')}
        </Button>
      </div>
    </>
  );
}

function Decided() {
  const t = useTexts('pages');
  const { day } = useFormat();
  const decision = useCookieDecision();
  if (decision === null) return t('decision.undecided');
  const dates = { date: day(decision.fecha.toISOString()), end: day(endOf(decision).toISOString()) };
  return t(decision.analitica ? 'decision.accepted' : 'decision.rejected', dates);
}
