import type { Language } from '@portal/contract/languages';
import type { Claim, PendingFilters } from '@portal/contract/pending-claims';
import type { AskedCompany } from '@portal/contract/validations';
import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts, companyContacts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { descriptionOf } from '../company-page/company-page.queries.ts';
import { expectOne } from '../offers/offer-sql.queries.ts';
import { claimColumn, isClaimedBy, joinClaim, wordsOf } from '../pending-claims/pending-claims.queries.ts';

/**
 * What waits, and since when: a company, or, once it is in, a contact who asks to join it or what it wants to change of
 * what was verified. Those who ask to join one that waits come after it. One whose contacts have yet to confirm their
 * e-mail is nobody's.
 */
export const waitingCompanies = `
  select id, min(desde) as desde from (
  select p.id, p.creada as desde from companies p
  where p.estado = 'pendiente' and (
    exists (select from company_contacts cc where cc.company_id = p.id and cc.activo)
    or not exists (
      select from company_contacts cc join accounts a on a.id = cc.account_id
      where cc.company_id = p.id and a.email_sin_confirmar is not null))
  union all
  select c.id, min(cc.solicitado) as desde
  from company_contacts cc join companies c on c.id = cc.company_id
  where cc.solicitado is not null and c.estado = 'validada' group by c.id
  union all
  select cg.company_id, cg.fecha from company_changes cg join companies c on c.id = cg.company_id
  where cg.estado = 'pendiente' and c.estado = 'validada') each_of_them group by id`;

const columns = `
  c.id as "idEmpresa", c.nombre_comercial as "nombreComercial", c.nombre_fiscal as "nombreFiscal", c.cif,
  c.estado = 'validada' as validada, c.estado = 'pendiente' and c.motivo_rechazo is not null as revisada,
  (select trim(a.nombre || ' ' || a.apellidos) from company_contacts cc join accounts a on a.id = cc.account_id
    where cc.company_id = c.id and case when c.estado = 'validada' then cc.solicitado is not null else cc.activo end
    order by cc.solicitado, cc.id limit 1) as contacto,
  exists (select from company_changes cg where cg.company_id = c.id and cg.estado = 'pendiente') as "conCambio",
  w.desde as fecha`;

const claims = joinClaim('empresa', 'c.id::text');

export interface PendingCompany {
  idEmpresa: number;
  nombreComercial: string;
  nombreFiscal: string;
  cif: string;
  validada: boolean;
  revisada: boolean;
  contacto: string | null;
  conCambio: boolean;
  fecha: string;
  asignada: Claim;
}

/** Those that the filters leave: `$1` its words, `$2` of whom, `$3` the manager. */
const listed = `
  from (${waitingCompanies}) w join companies c on c.id = w.id ${claims}
  where ($1::text is null
      or portal_name_words(c.nombre_comercial || ' ' || c.nombre_fiscal || ' ' || c.cif) @@ portal_beginnings($1))
    and ${isClaimedBy('$2', '$3')}`;

const pendingPage = {
  name: 'manager_companies',
  text: `select ${columns}, ${claimColumn('$3')} ${listed} order by w.desde, c.id limit $4 offset $5`,
};
const pendingCount = {
  name: 'manager_companies_count',
  text: `select count(*)::integer as total ${listed}`,
};

/** A page of the companies that wait or that somebody asks to join, the oldest first, with how many there are. */
export async function pendingCompanies(
  db: Db,
  filters: PendingFilters,
  managerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ empresas: PendingCompany[]; numTotal: number }> {
  const values = [wordsOf(filters), filters.asignada ?? null, managerId] as const;
  const [empresas, count] = await Promise.all([
    db.query<PendingCompany>(pendingPage, [...values, limit, offset]),
    db.query<{ total: number }>(pendingCount, [...values]),
  ]);
  return { empresas, numTotal: expectOne(count).total };
}

export interface PendingCompanyDetail extends PendingCompany {
  descripcion: string | null;
  web: string | null;
  idSector: number | null;
  idTipoEmpresa: number | null;
  direccion: string | null;
  cp: string | null;
  localidad: string | null;
  idPais: number;
  idProvincia: number | null;
  provincia: string | null;
  iban: string | null;
  motivoRechazo: string | null;
}

