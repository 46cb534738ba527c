import type { InvoiceState } from '@portal/contract/invoices';

/** The words of printed invoices, and of their list for the accounting. */
export interface InvoicesTexts {
  readonly invoice: string;
  readonly rectifying: string;
  rectifies(numero: string): string;
  readonly date: string;
  readonly due: string;
  readonly issuer: string;
  readonly recipient: string;
  readonly taxId: string;
  readonly reason: string;
  readonly concepts: string;
  months(months: number, amount: string): string;
  readonly amounts: string;
  readonly base: string;
  tax(percent: string): string;
  readonly total: string;
  page(page: number, pages: number): string;
  issued(numero: string): string;
  readonly issuedBefore: string;
  issuedOtherwise(numero: string): string;
  readonly columns: readonly string[];
  readonly fileName: string;
  readonly states: Readonly<Record<InvoiceState, string>>;
}

export const es: InvoicesTexts = {
  invoice: 'Factura',
  rectifying: 'Factura rectificativa',
  rectifies: (numero) => `Rectifica la factura ${numero}`,
  date: 'Fecha',
  due: 'Vencimiento',
  issuer: 'Emisor',
  recipient: 'Destinatario',
  taxId: 'NIF',
  reason: 'Motivo de la rectificación',
  concepts: 'Conceptos',
  months: (months, amount) => `${months} ${months === 1 ? 'mes' : 'meses'} a ${amount}`,
  amounts: 'Importes',
  base: 'Base imponible',
  tax: (percent) => `IVA ${percent} %`,
  total: 'Total',
  issued: (numero) => `La factura ${numero} está emitida.`,
  issuedBefore: 'La factura ya estaba emitida',
  issuedOtherwise: (numero) => `Con otros datos: es la ${numero}. Para corregirla, anúlala y emite otra.`,
  page: (page, pages) => `Página ${page} de ${pages}`,
  columns: [
    'Número',
    'Fecha',
    'Vencimiento',
    'Nombre fiscal',
    'NIF',
    'Concepto',
    'Base',
    'IVA',
    'Cuota',
    'Total',
    'Estado',
    'Fecha de pago',
    'Rectifica a',
  ],
  fileName: 'facturas',
  states: { emitida: 'emitida', vencida: 'vencida', pagada: 'pagada', anulada: 'anulada' },
};
