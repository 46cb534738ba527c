import { Box } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import type { Endpoint } from '@portal/contract/endpoint';
import type { ScreenId } from '@portal/contract/screens';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { keyOf, queryClient } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { ActHistory } from '../acts/ActHistory.tsx';
import type { ManagedRecord } from './managed-record.ts';

interface Props<D> {
  record: ManagedRecord;
  screen: ScreenId;
  id: string;
  /** The call that gives it. */
  endpoint: Endpoint;
  query: UseQueryResult<D, CallError>;
  /** The name of the record, where it has one: the screen is called like it. */
  titleOf?: (found: D) => string | undefined;
  context?: string | undefined;
  children: (found: D) => ReactNode;
}

/** The screen of one record: its form, or the notice that it was deleted. */
export function StoredRecord<D>({
  record,
  screen,
  id,
  endpoint,
  query,
  titleOf,
  context,
  children,
}: Props<D>) {
  const titles = useTitles();
  const states = useTexts('states');
  // The next visit begins with what the server has then.
  useEffect(
    () => () => {
      for (const call of [endpoint, listActs]) queryClient.removeQueries({ queryKey: keyOf(call) });
    },
    [endpoint],
  );
  const own = (query.data !== undefined && titleOf?.(query.data)) || undefined;
  return (
    <>
      <PageHead
        title={own ?? titles(screen)}
        ownTitle={own !== undefined}
        context={context ?? (own && titles(screen))}
      />
      {query.data === undefined && query.error?.name === 'actionNotAllowed' ? (
        <GoneRecord record={record} />
      ) : (
        <CallView query={query}>
          {(found) => (
            <>
              {children(found)}
              <Box mt="xl">
                <Disclosure title={states('acts.title')}>
                  <ActHistory tipo={record.actedOn} objeto={id} />
                </Disclosure>
              </Box>
            </>
          )}
        </CallView>
      )}
    </>
  );
}

/** In the place of a record that somebody deleted. */
export function GoneRecord({ record }: { record: ManagedRecord }) {
  const t = useTexts(record.texts);
  return (
    <EmptyState
      icon={<record.icon size={28} />}
      title={t('gone.title')}
      action={
        <ScreenButton to={record.list} variant="default">
          {t('gone.back')}
        </ScreenButton>
      }
    >
      {t('gone.body')}
    </EmptyState>
  );
}
