import { taxIdExists } from '@portal/contract/accounts';
import { isTaxId, normalizeIdentifier } from '@portal/contract/identifiers';
import { useCall } from '../../../lib/calls.ts';

/** Whether the company is in the portal already; `unknown` too where it cannot be asked: the server will find out. */
export type Standing = 'unknown' | 'checking' | 'new' | 'known';

export function useKnownCompany(typed: string): Standing {
  const cif = normalizeIdentifier(typed);
  // The control digit says when it is whole.
  const isWhole = isTaxId(cif);
  const { data, isFetching } = useCall(taxIdExists, { params: { cif } }, { enabled: isWhole });
  if (!isWhole) return 'unknown';
  if (data === undefined) return isFetching ? 'checking' : 'unknown';
  return data.existe ? 'known' : 'new';
}
