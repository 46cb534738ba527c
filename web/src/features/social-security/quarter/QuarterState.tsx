import { Box } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { getQuarter } from '@portal/contract/social-security';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** By when the quarter is reported, and how much of it is still to be. */
export function QuarterState({ quarter }: { quarter: Answer<typeof getQuarter> }) {
  const t = useTexts('socialSecurity');
  const { day, daysFromToday } = useFormat();
  const { plazo, terminado, numSinComunicar: count } = quarter;
  const until = day(plazo);
  if (!terminado)
    return (
      <Box my="md">
        <Banner meaning="info" title={t('quarter.goesOn')}>
          {t('quarter.goesOnText', { day: until })}
        </Banner>
      </Box>
    );
  const isLate = count > 0 && daysFromToday(plazo) < 0;
  return (
    <Box my="md">
      <Banner
        meaning={isLate ? 'wrong' : count > 0 ? 'warning' : 'good'}
        title={count > 0 ? t('quarter.toReport', { count }) : t('quarter.allReported')}
      >
        {isLate ? t('quarter.late', { day: until }) : t('quarter.until', { day: until })}
      </Banner>
    </Box>
  );
}
