import { taxIdExists } from '@portal/contract/accounts';
import { isTaxId, normalizeIdentifier } from '@portal/contract/identifiers';
import { useCall } from '../../../lib/calls.ts';

/** Whether the company is in the portal already; `unknown` too where it cannot be asked: the server will find out. */
export type Standing = 'unknown' | 'checking' | 'new' | 'known';

export function useKnownCompany(typed: string): { standing: Standing; lookAgain: () => Promise<unknown> } {
  const cif = normalizeIdentifier(typed);
  // The control digit says when it is whole.
  const isWhole = isTaxId(cif);
  const { data, isFetching, refetch } = useCall(taxIdExists, { params: { cif } }, { enabled: isWhole });
  const standing = (): Standing => {
    if (!isWhole) return 'unknown';
    if (data === undefined) return isFetching ? 'checking' : 'unknown';
    return data.existe ? 'known' : 'new';
  };
  return { standing: standing(), lookAgain: refetch };
}
