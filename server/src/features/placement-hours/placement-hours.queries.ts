import { mostWeeks } from '@portal/contract/hours-rules';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { placementWeeks } from '../../db/tables/placement-hours.ts';
import { isDayOf } from '../placements/placement-columns.ts';

export type Week = typeof placementWeeks.$inferSelect;

/** The weeks of a placement, the newest first. */
export const weeksOf = ({ orm }: Db, placementId: number): Promise<Week[]> =>
  orm
    .select()
    .from(placementWeeks)
    .where(eq(placementWeeks.placementId, placementId))
    .orderBy(desc(placementWeeks.lunes))
    .limit(mostWeeks);

/** Some weeks of a locked placement. */
export const someWeeks = ({ orm }: Db, placementId: number, mondays: readonly string[]): Promise<Week[]> =>
  orm
    .select()
    .from(placementWeeks)
    .where(and(eq(placementWeeks.placementId, placementId), inArray(placementWeeks.lunes, [...mondays])));

type Noted = Pick<Week, 'placementId' | 'lunes' | 'horas' | 'texto' | 'enviada'>;

/** Notes a week of a locked placement, or changes it; gives its version. */
export async function noteWeek({ orm }: Db, week: Noted): Promise<number> {
  const { horas, texto, enviada } = week;
  const [row] = await orm
    .insert(placementWeeks)
    .values({ ...week, estado: 'anotada' })
    .onConflictDoUpdate({
      target: [placementWeeks.placementId, placementWeeks.lunes],
      set: {
        horas,
        texto,
        enviada,
        estado: 'anotada',
        quien: null,
        motivo: null,
        version: sql`${placementWeeks.version} + 1`,
      },
    })
    .returning({ version: placementWeeks.version });
  if (!row) throw new Error('a week was not noted');
  return row.version;
}

/** Confirms or returns weeks of a locked placement. */
export async function decideOn(
  { orm }: Db,
  placementId: number,
  mondays: readonly string[],
  decision: Pick<Week, 'estado' | 'confirmada' | 'quien' | 'motivo'>,
): Promise<void> {
  await orm
    .update(placementWeeks)
    .set({ ...decision, version: sql`${placementWeeks.version} + 1` })
    .where(and(eq(placementWeeks.placementId, placementId), inArray(placementWeeks.lunes, [...mondays])));
}

const sums = {
  name: 'placement_hours_sums',
  text: `
    select coalesce(sum(h.horas), 0)::float8 as noted,
      coalesce(sum(h.horas) filter (where w.estado = 'confirmada'), 0)::float8 as confirmed
    from placements p join placement_weeks w on w.placement_id = p.id,
      unnest(w.horas) with ordinality h (horas, place), lateral (select w.lunes + h.place::integer - 1 as dia) d
    where p.id = $1 and ${isDayOf('d.dia')}`,
};

/** How many hours of a placement's days are noted, and how many of them confirmed. */
export async function sumsOf(db: Db, placementId: number): Promise<{ noted: number; confirmed: number }> {
  const [row] = await db.query<{ noted: number; confirmed: number }>(sums, [placementId]);
  return row ?? { noted: 0, confirmed: 0 };
}

const attendance = {
  name: 'placement_attendance_days',
  text: `
    select w.placement_id as "idPractica", d.dia::text as dia, h.horas::float8 as horas,
      w.estado = 'confirmada' as "estaConfirmado"
    from placements p join placement_weeks w on w.placement_id = p.id,
      unnest(w.horas) with ordinality h (horas, place), lateral (select w.lunes + h.place::integer - 1 as dia) d
    where p.id = any($1::integer[]) and w.lunes between $2::date - 6 and $3::date
      and d.dia between $2::date and $3::date and h.horas > 0 and ${isDayOf('d.dia')}
    order by w.placement_id, d.dia`,
};

export interface AttendanceDay {
  readonly idPractica: number;
  readonly dia: string;
  readonly horas: number;
  /** The host tutor or the company has confirmed its week. */
  readonly estaConfirmado: boolean;
}

/** The days between two, both included, on which students were at their placements. */
export const attendanceDays = (
  db: Db,
  { placementIds, from, to }: { placementIds: readonly number[]; from: string; to: string },
): Promise<AttendanceDay[]> => db.query<AttendanceDay>(attendance, [placementIds, from, to]);

const erase = {
  name: 'placement_weeks_erase',
  text: `
    update placement_weeks w set texto = '', quien = null, motivo = null
    where w.placement_id in (select id from placements where student_id = any($1::integer[]))`,
};

/** Of students who left long ago the hours stay, without a word of what they did. */
export async function eraseWeeks(db: Db, accountIds: readonly number[]): Promise<void> {
  await db.query(erase, [accountIds]);
}
