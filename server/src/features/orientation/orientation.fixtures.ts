import { randomUUID } from 'node:crypto';
import type { calls, counsellorContent } from '@portal/contract/orientation';
import type { z } from 'zod';
import { counsellors, orientationAppointments, orientationSlots } from '../../db/tables/orientation.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';

type Content = z.input<typeof counsellorContent>;

export const someCounsellor = (more: Partial<Content> = {}): Content => ({
  nombre: 'Elena Sanchis',
  idiomas: ['es', 'ca'],
  lugar: 'Edificio B, despacho 12',
  enlace: null,
  activo: true,
  textos: { es: { titulo: 'CV y entrevistas', descripcion: '<p>Trae tu CV.</p>' } },
  ...more,
});

/** A counsellor who is there already. */
export async function addCounsellor(
  { database }: TestPortal,
  more: Partial<typeof counsellors.$inferInsert> = {},
): Promise<number> {
  const [row] = await database.orm
    .insert(counsellors)
    .values({
      claveEnvio: randomUUID(),
      nombre: 'Elena Sanchis',
      idiomas: ['es', 'ca'],
      lugar: 'Edificio B, despacho 12',
      activo: true,
      textos: { es: { titulo: 'CV y entrevistas', descripcion: '<p>Trae tu CV.</p>' } },
      ...more,
    })
    .returning({ id: counsellors.id });
  return row?.id ?? 0;
}

const hourMs = 3_600_000;
let hours = 24;

/** A free time, another one each time; `inHours` from now, a day or more where it is not said. */
async function addSlot(
  portal: TestPortal,
  { inHours, counsellorId, now = new Date() }: { inHours?: number; counsellorId?: number; now?: Date } = {},
): Promise<number> {
  hours += 1;
  const inicio = new Date(now.getTime() + (inHours ?? hours) * hourMs);
  const [row] = await portal.database.orm
    .insert(orientationSlots)
    .values({ counsellorId: counsellorId ?? (await addCounsellor(portal)), inicio, duracion: 30 })
    .returning({ id: orientationSlots.id });
  return row?.id ?? 0;
}

/** An appointment of a student. */
async function addAppointment(
  portal: TestPortal,
  studentId: number,
  slot: Parameters<typeof addSlot>[1] = {},
): Promise<number> {
  const slotId = await addSlot(portal, slot);
  const made = new Date(Date.now() - 48 * hourMs);
  const values = { slotId, studentId, uid: randomUUID(), creada: made, modificada: made };
  const [row] = await portal.database.orm
    .insert(orientationAppointments)
    .values({ ...values, estado: 'reservada' })
    .returning({ id: orientationAppointments.id });
  return row?.id ?? 0;
}

const series = (idOrientador: number) => ({
  idOrientador,
  semana: new Date(Date.now() + 7 * 24 * hourMs).toISOString().slice(0, 10),
  numSemanas: 1,
  dias: [1, 3],
  desde: '09:00',
  hasta: '11:00',
  duracion: 30,
});

export const orientationBodies = ({ portal, student }: Callers): BodiesOf<typeof calls> => ({
  bookAppointment: async () => {
    // One at a time: what an earlier call has booked is taken back.
    await portal.database.orm.delete(orientationAppointments);
    return { idHueco: await addSlot(portal), motivo: 'Revisar mi CV' };
  },
  cancelAppointment: async () => ({ idCita: await addAppointment(portal, student.id) }),
  createCounsellor: async () => ({ claveEnvio: randomUUID(), orientador: someCounsellor() }),
  editCounsellor: async () => ({
    idOrientador: await addCounsellor(portal),
    version: 1,
    orientador: someCounsellor(),
  }),
  deleteCounsellor: async () => ({ id: await addCounsellor(portal) }),
  addSlots: async () => series(await addCounsellor(portal)),
  withdrawSlots: async () => ({ ids: [await addSlot(portal)] }),
  callOffAppointment: async () => ({
    idCita: await addAppointment(portal, student.id),
    mensaje: 'Elena está enferma.',
    liberar: false,
  }),
  markAppointmentAttendance: async () => ({
    idCita: await addAppointment(portal, student.id, { inHours: -hours }),
    asistio: true,
  }),
  markMeeting: async () => ({ idAlumno: student.id, dia: '2026-01-12' }),
});
