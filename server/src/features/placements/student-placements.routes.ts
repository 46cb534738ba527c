import type { UploadedFile } from '@portal/contract/files';
import { placementDataFields } from '@portal/contract/placements';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { recountHours } from '../placement-hours/recount-hours.ts';
import { calendarUrl } from './calendar.ts';
import { hasSocialSecurityNumber, personName } from './people.queries.ts';
import { addOwnDocument, handInOwn } from './placement-documents.ts';
import { wholeOf } from './placement-views.ts';
import {
  addEvent,
  changePlacement,
  findPlacement,
  lockPlacement,
  type Placement,
} from './placements.queries.ts';
import { mayDo } from './placements.rules.ts';
import { hasAny, missingData, ownPlacements } from './read-placements.queries.ts';
import { signAnnex } from './sign-annex.ts';
import { tellEnded } from './tell-ended.ts';

type StudentCtx = Ctx<StudentSession>;

/** Throws placementStudentNotFound (45) where it is none of the student's. */
async function lockedOwn({ db, session }: StudentCtx, id: number): Promise<Placement> {
  const placement = await lockPlacement(db, id, { studentId: session.accountId });
  if (!placement) throw new Refusal('placementStudentNotFound');
  return placement;
}

export const studentPlacementsRoutes = routes({
  hasOwnPlacements: (_, { db, session }) => hasAny(db, { studentId: session.accountId }),

  async listOwnPlacements(_, { db, session, today }) {
    const practicas = await ownPlacements(db, session.accountId, today());
    const isAwaited = practicas.some(
      ({ faltan, estado }) => estado === 'preparacion' && faltan.includes('numSegSocial'),
    );
    return {
      practicas,
      faltaNumSegSocial: isAwaited && !(await hasSocialSecurityNumber(db, session.accountId)),
    };
  },

  async getOwnPlacement({ params }, ctx) {
    const placement = await findPlacement(ctx.db, params.id, { studentId: ctx.session.accountId });
    if (!placement) throw new Refusal('placementStudentNotFound');
    return {
      ...(await wholeOf(ctx, placement, 'alumno')),
      calendario: calendarUrl(ctx, placement.id),
      certificable: mayDo('certify', 'alumno', placement.estado),
    };
  },

  async missingPlacementData(_, { db, session }) {
    const missing = await missingData(db, session.accountId);
    const campos = missing ? placementDataFields.filter((field) => missing[field]) : [];
    return { faltan: campos.length > 0, campos };
  },

  async signOwnAnnex({ body: { idPractica, ...signing } }, ctx) {
    const placement = await lockedOwn(ctx, idPractica);
    const quien = await personName(ctx.db, ctx.session.accountId);
    const { estado, version } = await signAnnex(ctx, placement, {
      ...signing,
      parte: 'alumno',
      actor: 'alumno',
      quien,
    });
    return { estado, version };
  },

  async addPlacementFile({ body: { idPractica, idDocumento, ...upload } }, ctx) {
    const placement = await lockedOwn(ctx, idPractica);
    return { id: await handInOwn(ctx, placement, { idDocumento }, upload) };
  },

  async addPlacementDocument({ body: { idPractica, tipo, ...upload } }, ctx) {
    const placement = await lockedOwn(ctx, idPractica);
    return { id: await addOwnDocument(ctx, placement, tipo, upload) };
  },

  async editFollowUpDocument({ body: { idPractica, idDocumento, version, ...upload } }, ctx) {
    const placement = await lockedOwn(ctx, idPractica);
    return { id: await handInOwn(ctx, placement, { idDocumento, version, tipo: 'seguimiento' }, upload) };
  },

  async renouncePlacement({ body: { idPractica, version, motivo, desde, fichero } }, ctx) {
    const placement = await lockedOwn(ctx, idPractica);
    // Sent twice it is there already.
    if (placement.estado === 'renunciada' && placement.finMotivo === motivo && placement.finDesde === desde)
      return { estado: placement.estado, version: placement.version };
    if (!mayDo('renounce', 'alumno', placement.estado) || placement.version !== version)
      throw new Refusal('cannotChangeState');
    if (desde > placement.fechaFin)
      throw new FieldRefusal([{ campo: 'desde', error: fieldError('afterLastDay') }]);
    if (desde < placement.fechaInicio)
      throw new FieldRefusal([{ campo: 'desde', error: fieldError('beforeFirstDay') }]);
    return renounce(ctx, placement, { motivo, desde, fichero });
  },
});

async function renounce(
  ctx: StudentCtx,
  placement: Placement,
  { motivo, desde, fichero }: { motivo: string; desde: string; fichero: UploadedFile | undefined },
) {
  if (fichero) await addOwnDocument(ctx, placement, 'renuncia', fichero);
  const now = ctx.now();
  const changed = await changePlacement(ctx.db, placement.id, {
    estado: 'renunciada',
    finPor: 'alumno',
    finMotivo: motivo,
    finDesde: desde,
    desde: now,
  });
  await recountHours(ctx.db, placement.id);
  await addEvent(ctx.db, {
    placementId: placement.id,
    tipo: 'renunciada',
    fecha: now,
    accountId: ctx.session.accountId,
    nota: motivo,
  });
  await tellEnded(ctx, changed, ['empresa']);
  await tellManagers(ctx, ctx.db, { tipo: 'placementRenounced', datos: {}, id: placement.id });
  return { estado: changed.estado, version: changed.version };
}
