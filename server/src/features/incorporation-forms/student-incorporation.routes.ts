import { applicationStates } from '@portal/contract/applications';
import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { refuseMove } from '../applications/applications.rules.ts';
import { lockOwnApplication, writeMove } from '../applications/moves.queries.ts';
import { addEvent, changeForm, lockForm } from './incorporation-forms.queries.ts';
import { mayDo, stateAfter } from './incorporation-forms.rules.ts';

const { withdrawn } = applicationStates;

export const studentIncorporationRoutes = routes({
  async withdrawIncorporation({ body: { urlOferta, motivo } }, ctx) {
    const application = await lockOwnApplication(ctx.db, urlOferta, ctx.session.accountId);
    if (!application) throw new Refusal('applicationNotFound');
    const form = await lockForm(ctx.db, application.id);
    if (form?.estado === 'retirado' && application.idEstado === withdrawn) return null;
    const refusal = refuseMove(application.idEstado, withdrawn, 'alumno', {
      reasonGiven: true,
      formMissing: false,
      formUnvalidated: form !== undefined && mayDo('withdraw', form.estado),
    });
    if (refusal || !form) throw new Refusal('cannotChangeState');
    const now = ctx.now();
    await writeMove(ctx.db, application, {
      to: withdrawn,
      by: 'alumno',
      accountId: null,
      comentario: motivo,
      now,
    });
    await changeForm(ctx.db, application.id, { estado: stateAfter.withdraw, desde: now });
    await addEvent(ctx.db, {
      applicationId: application.id,
      tipo: 'retiradoAlumno',
      fecha: now,
      accountId: ctx.session.accountId,
      nota: motivo,
    });
    await notifyCompany(ctx, application.companyId, {
      tipo: 'incorporationWithdrawn',
      datos: { titulo: application.titulo },
      urlAcceso: `/mis-ofertas/${application.urlOferta}`,
    });
    return null;
  },
});
