import { fieldError } from '@portal/contract/validation';
import { routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { certificateOf } from './certificates.routes.ts';
import { addRequestEvent, changeRequest, lockRequest } from './education-requests.queries.ts';
import { stateAfter } from './education-requests.rules.ts';
import { placeAtCentre } from './places.ts';
import { degreeToAskBy, requireDegree } from './require-degree.ts';
import {
  centresOf,
  countOpen,
  insertRequest,
  lockCentre,
  lockStudent,
  requestsOf,
} from './student-requests.queries.ts';

export const studentRequestsRoutes = routes({
  listEducationCentres: ({ params }, { db }) => centresOf(db, params.id),

  async countEducationRequests(_, ctx) {
    const numMaximo = ctx.brand.limites.solicitudesEducacion;
    const puedeSolicitar = (await degreeToAskBy(ctx)) !== undefined;
    const open = puedeSolicitar ? await countOpen(ctx.db, ctx.session.accountId) : numMaximo;
    return { puedeSolicitar, numDisponibles: Math.max(0, numMaximo - open), numMaximo };
  },

  async listOwnEducationRequests(_, ctx) {
    const studentId = ctx.session.accountId;
    const kept = await certificateOf(ctx, studentId);
    return {
      solicitudes: await requestsOf(ctx.db, studentId),
      certificado: kept?.certificado ?? null,
    };
  },

  async askEducationCentre({ body: { idCentro, ...asked } }, ctx) {
    const studentId = ctx.session.accountId;
    await lockStudent(ctx.db, studentId);
    const idTitulacion = await requireDegree(ctx);
    const refuse = (campo: string, error: string) => {
      throw new FieldRefusal([{ campo, error }]);
    };
    if (asked.fechaInicio < ctx.today()) refuse('fechaInicio', fieldError('datePast'));
    const centre = await lockCentre(ctx.db, idCentro);
    if (!centre) refuse('idCentro', fieldError('centreNotTaking'));
    else if (!centre.etapas.includes(asked.nivel)) refuse('nivel', fieldError('centreLacksStage'));
    if ((await countOpen(ctx.db, studentId)) >= ctx.brand.limites.solicitudesEducacion)
      throw new Refusal('centreRequestLimit');
    const fecha = ctx.now();
    const id = await insertRequest(ctx.db, {
      ...asked,
      studentId,
      companyId: idCentro,
      idTitulacion,
      creada: fecha,
      desde: fecha,
    });
    if (id === undefined) throw new Refusal('alreadyExists');
    await addRequestEvent(ctx.db, { requestId: id, tipo: 'solicitada', fecha, accountId: studentId });
    await notifyCompany(ctx, idCentro, {
      tipo: 'educationRequestReceived',
      datos: { inicio: asked.fechaInicio, fin: asked.fechaFin },
      urlAcceso: placeAtCentre(id),
    });
    return { id };
  },

  async withdrawEducationRequest({ body: { id } }, ctx) {
    const studentId = ctx.session.accountId;
    const request = await lockRequest(ctx.db, id, { studentId });
    if (!request) throw new Refusal('applicationNotFound');
    if (request.estado === 'retirada' && request.motivo === null) return null;
    const estado = stateAfter('withdraw', 'alumno', request.estado);
    if (!estado) throw new Refusal('cannotChangeState');
    const fecha = ctx.now();
    await changeRequest(ctx.db, id, { estado, desde: fecha });
    await addRequestEvent(ctx.db, { requestId: id, tipo: 'retiradaAlumno', fecha, accountId: studentId });
    await notifyCompany(ctx, request.companyId, {
      tipo: 'educationRequestWithdrawn',
      datos: { inicio: request.fechaInicio, fin: request.fechaFin },
      urlAcceso: placeAtCentre(id),
    });
    return null;
  },
});
