import { type Appointment, bookableDays } from '@portal/contract/orientation';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { notify, withdrawNews } from '../../notify/notify.ts';
import { fill } from '../../texts/fill.ts';
import { orientationTexts } from '../../texts/orientation.ts';
import { textFor } from '../communications/communications.rules.ts';
import { calendarOf } from './appointment-calendar.ts';
import { newsOf } from './appointment-news.ts';
import {
  type AppointmentRow,
  appointmentsOf,
  findAppointment,
  hasOneToCome,
  holderOf,
  insertAppointment,
  lockAppointment,
  lockSlot,
  lockStudent,
  meetingOf,
  setState,
} from './appointments.queries.ts';
import { activeCounsellors } from './counsellors.queries.ts';
import { isAhead, isCancelable, isToCome } from './orientation.rules.ts';
import { freeSlots } from './slots.queries.ts';

type StudentCtx = Ctx<StudentSession>;

const furthest = (now: Date): Date => new Date(now.getTime() + bookableDays * 86_400_000);

/** What a student and a manager read of an appointment alike. */
export function shownAppointment(row: AppointmentRow, now: Date) {
  const { id, estado, inicio, duracion, orientador, lugar, enlace, motivo, mensaje } = row;
  return {
    idCita: id,
    estado,
    inicio: inicio.toISOString(),
    duracion,
    orientador,
    lugar,
    enlace: isAhead(row, now) ? enlace : null,
    motivo,
    mensaje,
  };
}

function ownAppointment(ctx: StudentCtx, row: AppointmentRow): Appointment {
  const now = ctx.now();
  return {
    ...shownAppointment(row, now),
    cancelable: isCancelable(row, now),
    calendario: isAhead(row, now) ? calendarOf(ctx, row, ctx.language) : null,
  };
}

/** Books the time, or refuses. Both the student and the time are locked: neither can be booked twice at once. */
async function book(ctx: StudentCtx, idHueco: number, motivo: string | null): Promise<number> {
  const { db, session, language } = ctx;
  const now = ctx.now();
  const { taken, oneAtATime } = orientationTexts[language];
  if (!(await lockStudent(db, session.accountId))) throw new Refusal('actionNotAllowed');
  const slot = await lockSlot(db, idHueco);
  if (!slot) throw new Refusal('actionNotAllowed', { words: taken });
  const holder = await holderOf(db, slot.id);
  // Sent twice, or once more after its answer was lost.
  if (holder?.studentId === session.accountId) return holder.id;
  const inicio = new Date(slot.inicio);
  const isOffered = !slot.retirado && slot.activo && inicio > now && inicio < furthest(now);
  if (holder || !isOffered) throw new Refusal('cannotChangeState', { words: taken });
  if (await hasOneToCome(db, session.accountId, now))
    throw new Refusal('cannotChangeState', { words: oneAtATime });
  const id = await insertAppointment(db, { slotId: slot.id, studentId: session.accountId, motivo, now });
  const row = await findAppointment(db, id);
  if (row) await notify(ctx, [session.accountId], newsOf('orientationBooked', row, ctx.brand.zonaHoraria));
  return id;
}

export const studentOrientationRoutes = routes({
  async getOrientation(_, ctx) {
    const { db, session, language, brand } = ctx;
    const now = ctx.now();
    const [active, huecos, citas, meeting] = await Promise.all([
      activeCounsellors(db),
      freeSlots(db, now, furthest(now)),
      appointmentsOf(db, session.accountId),
      meetingOf(db, session.accountId),
    ]);
    const orientadores = active.flatMap(({ id, nombre, idiomas, lugar, textos }) => {
      const text = textFor(textos, language, brand);
      return text ? [{ idOrientador: id, nombre, idiomas, lugar, ...text }] : [];
    });
    return {
      orientadores,
      huecos,
      citas: citas.map((row) => ownAppointment(ctx, row)),
      reunion: {
        obligatoria: brand.opciones.reunionOrientacionObligatoria,
        hecha: meeting?.hecha ?? false,
      },
    };
  },

  async bookAppointment({ body: { idHueco, motivo } }, ctx) {
    return { idCita: await book(ctx, idHueco, motivo || null) };
  },

  async cancelAppointment({ body: { idCita } }, ctx) {
    const { db, session, brand, language } = ctx;
    const row = await lockAppointment(db, idCita);
    if (row?.studentId !== session.accountId) throw new Refusal('actionNotAllowed');
    if (row.estado === 'cancelada') return null;
    const now = ctx.now();
    if (!isCancelable(row, now)) {
      const { tooLate } = orientationTexts[language];
      const mensaje = fill(tooLate.mensaje, { correo: brand.correos.general }, language);
      throw new Refusal('cannotChangeState', isToCome(row, now) ? { words: { ...tooLate, mensaje } } : {});
    }
    await setState(db, row.id, { estado: 'cancelada', now });
    await withdrawNews(db, session.accountId, row.id);
    return null;
  },
});
