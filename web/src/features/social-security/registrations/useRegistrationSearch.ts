import { registrars, registrationKinds, registrationStates } from '@portal/contract/social-security';
import { useListParams } from '../../../lib/routing/useListParams.ts';

/** What is looked for, which the address holds. */
export function useRegistrationSearch() {
  const { get, page, set, turn } = useListParams();
  const search = {
    texto: get('texto'),
    tipo: registrationKinds.find((kind) => kind === get('tipo')) ?? null,
    estado: registrationStates.find((state) => state === get('estado')) ?? null,
    quien: registrars.find((one) => one === get('quien')) ?? null,
    urgentes: get('urgentes') === 'true',
  };
  return { search, page, set, turn };
}
export type RegistrationSearch = ReturnType<typeof useRegistrationSearch>['search'];

/** The filters that are set, as the call has them. */
export const sentOf = ({ texto, tipo, estado, quien, urgentes }: RegistrationSearch) => ({
  ...(texto !== '' && { texto }),
  ...(tipo !== null && { tipo }),
  ...(estado !== null && { estado }),
  ...(quien !== null && { quien }),
  ...(urgentes && { urgentes: 'true' as const }),
});
