import { taxIdExists } from '@portal/contract/accounts';
import { isTaxId, normalizeIdentifier } from '@portal/contract/identifiers';
import { keyOf, queryClient, useCall } from '../../../lib/api/calls.ts';
import { useLanguage } from '../../../lib/i18n/i18n.ts';

/** Whether the company is in the portal already; `unknown` too where it cannot be asked: the server will find out. */
export type CompanyLookup = 'unknown' | 'checking' | 'new' | 'known';

export function useKnownCompany(typed: string): { standing: CompanyLookup; takeForNew: () => void } {
  const cif = normalizeIdentifier(typed);
  const language = useLanguage();
  // The control digit says when it is whole.
  const isWhole = isTaxId(cif);
  const { data, isFetching } = useCall(taxIdExists, { params: { cif } }, { enabled: isWhole });
  const standing = (): CompanyLookup => {
    if (!isWhole) return 'unknown';
    if (data === undefined) return isFetching ? 'checking' : 'unknown';
    return data.existe ? 'known' : 'new';
  };
  /** Where the server has just said that there is none to join: asking once more might fail. */
  const takeForNew = () =>
    queryClient.setQueryData(keyOf(taxIdExists, { params: { cif } }, language), { existe: false });
  return { standing: standing(), takeForNew };
}
