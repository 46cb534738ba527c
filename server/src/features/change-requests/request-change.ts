import type { requestChange } from '@portal/contract/change-requests';
import { changed, requestProblems } from '@portal/contract/change-rules';
import type { Answer, Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { actingTutor, isAcademicTutor } from '../placements/academic-tutors.queries.ts';
import { annexPartiesOf } from '../placements/parties.queries.ts';
import { addEvent, lockPlacement, overlaps } from '../placements/placements.queries.ts';
import { mayDo } from '../placements/placements.rules.ts';
import { sendAcademicLink } from '../placements/send-tutor-link.ts';
import { askedUnder, hasOpen, insertChange } from './change-requests.queries.ts';
import { firstState } from './change-requests.rules.ts';
import { differencesOf } from './differences.ts';

type CompanyCtx = Ctx<CompanySession>;

/** Takes a company's request for a change of one of its placements; the same key again finds it. */
export async function takeRequest(
  { body }: Input<typeof requestChange>,
  ctx: CompanyCtx,
): Promise<Answer<typeof requestChange>> {
  if (!ctx.brand.opciones.solicitarCambioPracticas) throw new Refusal('placementStudentNotFound');
  const { idPractica, claveEnvio, adjunto, ...asked } = body;
  const placement = await lockPlacement(ctx.db, idPractica, { companyId: ctx.session.companyId });
  if (!placement) throw new Refusal('placementStudentNotFound');
  const before = await askedUnder(ctx.db, idPractica, claveEnvio);
  if (before !== undefined) return { idCambio: before };
  if (!mayDo('askForChange', 'empresa', placement.estado) || (await hasOpen(ctx.db, idPractica)))
    throw new Refusal('cannotChangeState');
  const problems = requestProblems(asked, placement.datos, ctx.brand.limites);
  if (problems.length > 0) throw new FieldRefusal(problems);
  if (await isAcademicTutor(ctx.db, placement.academicTutorId, asked.cambios.tutor?.email))
    throw new FieldRefusal([{ campo: 'cambios.tutor.email', error: fieldError('tutorIsAcademic') }]);
  const { horario } = changed(placement.datos, asked.cambios);
  if (await overlaps(ctx.db, placement.studentId, placement.applicationId, horario))
    throw new Refusal('overlapsPlacement');
  const tutor = await actingTutor(ctx.db, placement.academicTutorId);
  const estado = firstState(asked.cambios, tutor !== undefined);
  const idCambio = await insertChange(ctx.db, {
    ...asked,
    placementId: idPractica,
    estado,
    diferencias: differencesOf(placement.datos, asked.cambios, ctx.brand.idiomaPorDefecto),
    adjuntoId: adjunto ? await ctx.files.saveUpload(ctx, 'adjunto', adjunto) : null,
    accountId: ctx.session.accountId,
    claveEnvio,
    creada: ctx.now(),
  });
  await addEvent(ctx.db, {
    placementId: idPractica,
    tipo: 'cambioSolicitado',
    fecha: ctx.now(),
    accountId: ctx.session.accountId,
    nota: asked.detalle,
  });
  if (estado === 'autorizacion' && tutor)
    await sendAcademicLink(ctx, tutor, { tipo: 'changeToAuthorise', datos: {} });
  const { empresa } = await annexPartiesOf(ctx.db, placement);
  await tellManagers(ctx, ctx.db, { tipo: 'changeRequestWaits', datos: { empresa }, id: idCambio });
  return { idCambio };
}
