import { Space } from '@mantine/core';
import { IconChecks, IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { useListWalk } from '../../ui/useListWalk.ts';
import { PendingFilters } from './PendingFilters.tsx';
import { sentOf, sentOfOffers, usePendingSearch } from './usePendingSearch.ts';
import classes from './validations.module.css';
import { rowsPerPage, searchOf, type Tab } from './waiting.ts';

/** What the inbox tells a tab. */
export interface TabProps {
  page: number;
  onPage: (page: number) => void;
  /** How much waits where anything does, for a manager who has nothing left in this tab. */
  waiting: readonly { readonly tab: Tab; readonly count: number }[];
}

interface Props<A extends { readonly numTotal: number }, R> extends TabProps {
  tab: Tab;
  /** What can be done with several of them. */
  above?: ReactNode;
  query: UseQueryResult<A, CallError>;
  rowsOf: (answer: A) => readonly R[];
  keyOf: (row: R) => number;
  children: (row: R) => ReactNode;
}

/** A page of waiting things, which the keyboard walks. */
export function WaitingList<A extends { readonly numTotal: number }, R>({
  tab,
  above,
  query,
  rowsOf,
  keyOf,
  children,
  page,
  onPage,
  waiting,
}: Props<A, R>) {
  const t = useTexts('validations');
  const list = useRef<HTMLUListElement>(null);
  useListWalk(list);
  const { search } = usePendingSearch();
  const isFiltered = Object.keys(tab === 'ofertas' ? sentOfOffers(search) : sentOf(search)).length > 0;
  // Where nothing waits there is nothing to narrow down.
  const isEmpty = query.data?.numTotal === 0 && !isFiltered;
  return (
    <>
      {!isEmpty && <PendingFilters tab={tab} />}
      {above ?? <Space h="sm" />}
      <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
        {(answer) =>
          answer.numTotal === 0 ? (
            isFiltered ? (
              <NothingFound tab={tab} />
            ) : (
              <NothingWaiting tab={tab} waiting={waiting} />
            )
          ) : rowsOf(answer).length === 0 ? (
            <PageOver onFirst={() => onPage(1)} />
          ) : (
            <>
              <EntryList boxed ref={list} aria-label={t(`inbox.${tab}`)}>
                {rowsOf(answer).map((row) => (
                  <li key={keyOf(row)}>{children(row)}</li>
                ))}
              </EntryList>
              <Pager page={page} pageSize={rowsPerPage} total={answer.numTotal} onPage={onPage} />
              <Text dim tiny className={classes.hint}>
                {t('inbox.walk')}
              </Text>
            </>
          )
        }
      </CallView>
    </>
  );
}

function NothingFound({ tab }: { tab: Tab }) {
  const t = useTexts('validations');
  const search = searchOf({ tab, page: 1 }).toString();
  return (
    <EmptyState
      icon={<IconSearch size={28} />}
      title={t('filters.nothing')}
      action={
        <ScreenButton to="management" search={search && `?${search}`} variant="default">
          {t('filters.all')}
        </ScreenButton>
      }
    >
      {t('filters.nothingBody')}
    </EmptyState>
  );
}

function NothingWaiting({ tab, waiting }: { tab: Tab; waiting: TabProps['waiting'] }) {
  const t = useTexts('validations');
  const icon = <IconChecks size={28} />;
  const other = waiting.find((one) => one.tab !== tab);
  if (other === undefined) {
    return (
      <EmptyState icon={icon} title={t('inbox.emptyAll')}>
        {t('inbox.emptyAllBody')}
      </EmptyState>
    );
  }
  const search = searchOf({ tab: other.tab, page: 1 }).toString();
  return (
    <EmptyState
      icon={icon}
      title={t(`inbox.empty.${tab}`)}
      action={
        <ScreenButton to="management" search={search && `?${search}`} variant="default">
          {t(`inbox.other.${other.tab}`, { count: other.count })}
        </ScreenButton>
      }
    >
      {t(`inbox.emptyBody.${tab}`)}
    </EmptyState>
  );
}
