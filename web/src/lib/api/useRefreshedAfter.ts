import type { Endpoint } from '@portal/contract/endpoint';
import { useEffect } from 'react';
import type { CallError } from './call-error.ts';
import { keyOf, queryClient } from './calls.ts';

/** After a refusal these are asked anew: what the page shows is no longer true. */
export function useRefreshedAfter(error: CallError | null, calls: readonly Endpoint[]): void {
  useEffect(() => {
    if (error === null || error.offline || error.httpStatus !== 200) return;
    for (const call of calls) queryClient.invalidateQueries({ queryKey: keyOf(call) });
  }, [error, calls]);
}
