import type { PlainScreenId } from '@portal/contract/screens';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../lib/api/call-error.ts';
import { CallView } from './CallView.tsx';
import { EmptyState } from './EmptyState.tsx';
import { EntryList } from './EntryList.tsx';
import { PageOver } from './PageOver.tsx';
import { Pager } from './Pager.tsx';
import { ScreenButton } from './ScreenLink.tsx';
import { ListCount } from './SearchBar.tsx';
import { Skeletons } from './Skeletons.tsx';

interface PageProps {
  /** Names the list. */
  label: string;
  /** The page that the address holds, and how to turn to another. */
  page: number;
  pageSize: number;
  turn: (page: number, how?: { push: boolean }) => void;
  /** In the place of the list where nothing was found. */
  nothing: ReactNode;
}

interface RowsProps extends PageProps {
  total: number;
  rows: readonly { readonly id: number; readonly row: ReactNode }[];
  /** The section around it is its box. */
  flush?: boolean;
}

/** A page of a list with its pager; what to do where nothing was found, or where the list has no such page any more. */
export function PagedRows({ label, page, pageSize, turn, nothing, total, rows, flush = false }: RowsProps) {
  if (total === 0) return nothing;
  if (rows.length === 0) return <PageOver onFirst={() => turn(1, { push: false })} />;
  return (
    <>
      <EntryList boxed={!flush} flush={flush} aria-label={label}>
        {rows.map(({ id, row }) => (
          <li key={id}>{row}</li>
        ))}
      </EntryList>
      <Pager page={page} pageSize={pageSize} total={total} onPage={turn} />
    </>
  );
}

interface ListProps<Found> extends PageProps {
  query: UseQueryResult<Found, CallError>;
  /** Above the count: the states there are, what a link narrowed the list to. */
  above?: (found: Found) => ReactNode;
  countOf: (found: Found) => string;
  /** What can be done with everything that was found. */
  actions?: ReactNode;
  /** Between the count and the list. */
  note?: ReactNode;
  rowsOf: (found: Found) => RowsProps['rows'];
}

/** What the filters of a list, which the address holds, have found. */
export function FilteredList<Found extends { numTotal: number }>({
  query,
  above,
  countOf,
  actions,
  note,
  rowsOf,
  ...page
}: ListProps<Found>) {
  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
      {(found) => (
        <>
          {above?.(found)}
          <ListCount count={countOf(found)}>{found.numTotal > 0 && actions}</ListCount>
          {note}
          <PagedRows {...page} total={found.numTotal} rows={rowsOf(found)} />
        </>
      )}
    </CallView>
  );
}

interface NothingProps {
  icon: ReactNode;
  isFiltered: boolean;
  /** The list without filters. */
  all: PlainScreenId;
  textOf: (key: 'empty' | 'emptyText' | 'none' | 'noneText' | 'all') => string;
}

/** Of a list in which the filters found nothing, which leads to all of it, or of one that is empty. */
export function NothingFound({ icon, isFiltered, all, textOf }: NothingProps) {
  return (
    <EmptyState
      icon={icon}
      title={textOf(isFiltered ? 'none' : 'empty')}
      action={
        isFiltered && (
          <ScreenButton to={all} variant="default">
            {textOf('all')}
          </ScreenButton>
        )
      }
    >
      {textOf(isFiltered ? 'noneText' : 'emptyText')}
    </EmptyState>
  );
}
