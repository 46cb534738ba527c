import type { Input } from '@portal/contract/endpoint';
import type {
  endPlacement,
  requestPlacementDocument,
  signInstitutionAnnex,
} from '@portal/contract/placements';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { insertDocument } from '../company-documents/company-documents.queries.ts';
import { recordExportOf } from '../data-accesses/data-accesses.queries.ts';
import { recountHours } from '../placement-hours/recount-hours.ts';
import { askedUnder } from './awaited.queries.ts';
import { placementsSheet } from './export-placements.ts';
import { annexPartiesOf } from './parties.queries.ts';
import { personName } from './people.queries.ts';
import { wholeOf } from './placement-views.ts';
import {
  addEvent,
  changePlacement,
  findPlacement,
  lockPlacement,
  lockPlacements,
  type Placement,
} from './placements.queries.ts';
import { mayClose, mayDo } from './placements.rules.ts';
import { exportedPlacements, managedPage, mostExported } from './read-placements.queries.ts';
import { remind } from './remind.ts';
import { tellState } from './settle-placement.ts';
import { signAnnex } from './sign-annex.ts';
import { tellEnded } from './tell-ended.ts';

type ManagerCtx = Ctx<ManagerSession>;

/** Throws placementStudentNotFound (45). */
async function lockedPlacement({ db }: ManagerCtx, id: number): Promise<Placement> {
  const placement = await lockPlacement(db, id);
  if (!placement) throw new Refusal('placementStudentNotFound');
  return placement;
}

export const managedPlacementsRoutes = routes({
  listManagedPlacements: ({ query }, { db, today }) => managedPage(db, query, today()),

  async exportPlacements({ body: { formato, ...filters } }, ctx) {
    const found = await exportedPlacements(ctx.db, filters, ctx.today());
    await recordAct(ctx, 'portal', 'practicas', 'exportada');
    await recordExportOf(
      ctx,
      found.slice(0, mostExported).map(({ idAlumno }) => idAlumno),
    );
    const { nombre, bytes } = await placementsSheet(found, formato, ctx);
    return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
  },

  async getManagedPlacement({ params }, ctx) {
    const placement = await findPlacement(ctx.db, params.id);
    if (!placement) throw new Refusal('placementStudentNotFound');
    return {
      ...(await wholeOf(ctx, placement)),
      idEmpresa: placement.companyId,
      idAlumno: placement.studentId,
      idSolicitud: placement.applicationId,
      idTutorAcademico: placement.academicTutorId,
      cerrable: mayClose(placement, ctx.today()),
      certificable: mayDo('certify', 'gestor', placement.estado),
    };
  },

  signInstitutionAnnex: sign,
  endPlacement: end,

  async closePlacement({ body: { idPractica, version, motivo } }, ctx) {
    const placement = await lockedPlacement(ctx, idPractica);
    if (!mayClose(placement, ctx.today()) || placement.version !== version)
      throw new Refusal('cannotChangeState');
    const now = ctx.now();
    const changed = await changePlacement(ctx.db, idPractica, { estado: 'cerrada', desde: now });
    const { accountId } = ctx.session;
    await addEvent(ctx.db, { placementId: idPractica, tipo: 'cerrada', fecha: now, accountId, nota: motivo });
    await recordAct(ctx, 'practica', idPractica, 'practicaCerrada');
    await tellState(ctx, changed);
    return { estado: changed.estado, version: changed.version };
  },

  async remindPlacements({ body: { practicas } }, ctx) {
    let avisos = 0;
    for (const placement of await lockPlacements(ctx.db, practicas)) avisos += await remind(ctx, placement);
    return { avisos };
  },

  requestPlacementDocument: askFor,
});

async function sign({ body }: Input<typeof signInstitutionAnnex>, ctx: ManagerCtx) {
  const { idPractica, parte, enPapel, ...signing } = body;
  if (enPapel !== null && enPapel > ctx.today())
    throw new FieldRefusal([{ campo: 'enPapel', error: fieldError('dateAhead') }]);
  // What another party signs by itself a manager does not sign in its place.
  if (parte !== 'centro' && enPapel === null) throw new Refusal('actionNotAllowed');
  const placement = await lockedPlacement(ctx, idPractica);
  const quien = await signerOf(ctx, placement, parte);
  const { estado, version } = await signAnnex(ctx, placement, {
    ...signing,
    parte,
    enPapel,
    actor: 'gestor',
    quien,
  });
  await recordAct(ctx, 'practica', idPractica, 'anexoFirmado');
  return { estado, version };
}

async function signerOf(ctx: ManagerCtx, placement: Placement, parte: 'empresa' | 'alumno' | 'centro') {
  if (parte === 'centro') return personName(ctx.db, ctx.session.accountId);
  if (parte === 'alumno') return (await annexPartiesOf(ctx.db, placement)).alumno;
  const { nombre, apellidos } = placement.datos.firmanteAnexo;
  return `${nombre} ${apellidos}`;
}

async function end({ body }: Input<typeof endPlacement>, ctx: ManagerCtx) {
  const { idPractica, version, por, motivo, desde } = body;
  const placement = await lockedPlacement(ctx, idPractica);
  if (!mayDo('end', 'gestor', placement.estado) || placement.version !== version)
    throw new Refusal('cannotChangeState');
  if (desde > placement.fechaFin)
    throw new FieldRefusal([{ campo: 'desde', error: fieldError('afterLastDay') }]);
  if (desde < placement.fechaInicio)
    throw new FieldRefusal([{ campo: 'desde', error: fieldError('beforeFirstDay') }]);
  const now = ctx.now();
  const estado = por === 'alumno' ? 'renunciada' : 'rescindida';
  const changed = await changePlacement(ctx.db, idPractica, {
    estado,
    finPor: por,
    finMotivo: motivo,
    finDesde: desde,
    desde: now,
  });
  await recountHours(ctx.db, idPractica);
  const { accountId } = ctx.session;
  await addEvent(ctx.db, { placementId: idPractica, tipo: estado, fecha: now, accountId, nota: motivo });
  await recordAct(ctx, 'practica', idPractica, 'practicaRescindida');
  await tellEnded(ctx, changed, ['alumno', 'empresa']);
  return { estado: changed.estado, version: changed.version };
}

async function askFor({ body }: Input<typeof requestPlacementDocument>, ctx: ManagerCtx) {
  const { idPractica, aportadoPor, fechaLimite, ...asked } = body;
  const placement = await lockedPlacement(ctx, idPractica);
  const before = await askedUnder(ctx.db, idPractica, asked.claveEnvio);
  if (before !== undefined) return { id: before };
  if (!mayDo('addDocument', 'gestor', placement.estado)) throw new Refusal('cannotChangeState');
  if (fechaLimite !== null && fechaLimite < ctx.today())
    throw new FieldRefusal([{ campo: 'fechaLimite', error: fieldError('datePast') }]);
  const now = ctx.now();
  const { companyId, studentId, titulo } = placement;
  const document = { ...asked, companyId, idPractica, aportadoPor, fechaLimite };
  const id = await insertDocument(ctx.db, { ...document, pedido: now, creado: now });
  const datos = { titulo, documento: asked.nombre };
  if (aportadoPor === 'alumno')
    await notify(ctx, [studentId], {
      tipo: 'placementDocumentRequested',
      datos,
      urlAcceso: `/mis-practicas/${idPractica}`,
    });
  if (aportadoPor === 'empresa')
    await notifyCompany(ctx, companyId, {
      tipo: 'companyDocumentRequested',
      datos: { documento: asked.nombre },
      urlAcceso: `/documentacion?documento=${id}`,
    });
  return { id };
}
