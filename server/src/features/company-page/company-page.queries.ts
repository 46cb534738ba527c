import { placeOf } from '@portal/contract/places';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { type KeptData, type OwnData, withBreaks } from './company-page.rules.ts';

/** The description of a company with line breaks in the place of its `br` tags: all who read it read it so. */
export const descriptionOf = (company: string): string =>
  `regexp_replace(${company}.descripcion, '<br\\s*/?>', E'\\n', 'gi')`;

const select = `
  select c.nombre_fiscal as "nombreFiscal", c.cif, c.estado, c.nombre_comercial as "nombreComercial",
    c.id_tipo_empresa as "idTipoEmpresa", c.id_sector as "idSector", c.rango_empleados as "rangoEmpleados",
    ${descriptionOf('c')} as descripcion, c.web, c.direccion, c.cp, c.id_pais as "idPais",
    c.id_provincia as "idProvincia", c.provincia, c.localidad
  from companies c where c.id = $1`;

const own = { name: 'own_company', text: select };
const ownToChange = { name: 'own_company_to_change', text: `${select} for update` };

interface OwnCompany extends KeptData {
  readonly nombreFiscal: string;
  readonly cif: string;
  readonly estado: (typeof companies.$inferSelect)['estado'];
  readonly nombreComercial: string;
  readonly idPais: number;
}

export async function readCompany(db: Db, companyId: number): Promise<OwnCompany | undefined> {
  const [company] = await db.query<OwnCompany>(own, [companyId]);
  return company;
}

/** The same for a change: whoever changes it at the same time waits, and then finds what the first has made of it. */
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
