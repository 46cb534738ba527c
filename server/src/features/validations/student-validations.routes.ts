import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notifyWithoutMail } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { settleClaim } from '../pending-claims/pending-claims.queries.ts';
import {
  deletePendingStudent,
  letStudentIn,
  lockPendingStudent,
  pendingStudents,
} from './student-validations.queries.ts';

/** Somebody who registered, locked. Throws noSuchMove (14) where nobody such waits any more. */
async function waitingStudent({ db }: Ctx<ManagerSession>, idAlumno: number) {
  const student = await lockPendingStudent(db, idAlumno);
  if (!student) throw new Refusal('noSuchMove');
  return student;
}

export const studentValidationsRoutes = routes({
  listPendingStudents({ query }, { db, session }) {
    const { pagina, porPagina, despuesDe: id, despuesDeFecha: fecha, ...filters } = query;
    return pendingStudents(db, filters, session.accountId, {
      limit: porPagina,
      offset: (pagina - 1) * porPagina,
      after: id !== undefined && fecha !== undefined ? { id, fecha } : undefined,
    });
  },

  async validateStudent({ body }, ctx) {
    const { id, esAntiguo } = await waitingStudent(ctx, body.idAlumno);
    await letStudentIn(ctx.db, id);
    await settleClaim(ctx.db, 'alumno', String(id));
    await recordAct(ctx, 'cuenta', id, 'alumnoValidado');
    await ctx.jobs.send(ctx.db, 'mail', {
      accountId: id,
      tipo: 'studentValidated',
      datos: {},
      urlAcceso: esAntiguo ? '/login/antiguos' : '/login/alumnos',
    });
    await notifyWithoutMail(ctx.db, {
      accountId: id,
      companyId: null,
      tipo: 'studentValidated',
      datos: {},
      urlAcceso: '/cv',
    });
    return null;
  },

  async rejectStudent({ body }, ctx) {
    const { id, email, idioma } = await waitingStudent(ctx, body.idAlumno);
    await ctx.jobs.send(ctx.db, 'mailTo', {
      para: email,
      idioma: idioma ?? ctx.brand.idiomaPorDefecto,
      tipo: 'studentRejected',
      datos: { motivo: body.motivo },
    });
    await deletePendingStudent(ctx.db, id);
    await settleClaim(ctx.db, 'alumno', String(id));
    await recordAct(ctx, 'cuenta', id, 'alumnoRechazado');
    return null;
  },
});
