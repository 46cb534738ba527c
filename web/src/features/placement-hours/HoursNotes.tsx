import type { HoursWarnings } from '@portal/contract/hours-rules';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { dayKeys } from './day-keys.ts';
import classes from './placement-hours.module.css';

interface Props {
  sum: number;
  warnings: HoursWarnings;
}

/** What the hours of a week come to, and what they pass: it stops nobody from noting them. */
export function HoursNotes({ sum, warnings: { dias, horasDia, semana, total } }: Props) {
  const t = useTexts('placementHours');
  const { number } = useFormat();
  const names = dayKeys
    .filter((_, place) => dias.includes(place))
    .map((key) => t(`longDays.${key}`))
    .join(', ');
  // The place of the notes stays in the page, so that what comes into it is read out.
  return (
    <div className={classes.warnings} role="status">
      {dias.length > 0 && (
        <div>
          <StateBadge meaning="warning">{t('over.day', { days: names, hours: number(horasDia) })}</StateBadge>
        </div>
      )}
      {semana !== null && (
        <div>
          <StateBadge meaning="warning">
            {t('over.week', { sum: number(sum), hours: number(semana) })}
          </StateBadge>
        </div>
      )}
      {total !== null && (
        <div>
          <StateBadge meaning="warning">{t('over.total', { hours: number(total) })}</StateBadge>
        </div>
      )}
    </div>
  );
}
