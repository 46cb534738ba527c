import { useDebouncedValue } from '@mantine/hooks';
import { taxIdExists } from '@portal/contract/accounts';
import { normalizeIdentifier } from '@portal/contract/identifiers';
import { isTaxIdOf, spain } from '@portal/contract/places';
import { keyOf, queryClient, useCall } from '../../../lib/api/calls.ts';
import { useLanguage } from '../../../lib/i18n/i18n.ts';

/** Whether the company is in the portal already; `unknown` too where it cannot be asked: the server will find out. */
export type CompanyLookup = 'unknown' | 'checking' | 'new' | 'known';

/** How long nothing is typed before a tax id is taken for whole where it has no control digit. */
const pauseMs = 600;

export function useKnownCompany(
  typed: string,
  idPais: number,
): { standing: CompanyLookup; takeForNew: () => void } {
  const [paused] = useDebouncedValue(typed, pauseMs);
  const cif = normalizeIdentifier(idPais === spain ? typed : paused);
  const language = useLanguage();
  // The control digit says when a Spanish one is whole.
  const isWhole = isTaxIdOf(idPais, cif);
  const { data, isFetching } = useCall(taxIdExists, { params: { cif } }, { enabled: isWhole });
  const standing = (): CompanyLookup => {
    if (!isWhole) return 'unknown';
    if (data === undefined) return isFetching ? 'checking' : 'unknown';
    return data.existe ? 'known' : 'new';
  };
  /** Where the server has just said that no such company can be joined: asking once more might fail. */
  const takeForNew = () =>
    queryClient.setQueryData(keyOf(taxIdExists, { params: { cif } }, language), { existe: false });
  return { standing: standing(), takeForNew };
}
