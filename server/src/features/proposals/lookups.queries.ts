import type { Db } from '../../db/database.ts';

/** Whom a proposal names: every look-up goes by what whoever proposes has typed, and finds nothing of people who left. */

export interface Company {
  id: number;
  nombreComercial: string;
}

const company = {
  name: 'proposal_company',
  text: `
    select c.id, c.nombre_comercial as "nombreComercial" from companies c
    where c.id = (select coalesce(k.fusionada_en, k.id) from companies k where k.cif = $1) and c.estado = 'validada'`,
};

/** The company that takes part with this tax id, also where it was merged since. */
export async function companyWith(db: Db, cif: string): Promise<Company | undefined> {
  const [row] = await db.query<Company>(company, [cif]);
  return row;
}

const contact = {
  name: 'proposal_contact',
  text: `
    select exists (select from company_contacts
      where company_id = $1 and email = lower($2) and eliminado is null and bloqueado is null) as "isThere"`,
};

/** Whether the e-mail is one of the company's contacts. */
export async function hasContact(db: Db, companyId: number, email: string): Promise<boolean> {
  const [row] = await db.query<{ isThere: boolean }>(contact, [companyId, email]);
  return row?.isThere ?? false;
}

const student = `
  select s.id from students s join accounts acc on acc.id = s.id
  where acc.estado = 'activa' and s.con_practicas and not s.solo_ciclos_uax`;
const byNumber = { name: 'proposal_student', text: `${student} and s.dni = $1` };
const byEither = {
  name: 'proposal_student_either',
  text: `${student} and (s.dni = $1 or acc.usuario = lower($2))`,
};
const byId = { name: 'proposal_student_id', text: `${student} and s.id = $1 for share of acc` };

const only = ([row]: { id: number }[]): number | undefined => row?.id;

/** The student with this identity number who can do internships; anybody else is not there. */
export const studentWith = async (db: Db, dni: string): Promise<number | undefined> =>
  only(await db.query(byNumber, [dni]));

/** The same, also by e-mail. */
export const studentBy = async (db: Db, dni: string, written: string): Promise<number | undefined> =>
  only(await db.query(byEither, [dni, written]));

/** Whether the student can still do internships; the account stays so until the transaction ends. */
export const isEligible = async (db: Db, studentId: number): Promise<boolean> =>
  only(await db.query(byId, [studentId])) !== undefined;

export interface OwnStudy {
  idEstudio: number;
  idTitulacion: number | null;
  titulo: string | null;
}

const studies = {
  name: 'proposal_studies',
  text: `
    select id as "idEstudio", id_titulacion as "idTitulacion", titulo from studies
    where student_id = $1 and de_la_universidad and actual order by id desc`,
};

/** The degrees of the university that a student has under way. */
export const currentStudies = (db: Db, studentId: number): Promise<OwnStudy[]> =>
  db.query<OwnStudy>(studies, [studentId]);

const validated = {
  name: 'proposal_company_active',
  text: `select id from companies where id = $1 and estado = 'validada' for share`,
};

/** Whether the company takes part; it does so until the transaction ends. */
export const takesPart = async (db: Db, companyId: number): Promise<boolean> =>
  only(await db.query(validated, [companyId])) !== undefined;

const number = {
  name: 'proposal_social_security',
  text: `select coalesce(btrim(num_seg_social), '') <> '' as "isThere" from students where id = $1`,
};

export async function hasSocialSecurity(db: Db, studentId: number): Promise<boolean> {
  const [row] = await db.query<{ isThere: boolean }>(number, [studentId]);
  return row?.isThere ?? false;
}

const contacts = {
  name: 'proposal_has_contacts',
  text: `select exists (select from company_contacts where company_id = $1 and activo) as "isThere"`,
};

/** Whether anybody speaks for the company on the portal. */
export async function speaks(db: Db, companyId: number): Promise<boolean> {
  const [row] = await db.query<{ isThere: boolean }>(contacts, [companyId]);
  return row?.isThere ?? false;
}

const person = {
  name: 'proposal_person',
  text: `select s.dni, acc.email from students s join accounts acc on acc.id = s.id where s.id = $1`,
};

/** By what the institution knows a student. */
export async function personOf(
  db: Db,
  studentId: number,
): Promise<{ dni: string | null; email: string | null } | undefined> {
  const [row] = await db.query<{ dni: string | null; email: string | null }>(person, [studentId]);
  return row;
}

const taxId = { name: 'proposal_tax_id', text: 'select cif from companies where id = $1' };

export async function taxIdOf(db: Db, companyId: number): Promise<string | null> {
  const [row] = await db.query<{ cif: string }>(taxId, [companyId]);
  return row?.cif ?? null;
}
