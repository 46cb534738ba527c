import type { CentrePart } from '@portal/contract/education-requests';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import {
  centrePage,
  countInGroup,
  findCentreRequest,
  hasRequests,
  lockSchool,
} from './centre-requests.queries.ts';
import { findCertificate } from './certificates.queries.ts';
import {
  addRequestEvent,
  changeRequest,
  type EducationRequest,
  lockRequest,
} from './education-requests.queries.ts';
import { type EducationAct, placementObstacle, stateAfter } from './education-requests.rules.ts';
import { centreName } from './managed-requests.queries.ts';
import { ownPlace } from './places.ts';

type CompanyCtx = Ctx<CompanySession>;

const tutorFields = [
  'nombreTutorEmpresa',
  'ApellidosTutorEmpresa',
  'emailTutorEmpresa',
  'telefonoTutorEmpresa',
] as const;

interface Seen {
  id: number;
  version: number;
}

/** A request to the school of the session, locked. Throws applicationNotFound (31). */
async function lockedOwn({ db, session }: CompanyCtx, id: number): Promise<EducationRequest> {
  const request = await lockRequest(db, id, { companyId: session.companyId });
  if (!request) throw new Refusal('applicationNotFound');
  return request;
}

/** Throws cannotChangeState (49) where this is not done to it, or another version was read. */
function stateOrRefuse(act: EducationAct, request: EducationRequest, { version }: Seen) {
  const estado = stateAfter(act, 'centro', request.estado);
  if (!estado || request.version !== version) throw new Refusal('cannotChangeState');
  return estado;
}

const centrePartOf = (request: EducationRequest): CentrePart => ({
  plazas: request.plazas,
  grupo: request.grupo,
  nombreTutorEmpresa: request.nombreTutorEmpresa,
  ApellidosTutorEmpresa: request.ApellidosTutorEmpresa,
  emailTutorEmpresa: request.emailTutorEmpresa,
  telefonoTutorEmpresa: request.telefonoTutorEmpresa,
});

const isSamePart = (request: EducationRequest, datos: CentrePart): boolean => {
  const kept = centrePartOf(request);
  return (
    kept.plazas === datos.plazas &&
    kept.grupo === datos.grupo &&
    kept.nombreTutorEmpresa === datos.nombreTutorEmpresa &&
    kept.ApellidosTutorEmpresa === datos.ApellidosTutorEmpresa &&
    kept.emailTutorEmpresa === datos.emailTutorEmpresa &&
    kept.telefonoTutorEmpresa === datos.telefonoTutorEmpresa
  );
};

/** Whether what is sent has been done by the same sending before: its answer was lost. */
const isDone = (request: EducationRequest, { version }: Seen, estado: EducationRequest['estado']): boolean =>
  request.estado === estado && request.version === version + 1;

/** What has been accepted keeps its tutor. Throws FieldRefusal. */
function mustBeWhole(datos: CentrePart): void {
  const missing = tutorFields.filter((field) => datos[field] === null);
  if (missing.length > 0)
    throw new FieldRefusal(
      missing.map((field) => ({ campo: `datos.${field}`, error: fieldError('required') })),
    );
}

/** Throws FieldRefusal where the group has no place left for these days. */
async function mustHavePlace(
  { db }: CompanyCtx,
  request: EducationRequest,
  datos: CentrePart,
): Promise<void> {
  const { plazas, grupo } = datos;
  if (plazas === null || grupo === null) return;
  const accepted = await countInGroup(db, request, grupo);
  if (accepted >= plazas)
    throw new FieldRefusal([{ campo: 'datos.plazas', error: fieldError('groupFull', { accepted }) }]);
}

export const centreRequestsRoutes = routes({
  hasEducationMenu: async (_, { db, session, brand }) =>
    brand.opciones.menuSolicitudesEducacion && hasRequests(db, session.companyId),

  listCentreRequests: ({ query }, { db, session }) => centrePage(db, session.companyId, query),

  async getCentreRequest({ params }, { db, session }) {
    const found = await findCentreRequest(db, session.companyId, params.id);
    if (!found) throw new Refusal('applicationNotFound');
    const { idAlumno, email, telefono, ...request } = found;
    const isAccepted = request.estado === 'aceptada' || request.estado === 'tramitada';
    const certificate = await findCertificate(db, idAlumno);
    return {
      ...request,
      contacto: isAccepted ? { email, telefono } : null,
      certificadoAcreditado: placementObstacle(certificate, request.fechaInicio) === null,
    };
  },

  async editCentreRequest({ body: { datos, ...seen } }, ctx) {
    await lockSchool(ctx.db, ctx.session.companyId);
    const request = await lockedOwn(ctx, seen.id);
    if (isDone(request, seen, request.estado) && isSamePart(request, datos))
      return { version: request.version };
    const estado = stateOrRefuse('edit', request, seen);
    if (estado === 'aceptada') {
      mustBeWhole(datos);
      await mustHavePlace(ctx, request, datos);
    }
    const version = await changeRequest(ctx.db, seen.id, datos);
    const { accountId } = ctx.session;
    await addRequestEvent(ctx.db, { requestId: seen.id, tipo: 'editada', fecha: ctx.now(), accountId });
    return { version };
  },

  async acceptCentreRequest({ body: { datos, ...seen } }, ctx) {
    await lockSchool(ctx.db, ctx.session.companyId);
    const request = await lockedOwn(ctx, seen.id);
    if (isDone(request, seen, 'aceptada') && isSamePart(request, datos)) return { version: request.version };
    const estado = stateOrRefuse('accept', request, seen);
    await mustHavePlace(ctx, request, datos);
    const version = await settle(ctx, request, { estado, ...datos });
    const centro = await centreName(ctx.db, request.companyId);
    await notify(ctx, [request.studentId], {
      tipo: 'educationRequestAccepted',
      datos: { centro },
      urlAcceso: ownPlace,
    });
    await tellManagers(ctx, ctx.db, {
      tipo: 'educationPlacementWaits',
      datos: { empresa: centro },
      id: request.id,
    });
    return { version };
  },

  async refuseCentreRequest({ body: { motivo, ...seen } }, ctx) {
    const request = await lockedOwn(ctx, seen.id);
    if (isDone(request, seen, 'rechazada') && request.motivo === motivo) return null;
    const estado = stateOrRefuse('refuse', request, seen);
    await settle(ctx, request, { estado, motivo });
    const centro = await centreName(ctx.db, request.companyId);
    await notify(ctx, [request.studentId], {
      tipo: 'educationRequestRefused',
      datos: { centro, motivo },
      urlAcceso: ownPlace,
    });
    return null;
  },
});

/** Writes what the school decided; gives the request's new version. */
async function settle(
  { db, session, now }: CompanyCtx,
  { id }: EducationRequest,
  { estado, ...change }: { estado: EducationRequest['estado']; motivo?: string } & Partial<CentrePart>,
): Promise<number> {
  const fecha = now();
  const version = await changeRequest(db, id, { ...change, estado, desde: fecha });
  await addRequestEvent(db, {
    requestId: id,
    tipo: estado === 'aceptada' ? 'aceptada' : 'rechazada',
    fecha,
    accountId: session.accountId,
    ...(change.motivo !== undefined && { nota: change.motivo }),
  });
  return version;
}
