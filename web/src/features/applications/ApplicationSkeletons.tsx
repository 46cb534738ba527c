import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import itemClasses from './ApplicationItem.module.css';
import classes from './MyApplications.module.css';

const cards = ['a', 'b', 'c', 'd'];

/** The room of the applications that are still to come. */
export function ApplicationSkeletons() {
  const t = useTexts('ui');
  return (
    <div role="status" className={classes.body}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={32} width="min(26rem, 100%)" aria-hidden />
      <div className={classes.list} aria-hidden>
        {cards.map((card) => (
          <div key={card} className={itemClasses.card}>
            <Skeleton height={22} width="55%" />
            <Skeleton height={16} width="38%" />
            <Skeleton height={24} width="8rem" radius="xl" />
          </div>
        ))}
      </div>
    </div>
  );
}
