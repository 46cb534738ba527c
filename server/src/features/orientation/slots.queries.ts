import { maxSlots, maxSlotsOfWeek } from '@portal/contract/orientation';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orientationAppointments, orientationSlots } from '../../db/tables/orientation.ts';

const standing = `('reservada', 'asistida', 'ausente')`;

const free = {
  name: 'orientation_free_slots',
  text: `
    select s.id as "idHueco", s.counsellor_id as "idOrientador", s.inicio, s.duracion
    from counsellors c cross join lateral (
      select s.* from orientation_slots s
      where s.counsellor_id = c.id and s.inicio > $1 and s.inicio < $2 and not s.retirado
        and not exists (select from orientation_appointments a where a.slot_id = s.id and a.estado in ${standing})
      order by s.inicio, s.id
      limit greatest(1, ${maxSlots} / (select count(*)::integer from counsellors where activo))) s
    where c.activo
    order by s.inicio, s.id limit ${maxSlots}`,
};

interface FreeRow {
  idHueco: number;
  idOrientador: number;
  inicio: string;
  duracion: number;
}

/** The times between two moments that nobody has booked, the next first; each counsellor has an equal share of them. */
export const freeSlots = (db: Db, from: Date, until: Date): Promise<FreeRow[]> =>
  db.query(free, [from.toISOString(), until.toISOString()]);

const week = {
  name: 'orientation_week',
  text: `
    select s.id as "idHueco", c.id as "idOrientador", c.nombre as orientador, c.lugar, c.enlace, s.inicio, s.duracion,
      case when a.id is not null then json_build_object('idCita', a.id, 'idAlumno', u.id,
        'alumno', trim(concat_ws(' ', u.nombre, u.apellidos)), 'estado', a.estado, 'motivo', a.motivo) end as cita
    from orientation_slots s join counsellors c on c.id = s.counsellor_id
      left join orientation_appointments a on a.slot_id = s.id and a.estado in ${standing}
      left join accounts u on u.id = a.student_id
    where s.inicio >= $1 and s.inicio < $2 and ($3::integer is null or s.counsellor_id = $3)
      and (not s.retirado or a.id is not null)
    order by s.inicio, c.nombre, s.id limit ${maxSlotsOfWeek + 1}`,
};

interface WeekRow {
  idHueco: number;
  idOrientador: number;
  orientador: string;
  lugar: string | null;
  enlace: string | null;
  inicio: string;
  duracion: number;
  cita: {
    idCita: number;
    idAlumno: number;
    alumno: string;
    estado: 'reservada' | 'asistida' | 'ausente';
    motivo: string | null;
  } | null;
}

/** The times between two moments with who has booked them, of one counsellor or of all: one more than a week shows at most. */
export const slotsBetween = (
  db: Db,
  { from, until, counsellorId }: { from: Date; until: Date; counsellorId: number | undefined },
): Promise<WeekRow[]> => db.query(week, [from.toISOString(), until.toISOString(), counsellorId ?? null]);

/** The times of a counsellor that a series between two moments may meet. */
export const slotsOf = (
  { orm }: Db,
  counsellorId: number,
  { from, until }: { from: Date; until: Date },
): Promise<{ inicio: Date; duracion: number }[]> =>
  orm
    .select({ inicio: orientationSlots.inicio, duracion: orientationSlots.duracion })
    .from(orientationSlots)
    .where(
      and(
        eq(orientationSlots.counsellorId, counsellorId),
        eq(orientationSlots.retirado, false),
        gte(orientationSlots.inicio, from),
        lt(orientationSlots.inicio, until),
      ),
    );

export async function insertSlots(
  { orm }: Db,
  counsellorId: number,
  { moments, duracion }: { moments: readonly Date[]; duracion: number },
): Promise<void> {
  if (moments.length === 0) return;
  await orm.insert(orientationSlots).values(moments.map((inicio) => ({ counsellorId, inicio, duracion })));
}

const withdraw = {
  name: 'orientation_slots_withdraw',
  text: `
    update orientation_slots s set retirado = true
    where s.id = any($1::integer[]) and not s.retirado
      and not exists (select from orientation_appointments a where a.slot_id = s.id and a.estado in ${standing})
    returning s.counsellor_id as "counsellorId"`,
};

/** Takes away those of these times that nobody has booked; gives whose they were, one for each. */
export async function withdrawFree(db: Db, ids: readonly number[]): Promise<number[]> {
  // A student who is booking one holds its row. The booking is seen by the statement after this one.
  await db.orm
    .select({ id: orientationSlots.id })
    .from(orientationSlots)
    .where(inArray(orientationSlots.id, [...ids]))
    .orderBy(orientationSlots.id)
    .for('no key update');
  const gone = await db.query<{ counsellorId: number }>(withdraw, [ids]);
  return gone.map(({ counsellorId }) => counsellorId);
}

export async function withdrawOne({ orm }: Db, id: number): Promise<void> {
  await orm.update(orientationSlots).set({ retirado: true }).where(eq(orientationSlots.id, id));
}

/** Whether anybody ever had an appointment with the counsellor. */
export async function hasAppointments({ orm }: Db, counsellorId: number): Promise<boolean> {
  const rows = await orm
    .select({ id: orientationAppointments.id })
    .from(orientationAppointments)
    .innerJoin(orientationSlots, eq(orientationSlots.id, orientationAppointments.slotId))
    .where(eq(orientationSlots.counsellorId, counsellorId))
    .limit(1);
  return rows.length > 0;
}

/** Holds the times of a counsellor, so that nobody books one until the transaction ends. */
export async function lockSlotsOf({ orm }: Db, counsellorId: number): Promise<void> {
  await orm
    .select({ id: orientationSlots.id })
    .from(orientationSlots)
    .where(eq(orientationSlots.counsellorId, counsellorId))
    .orderBy(orientationSlots.id)
    .for('update');
}

const sweepOld = {
  name: 'orientation_slots_sweep',
  text: `
    delete from orientation_slots s
    where s.inicio < $1 and not exists (select from orientation_appointments a where a.slot_id = s.id)`,
};

/** Deletes the times before a moment for which nobody ever had an appointment. */
export async function deleteUnusedBefore(db: Db, moment: Date): Promise<void> {
  await db.query(sweepOld, [moment.toISOString()]);
}
