import { dismissalReasons } from '@portal/contract/for-you';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { dismissedOffers, seenOffers } from '../../server/src/db/tables/for-you.ts';
import type { Demo } from '../demo.ts';
import { inBatches } from '../insert.ts';
import { around } from '../random.ts';

const seenEach = 6;
const minute = 60_000;

/** What students opened when they were last here, and some offers that they put aside. */
export async function addSeenAndPutAside({
  db: { orm },
  offers,
  applications,
}: Pick<Demo, 'db' | 'offers' | 'applications'>): Promise<void> {
  const people = await orm
    .select({ id: accounts.id, ultimoAcceso: accounts.ultimoAcceso })
    .from(accounts)
    .where(and(eq(accounts.userType, 'Alumno'), isNotNull(accounts.ultimoAcceso)))
    .orderBy(asc(accounts.id));
  const sent = new Set(applications.map(({ student, offer }) => `${student.id} ${offer.id}`));
  const visits = people.flatMap(({ id: studentId, ultimoAcceso }, place) => {
    if (ultimoAcceso === null) return [];
    const known = offers.filter(
      ({ id, meta }) =>
        meta.estado === 'abierta' && meta.fecha < ultimoAcceso && !sent.has(`${studentId} ${id}`),
    );
    if (known.length === 0) return [];
    return Array.from({ length: seenEach }, (_, step) => ({
      studentId,
      offerId: around(known, place * 7 + step * 5).id,
      fecha: new Date(ultimoAcceso.getTime() - (step + 1) * 4 * minute),
      step,
      place,
    }));
  });
  const seen = visits.filter(
    ({ studentId, offerId, step }) =>
      !visits.some((one) => one.studentId === studentId && one.offerId === offerId && one.step < step),
  );
  await inBatches(
    seen.map(({ studentId, offerId, fecha }) => ({ studentId, offerId, fecha })),
    (values) => orm.insert(seenOffers).values(values).returning(),
  );
  const aside = seen.filter(({ step, place }) => step === 3 || (step === 5 && place % 2 === 0));
  await inBatches(
    aside.map(({ studentId, offerId, fecha, place, step }) => ({
      studentId,
      offerId,
      fecha,
      motivo: step === 5 ? null : around(dismissalReasons, place),
    })),
    (values) => orm.insert(dismissedOffers).values(values).returning(),
  );
}
