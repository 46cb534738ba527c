import type { CompanyDocumentState } from '@portal/contract/company-documents';
import type { Meaning } from '../../ui/StateBadge.tsx';

export const documentMeaning: Record<CompanyDocumentState, Meaning> = {
  pendiente: 'warning',
  devuelto: 'wrong',
  entregado: 'info',
  aceptado: 'good',
};
