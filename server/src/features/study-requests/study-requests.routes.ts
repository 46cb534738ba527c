import type { FileLink, UploadedFile } from '@portal/contract/files';
import type { StudyChanges } from '@portal/contract/study-requests';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession, StudentSession } from '../../http/session.ts';
import type { EventKind } from '../../notify/event-kinds.ts';
import { notify } from '../../notify/notify.ts';
import { degreeOf } from '../accounts/accounts.rules.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { settleClaim } from '../pending-claims/pending-claims.queries.ts';
import {
  insertRequest,
  insertUniversityStudy,
  lockStudies,
  removeUniversityStudy,
  requestsOf,
  settleRequest,
  waitingRequests,
  writeStudy,
} from './study-requests.queries.ts';

type StudentCtx = Ctx<StudentSession>;
type ManagerCtx = Ctx<ManagerSession>;

interface WithFile {
  ficheroId: number | null;
  ficheroNombre: string | null;
}

const linked = <R extends WithFile>({ files }: Ctx, { ficheroId, ficheroNombre, ...request }: R) => {
  const fichero: FileLink | null =
    ficheroId === null || ficheroNombre === null ? null : files.link(ficheroId, ficheroNombre);
  return { ...request, fichero };
};

export const studyRequestsRoutes = routes({
  async listOwnStudyRequests(_, ctx) {
    const requests = await requestsOf(ctx.db, ctx.session.accountId);
    return requests.map((request) => linked(ctx, request));
  },

  async requestUniversityStudy({ body: { idTitulacion, observaciones, fichero, ...datos } }, ctx) {
    if (!degreeOf(idTitulacion, ctx.brand))
      throw new FieldRefusal([{ campo: 'idTitulacion', error: fieldError('malformed') }]);
    refuseUnknownCampus(ctx, datos);
    const own = await lockStudies(ctx.db, ctx.session.accountId);
    if (own.some((study) => study.deLaUniversidad && study.idTitulacion === idTitulacion))
      throw new Refusal('alreadyExists');
    return ask(ctx, { tipo: 'alta', idTitulacion, datos, observaciones }, fichero);
  },

  async requestStudyRemoval({ body: { id, observaciones, fichero } }, ctx) {
    const own = await ownStudies(ctx, id);
    if (own.length === 1) throw new Refusal('cannotDeleteAllStudies');
    return ask(ctx, { tipo: 'baja', studyId: id, datos: {}, observaciones }, fichero);
  },

  async requestStudyCorrection({ body: { id, datos, observaciones, fichero } }, ctx) {
    refuseUnknownCampus(ctx, datos, 'datos.');
    await ownStudies(ctx, id);
    return ask(ctx, { tipo: 'correccion', studyId: id, datos, observaciones }, fichero);
  },

  async takeBackStudyRequest({ body }, { db, session, now }) {
    const settled = { estado: 'retirada', resuelta: now(), resueltaPor: session.accountId } as const;
    if (!(await settleRequest(db, body.id, settled, session.accountId))) throw new Refusal('noSuchMove');
    return null;
  },

  async listStudyRequests({ query: { pagina, porPagina, ...filters } }, ctx) {
    const page = { limit: porPagina, offset: (pagina - 1) * porPagina };
    const { requests, numTotal } = await waitingRequests(ctx.db, filters, ctx.session.accountId, page);
    return { solicitudes: requests.map((request) => linked(ctx, request)), numTotal };
  },

  async acceptStudyRequest({ body: { id } }, ctx) {
    const request = await settle(ctx, id, { estado: 'aceptada' });
    const own = await lockStudies(ctx.db, request.studentId);
    const study = own.find((one) => one.id === request.studyId);
    if (request.tipo === 'alta') {
      const { studentId, idTitulacion, datos } = request;
      // An import may have brought the degree meanwhile: what the institution's register says of it stands.
      if (!own.some((one) => one.deLaUniversidad && one.idTitulacion === idTitulacion))
        await insertUniversityStudy(ctx.db, {
          creditosTotales: degreeOf(idTitulacion ?? 0, ctx.brand)?.creditos ?? null,
          ...datos,
          studentId,
          idTitulacion,
          deLaUniversidad: true,
          centro: ctx.brand.nombre,
        });
    } else if (!study) throw new Refusal('noSuchMove');
    else if (request.tipo === 'correccion') await writeStudy(ctx.db, study.id, request.datos);
    else if (own.length === 1) throw new Refusal('cannotDeleteAllStudies');
    else await removeUniversityStudy(ctx.db, study.id);
    await recordAct(ctx, 'cuenta', request.studentId, 'solicitudEstudioAceptada');
    await tell(ctx, request.studentId, 'studyRequestAccepted', {});
    return null;
  },

  async refuseStudyRequest({ body: { id, motivo } }, ctx) {
    const request = await settle(ctx, id, { estado: 'rechazada', motivo });
    await recordAct(ctx, 'cuenta', request.studentId, 'solicitudEstudioRechazada');
    await tell(ctx, request.studentId, 'studyRequestRefused', { motivo });
    return null;
  },
});

/** The student's studies, where this one is of the university and among them. Throws studiesNotFound (41). */
async function ownStudies({ db, session }: StudentCtx, id: number) {
  const own = await lockStudies(db, session.accountId);
  if (!own.some((study) => study.id === id && study.deLaUniversidad)) throw new Refusal('studiesNotFound');
  return own;
}

function refuseUnknownCampus({ brand }: Ctx, { idSede }: StudyChanges, before = ''): void {
  if (idSede == null || brand.campus.some((campus) => campus.idSede === idSede)) return;
  throw new FieldRefusal([{ campo: `${before}idSede`, error: fieldError('malformed') }]);
}

type NewRequest = Omit<Parameters<typeof insertRequest>[1], 'studentId' | 'solicitada' | 'ficheroId'>;

async function ask(ctx: StudentCtx, request: NewRequest, fichero: UploadedFile | null) {
  const ficheroId = fichero && (await ctx.files.saveUpload(ctx, 'fichero', fichero));
  const studentId = ctx.session.accountId;
  const id = await insertRequest(ctx.db, { ...request, studentId, ficheroId, solicitada: ctx.now() });
  if (id === undefined) throw new Refusal('alreadyExists');
  await tellManagers(ctx, ctx.db, { tipo: 'studyRequestWaits', datos: {} });
  return { id };
}

async function settle(
  { db, session, now }: ManagerCtx,
  id: number,
  how: { estado: 'aceptada' } | { estado: 'rechazada'; motivo: string },
) {
  const request = await settleRequest(db, id, { ...how, resuelta: now(), resueltaPor: session.accountId });
  if (!request) throw new Refusal('noSuchMove');
  await settleClaim(db, 'estudios', String(id));
  return request;
}

const tell = (ctx: ManagerCtx, studentId: number, tipo: EventKind, datos: Record<string, string>) =>
  notify(ctx, [studentId], { tipo, datos, urlAcceso: '/cv' });
