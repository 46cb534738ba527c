import type { Answer } from '@portal/contract/endpoint';
import type {
  IncorporationState,
  InternshipKind,
  validateIncorporationForm,
} from '@portal/contract/incorporation-forms';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { makePlacement } from '../placements/make-placement.ts';
import { isActive } from '../placements/people.queries.ts';
import { tellToSign } from '../placements/tell-to-sign.ts';
import type { IncorporationForm } from './incorporation-forms.queries.ts';
import { stateAfter } from './incorporation-forms.rules.ts';
import { wholeOf } from './incorporation-views.ts';
import { settle } from './settle-form.ts';

interface Chosen {
  readonly tipoPractica: InternshipKind;
  readonly idTutorAcademico: number | null;
}

/**
 * Validates a locked form that awaits a manager, which makes its placement; both sides are told. Throws cannotChangeState
 * (49) where the student has left, and what `makePlacement` throws.
 */
export async function validate(
  ctx: Ctx<ManagerSession>,
  form: IncorporationForm,
  { tipoPractica, idTutorAcademico }: Chosen,
): Promise<Answer<typeof validateIncorporationForm>> {
  const estado: IncorporationState = stateAfter.validate;
  const version = await settle(ctx, form, { estado, tipo: 'validado', acto: 'incorporacionValidada' });
  const { context, whole } = await wholeOf({ ...ctx, language: ctx.brand.idiomaPorDefecto }, form);
  const { idAlumno, idEmpresa, titulo } = context;
  // Who has left does no internship.
  if (!(await isActive(ctx.db, idAlumno))) throw new Refusal('cannotChangeState');
  const placement = await makePlacement(ctx, {
    applicationId: form.applicationId,
    studentId: idAlumno,
    companyId: idEmpresa,
    titulo,
    titulacion: whole.contexto.alumno.titulacion,
    datos: form.datos,
    tipoPractica,
    academicTutorId: idTutorAcademico,
  });
  await tellToSign(ctx, placement);
  return { estado, version, idPractica: placement.id };
}
