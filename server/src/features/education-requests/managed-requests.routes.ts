import { educationStages, type startEducationPlacement } from '@portal/contract/education-requests';
import type { Answer, Input } from '@portal/contract/endpoint';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { startInternship } from '../incorporation-forms/start-internship.ts';
import { draftOf, educationTexts, titleOf } from './agreed-draft.rules.ts';
import { findCertificate } from './certificates.queries.ts';
import { certificateOf } from './certificates.routes.ts';
import {
  addRequestEvent,
  changeRequest,
  type EducationRequest,
  lockOthers,
  lockRequest,
} from './education-requests.queries.ts';
import { type EducationAct, placementObstacle, stateAfter } from './education-requests.rules.ts';
import { centreName, findManagedRequest, managedPage, setSchool } from './managed-requests.queries.ts';
import { ownPlace, placeAtCentre } from './places.ts';

type ManagerCtx = Ctx<ManagerSession>;

interface Seen {
  id: number;
  version: number;
}

/** A request that this may be done to, locked. Throws applicationNotFound (31) or cannotChangeState (49). */
async function locked({ db }: ManagerCtx, act: EducationAct, { id, version }: Seen) {
  const request = await lockRequest(db, id, {});
  if (!request) throw new Refusal('applicationNotFound');
  const estado = stateAfter(act, 'gestor', request.estado);
  if (!estado || request.version !== version) throw new Refusal('cannotChangeState');
  return { request, estado };
}

/** Takes a locked request back, and tells both. */
async function close(
  ctx: ManagerCtx,
  request: EducationRequest,
  motivo: string,
  estado: EducationRequest['estado'],
): Promise<void> {
  const { id, studentId, companyId, fechaInicio, fechaFin } = request;
  const fecha = ctx.now();
  await changeRequest(ctx.db, id, { estado, motivo, desde: fecha });
  const { accountId } = ctx.session;
  await addRequestEvent(ctx.db, { requestId: id, tipo: 'retiradaGestion', fecha, accountId, nota: motivo });
  await recordAct(ctx, 'cuenta', studentId, 'solicitudEducacionRetirada');
  await notify(ctx, [studentId], {
    tipo: 'educationRequestClosed',
    datos: { centro: await centreName(ctx.db, companyId), motivo },
    urlAcceso: ownPlace,
  });
  await notifyCompany(ctx, companyId, {
    tipo: 'educationRequestClosedForCentre',
    datos: { inicio: fechaInicio, fin: fechaFin, motivo },
    urlAcceso: placeAtCentre(id),
  });
}

/** Takes back those of the student's other requests that the manager has chosen, and tells the schools of the rest. */
async function settleOthers(ctx: ManagerCtx, placed: EducationRequest, retirar: readonly number[]) {
  for (const other of await lockOthers(ctx.db, placed)) {
    const estado = stateAfter('close', 'gestor', other.estado);
    if (retirar.includes(other.id) && estado)
      await close(ctx, other, educationTexts[ctx.brand.idiomaPorDefecto].placedElsewhere, estado);
    else
      await notifyCompany(ctx, other.companyId, {
        tipo: 'educationStudentPlaced',
        datos: { inicio: other.fechaInicio, fin: other.fechaFin },
        urlAcceso: placeAtCentre(other.id),
      });
  }
}

async function start(
  { body: { tipoPractica, retirar, ...seen } }: Input<typeof startEducationPlacement>,
  ctx: ManagerCtx,
): Promise<Answer<typeof startEducationPlacement>> {
  const { request, estado } = await locked(ctx, 'start', seen);
  const { studentId, companyId } = request;
  const language = ctx.brand.idiomaPorDefecto;
  if (placementObstacle(await findCertificate(ctx.db, studentId), request.fechaInicio) !== null)
    throw new Refusal('missingDocumentation', {
      values: { documentos: educationTexts[ctx.language].certificate },
    });
  const { idSolicitud } = await startInternship(ctx, {
    studentId,
    companyId,
    titulo: titleOf(await centreName(ctx.db, companyId), language),
    tipoPractica,
    origen: 'centroEducativo',
    datos: draftOf(request, language),
  });
  const fecha = ctx.now();
  await changeRequest(ctx.db, request.id, { estado, desde: fecha, applicationId: idSolicitud });
  const { accountId } = ctx.session;
  await addRequestEvent(ctx.db, { requestId: request.id, tipo: 'tramitada', fecha, accountId });
  await recordAct(ctx, 'cuenta', studentId, 'practicaEducacionCreada');
  await settleOthers(ctx, request, retirar);
  return { idSolicitud };
}

export const managedRequestsRoutes = routes({
  listManagedEducationRequests: ({ query }, { db }) => managedPage(db, query),

  async getManagedEducationRequest({ params }, ctx) {
    const found = await findManagedRequest(ctx.db, params.id);
    if (!found) throw new Refusal('applicationNotFound');
    const kept = await certificateOf(ctx, found.idAlumno);
    return {
      ...found,
      certificadoMenores: kept?.certificado ?? null,
      versionCertificado: kept?.version ?? null,
      obstaculo: placementObstacle(kept?.certificado, found.fechaInicio),
    };
  },

  startEducationPlacement: start,

  async closeEducationRequest({ body: { motivo, ...seen } }, ctx) {
    const { request, estado } = await locked(ctx, 'close', seen);
    await close(ctx, request, motivo, estado);
    return null;
  },

  async setEducationCentre({ body: { idEmpresa, esCentroEducativo, etapas } }, ctx) {
    const etapasEducativas = esCentroEducativo
      ? educationStages.filter((stage) => etapas.includes(stage))
      : [];
    if (!(await setSchool(ctx.db, idEmpresa, { esCentroEducativo, etapasEducativas })))
      throw new Refusal('companyProblem');
    await recordAct(ctx, 'empresa', idEmpresa, 'centroEducativoModificado');
    return null;
  },
});
