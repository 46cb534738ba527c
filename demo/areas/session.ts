import { and, asc, eq, like, lt, ne } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { agreementEvents } from '../../server/src/db/tables/agreements.ts';
import {
  applicationEvents,
  applications as sentApplications,
} from '../../server/src/db/tables/applications.ts';
import { educationRequestEvents } from '../../server/src/db/tables/education-requests.ts';
import type { PlannedApplication, StoredOffer } from '../application-plan.ts';
import { type Demo, settledIn } from '../demo.ts';

/** The last login of everybody who has been here for a while: after the last thing that they did. */
export async function addLastAccesses({ db: { orm }, applications, offers, calendar }: Demo): Promise<void> {
  const aboutAgreements = await orm
    .select({ accountId: agreementEvents.accountId, fecha: agreementEvents.fecha })
    .from(agreementEvents);
  const aboutRequests = await orm
    .select({ accountId: educationRequestEvents.accountId, fecha: educationRequestEvents.fecha })
    .from(educationRequestEvents);
  const acted = lastActs(applications, offers, [
    ...(await aboutInterviews(orm)),
    ...aboutAgreements,
    ...aboutRequests,
  ]);
  const people = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.estado, 'activa'),
        ne(accounts.userType, 'Gestor'),
        lt(accounts.creada, settledIn(calendar)),
      ),
    )
    .orderBy(asc(accounts.id));
  for (const [place, { id }] of people.entries()) {
    const looked = calendar.moment(-1 - (place % 25), 7 + (place % 10), (place * 7) % 60);
    const did = acted.get(id);
    const ultimoAcceso = did !== undefined && did > looked ? did : looked;
    await orm.update(accounts).set({ ultimoAcceso }).where(eq(accounts.id, id));
  }
}

interface Act {
  accountId: number | null;
  fecha: Date;
}

/** What companies and students did about interviews. */
async function aboutInterviews(orm: Demo['db']['orm']): Promise<Act[]> {
  const acts = await orm
    .select({
      quien: applicationEvents.quien,
      fecha: applicationEvents.fecha,
      contactId: applicationEvents.accountId,
      studentId: sentApplications.studentId,
    })
    .from(applicationEvents)
    .innerJoin(sentApplications, eq(sentApplications.id, applicationEvents.applicationId))
    .where(like(applicationEvents.hecho, 'entrevista%'));
  return acts.map(({ quien, fecha, contactId, studentId }) => ({
    accountId: quien === 'alumno' ? studentId : contactId,
    fecha,
  }));
}

/** The last thing that each account did, as its applications and offers tell. */
function lastActs(
  applications: readonly PlannedApplication[],
  offers: readonly StoredOffer[],
  others: readonly Act[],
): ReadonlyMap<number, Date> {
  const acted = new Map<number, Date>();
  const note = (accountId: number, fecha: Date) => {
    const known = acted.get(accountId);
    if (known === undefined || known < fecha) acted.set(accountId, fecha);
  };
  for (const { accountId, meta } of offers) note(accountId, meta.fecha);
  for (const { accountId, fecha } of others) if (accountId !== null) note(accountId, fecha);
  for (const { offer, student, events } of applications) {
    for (const { fecha, quien } of events) {
      if (quien === 'alumno') note(student.id, fecha);
      if (quien === 'empresa') note(offer.accountId, fecha);
    }
  }
  return acted;
}
