import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { newsOf } from './appointment-news.ts';
import {
  type AppointmentRow,
  appointmentsOf,
  lockAppointment,
  lockStudent,
  meetingOf,
  setMeeting,
  setState,
} from './appointments.queries.ts';
import { isMarkable, isToCome, stateAfter } from './orientation.rules.ts';
import { withdrawOne } from './slots.queries.ts';
import { shownAppointment } from './student-orientation.routes.ts';

type ManagerCtx = Ctx<ManagerSession>;

async function locked({ db }: ManagerCtx, idCita: number): Promise<AppointmentRow> {
  const row = await lockAppointment(db, idCita);
  if (!row) throw new Refusal('actionNotAllowed');
  return row;
}

export const managedAppointmentsRoutes = routes({
  async callOffAppointment({ body: { idCita, mensaje, liberar } }, ctx) {
    const row = await locked(ctx, idCita);
    if (row.estado === 'anulada' && row.mensaje === mensaje) return null;
    const now = ctx.now();
    if (!isToCome(row, now)) throw new Refusal('cannotChangeState');
    await setState(ctx.db, row.id, { estado: 'anulada', mensaje, now });
    if (!liberar) await withdrawOne(ctx.db, row.slotId);
    await notify(ctx, [row.studentId], newsOf('orientationOff', row, ctx.brand.zonaHoraria, mensaje));
    await recordAct(ctx, 'cuenta', row.studentId, 'citaAnulada');
    return null;
  },

  async markAppointmentAttendance({ body: { idCita, asistio } }, ctx) {
    const row = await locked(ctx, idCita);
    const now = ctx.now();
    const estado = stateAfter(asistio);
    if (!isMarkable(row, now)) throw new Refusal('cannotChangeState');
    if (row.estado === estado) return null;
    await setState(ctx.db, row.id, { estado, now });
    await recordAct(ctx, 'cuenta', row.studentId, 'asistenciaAnotada');
    return null;
  },

  async getStudentOrientation({ params: { id } }, { db, now }) {
    const [meeting, citas] = await Promise.all([meetingOf(db, id), appointmentsOf(db, id)]);
    if (!meeting) throw new Refusal('actionNotAllowed');
    const { nombre, dia, hecha } = meeting;
    const moment = now();
    const shown = citas.map((row) => shownAppointment(row, moment));
    return { idAlumno: id, nombre, reunion: dia, hecha, citas: shown };
  },

  async markMeeting({ body: { idAlumno, dia } }, ctx) {
    if (dia !== null && dia > ctx.today())
      throw new FieldRefusal([{ campo: 'dia', error: fieldError('orientationFuture') }]);
    if (!(await lockStudent(ctx.db, idAlumno))) throw new Refusal('actionNotAllowed');
    const before = await meetingOf(ctx.db, idAlumno);
    if (before?.dia === dia) return null;
    await setMeeting(ctx.db, idAlumno, dia);
    await recordAct(ctx, 'cuenta', idAlumno, dia === null ? 'reunionQuitada' : 'reunionAnotada');
    return null;
  },
});
