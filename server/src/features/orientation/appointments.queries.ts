import { randomUUID } from 'node:crypto';
import { type AppointmentState, maxAppointments } from '@portal/contract/orientation';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  counsellors,
  orientationAppointments,
  orientationMeetings,
  orientationSlots,
} from '../../db/tables/orientation.ts';
import { students } from '../../db/tables/students.ts';
import { cameToMeeting } from './met.queries.ts';

const columns = {
  id: orientationAppointments.id,
  slotId: orientationAppointments.slotId,
  studentId: orientationAppointments.studentId,
  estado: orientationAppointments.estado,
  motivo: orientationAppointments.motivo,
  mensaje: orientationAppointments.mensaje,
  uid: orientationAppointments.uid,
  creada: orientationAppointments.creada,
  modificada: orientationAppointments.modificada,
  inicio: orientationSlots.inicio,
  duracion: orientationSlots.duracion,
  orientador: counsellors.nombre,
  lugar: counsellors.lugar,
  enlace: counsellors.enlace,
};

const read = ({ orm }: Db) =>
  orm
    .select(columns)
    .from(orientationAppointments)
    .innerJoin(orientationSlots, eq(orientationSlots.id, orientationAppointments.slotId))
    .innerJoin(counsellors, eq(counsellors.id, orientationSlots.counsellorId));

export type AppointmentRow = Awaited<ReturnType<typeof read>>[number];

/** The appointments of a student, the latest first. */
export const appointmentsOf = (db: Db, studentId: number): Promise<AppointmentRow[]> =>
  read(db)
    .where(eq(orientationAppointments.studentId, studentId))
    .orderBy(desc(orientationSlots.inicio), desc(orientationAppointments.id))
    .limit(maxAppointments);

export async function findAppointment(db: Db, id: number): Promise<AppointmentRow | undefined> {
  const [row] = await read(db).where(eq(orientationAppointments.id, id));
  return row;
}

/** The appointment, which nobody else changes until the transaction ends; undefined where there is none. */
export async function lockAppointment(db: Db, id: number): Promise<AppointmentRow | undefined> {
  const [row] = await read(db)
    .where(eq(orientationAppointments.id, id))
    .for('update', { of: orientationAppointments });
  return row;
}

/** Locks the student, so that they book one time at a time; false where the account is gone. */
export async function lockStudent({ orm }: Db, studentId: number): Promise<boolean> {
  const rows = await orm
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  return rows.length > 0;
}

const lockFree = {
  name: 'orientation_slot_lock',
  text: `
    select s.id, s.inicio, s.retirado, c.activo
    from orientation_slots s join counsellors c on c.id = s.counsellor_id
    where s.id = $1 for no key update of s`,
};

interface SlotToBook {
  id: number;
  inicio: string;
  retirado: boolean;
  activo: boolean;
}

/** A time, which nobody else books or takes away until the transaction ends. */
export async function lockSlot(db: Db, id: number): Promise<SlotToBook | undefined> {
  const [row] = await db.query<SlotToBook>(lockFree, [id]);
  return row;
}

const holder = {
  name: 'orientation_slot_holder',
  text: `
    select id, student_id as "studentId" from orientation_appointments
    where slot_id = $1 and estado in ('reservada', 'asistida', 'ausente')`,
};

/** Whose a time is; undefined while it is free. */
export async function holderOf(
  db: Db,
  slotId: number,
): Promise<{ id: number; studentId: number } | undefined> {
  const [row] = await db.query<{ id: number; studentId: number }>(holder, [slotId]);
  return row;
}

const toCome = {
  name: 'orientation_appointment_to_come',
  text: `
    select a.id from orientation_appointments a join orientation_slots s on s.id = a.slot_id
    where a.student_id = $1 and a.estado = 'reservada' and s.inicio > $2 limit 1`,
};

export async function hasOneToCome(db: Db, studentId: number, now: Date): Promise<boolean> {
  const rows = await db.query(toCome, [studentId, now.toISOString()]);
  return rows.length > 0;
}

export async function insertAppointment(
  { orm }: Db,
  { slotId, studentId, motivo, now }: { slotId: number; studentId: number; motivo: string | null; now: Date },
): Promise<number> {
  const values = { slotId, studentId, motivo, uid: randomUUID(), creada: now, modificada: now };
  const [row] = await orm
    .insert(orientationAppointments)
    .values({ ...values, estado: 'reservada' })
    .returning({ id: orientationAppointments.id });
  if (!row) throw new Error('an appointment was not written');
  return row.id;
}

