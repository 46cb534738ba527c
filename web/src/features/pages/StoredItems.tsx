import { Box } from '@mantine/core';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { statisticsOf } from '../../lib/storage/statistics.ts';
import { statisticsItems, storedItems } from '../../lib/storage/stored-items.ts';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './pages.module.css';

/** Each entry that the portal keeps in the browser, from the list that the code itself is held against. */
export function StoredItems() {
  const t = useTexts('pages');
  const hasStatistics = statisticsOf(useBrand()) !== null;
  return (
    <Box mt="2.5rem">
      <Section id="guardado" title={t('stored.title')} plain>
        <Entries title={t('stored.necessary')} items={storedItems} />
        {hasStatistics && <Entries title={t('stored.statistics')} items={statisticsItems} />}
      </Section>
    </Box>
  );
}

type Item = (typeof storedItems)[number] | (typeof statisticsItems)[number];

function Entries({ title, items }: { title: string; items: readonly Item[] }) {
  const t = useTexts('pages');
  return (
    <Text component="table" small className={classes.table}>
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
    </Text>
  );
}
