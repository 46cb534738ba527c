import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../lib/api/call-error.ts';
import { useConnection } from '../lib/api/connection.ts';
import { ErrorBanner } from './ErrorBanner.tsx';
import { NoConnection } from './NoConnection.tsx';
import { Skeletons } from './Skeletons.tsx';

interface Props<T> {
  query: UseQueryResult<T, CallError>;
  /** While it comes. */
  skeleton?: ReactNode;
  children: (datos: T) => ReactNode;
}

/** A call's answer with its loading and error states. What was shown stays while it is asked for again. */
export function CallView<T>({ query, skeleton, children }: Props<T>) {
  const { data, error, refetch } = query;
  const isOffline = useConnection() === 'lost';
  // What the portal has decided it decides again: only what failed on the way is worth another try.
  const retry = error?.httpStatus === 200 ? undefined : { onRetry: () => refetch() };
  if (data !== undefined) {
    return (
      <>
        {error !== null && <ErrorBanner error={error} {...retry} />}
        {children(data)}
      </>
    );
  }
  if (isOffline && (error === null || error.offline)) return <NoConnection />;
  if (error !== null) return <ErrorBanner error={error} {...retry} stays />;
  return skeleton ?? <Skeletons shape="page" />;
}
