import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { statisticsOf } from '../../lib/storage/statistics.ts';
import { statisticsItems, storedItems } from '../../lib/storage/stored-items.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './StoredItems.module.css';

/** Each entry that the portal keeps in the browser, from the list that the code itself is held against. */
export function StoredItems() {
  const t = useTexts('pages');
  const hasStatistics = statisticsOf(useBrand()) !== null;
  return (
    <div className={classes.stored}>
      <Section id="guardado" title={t('stored.title')} plain>
        <Entries title={t('stored.necessary')} items={storedItems} />
        {hasStatistics && <Entries title={t('stored.statistics')} items={statisticsItems} />}
      </Section>
    </div>
  );
}

type Item = (typeof storedItems)[number] | (typeof statisticsItems)[number];

function Entries({ title, items }: { title: string; items: readonly Item[] }) {
  const t = useTexts('pages');
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stored.name')}</th>
          <th scope="col">{t('stored.purpose')}</th>
          <th scope="col">{t('stored.until')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, text, until }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{t(`stored.what.${text}`)}</td>
            <td>{t(`stored.ends.${until}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
