import { getPendingCompany } from '@portal/contract/validations';
import { keyOf, queryClient } from '../../lib/api/calls.ts';

/** The call for a company that waits, by the number in the address or in an answer: what is kept of it is one. */
export const pendingCompany = (id: string | number) => ({ params: { id: String(id) } });

/** A manager who comes back to a company that was decided on is told that it waits no more. */
export function forgetCompany(idEmpresa: number): void {
  queryClient.removeQueries({ queryKey: keyOf(getPendingCompany, pendingCompany(idEmpresa)) });
}
