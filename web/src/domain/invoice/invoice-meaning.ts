import type { InvoiceState } from '@portal/contract/invoices';
import type { Meaning } from '../../ui/StateBadge.tsx';

export const invoiceMeaning: Record<InvoiceState, Meaning> = {
  emitida: 'info',
  vencida: 'warning',
  pagada: 'good',
  anulada: 'neutral',
};
