import {
  type Invoice,
  type InvoiceFilters,
  type InvoiceState,
  invoiceStates,
  type ManagedInvoice,
} from '@portal/contract/invoices';
import type { Language } from '@portal/contract/languages';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { invoiceNumbers, invoices, managementFees } from '../../db/tables/invoices.ts';

type WithFile = { fileId: number | null };
/** An invoice before there is a link to its file. */
export type StoredInvoice = Omit<Invoice, 'documento'> & WithFile;
export type StoredManagedInvoice = Omit<ManagedInvoice, 'documento'> & WithFile;

/** The state of an invoice `i` on a day. */
const stateOn = (
  today: string,
): string => `case when i.anulada then 'anulada' when i.pagada is not null then 'pagada'
  when i.serie <> 'R' and i.vencimiento < ${today}::date then 'vencida' else 'emitida' end`;

const shown = `'id', i.id, 'numero', i.numero, 'fecha', i.fecha, 'vencimiento', i.vencimiento,
  'concepto', coalesce(i.lineas -> 0 ->> 'concepto', ''), 'base', i.base, 'iva', i.iva, 'cuota', i.cuota,
  'total', i.total, 'estado', i.estado, 'pagada', i.pagada, 'fileId', i.file_id,
  'rectificaA', (select o.numero from invoices o where o.id = i.rectifica_id),
  'rectificadaPor', (select o.numero from invoices o where o.rectifica_id = i.id)`;

const own = {
  name: 'invoices_own',
  text: `
    select coalesce(json_agg(json_build_object(${shown}) order by i.fecha desc, i.id desc), '[]') as facturas
    from (select i.*, ${stateOn('$2')} as estado from invoices i where i.company_id = $1) i`,
};

export async function invoicesOf(db: Db, companyId: number, today: string): Promise<StoredInvoice[]> {
  const [row] = await db.query<{ facturas: StoredInvoice[] }>(own, [companyId, today]);
  return row?.facturas ?? [];
}

const page = {
  name: 'invoices_page',
  text: `
    with matching as materialized (
      select i.*, ${stateOn('$1')} as estado, c.nombre_comercial from invoices i join companies c on c.id = i.company_id
      where ($2 = '' or strpos(portal_plain(i.numero || ' ' || c.nombre_comercial || ' '
          || (i.destinatario ->> 'nombreFiscal') || ' ' || (i.destinatario ->> 'cif')), portal_plain($2)) > 0)
        and ($3::integer is null or extract(year from i.fecha) = $3)
        and ($4::integer is null or i.company_id = $4)),
    wanted as (select * from matching where $5::text is null or estado = $5)
    select
      coalesce((select json_agg(json_build_object(${shown}, 'idEmpresa', i.company_id, 'empresa', i.nombre_comercial,
            'nombreFiscal', i.destinatario ->> 'nombreFiscal', 'cif', i.destinatario ->> 'cif')
          order by i.fecha desc, i.id desc)
        from (select * from wanted order by fecha desc, id desc limit $6 offset $7) i), '[]') as facturas,
      (select count(*)::integer from wanted) as "numTotal",
      (select coalesce(sum(total), 0)::float8 from wanted) as "importeTotal",
      (select json_agg(json_build_object('estado', s.estado, 'numTotal',
          (select count(*)::integer from matching m where m.estado = s.estado)) order by s.place)
        from unnest(array[${invoiceStates.map((state) => `'${state}'`).join(', ')}]) with ordinality s (estado, place))
        as "porEstado"`,
};

interface Page {
  facturas: StoredManagedInvoice[];
  numTotal: number;
  importeTotal: number;
  porEstado: { estado: InvoiceState; numTotal: number }[];
}

export async function findInvoices(
  db: Db,
  { texto, anyo, idEmpresa, estado }: InvoiceFilters,
  today: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page> {
  const [row] = await db.query<Page>(page, [
    today,
    texto,
    anyo ?? null,
    idEmpresa ?? null,
    estado ?? null,
    limit,
    offset,
  ]);
  return row ?? { facturas: [], numTotal: 0, importeTotal: 0, porEstado: [] };
}

/** The next number of a series: another that wants one waits until this transaction ends, so that none is left out. */
export async function takeNumber({ orm }: Db, serie: 'F' | 'R', anyo: number): Promise<number> {
  const [row] = await orm
    .insert(invoiceNumbers)
    .values({ serie, anyo, numero: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.serie, invoiceNumbers.anyo],
      set: { numero: sql`${invoiceNumbers.numero} + 1` },
    })
    .returning({ numero: invoiceNumbers.numero });
  if (!row) throw new Error('no number was given');
  return row.numero;
}

