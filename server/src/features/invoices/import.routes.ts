import type { Input } from '@portal/contract/endpoint';
import { withTax } from '@portal/contract/invoice-amounts';
import {
  type InvoiceImportColumns,
  mostInvoiceErrors,
  mostInvoicesImported,
  type uploadInvoiceImport,
} from '@portal/contract/invoices';
import { validationTexts } from '@portal/contract/messages/texts';
import { fieldErrorText } from '@portal/contract/validation';
import type { Db } from '../../db/database.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { readUploadedTable } from '../imports/read-table.ts';
import { findImport, insertImport, lockImport, updateImport } from './import.queries.ts';
import { guessColumns, type InvoicePlan, planOf, readRow } from './import.rules.ts';
import { companiesOfTaxIds, insertInvoice, invoicesNumbered, updateInvoice } from './invoices.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

export const invoiceImportRoutes = routes({
  uploadInvoiceImport: readUpload,

  async getInvoiceImport({ params }, { db, language }) {
    const found = await findImport(db, params.id);
    if (!found) throw new Refusal('actionNotAllowed');
    const { id, nombre, aplicada, numFilas, columnas, campos, numErrores, errores, resumen } = found;
    const said = errores.map(({ fila, campo, error }) => ({
      fila,
      campo,
      mensaje: sentence(error, language),
    }));
    return { id, nombre, aplicada, numFilas, columnas, campos, numErrores, errores: said, resumen };
  },

  async checkInvoiceImport({ body: { id, campos } }, ctx) {
    const found = await lockImport(ctx.db, id);
    if (!found || found.aplicada) throw new Refusal('noSuchMove');
    const plan = await plannedFrom(ctx.db, found.filas, campos, ctx.today());
    await updateImport(ctx.db, id, { campos, ...told(plan) });
    return null;
  },

  async applyInvoiceImport({ body: { id } }, ctx) {
    const found = await lockImport(ctx.db, id);
    if (!found) throw new Refusal('noSuchMove');
    if (found.aplicada) return found.resumen;
    const plan = await plannedFrom(ctx.db, found.filas, found.campos, ctx.today());
    if (plan.errores.length > 0) {
      await updateImport(ctx.db, id, told(plan));
      throw new Refusal('cannotChangeState', { keep: true });
    }
    await write(ctx, plan);
    await updateImport(ctx.db, id, { aplicada: true, filas: [], ...told(plan) });
    await recordAct(ctx, 'portal', 'facturas', 'facturasImportadas');
    return plan.resumen;
  },
});

async function readUpload({ body: { fichero } }: Input<typeof uploadInvoiceImport>, ctx: ManagerCtx) {
  const { columnas, filas } = await readUploadedTable(fichero, {
    mostRows: mostInvoicesImported,
    percents: true,
  });
  const campos = guessColumns(columnas);
  const plan = await plannedFrom(ctx.db, filas, campos, ctx.today());
  const id = await insertImport(ctx.db, {
    gestorId: ctx.session.accountId,
    nombre: fichero.nombre,
    creada: ctx.now(),
    columnas,
    filas,
    numFilas: filas.length,
    campos,
    ...told(plan),
  });
  return { id };
}

/** What rows would write, against the invoices and the companies that they name. */
async function plannedFrom(
  db: Db,
  rows: readonly string[][],
  columns: InvoiceImportColumns,
  today: string,
): Promise<InvoicePlan> {
  const read = rows.map((cells) => readRow(cells, columns).values);
  const invoices = await invoicesNumbered(
    db,
    read.flatMap(({ numero }) => numero ?? []),
  );
  const companies = await companiesOfTaxIds(
    db,
    read.flatMap(({ cif }) => cif ?? []),
  );
  return planOf(rows, columns, { invoices, companies, today });
}

async function write(ctx: ManagerCtx, { nuevas, cambios }: InvoicePlan): Promise<void> {
  for (const { id, pagada } of cambios) await updateInvoice(ctx.db, id, { pagada });
  for (const { company, concepto, base, iva, ...invoice } of nuevas)
    await insertInvoice(ctx.db, {
      ...invoice,
      ...withTax(base, iva),
      iva,
      companyId: company.id,
      serie: 'E',
      destinatario: {
        nombreFiscal: company.nombreFiscal,
        cif: company.cif,
        direccion: company.direccion ?? '',
      },
      lineas: [{ concepto, meses: null, importe: base }],
      idioma: ctx.brand.idiomaPorDefecto,
      gestorId: ctx.session.accountId,
      creada: ctx.now(),
    });
}

const told = ({ errores, resumen }: InvoicePlan) => ({
  numErrores: errores.length,
  errores: errores.slice(0, mostInvoiceErrors),
  resumen,
});

/** The sentence of a key of the validation dictionary. */
const sentence = (error: string, language: ManagerCtx['language']): string =>
  fieldErrorText(validationTexts[language], { code: 'custom', path: [], message: error, input: undefined });
