import { and, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { constraintOf, type Db } from '../../db/database.ts';
import { accounts, companyContacts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { students } from '../../db/tables/students.ts';
import { studies } from '../../db/tables/studies.ts';

type NewAccount = typeof accounts.$inferInsert;
type NewCompany = typeof companies.$inferInsert;

/** A student with an account and the study registered with; gives its id. */
export async function addStudent(
  { orm }: Db,
  account: NewAccount,
  student: Omit<typeof students.$inferInsert, 'id'>,
  study: Omit<typeof studies.$inferInsert, 'studentId'>,
): Promise<number> {
  const [row] = await orm.insert(accounts).values(account).returning({ id: accounts.id });
  if (!row) throw new Error('an account was not saved');
  await orm.insert(students).values({ ...student, id: row.id });
  await orm.insert(studies).values({ ...study, studentId: row.id });
  return row.id;
}

/** What of a registration somebody else has already; undefined where it failed for another reason. */
export function takenBySomebody(error: unknown): 'signupEmailRegistered' | 'idRegistered' | undefined {
  const constraint = constraintOf(error);
  if (constraint === 'accounts_login') return 'signupEmailRegistered';
  return constraint === 'students_dni' ? 'idRegistered' : undefined;
}

/** Whether the student with this login has registered, and no manager has let them in yet. */
export async function waitsToBeLetIn({ orm }: Db, usuario: string): Promise<boolean> {
  const found = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.userType, 'Alumno'), eq(accounts.usuario, usuario), eq(accounts.estado, 'pendiente')),
    );
  return found.length > 0;
}

/** The company with this tax id, or that which it was merged into. */
const survivorOf = (cif: string) =>
  sql`(select coalesce(k.fusionada_en, k.id) from companies k where k.cif = ${cif})`;

/**
 * The company with this tax id that can be joined: one that was turned down, or that nobody speaks for yet, is asked for
 * like one that is new.
 */
const toBeJoined = ({ orm }: Db, cif: string) =>
  orm
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.id, survivorOf(cif)),
        ne(companies.estado, 'rechazada'),
        or(ne(companies.estado, 'pendiente'), exists(speakersOf(orm, companies.id))),
      ),
    );

export async function isKnownCompany(db: Db, cif: string): Promise<boolean> {
  return (await toBeJoined(db, cif)).length > 0;
}

/** The company to join, which until the transaction ends no manager decides on; undefined if none has this tax id. */
export async function knownCompany(db: Db, cif: string) {
  const [company] = await toBeJoined(db, cif).for('update');
  return company;
}

/**
 * The company with this tax id, made if it is new: `estado` is what it was in before, undefined where it was
 * not known. Until the transaction ends no manager decides on it.
 */
export async function companyToJoin(db: Db, company: NewCompany) {
  // Another registration of the same company may be given up in between: then it is made anew.
  const found = (await claimCompany(db, company)) ?? (await claimCompany(db, company));
  if (!found) throw new Error('a company went twice while somebody asked to join it');
  return found;
}

async function claimCompany({ orm }: Db, company: NewCompany) {
  const [made] = await orm
    .insert(companies)
    .values(company)
    .onConflictDoNothing({ target: companies.cif })
    .returning({ id: companies.id });
  if (made) return { id: made.id, estado: undefined, nombreComercial: company.nombreComercial };
  const [known] = await orm
    .select({ id: companies.id, estado: companies.estado, nombreComercial: companies.nombreComercial })
    .from(companies)
    .where(eq(companies.id, survivorOf(company.cif)))
    .for('update');
  // A manager merged it into another one while it was waited for: it is looked for again.
  return known?.estado === 'fusionada' ? undefined : known;
}

const speakersOf = (orm: Db['orm'], companyId: number | typeof companies.id) =>
  orm
    .select({ id: companyContacts.id })
    .from(companyContacts)
    .where(and(eq(companyContacts.companyId, companyId), eq(companyContacts.activo, true)));

/** Whether a contact who has confirmed the e-mail speaks for a company. */
export async function hasSpeaker({ orm }: Db, companyId: number): Promise<boolean> {
  return (await speakersOf(orm, companyId).limit(1)).length > 0;
}

/**
 * Has a company that was turned down, or that nobody speaks for yet, wait again, as it says now that it is; who asked
 * before speaks for it no more. Why it was turned down stays, for the manager who looks at it again.
 */
export async function askAgain({ orm }: Db, companyId: number, company: NewCompany): Promise<void> {
  await orm.update(companies).set(company).where(eq(companies.id, companyId));
  await orm.update(companyContacts).set({ activo: false }).where(eq(companyContacts.companyId, companyId));
}

/**
 * The contact's account with this login where it never opened anything and opens nothing now: each company that it asked
 * for was turned down, or waits by somebody else's request. One that a manager has blocked stays.
 */
function turnedDown(usuario: string): SQL | undefined {
  const { stays, some } = {
    stays: sql`(c.estado in ('validada', 'bloqueada') or cc.solicitado is not null
      or (cc.activo and c.estado <> 'rechazada'))`,
    some: sql`select from company_contacts cc join companies c on c.id = cc.company_id
      where cc.account_id = ${accounts.id}`,
  };
  return and(
    eq(accounts.userType, 'Empresa'),
    eq(accounts.usuario, usuario),
    eq(accounts.estado, 'activa'),
    isNull(accounts.emailSinConfirmar),
    sql`exists (${some})`,
    sql`not exists (${some} and ${stays})`,
  );
}

/** Whether a new registration of the contact with this login may take their account's place, once it is confirmed. */
export async function givesWay({ orm }: Db, usuario: string): Promise<boolean> {
  return (await orm.$count(accounts, turnedDown(usuario))) > 0;
}

/** Deletes the account with this login where it gives way. */
export async function replaceTurnedDown({ orm }: Db, usuario: string): Promise<void> {
  await orm.delete(accounts).where(turnedDown(usuario));
}

/** A contact's account; undefined where the e-mail has one. */
export async function addContactAccount({ orm }: Db, account: NewAccount): Promise<number | undefined> {
  const [row] = await orm
    .insert(accounts)
    .values(account)
    .onConflictDoNothing({ target: [accounts.userType, accounts.usuario] })
    .returning({ id: accounts.id });
  return row?.id;
}

export async function addContact({ orm }: Db, contact: typeof companyContacts.$inferInsert): Promise<void> {
  await orm.insert(companyContacts).values(contact);
}

/** Whether the contact with this login is one of the company, and whether one of another. */
export async function companiesWith(
  { orm }: Db,
  usuario: string,
  companyId: number,
): Promise<{ own: boolean; other: boolean }> {
  const [row] = await orm
    .select({
      own: sql<boolean>`coalesce(bool_or(${eq(companyContacts.companyId, companyId)}), false)`,
      other: sql<boolean>`coalesce(bool_or(${ne(companyContacts.companyId, companyId)}), false)`,
    })
    .from(accounts)
    .innerJoin(companyContacts, eq(companyContacts.accountId, accounts.id))
    .where(and(eq(accounts.userType, 'Empresa'), eq(accounts.usuario, usuario)));
  return row ?? { own: false, other: false };
}
