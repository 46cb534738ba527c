import type { Brand } from '@portal/contract/brand';
import { and, eq, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { dataProtectionAcceptances } from '../db/tables/access.ts';
import { accounts } from '../db/tables/accounts.ts';
import { offers } from '../db/tables/offers.ts';
import { type KeptOffer, planApplications } from './application-plan.ts';
import { keepCommunications } from './communications.ts';
import { calendarAt } from './dates.ts';
import { inBatches } from './insert.ts';
import { keepApplications, keepNotifications } from './keep-applications.ts';
import { type KeptCompany, keepCompanies, keepManager, keepStudents, type SaveFile } from './keep-people.ts';
import { keepLastAccesses } from './last-accesses.ts';
import { type DemoOffer, makeOffers } from './offers.ts';
import { at, seeded } from './random.ts';
import { fixedStudents } from './student-fixed.ts';
import { makeStudents } from './student-people.ts';
import { keepSurveys } from './surveys.ts';
import { keepWaitingStudents } from './waiting-students.ts';

/** Whether nobody can log in yet. */
export async function isEmpty({ orm }: Db): Promise<boolean> {
  const found = await orm.select({ id: accounts.id }).from(accounts).limit(1);
  return found.length === 0;
}

/**
 * Fills an empty database with the demo institution: companies, offers, students, applications, surveys. The same on
 * every machine but for its dates, which count from `now`. Runs in the caller's transaction; without
 * `saveFile` nobody's CV has documents. Everybody's password is that of the hash.
 */
export async function loadDemo(
  db: Db,
  now: Date,
  passwordHash: string,
  brand: Brand,
  saveFile?: SaveFile,
): Promise<void> {
  const calendar = calendarAt(now);
  await keepManager(db, calendar, passwordHash);
  const companies = await keepCompanies(db, calendar, passwordHash, seeded(1));
  const people = [...fixedStudents(calendar, brand), ...makeStudents(calendar, brand, seeded(2))];
  const students = await keepStudents(db, people, calendar, passwordHash, saveFile);
  await keepWaitingStudents(db, calendar, brand, passwordHash);
  const kept = await keepOffers(db, makeOffers(calendar, brand, seeded(3)), companies);
  const applications = planApplications(kept, students, calendar, brand, seeded(4));
  await keepApplications(db, applications, calendar, brand, saveFile);
  await keepNotifications(db, applications, kept, companies, calendar);
  await keepCommunications(db, calendar, brand);
  await keepSurveys(db, calendar, brand);
  const accepted = calendar.moment(-120);
  await keepAcceptances(db, brand, accepted);
  await keepLastAccesses(db, applications, kept, calendar, accepted);
}

/**
 * Everybody who can log in has accepted the data-protection text; whoever waits for a manager, or whose company does,
 * has come since and will be asked when they are let in.
 */
async function keepAcceptances(
  { orm }: Db,
  { textoRGPD, idiomaPorDefecto }: Brand,
  fecha: Date,
): Promise<void> {
  if (textoRGPD === null) return;
  const { version } = textoRGPD;
  const people = await orm
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.estado, 'activa'), ne(accounts.userType, 'Gestor'), lt(accounts.creada, fecha)));
  const rows = people.map(({ accountId }) => ({ accountId, version, idioma: idiomaPorDefecto, fecha }));
  await inBatches(rows, (values) =>
    orm.insert(dataProtectionAcceptances).values(values).returning({ id: dataProtectionAcceptances.id }),
  );
}

async function keepOffers(
  { orm }: Db,
  made: readonly DemoOffer[],
  companies: readonly KeptCompany[],
): Promise<KeptOffer[]> {
  const rows = made.map((offer) => {
    const company = at(companies, offer.plan.companyIndex);
    return { ...offer, companyId: company.id, accountId: company.contacts[0] };
  });
  const ids = await inBatches(
    rows.map(({ content, meta, companyId, accountId }) => ({ ...content, ...meta, companyId, accountId })),
    (values) => orm.insert(offers).values(values).returning({ id: offers.id }),
  );
  return rows.map((row, place) => ({ ...row, id: at(ids, place).id }));
}
