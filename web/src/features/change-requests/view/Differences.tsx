import { labelKey } from '../../../domain/incorporation/field-names.ts';
import { useKeptValue } from '../../../domain/placement/useKeptValue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import classes from '../change-requests.module.css';

export interface Difference {
  campo: string;
  antes: string | null;
  despues: string | null;
}

/** What is now beside what would be; on a phone each value has its two below it. */
export function Differences({ rows }: { rows: readonly Difference[] }) {
  const t = useTexts('changeRequests');
  const words = useTexts('incorporationForms');
  const keptValue = useKeptValue();
  const printed = (value: string | null) => (value === null ? t('differences.nothing') : keptValue(value));
  if (rows.length === 0) return null;
  return (
    <table className={classes.differences}>
      <caption className={classes.caption}>{t('differences.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('differences.value')}</th>
          <th scope="col">{t('differences.before')}</th>
          <th scope="col">{t('differences.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ campo, antes, despues }) => {
          const key = labelKey(campo);
          return (
            <tr key={campo}>
              <th scope="row">{key === null ? campo : words(key)}</th>
              <td data-label={t('differences.before')}>{printed(antes)}</td>
              <td data-label={t('differences.after')}>{printed(despues)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
