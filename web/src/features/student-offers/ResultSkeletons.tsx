import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './ResultCard.module.css';
import resultsClasses from './Results.module.css';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The room of the results that are still to come. */
export function ResultSkeletons() {
  const t = useTexts('ui');
  return (
    <div role="status" data-loading>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={resultsClasses.list} aria-hidden>
        {cards.map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton height={22} width="58%" />
            <Skeleton height={14} width="34%" />
            <Skeleton height={40} width="84%" my={2} />
            <Skeleton height={38} />
            <Skeleton className={classes.pending} />
          </div>
        ))}
      </div>
    </div>
  );
}
