import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { feeReadings } from './fee-readings.ts';
import { amountBetween, day, longText, moment, shortText, wholeBetween, writtenReason } from './fields.ts';
import { bodyLimitWith, fileLink } from './files.ts';
import { fieldError } from './validation.ts';

/** Invoices of the institution to companies, and the management fee that they are made out for. */

/** `vencida`: issued, not paid, and its last day has passed. */
export const invoiceStates = ['emitida', 'vencida', 'pagada', 'anulada'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** F: invoices; R: those that rectify one; E: those of the accounting, which were not issued here. */
export const invoiceSeries = ['F', 'R', 'E'] as const;

const listed = z.object({
  id: z.number().int(),
  numero: z.string(),
  fecha: day,
  vencimiento: day,
  concepto: z.string(),
  base: z.number(),
  /** Per cent. */
  iva: z.number(),
  cuota: z.number(),
  total: z.number(),
  estado: z.enum(invoiceStates),
  pagada: day.nullable(),
  /** The number of the invoice that it rectifies, and of the one that rectifies it. */
  rectificaA: z.string().nullable(),
  rectificadaPor: z.string().nullable(),
  /** None of those of the accounting. */
  documento: fileLink.nullable(),
});
export type Invoice = z.infer<typeof listed>;

export const listOwnInvoices = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameFacturasALTAI',
  access: ['Empresa'],
  summary: 'The invoices of the company of the session, the newest first.',
  answer: z.array(listed),
  refusals: [],
});

// Of managers

const managed = listed.extend({
  idEmpresa: z.number().int(),
  empresa: z.string(),
  nombreFiscal: z.string(),
  cif: z.string(),
});
export type ManagedInvoice = z.infer<typeof managed>;

const filters = z.object({
  texto: longText(200).default(''),
  estado: z.enum(invoiceStates).optional(),
  anyo: z.coerce.number().int().min(2000).max(2999).optional(),
  idEmpresa: id.optional(),
});
export type InvoiceFilters = z.output<typeof filters>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameFacturas',
  access: ['Gestor'],
  summary:
    'Invoices by words, state, year and company, the newest first, with how many there are in each state.',
  query: pageQuery.extend(filters.shape),
  answer: z.object({
    facturas: z.array(managed),
    numTotal: z.number().int(),
    /** Of all that the filters leave. */
    importeTotal: z.number(),
    porEstado: z.array(z.object({ estado: z.enum(invoiceStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

export const exportInvoices = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaFacturas',
  access: ['Gestor'],
  summary: 'The same list whole, as a file for the accounting; formulas in cells are neutralised.',
  body: filters.extend({ formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: [],
});

const amount = amountBetween(0.01, 100_000);

export const invoiceLine = z.object({
  concepto: shortText,
  /** Months that the amount is for each of; null for a fixed one. */
  meses: wholeBetween(1, 120).nullable().default(null),
  importe: amount,
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** Whom an invoice is made out to, as it was then. */
export interface InvoiceRecipient {
  nombreFiscal: string;
  cif: string;
  direccion: string;
}

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/api/Gestor/emiteFactura',
  access: ['Gestor'],
  summary:
    'Issues an invoice, numbered by year without gaps, with its PDF. The same sending twice issues one.',
  body: z.object({
    idEmpresa: id,
    /** Null bills to the fiscal data of the company itself. */
    idCuenta: id.nullable().default(null),
    lineas: z
      .array(invoiceLine)
      .min(1, fieldError('required'))
      .max(20, fieldError('max', { max: 20 })),
    iva: amountBetween(0, 100),
    vencimiento: day,
    /** Made when the form opens. */
    claveEnvio: z.uuid(),
  }),
  answer: z.object({ id: z.number().int(), numero: z.string() }),
  // 24: the company lacks a fiscal address, was not let in, or has no such billing account; 49: the same key issued
  // other data.
  refusals: ['companyProblem', 'cannotChangeState'],
});

export const listAccountsToBill = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameCuentasEmpresa/:id',
  access: ['Gestor'],
  summary: 'The billing accounts of a company, the oldest first.',
  params: z.object({ id }),
  answer: z.array(z.object({ idCuenta: z.number().int(), NombreFiscal: z.string(), CIF: z.string() })),
  refusals: [],
});

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/api/Gestor/anulaFactura',
  access: ['Gestor'],
  summary:
    'Issues the invoice that rectifies another, which is void from then on. Twice, it answers the same one.',
  body: z.object({ id, motivo: writtenReason }),
  answer: z.object({ id: z.number().int(), numero: z.string() }),
  // 14: it rectifies another itself, or is one of the accounting.
  refusals: ['noSuchMove'],
  notice: 'infoUpdated',
});

export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/Gestor/marcaFacturaPagada',
  access: ['Gestor'],
  summary: 'Notes the day on which an invoice was paid, not before its own.',
  body: z.object({ id, fecha: day }),
  answer: nothing,
  refusals: ['noSuchMove'],
  notice: 'infoUpdated',
});

export const takeBackPayment = endpoint({
  method: 'POST',
  path: '/api/Gestor/quitaPagoFactura',
  access: ['Gestor'],
  summary: 'Takes back a payment that was noted by mistake. Twice, it changes nothing more.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['noSuchMove'],
  notice: 'infoUpdated',
});

