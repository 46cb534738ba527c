import { addDays } from '@portal/contract/days';
import { shortText } from '@portal/contract/fields';
import { isTaxId, normalizeIdentifier } from '@portal/contract/identifiers';
import { sumOf, type Totals, withTax } from '@portal/contract/invoice-amounts';
import {
  type InvoiceImportColumns,
  type InvoiceImportError,
  type InvoiceImportField,
  type InvoiceImportSummary,
  invoiceImportFields,
  type invoiceSeries,
} from '@portal/contract/invoices';
import { fieldError } from '@portal/contract/validation';
import { as, day, plain, type Read, type Readers, readCells, wrong } from '../imports/cells.rules.ts';
import { headingsOf } from '../imports/headings.rules.ts';
import { isOfPortal } from './invoices.rules.ts';

/** What a spreadsheet of the accounting says of invoices. */

const headings: Record<InvoiceImportField, readonly string[]> = {
  numero: ['numero', 'factura', 'numero de factura', 'n factura', 'number', 'invoice', 'invoice number'],
  estado: ['estado', 'estat', 'state', 'status'],
  fechaPago: ['fecha de pago', 'pago', 'pagada', 'data de pagament', 'paid on', 'payment date'],
  cif: ['nif', 'cif', 'tax id', 'vat number'],
  fecha: ['fecha', 'fecha de factura', 'data', 'date', 'invoice date'],
  vencimiento: ['vencimiento', 'venciment', 'due', 'due date'],
  concepto: ['concepto', 'concepte', 'item', 'description'],
  base: ['base', 'base imponible', 'base imposable', 'net', 'net amount'],
  iva: ['iva', 'tipo de iva', 'vat'],
};

/** The column of each field, as its heading tells it. */
const { guess } = headingsOf(headings);
export const guessColumns = (columns: readonly string[]): InvoiceImportColumns => guess(columns);

const states = new Map<string, 'emitida' | 'pagada'>([
  ...['emitida', 'vencida', 'pendiente', 'emesa', 'vencuda', 'pendent', 'issued', 'overdue', 'pending'].map(
    (word) => [word, 'emitida'] as const,
  ),
  ...['pagada', 'cobrada', 'paid'].map((word) => [word, 'pagada'] as const),
]);
/** What the portal writes of an invoice that it has rectified: its row says nothing new. */
const voided = new Set(['anulada', 'anul lada', 'void']);

interface InvoiceCells {
  numero: string;
  estado: 'emitida' | 'pagada' | 'anulada';
  fechaPago: string;
  cif: string;
  fecha: string;
  vencimiento: string;
  concepto: string;
  base: number;
  iva: number;
}
export type InvoiceRow = Partial<InvoiceCells>;

/** `1.234,50` as people write it here, or `1234.5`. */
const amount =
  (min: number, max: number) =>
  (cell: string): Read<number> => {
    const value = Number(/,\d{1,2}$/.test(cell) ? cell.replaceAll('.', '').replace(',', '.') : cell);
    if (cell === '' || Number.isNaN(value)) return wrong(fieldError('number'));
    if (value < min || value > max) return wrong(fieldError('range', { min, max }));
    return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
      ? { value: Math.round(value * 100) / 100 }
      : wrong(fieldError('decimals'));
  };

/** A rate as 0.21 is what spreadsheets keep of 21 %: taken as it stands it would be a hundredth of it. */
const rate = (cell: string): Read<number> => {
  const [, value = cell, sign] = /^(.*?)\s*(%?)$/.exec(cell) ?? [];
  const read = amount(0, 100)(value);
  return 'value' in read && !sign && read.value > 0 && read.value < 1
    ? wrong(fieldError('vatFraction'))
    : read;
};

const readers: Readers<InvoiceCells> = {
  numero: as(shortText.max(50, fieldError('max', { max: 50 }))),
  estado: (cell) => {
    const word = plain(cell);
    if (voided.has(word)) return { value: 'anulada' };
    const value = states.get(word);
    return value ? { value } : wrong(fieldError('malformed'));
  },
  fechaPago: day,
  cif: (cell) => {
    const value = normalizeIdentifier(cell);
    return isTaxId(value) ? { value } : wrong(fieldError('taxId'));
  },
  fecha: day,
  vencimiento: day,
  concepto: as(shortText),
  base: amount(-1_000_000, 1_000_000),
  iva: rate,
};

export const readRow = (cells: readonly string[], columns: InvoiceImportColumns) =>
  readCells(invoiceImportFields, readers, { columns, matches: new Map() }, cells);

