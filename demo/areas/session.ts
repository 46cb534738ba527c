import { and, asc, eq, lt, ne } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import type { PlannedApplication, StoredOffer } from '../application-plan.ts';
import { type Demo, settledIn } from '../demo.ts';

/** The last login of everybody who has been here for a while: after the last thing that they did. */
export async function addLastAccesses({ db: { orm }, applications, offers, calendar }: Demo): Promise<void> {
  const acted = lastActs(applications, offers);
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

/** The last thing that each account did, as its applications and offers tell. */
function lastActs(
  applications: readonly PlannedApplication[],
  offers: readonly StoredOffer[],
): ReadonlyMap<number, Date> {
  const acted = new Map<number, Date>();
  const note = (accountId: number, fecha: Date) => {
    const known = acted.get(accountId);
    if (known === undefined || known < fecha) acted.set(accountId, fecha);
  };
  for (const { accountId, meta } of offers) note(accountId, meta.fecha);
  for (const { offer, student, events } of applications) {
    for (const { fecha, quien } of events) {
      if (quien === 'alumno') note(student.id, fecha);
      if (quien === 'empresa') note(offer.accountId, fecha);
    }
  }
  return acted;
}