// The fee

const fee = z.object({
  desde: day,
  importe: z.number(),
  /** The review by the CPI that made it, per cent; null of the amount with which the brand began. */
  porcentaje: z.number().nullable(),
  creada: moment.nullable(),
});

export const getManagementFee = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameGastosGestion',
  access: ['Gestor'],
  summary: 'The management fee in force, what it is charged for, its tax, and its reviews, the newest first.',
  answer: z.object({
    lectura: z.enum(feeReadings),
    importe: z.number(),
    iva: z.number(),
    /** The month in which it is reviewed; null where it is not. */
    mesRevision: z.number().int().nullable(),
    historial: z.array(fee),
  }),
  refusals: [],
});

export const reviewManagementFee = endpoint({
  method: 'POST',
  path: '/api/Gestor/revisaGastosGestion',
  access: ['Gestor'],
  summary:
    'Reviews the fee by a percentage from a day after the last review on. The same review twice is one.',
  body: z.object({ desde: day, porcentaje: amountBetween(-20, 20) }),
  answer: z.object({ importe: z.number() }),
  // 8: there is another review from that day or a later one; 48: the institution does not review it.
  refusals: ['alreadyExists', 'actionNotAllowed'],
  notice: 'infoUpdated',
});

// What the accounting sends back

export const invoiceImportFields = [
  'numero',
  'estado',
  'fechaPago',
  'cif',
  'fecha',
  'vencimiento',
  'concepto',
  'base',
  'iva',
] as const;
export type InvoiceImportField = (typeof invoiceImportFields)[number];

export interface InvoiceImportError {
  fila: number;
  campo: InvoiceImportField;
  error: string;
}

/** Rows of a file, at most. */
export const mostInvoicesImported = 5_000;
/** Errors that are listed; there may be more. */
export const mostInvoiceErrors = 200;

const columns = z.partialRecord(z.enum(invoiceImportFields), z.int().min(0).max(200));
export type InvoiceImportColumns = z.infer<typeof columns>;

const importSummary = z.object({
  nuevas: z.number().int(),
  cambiadas: z.number().int(),
  iguales: z.number().int(),
  /** Of the new ones together; imports that were read before amounts were told lack them. */
  importes: z.object({ base: z.number(), cuota: z.number(), total: z.number() }).optional(),
});
export type InvoiceImportSummary = z.infer<typeof importSummary>;

export const uploadInvoiceImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/subeImportacionFacturas',
  access: ['Gestor'],
  summary: 'Reads a spreadsheet of the accounting (xlsx or csv) and checks its rows; writes no invoice.',
  body: z.object({
    fichero: z.object({
      ficheroB64: z.string().min(1, fieldError('required')),
      extension_adjunto: z
        .string()
        .pipe(z.custom<'xlsx' | 'csv'>((end) => end === 'xlsx' || end === 'csv', fieldError('fileType'))),
      nombre: z.string().trim().min(1, fieldError('required')).max(200),
    }),
  }),
  fieldStatus: { 'fichero.extension_adjunto': 'fileTypeNotAllowed' },
  bodyLimit: bodyLimitWith(1),
  // What it writes is one statement: a transaction would be open for as long as the file is read.
  writes: false,
  answer: z.object({ id: z.number().int() }),
  refusals: ['fileTypeNotAllowed'],
});

export const getInvoiceImport = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameImportacionFacturas/:id',
  access: ['Gestor'],
  summary: 'An import: its columns, what is wrong row by row, and what it changes, or has changed.',
  params: z.object({ id }),
  answer: z.object({
    id: z.number().int(),
    nombre: z.string(),
    aplicada: z.boolean(),
    numFilas: z.number().int(),
    columnas: z.array(z.string()),
    campos: columns,
    numErrores: z.number().int(),
    errores: z.array(
      z.object({ fila: z.number().int(), campo: z.enum(invoiceImportFields), mensaje: z.string() }),
    ),
    resumen: importSummary,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const checkInvoiceImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/compruebaImportacionFacturas',
  access: ['Gestor'],
  summary: 'Checks the rows of an import with these columns; writes no invoice.',
  body: z.object({ id, campos: columns }),
  answer: nothing,
  refusals: ['noSuchMove'],
});

export const applyInvoiceImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/aplicaImportacionFacturas',
  access: ['Gestor'],
  summary:
    'Applies an import whole and in one transaction, where no row is wrong. Twice, it changes nothing more.',
  body: z.object({ id }),
  answer: importSummary,
  // 14: no such import; 49: rows are wrong.
  refusals: ['noSuchMove', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const calls = {
  listOwnInvoices,
  listInvoices,
  exportInvoices,
  issueInvoice,
  listAccountsToBill,
  cancelInvoice,
  payInvoice,
  takeBackPayment,
  getManagementFee,
  reviewManagementFee,
  uploadInvoiceImport,
  getInvoiceImport,
  checkInvoiceImport,
  applyInvoiceImport,
};

export { fieldErrors } from './field-errors/invoices.ts';
export { screens } from './screens/invoices.ts';