export interface KnownInvoice {
  id: number;
  numero: string;
  serie: (typeof invoiceSeries)[number];
  pagada: string | null;
  anulada: boolean;
}

export interface KnownCompany {
  id: number;
  cif: string;
  nombreFiscal: string;
  direccion: string | null;
}

interface NewInvoice {
  company: KnownCompany;
  numero: string;
  fecha: string;
  vencimiento: string;
  concepto: string;
  base: number;
  iva: number;
  pagada: string | null;
}

export interface InvoicePlan {
  errores: InvoiceImportError[];
  nuevas: NewInvoice[];
  cambios: { id: number; pagada: string | null }[];
  resumen: InvoiceImportSummary & { importes: Totals };
}

/** Days in which an invoice is due where the accounting does not say. */
const usualDays = 30;

/** What the rows change of the invoices that there are; what is wrong is told row by row. */
export function planOf(
  rows: readonly (readonly string[])[],
  columns: InvoiceImportColumns,
  known: { invoices: readonly KnownInvoice[]; companies: readonly KnownCompany[]; today: string },
): InvoicePlan {
  const byNumber = new Map(known.invoices.map((invoice) => [invoice.numero, invoice]));
  const byCif = new Map(known.companies.map((company) => [company.cif, company]));
  const seen = new Set<string>();
  const plan: InvoicePlan = {
    errores: [],
    nuevas: [],
    cambios: [],
    resumen: { nuevas: 0, cambiadas: 0, iguales: 0, importes: { base: 0, cuota: 0, total: 0 } },
  };
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    // The headings are the first row of the sheet.
    const fila = index + 2;
    const { values, errors } = readRow(cells, columns);
    const refuse = (campo: InvoiceImportField, error: string) => plan.errores.push({ fila, campo, error });
    for (const { campo, error } of errors) refuse(campo, error);
    if (errors.length > 0) continue;
    const { numero, estado } = values;
    if (numero === undefined) refuse('numero', fieldError('required'));
    else if (seen.has(numero)) refuse('numero', fieldError('repeated'));
    else if (values.fechaPago !== undefined && values.fechaPago > known.today)
      refuse('fechaPago', fieldError('dateAhead'));
    else {
      seen.add(numero);
      const invoice = byNumber.get(numero);
      if (invoice) takeKnown(invoice, estado, values.fechaPago);
      else takeNew(numero, values);
    }

    function takeKnown(invoice: KnownInvoice, state: InvoiceRow['estado'], paid: string | undefined): void {
      if (invoice.anulada || state === 'anulada') {
        if (invoice.anulada && state === 'anulada') plan.resumen.iguales += 1;
        else refuse('estado', fieldError(invoice.anulada ? 'invoiceVoid' : 'malformed'));
        return;
      }
      if (invoice.serie === 'R' && (state === 'pagada' || paid !== undefined))
        return void refuse('estado', fieldError('invoiceRectifies'));
      const pagada = state === undefined && paid === undefined ? invoice.pagada : paidOn(state, paid);
      if (pagada === 'missing') refuse('fechaPago', fieldError('required'));
      else if (pagada === invoice.pagada) plan.resumen.iguales += 1;
      else {
        plan.cambios.push({ id: invoice.id, pagada });
        plan.resumen.cambiadas += 1;
      }
    }

    function takeNew(
      number: string,
      { cif, fecha, base, iva, concepto = number, ...rest }: InvoiceRow,
    ): void {
      if (isOfPortal(number)) return void refuse('numero', fieldError('invoiceNumberOurs'));
      if (cif === undefined || fecha === undefined || base === undefined || iva === undefined)
        return void refuse('numero', fieldError('invoiceUnknown'));
      const company = byCif.get(cif);
      if (!company) return void refuse('cif', fieldError('companyUnknown'));
      if (rest.estado === 'anulada') return void refuse('estado', fieldError('malformed'));
      const pagada = paidOn(rest.estado, rest.fechaPago);
      if (pagada === 'missing') return void refuse('fechaPago', fieldError('required'));
      const vencimiento = rest.vencimiento ?? addDays(fecha, usualDays);
      plan.nuevas.push({ company, numero: number, fecha, vencimiento, concepto, base, iva, pagada });
      plan.resumen.nuevas += 1;
      plan.resumen.importes = sumOf(plan.resumen.importes, withTax(base, iva));
    }
  }
  return plan;
}

/** The day of payment that a row gives: one that is paid has one, one that is not has none. */
function paidOn(state: InvoiceRow['estado'], paid: string | undefined): string | null | 'missing' {
  if (state === 'emitida') return null;
  return paid ?? (state === 'pagada' ? 'missing' : null);
}
