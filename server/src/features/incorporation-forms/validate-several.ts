import type { Answer, Input } from '@portal/contract/endpoint';
import type {
  IncorporationObstacle,
  InternshipKind,
  validateIncorporationForms,
} from '@portal/contract/incorporation-forms';
import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';
import { isAcademicTutor, mustBeTutorOf } from '../placements/academic-tutors.queries.ts';
import { isActive, lockStudent } from '../placements/people.queries.ts';
import { placementOfApplication } from '../placements/placements.queries.ts';
import { contextOf, type IncorporationForm, lockForm } from './incorporation-forms.queries.ts';
import { mayDo } from './incorporation-forms.rules.ts';
import type { FormContext } from './incorporation-views.ts';
import { validate } from './validate-form.ts';
import { warningsOf } from './warnings.ts';

type ManagerCtx = Ctx<ManagerSession>;
type Result = Answer<typeof validateIncorporationForms>['resultados'][number];

/** Validates the forms that nothing stands against, in one transaction; what stands against each other is said. */
export async function validateSeveral(
  { body: { formularios, ...chosen } }: Input<typeof validateIncorporationForms>,
  ctx: ManagerCtx,
): Promise<Answer<typeof validateIncorporationForms>> {
  const { idTutorAcademico } = chosen;
  if (idTutorAcademico !== null) await mustBeTutorOf(ctx.db, idTutorAcademico, []);
  const resultados: Result[] = [];
  // In the order of their ids, so that two managers at once never wait for one another.
  for (const { idSolicitud, version } of formularios.toSorted((a, b) => a.idSolicitud - b.idSolicitud)) {
    const form = await lockForm(ctx.db, idSolicitud);
    if (form) resultados.push(await resultOf(ctx, form, { version, ...chosen }));
  }
  return { resultados };
}

async function resultOf(
  ctx: ManagerCtx,
  form: IncorporationForm,
  {
    version,
    tipoPractica,
    idTutorAcademico,
  }: { version: number; tipoPractica: InternshipKind; idTutorAcademico: number | null },
): Promise<Result> {
  const context = await contextOf(ctx.db, form.applicationId);
  const { nombre, apellidos, empresa } = context;
  const shown = {
    idSolicitud: form.applicationId,
    alumno: `${nombre} ${apellidos}`.trim(),
    empresa,
  };
  // Sent twice it is there already.
  if (form.estado === 'validado' && form.version === version + 1) {
    const idPractica = (await placementOfApplication(ctx.db, form.applicationId)) ?? null;
    return { ...shown, idPractica, impedimentos: [] };
  }
  if (!mayDo('validate', form.estado) || form.version !== version)
    return { ...shown, idPractica: null, impedimentos: ['cambiado'] };
  const impedimentos = await obstaclesOf(ctx, form, context);
  if (await isAcademicTutor(ctx.db, idTutorAcademico, form.datos.tutor?.email))
    impedimentos.push('tutorEmpresa');
  if (impedimentos.length > 0) return { ...shown, idPractica: null, impedimentos };
  const chosen = { tipoPractica: form.tipoPractica ?? tipoPractica, idTutorAcademico };
  const { idPractica } = await validate(ctx, form, chosen);
  return { ...shown, idPractica, impedimentos: [] };
}

/** Besides the warnings what `validate` would refuse, since one refusal would undo all of them. */
async function obstaclesOf(
  ctx: ManagerCtx,
  form: IncorporationForm,
  context: FormContext,
): Promise<IncorporationObstacle[]> {
  await lockStudent(ctx.db, context.idAlumno);
  const warnings: IncorporationObstacle[] = await warningsOf(ctx, form, context);
  if (!(await isActive(ctx.db, context.idAlumno))) warnings.push('estudianteBaja');
  return warnings;
}
