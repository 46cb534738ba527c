import type { authoriseChange } from '@portal/contract/change-requests';
import { changed, changeProblems } from '@portal/contract/change-rules';
import type { Input } from '@portal/contract/endpoint';
import { validationTexts } from '@portal/contract/messages/texts';
import { fieldErrorText } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  addEvent,
  findPlacement,
  lockPlacement,
  type Owner,
  overlaps,
} from '../placements/placements.queries.ts';
import { mayDo as mayDoOfPlacement } from '../placements/placements.rules.ts';
import { ofTutor, openedLink } from '../placements/tutors.routes.ts';
import {
  changeablePlacements,
  changesOf,
  findChange,
  lockChange,
  managedPage,
  placementOf,
  updateChange,
} from './change-requests.queries.ts';
import { mayDo } from './change-requests.rules.ts';
import { linked } from './change-views.ts';
import { accept, lockedBoth, refuse, tellRefused } from './decide-change.ts';
import { takeRequest } from './request-change.ts';

/** The requests of a placement of this owner. Throws placementStudentNotFound (45) where it has none such. */
async function listOf(ctx: Pick<Ctx, 'db' | 'files'>, id: number, owner: Owner) {
  if (!(await findPlacement(ctx.db, id, owner))) throw new Refusal('placementStudentNotFound');
  return (await changesOf(ctx.db, id)).map(linked(ctx));
}

export const changeRequestsRoutes = routes({
  listChangeablePlacements: (_, { brand, db, session }) =>
    brand.opciones.solicitarCambioPracticas
      ? changeablePlacements(db, session.companyId)
      : Promise.resolve([]),

  requestChange: takeRequest,

  listCompanyChanges: ({ params }, ctx) => listOf(ctx, params.id, { companyId: ctx.session.companyId }),
  listOwnChanges: ({ params }, ctx) => listOf(ctx, params.id, { studentId: ctx.session.accountId }),

  async withdrawChange({ body: { idCambio, version } }, { db, session, now }) {
    const placementId = await placementOf(db, idCambio);
    const placement =
      placementId === undefined
        ? undefined
        : await lockPlacement(db, placementId, { companyId: session.companyId });
    const change = placement && (await lockChange(db, idCambio, placement.id));
    if (!change) throw new Refusal('actionNotAllowed');
    if (!mayDo('withdraw', 'empresa', change.estado) || change.version !== version)
      throw new Refusal('cannotChangeState');
    await updateChange(db, idCambio, { estado: 'retirada', resuelta: now() });
    return null;
  },

  async listTutorChanges({ body }, ctx) {
    const { placement } = await ofTutor(ctx, body);
    return (await changesOf(ctx.db, placement.id)).map(linked(ctx));
  },

  authoriseChange: authorise,

  async listManagedChanges({ query }, { db }) {
    const page = await managedPage(db, query);
    const counted = page.porEstado.filter(
      ({ estado }) => query.estado === undefined || estado === query.estado,
    );
    return { ...page, numTotal: counted.reduce((sum, { numTotal }) => sum + numTotal, 0) };
  },

  async getManagedChange({ params }, ctx) {
    const found = await findChange(ctx.db, params.id);
    const placement = found && (await findPlacement(ctx.db, found.cambio.idPractica));
    const change = placement && (await lockChange(ctx.db, params.id, placement.id));
    if (!found || !placement || !change) throw new Refusal('actionNotAllowed');
    const { cambio, ...context } = found;
    const isDecided = change.estado !== 'pendiente' && change.estado !== 'autorizacion';
    const problems = isDecided ? [] : changeProblems(placement.datos, change.cambios, ctx.brand.limites);
    const { horario } = changed(placement.datos, change.cambios);
    const { fechaInicio, fechaFin, horasTotales, datos } = placement;
    return {
      ...linked(ctx)(cambio),
      ...context,
      practica: { fechaInicio, fechaFin, horasSemana: datos.horario.horasSemana, horasTotales },
      problemas: problems.map(({ campo, error: message }) => ({
        campo,
        mensaje: fieldErrorText(validationTexts[ctx.language], {
          code: 'custom',
          message,
          path: [],
          input: undefined,
        }),
      })),
      practicaTerminada: !mayDoOfPlacement('askForChange', 'empresa', placement.estado),
      solapada: !isDecided && (await overlaps(ctx.db, placement.studentId, placement.applicationId, horario)),
    };
  },

  async acceptChange({ body }, ctx) {
    return accept(ctx, await lockedBoth(ctx, 'accept', body));
  },

  async refuseChange({ body: { motivo, ...seen } }, ctx) {
    return refuse(ctx, await lockedBoth(ctx, 'refuse', seen), motivo);
  },
});

async function authorise({ body }: Input<typeof authoriseChange>, ctx: Ctx) {
  const { token, idPractica, idCambio, version, autoriza, comentario } = body;
  if ((await openedLink(ctx, token)).academicTutorId === null) throw new Refusal('notATutor');
  const { placement } = await ofTutor(ctx, { token, idPractica }, { lock: true });
  const change = await lockChange(ctx.db, idCambio, placement.id);
  if (!change) throw new Refusal('actionNotAllowed');
  if (!mayDo('authorise', 'tutorAcademico', change.estado) || change.version !== version)
    throw new Refusal('cannotChangeState');
  const now = ctx.now();
  const said = { autoriza, autorizada: now, comentarioTutor: comentario };
  if (autoriza) return updateChange(ctx.db, idCambio, { ...said, estado: 'pendiente' });
  await addEvent(ctx.db, {
    placementId: placement.id,
    tipo: 'cambioRechazado',
    fecha: now,
    nota: comentario,
  });
  await tellRefused(ctx, placement);
  return updateChange(ctx.db, idCambio, { ...said, estado: 'rechazada', motivo: comentario, resuelta: now });
}
