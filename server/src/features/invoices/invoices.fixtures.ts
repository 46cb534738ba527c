import { randomUUID } from 'node:crypto';
import { type calls, issueInvoice, uploadInvoiceImport } from '@portal/contract/invoices';
import { eq } from 'drizzle-orm';
import { companies } from '../../db/tables/companies.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { csvOf } from '../imports/imports.fixtures.ts';

export const lines = [{ concepto: 'Gastos de gestión', meses: 3, importe: 45 }];

/** Gives a company the address that its invoices need. */
export async function giveAddress({ database }: TestPortal, id: number): Promise<void> {
  const address = { direccion: 'Calle Mayor, 1', cp: '46001', localidad: 'Valencia' };
  await database.orm.update(companies).set(address).where(eq(companies.id, id));
}

/** The day of what is issued now. */
export const today = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Madrid' });

export const billTo = (idEmpresa: number) => ({
  idEmpresa,
  lineas: lines,
  iva: 21,
  vencimiento: '2100-12-31',
  claveEnvio: randomUUID(),
});

const headings = ['Número', 'Estado', 'Fecha de pago', 'NIF', 'Fecha', 'Concepto', 'Base', 'IVA'];

/** What the accounting sends, as a file. */
export const accountingFile = (rows: readonly (readonly string[])[], columns = headings) => ({
  fichero: { ...csvOf([columns, ...rows]), nombre: 'facturas.csv' },
});

export function invoicesBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const token = async () => managerToken(portal, (await addManager(portal)).usuario);
  const bill = async () => {
    await giveAddress(portal, company.id);
    return billTo(company.id);
  };
  const issued = async () => {
    const made = await portal.get(issueInvoice, { body: await bill() }, { token: await token() });
    return { id: made.id };
  };
  const { fichero } = accountingFile([['A-1', 'emitida', '', '', '', '', '', '']]);
  const imported = async () =>
    portal.get(uploadInvoiceImport, { body: { fichero } }, { token: await token() });
  return {
    exportInvoices: async () => ({ formato: 'csv' }),
    issueInvoice: bill,
    cancelInvoice: async () => ({ ...(await issued()), motivo: 'Importe equivocado' }),
    payInvoice: async () => ({ ...(await issued()), fecha: today() }),
    takeBackPayment: issued,
    reviewManagementFee: async () => ({ desde: '2027-01-01', porcentaje: 2.5 }),
    uploadInvoiceImport: async () => ({ fichero }),
    checkInvoiceImport: async () => ({ ...(await imported()), campos: { numero: 0 } }),
    applyInvoiceImport: async () => {
      const { id } = await issued();
      const number = (await portal.database.raw(`select numero from invoices where id = ${id}`)).rows[0];
      const file = accountingFile([
        [String(Reflect.get(Object(number), 'numero')), 'pagada', '2026-11-01', '', '', '', '', ''],
      ]);
      return portal.get(uploadInvoiceImport, { body: file }, { token: await token() });
    },
  };
}
