import { IconChecks } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useListWalk } from '../../ui/list-walk.ts';
import { Pager } from '../../ui/Pager.tsx';
import classes from './Inbox.module.css';

export const rowsPerPage = 25;

interface Props<T> {
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => number;
  children: (row: T) => ReactNode;
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** Instead of the rows when there are none. */
  empty: { title: string; text: string; action?: ReactNode };
}

/** A page of what waits, which the keyboard walks. */
export function WaitingList<T>({ label, rows, keyOf, children, page, total, onPage, empty }: Props<T>) {
  const t = useTexts('validations');
  const list = useRef<HTMLUListElement>(null);
  useListWalk(list);
  if (total === 0) {
    return (
      <EmptyState icon={<IconChecks size={28} />} title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      <Pager page={page} pageSize={rowsPerPage} total={total} onPage={onPage} />
      <p className={classes.hint}>{t('inbox.walk')}</p>
    </>
  );
}