export type NewInvoice = typeof invoices.$inferInsert;

export async function insertInvoice({ orm }: Db, values: NewInvoice): Promise<number> {
  const [row] = await orm.insert(invoices).values(values).returning({ id: invoices.id });
  if (!row) throw new Error('an invoice was not written');
  return row.id;
}

export async function updateInvoice({ orm }: Db, id: number, values: Partial<NewInvoice>): Promise<void> {
  await orm.update(invoices).set(values).where(eq(invoices.id, id));
}

export async function lockInvoice({ orm }: Db, id: number) {
  const [row] = await orm.select().from(invoices).where(eq(invoices.id, id)).for('update');
  return row;
}

export async function findBySending({ orm }: Db, claveEnvio: string) {
  const [row] = await orm.select().from(invoices).where(eq(invoices.claveEnvio, claveEnvio));
  return row;
}

export async function findRectifying({ orm }: Db, id: number) {
  const [row] = await orm.select().from(invoices).where(eq(invoices.rectificaId, id));
  return row;
}

const sendings = { name: 'invoices_sending', text: 'select pg_advisory_xact_lock(30541, hashtext($1))' };

/** Until the transaction ends nobody else issues what this sending asks for. */
export async function lockSending(db: Db, claveEnvio: string): Promise<void> {
  await db.query(sendings, [claveEnvio]);
}

export interface BilledCompany {
  nombreFiscal: string;
  cif: string;
  direccion: string | null;
  cp: string | null;
  localidad: string | null;
  idPais: number;
  idProvincia: number | null;
  provincia: string | null;
  idioma: Language | null;
}

const billed = {
  name: 'invoices_billed',
  text: `
    select c.nombre_fiscal as "nombreFiscal", c.cif, c.direccion, c.cp, c.localidad, c.id_provincia as "idProvincia",
      c.provincia, c.id_pais as "idPais",
      (select a.idioma from accounts a join company_contacts k on k.account_id = a.id
        where k.company_id = c.id and a.estado = 'activa' order by a.id limit 1) as idioma
    from companies c where c.id = $1 and c.estado = 'validada'`,
};

/** A company that was let in, as its invoices name it, with the language of its first contact. */
export async function billedCompany(db: Db, companyId: number): Promise<BilledCompany | undefined> {
  const [row] = await db.query<BilledCompany>(billed, [companyId]);
  return row;
}

export const feeReviews = ({ orm }: Db) =>
  orm.select().from(managementFees).orderBy(desc(managementFees.desde));

const lockFee = { name: 'management_fee_lock', text: 'select pg_advisory_xact_lock(30542)' };

export async function lockFees(db: Db): Promise<void> {
  await db.query(lockFee, []);
}

export async function insertReview({ orm }: Db, values: typeof managementFees.$inferInsert): Promise<void> {
  await orm.insert(managementFees).values(values);
}

/** The invoices with one of these numbers, which nobody else changes until the transaction ends. */
export const invoicesNumbered = ({ orm }: Db, numbers: readonly string[]) =>
  orm
    .select()
    .from(invoices)
    .where(inArray(invoices.numero, [...numbers]))
    .for('update');

/** The companies with one of these tax ids. */
export const companiesOfTaxIds = ({ orm }: Db, cifs: readonly string[]) =>
  orm
    .select({
      id: companies.id,
      cif: companies.cif,
      nombreFiscal: companies.nombreFiscal,
      direccion: companies.direccion,
    })
    .from(companies)
    .where(inArray(companies.cif, [...cifs]));

const overdue = {
  name: 'invoices_overdue',
  text: `select count(*)::integer as n from invoices i where i.company_id = $1 and ${stateOn('$2')} = 'vencida'`,
};

/** How many invoices of a company have not been paid in time. */
export async function countOverdue(db: Db, companyId: number, today: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(overdue, [companyId, today]);
  return row?.n ?? 0;
}
