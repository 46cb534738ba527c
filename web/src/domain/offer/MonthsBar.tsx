import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import { monthsBetween } from './months.ts';
import classes from './offer.module.css';

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** The months of an internship, for the eye: its dates stand above it in words. */
export function MonthsBar({ from, to }: { from: string; to: string }) {
  const { month: name } = useFormat();
  const months = monthsBetween(from, to);
  if (months.length === 0) return null;
  return (
    <Text component="div" dim tiny className={classes.months} aria-hidden>
      {months.map(({ month, from: start, to: end }) => (
        <div key={month}>
          <div className={classes.track}>
            <div style={{ insetInlineStart: percent(start), insetInlineEnd: percent(1 - end) }} />
          </div>
          <span>{name(`${month}-01`, months.length > 7)}</span>
        </div>
      ))}
    </Text>
  );
}
