import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './FilterColumn.module.css';
import { useRoomBelow } from './useRoomBelow.ts';

/** The filters of a wide page, beside the results. */
export function FilterColumn({ children }: { children: ReactNode }) {
  const t = useTexts('studentOffers');
  const column = useRef<HTMLElement>(null);
  useRoomBelow(column);
  return (
    <section ref={column} className={classes.column} aria-labelledby="filtros">
      <h2 id="filtros" className={classes.title}>
        {t('filters.title')}
      </h2>
      {children}
    </section>
  );
}
