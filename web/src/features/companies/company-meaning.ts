import type { ListedCompany } from '@portal/contract/companies';
import type { Meaning } from '../../ui/StateBadge.tsx';

/** What each state of a company means for managers. */
export const companyMeaning: Record<ListedCompany['estado'], Meaning> = {
  pendiente: 'warning',
  validada: 'good',
  rechazada: 'neutral',
  bloqueada: 'wrong',
};
