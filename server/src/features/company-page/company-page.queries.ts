import { placeOf } from '@portal/contract/places';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { logoPath } from '../../files/files.queries.ts';
import { type KeptData, type OwnData, withBreaks } from './company-page.rules.ts';

/** The description of a company with line breaks in the place of its `br` tags: all who read it read it so. */
export const descriptionOf = (company: string): string =>
  `regexp_replace(${company}.descripcion, '<br\\s*/?>', E'\\n', 'gi')`;

/** Where the logo of a company is read; null without one. It must not be said beside what hides the company. */
export const logoOf = (company: string): string =>
  `(select '${logoPath}' || f.clave from files f where f.id = ${company}.logo_id)`;

const select = `
  select c.nombre_fiscal as "nombreFiscal", c.cif, c.estado, c.nombre_comercial as "nombreComercial",
    c.id_tipo_empresa as "idTipoEmpresa", c.id_sector as "idSector", c.rango_empleados as "rangoEmpleados",
    ${descriptionOf('c')} as descripcion, c.web, c.rango_facturacion as "rangoFacturacion",
    c.anio_fundacion as "anioFundacion", c.tipo_firma as "tipoFirma", c.asume_coste_ss as "asumeCosteSS",
    c.informacion_tratamiento_de_datos as "informacionTratamientoDeDatos", ${logoOf('c')} as "urlLogo", c.direccion, c.cp, c.id_pais as "idPais",
    c.id_provincia as "idProvincia", c.provincia, c.localidad
  from companies c where c.id = $1`;

const own = { name: 'own_company', text: select };
const ownToChange = { name: 'own_company_to_change', text: `${select} for update` };

interface OwnCompany extends KeptData {
  readonly nombreFiscal: string;
  readonly cif: string;
  readonly estado: (typeof companies.$inferSelect)['estado'];
  readonly nombreComercial: string;
  readonly informacionTratamientoDeDatos: string | null;
  readonly urlLogo: string | null;
  readonly idPais: number;
}

export async function readCompany(db: Db, companyId: number): Promise<OwnCompany | undefined> {
  const [company] = await db.query<OwnCompany>(own, [companyId]);
  return company;
}

/** The same for a change: another change at the same time waits, and then finds what the first has made of it. */
export async function lockCompany(db: Db, companyId: number): Promise<OwnCompany | undefined> {
  const [company] = await db.query<OwnCompany>(ownToChange, [companyId]);
  return company;
}

/** Keeps what the company says now; its open offers are listed under its new name from then on (by a trigger). */
export async function saveCompany({ orm }: Db, companyId: number, data: OwnData): Promise<void> {
  await orm
    .update(companies)
    .set({ ...data, ...placeOf(data), descripcion: withBreaks(data.descripcion) })
    .where(eq(companies.id, companyId));
}

export async function ibanOf({ orm }: Db, companyId: number): Promise<string | null> {
  const [row] = await orm.select({ iban: companies.iban }).from(companies).where(eq(companies.id, companyId));
  return row?.iban ?? null;
}

/** Whether it is another one than was kept. */
export async function saveIban({ orm }: Db, companyId: number, iban: string): Promise<boolean> {
  const isOther = or(isNull(companies.iban), ne(companies.iban, iban));
  const changed = await orm
    .update(companies)
    .set({ iban })
    .where(and(eq(companies.id, companyId), isOther))
    .returning({ id: companies.id });
  return changed.length > 0;
}

/** Sets the logo of a company, or takes it away; gives where it is read. */
export async function saveLogo(
  { orm }: Db,
  companyId: number,
  logo: { id: number; autorizado: Date } | null,
): Promise<string | null> {
  const [row] = await orm
    .update(companies)
    .set({ logoId: logo?.id ?? null, logoAutorizado: logo?.autorizado ?? null })
    .where(eq(companies.id, companyId))
    .returning({ urlLogo: sql<string | null>`${sql.raw(logoOf('companies'))}` });
  return row?.urlLogo ?? null;
}
