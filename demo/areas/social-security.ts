import { addDays } from '@portal/contract/days';
import { quarterBefore, quarterSpan } from '@portal/contract/social-security-rules';
import { asc, eq } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { placements } from '../../server/src/db/tables/placements.ts';
import { lastDayOf } from '../../server/src/features/placements/dates.rules.ts';
import { addEvent, type Placement } from '../../server/src/features/placements/placements.queries.ts';
import { daysIn } from '../../server/src/features/social-security/attendance.ts';
import { changeMarks } from '../../server/src/features/social-security/marks.queries.ts';
import { reportable, saveReported } from '../../server/src/features/social-security/quarters.queries.ts';
import type { Demo } from '../demo.ts';

/** Days after its first or its last day on which a placement was registered or deregistered. */
const promptly = 3;

/** One in so many is not registered yet, or not deregistered; another is left out. */
const rhythm = 5;

/** Who was registered and who was not in time, and a part of the last quarter's days reported. */
export async function addSocialSecurity(demo: Demo): Promise<void> {
  const all = await demo.db.orm.select().from(placements).orderBy(asc(placements.id));
  const accountId = await managerOf(demo);
  for (const [place, placement] of all.entries()) await noteOf(demo, placement, place, accountId);
  await reportQuarterBefore(demo, all, accountId);
}

async function managerOf({ db }: Demo): Promise<number> {
  const [manager] = await db.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.userType, 'Gestor'))
    .orderBy(asc(accounts.id))
    .limit(1);
  if (!manager) throw new Error('the demo institution has no manager');
  return manager.id;
}

async function noteOf({ db, calendar }: Demo, placement: Placement, place: number, accountId: number) {
  const today = calendar.day(0);
  const { id, fechaInicio } = placement;
  const alta = addDays(fechaInicio, promptly);
  const last = lastDayOf(placement);
  if (last < fechaInicio) return;
  if (place % rhythm === 3) {
    await changeMarks(db, id, {
      excluida: momentOn(fechaInicio),
      excluidaPor: accountId,
      motivo: place % 2 === 0 ? 'pensionista' : 'otroTrabajo',
    });
    return;
  }
  if (alta > today || place % rhythm === 1) return;
  await changeMarks(db, id, { alta, altaAnotada: momentOn(alta), altaPor: accountId });
  await addEvent(db, { placementId: id, tipo: 'altaSeguridadSocial', fecha: momentOn(alta), accountId });
  const baja = addDays(last, promptly);
  if (baja > today || place % rhythm === 2) return;
  await changeMarks(db, id, { baja, bajaAnotada: momentOn(baja), bajaPor: accountId });
  await addEvent(db, { placementId: id, tipo: 'bajaSeguridadSocial', fecha: momentOn(baja), accountId });
}

/** Every other placement of the last quarter. */
async function reportQuarterBefore({ db, calendar }: Demo, all: readonly Placement[], accountId: number) {
  const today = calendar.day(0);
  const trimestre = quarterBefore(today);
  const span = quarterSpan(trimestre);
  const fecha = addDays(span.to, 1);
  const found = await reportable(
    db,
    trimestre,
    span,
    all.map(({ id }) => id),
  );
  const reported = found.filter((_, place) => place % 2 === 0);
  const days = await daysIn(db, trimestre, reported);
  const noted = { trimestre, fecha, anotado: momentOn(fecha), accountId };
  if (reported.length > 0)
    await saveReported(
      db,
      reported.map((placementId) => ({ ...noted, placementId, dias: days.get(placementId)?.length ?? 0 })),
    );
}

const momentOn = (day: string): Date => new Date(`${day}T09:30:00Z`);
