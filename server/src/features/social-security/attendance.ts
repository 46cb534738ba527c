import type { QuarterAttendance } from '@portal/contract/social-security';
import { monthsOf, quarterSpan } from '@portal/contract/social-security-rules';
import type { Db } from '../../db/database.ts';
import { type AttendanceDay, attendanceDays } from '../placement-hours/placement-hours.queries.ts';
import type { QuarterRow } from './quarters.queries.ts';
import { daysByMonth } from './quarters.rules.ts';

/** The days of attendance of placements in a quarter, by placement. */
export async function daysIn(
  db: Db,
  trimestre: string,
  placementIds: readonly number[],
): Promise<ReadonlyMap<number, AttendanceDay[]>> {
  const days = await attendanceDays(db, { placementIds, ...quarterSpan(trimestre) });
  const byPlacement = new Map<number, AttendanceDay[]>();
  for (const day of days) {
    const others = byPlacement.get(day.idPractica);
    if (others) others.push(day);
    else byPlacement.set(day.idPractica, [day]);
  }
  return byPlacement;
}

export type Attended = QuarterRow & QuarterAttendance;

/** Placements whose days are read at once: each has some sixty in a quarter. */
const batch = 1_000;

/** Placements of a quarter with their days. */
export async function withDays(db: Db, trimestre: string, rows: readonly QuarterRow[]): Promise<Attended[]> {
  const attended: Attended[] = [];
  for (let start = 0; start < rows.length; start += batch)
    attended.push(...(await batchWithDays(db, trimestre, rows.slice(start, start + batch))));
  return attended;
}

async function batchWithDays(db: Db, trimestre: string, rows: readonly QuarterRow[]): Promise<Attended[]> {
  const ids = rows.map(({ idPractica }) => idPractica);
  const found = await daysIn(db, trimestre, ids);
  const months = monthsOf(trimestre);
  return rows.map((row) => {
    const days = found.get(row.idPractica) ?? [];
    const span = { from: row.fechaInicio, to: row.fechaFin };
    return {
      ...row,
      dias: daysByMonth(
        days.map(({ dia }) => dia),
        months,
        span,
      ),
      total: days.length,
      sinConfirmar: days.filter(({ estaConfirmado }) => !estaConfirmado).length,
    };
  });
}