const pendingOne = {
  name: 'manager_company',
  text: `
    select ${columns}, ${descriptionOf('c')} as descripcion, c.web, c.id_sector as "idSector", c.id_tipo_empresa as "idTipoEmpresa",
      c.direccion, c.cp, c.localidad, c.id_pais as "idPais", c.id_provincia as "idProvincia", c.provincia, c.iban,
      c.motivo_rechazo as "motivoRechazo", ${claimColumn('$2')}
    from (${waitingCompanies}) w join companies c on c.id = w.id ${claims} where c.id = $1`,
};

export async function findPendingCompany(
  db: Db,
  id: number,
  managerId: number,
): Promise<PendingCompanyDetail | undefined> {
  const [company] = await db.query<PendingCompanyDetail>(pendingOne, [id, managerId]);
  return company;
}

const contacts = {
  name: 'manager_company_contacts',
  text: `
    select cc.id as "idContacto", trim(a.nombre || ' ' || a.apellidos) as nombre, cc.puesto, a.email, cc.telefono,
      cc.solicitado is not null as pendiente, a.idioma
    from company_contacts cc join accounts a on a.id = cc.account_id
    where cc.company_id = $1 and (cc.activo or cc.solicitado is not null) order by cc.id`,
};

export interface Contact {
  idContacto: number;
  nombre: string;
  puesto: string | null;
  email: string;
  telefono: string | null;
  /** Asks to join the company. */
  pendiente: boolean;
  idioma: Language | null;
}

/** What a company says of itself when it asks. */
const said = {
  nombreComercial: companies.nombreComercial,
  nombreFiscal: companies.nombreFiscal,
  idTipoEmpresa: companies.idTipoEmpresa,
  idSector: companies.idSector,
  web: companies.web,
  direccion: companies.direccion,
  cp: companies.cp,
  idPais: companies.idPais,
  idProvincia: companies.idProvincia,
  provincia: companies.provincia,
  localidad: companies.localidad,
} satisfies Record<keyof AskedCompany, unknown>;

/** Those who speak for a company, and those who ask to. */
export const contactsOf = (db: Db, companyId: number): Promise<Contact[]> => db.query(contacts, [companyId]);

/** What a company says of itself now, and what it said when it was turned down; null where it never was. */
export async function versionsOf(db: Db, id: number) {
  const [versions] = await db.orm
    .select({ now: said, reviewed: companies.versionRevisada })
    .from(companies)
    .where(eq(companies.id, id));
  return versions;
}

/** A company for a change: a second manager waits, and then finds what the first has made of it. */
export async function lockCompany(db: Db, id: number) {
  const [company] = await db.orm
    .select({ id: companies.id, estado: companies.estado, said })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update');
  return company;
}

export async function saveDecision(
  db: Db,
  id: number,
  decision: {
    estado: 'validada' | 'rechazada';
    motivoRechazo: string | null;
    versionRevisada: AskedCompany | null;
  },
): Promise<void> {
  await db.orm.update(companies).set(decision).where(eq(companies.id, id));
}

/** Lets somebody who asks to join a company in; gives the account, undefined where nobody such asks. */
export async function letContactIn(
  db: Db,
  companyId: number,
  idContacto: number,
): Promise<number | undefined> {
  const [contact] = await db.orm
    .update(companyContacts)
    .set({ activo: true, solicitado: null })
    .where(
      and(
        eq(companyContacts.id, idContacto),
        eq(companyContacts.companyId, companyId),
        isNotNull(companyContacts.solicitado),
      ),
    )
    .returning({ accountId: companyContacts.accountId });
  return contact?.accountId ?? undefined;
}

/** Deletes those of these contacts who ask to join the company, and the accounts that they asked with. */
export async function deleteJoining(
  { orm }: Db,
  companyId: number,
  contactIds: readonly number[],
): Promise<void> {
  const gone = await orm
    .delete(companyContacts)
    .where(
      and(
        inArray(companyContacts.id, [...contactIds]),
        eq(companyContacts.companyId, companyId),
        isNotNull(companyContacts.solicitado),
      ),
    )
    .returning({ accountId: companyContacts.accountId });
  const elsewhere = orm
    .select({ id: companyContacts.id })
    .from(companyContacts)
    .where(eq(companyContacts.accountId, accounts.id));
  await orm.delete(accounts).where(
    and(
      inArray(
        accounts.id,
        gone.flatMap(({ accountId }) => accountId ?? []),
      ),
      notExists(elsewhere),
    ),
  );
}