export async function setState(
  { orm }: Db,
  id: number,
  { estado, mensaje, now }: { estado: AppointmentState; mensaje?: string; now: Date },
): Promise<void> {
  await orm
    .update(orientationAppointments)
    .set({ estado, ...(mensaje !== undefined && { mensaje }), modificada: now })
    .where(eq(orientationAppointments.id, id));
}

const remind = {
  name: 'orientation_remind',
  text: `
    with due as (
      select a.id from orientation_appointments a join orientation_slots s on s.id = a.slot_id
      where a.estado = 'reservada' and a.recordada is null and s.inicio >= $2 and s.inicio < $3 and a.creada < $4
      order by s.inicio limit $5 for update of a skip locked
    ), reminded as (
      update orientation_appointments a set recordada = $1 from due where a.id = due.id returning a.*
    )
    select a.id, a.student_id as "studentId", s.inicio, c.nombre as orientador, c.lugar, c.enlace
    from reminded a join orientation_slots s on s.id = a.slot_id join counsellors c on c.id = s.counsellor_id
    order by a.id`,
};

/** An appointment that its student is told of. */
export interface ToldAppointment {
  id: number;
  studentId: number;
  inicio: string | Date;
  orientador: string;
  lugar: string | null;
  enlace: string | null;
}

/** Takes some of the appointments between two moments that were booked before another one, each once. */
export const takeReminders = (
  db: Db,
  {
    now,
    from,
    until,
    bookedBefore,
    limit,
  }: Record<'now' | 'from' | 'until' | 'bookedBefore', Date> & { limit: number },
): Promise<ToldAppointment[]> =>
  db.query(remind, [...[now, from, until, bookedBefore].map((moment) => moment.toISOString()), limit]);

const moved = {
  name: 'orientation_moved',
  text: `
    update orientation_appointments a set modificada = greatest($2::timestamptz, a.modificada + interval '1 second')
    from orientation_slots s join counsellors c on c.id = s.counsellor_id
    where s.counsellor_id = $1 and s.id = a.slot_id and a.estado = 'reservada' and s.inicio > $2::timestamptz
    returning a.id, a.student_id as "studentId", s.inicio, c.nombre as orientador, c.lugar, c.enlace`,
};

/** Notes that the place of a counsellor's appointments to come has changed; gives them. */
export const moveAppointments = (db: Db, counsellorId: number, now: Date): Promise<ToldAppointment[]> =>
  db.query(moved, [counsellorId, now.toISOString()]);

const met = {
  name: 'orientation_met',
  text: `
    select m.dia, ${cameToMeeting('s')} as hecha,
      trim(concat_ws(' ', u.nombre, u.apellidos)) as nombre
    from students s join accounts u on u.id = s.id left join orientation_meetings m on m.student_id = s.id
    where s.id = $1`,
};

interface Met {
  dia: string | null;
  hecha: boolean;
  nombre: string;
}

/** Whether a student came to an orientation meeting, and which managers noted; undefined where there is no such student. */
export async function meetingOf(db: Db, studentId: number): Promise<Met | undefined> {
  const [row] = await db.query<Met>(met, [studentId]);
  return row;
}

export async function setMeeting({ orm }: Db, studentId: number, dia: string | null): Promise<void> {
  if (dia === null) {
    await orm.delete(orientationMeetings).where(eq(orientationMeetings.studentId, studentId));
    return;
  }
  await orm
    .insert(orientationMeetings)
    .values({ studentId, dia })
    .onConflictDoUpdate({ target: orientationMeetings.studentId, set: { dia } });
}

const ofGone = {
  name: 'orientation_of_gone',
  text: `
    update orientation_appointments a set estado = 'cancelada', modificada = $1::timestamptz
    from orientation_slots s, accounts u
    where s.id = a.slot_id and u.id = a.student_id and u.estado = 'baja' and a.estado = 'reservada'
      and s.inicio > $1::timestamptz`,
};

/** Frees the times that students who have left had booked. */
export async function cancelOfGone(db: Db, now: Date): Promise<void> {
  await db.query(ofGone, [now.toISOString()]);
}

/** Erases the appointments and the noted meetings of these students. */
export async function eraseOrientation({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  const ids = [...studentIds];
  await orm.delete(orientationAppointments).where(inArray(orientationAppointments.studentId, ids));
  await orm.delete(orientationMeetings).where(inArray(orientationMeetings.studentId, ids));
}
