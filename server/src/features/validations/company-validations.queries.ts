import type { Language } from '@portal/contract/languages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';

const columns = `
  c.id as "idEmpresa", c.nombre_comercial as "nombreComercial", c.nombre_fiscal as "nombreFiscal", c.cif,
  (select trim(a.nombre || ' ' || a.apellidos) from company_contacts cc join accounts a on a.id = cc.account_id
    where cc.company_id = c.id and cc.activo order by cc.id limit 1) as contacto,
  c.creada as fecha`;

export interface PendingCompany {
  idEmpresa: number;
  nombreComercial: string;
  nombreFiscal: string;
  cif: string;
  contacto: string | null;
  fecha: string;
}

const pendingPage = {
  name: 'manager_companies',
  text: `select ${columns} from companies c where c.estado = 'pendiente' order by c.creada, c.id limit $1 offset $2`,
};

/** Companies that wait, the oldest first. */
export const pendingCompanies = (db: Db, limit: number, offset: number): Promise<PendingCompany[]> =>
  db.query(pendingPage, [limit, offset]);

export interface PendingCompanyDetail extends PendingCompany {
  descripcion: string | null;
  web: string | null;
  idSector: number | null;
  idTipoEmpresa: number | null;
  direccion: string | null;
  localidad: string | null;
}

const pendingOne = {
  name: 'manager_company',
  text: `
    select ${columns}, c.descripcion, c.web, c.id_sector as "idSector", c.id_tipo_empresa as "idTipoEmpresa",
      c.direccion, c.localidad
    from companies c where c.id = $1 and c.estado = 'pendiente'`,
};

export async function findPendingCompany(db: Db, id: number): Promise<PendingCompanyDetail | undefined> {
  const [company] = await db.query<PendingCompanyDetail>(pendingOne, [id]);
  return company;
}

const contacts = {
  name: 'manager_company_contacts',
  text: `
    select trim(a.nombre || ' ' || a.apellidos) as nombre, cc.puesto, a.email, cc.telefono, a.idioma
    from company_contacts cc join accounts a on a.id = cc.account_id
    where cc.company_id = $1 and cc.activo order by cc.id`,
};

export interface Contact {
  nombre: string;
  puesto: string | null;
  email: string;
  telefono: string | null;
  idioma: Language | null;
}

export const contactsOf = (db: Db, companyId: number): Promise<Contact[]> => db.query(contacts, [companyId]);

/** A company for a change: a second manager waits, and then finds what the first has made of it. */
export async function lockCompany(db: Db, id: number) {
  const [company] = await db.orm
    .select({ id: companies.id, estado: companies.estado, nombreComercial: companies.nombreComercial })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update');
  return company;
}

export async function saveDecision(
  db: Db,
  id: number,
  decision: { estado: 'validada' | 'rechazada'; motivoRechazo: string | null },
): Promise<void> {
  await db.orm.update(companies).set(decision).where(eq(companies.id, id));
}
