import { addDays } from '@portal/contract/days';
import { rightDay } from '@portal/contract/fields';
import type { incorporationWarnings } from '@portal/contract/incorporation-forms';
import type { Ctx } from '../../http/context.ts';
import type { IncorporationForm } from './incorporation-forms.queries.ts';
import type { FormContext } from './incorporation-views.ts';
import { isCovered, overlaps } from './managed-incorporation.queries.ts';

type Warning = (typeof incorporationWarnings)[number];

/** Days before its first day from which an internship begins soon: the time in which an unpaid one is registered. */
const soonDays = 10;

/** What a manager has to look at before a form is validated. */
export async function warningsOf(
  { db, today }: Pick<Ctx, 'db' | 'today'>,
  form: IncorporationForm,
  { idAlumno, idEmpresa, tieneNumSegSocial }: FormContext,
): Promise<Warning[]> {
  const fechaInicio = rightDay(form.datos.horario?.fechaInicio);
  const fechaFin = rightDay(form.datos.horario?.fechaFin);
  const warnings: Warning[] = [];
  if (!(await isCovered(db, idEmpresa, fechaFin ?? today()))) warnings.push('sinConvenio');
  if (
    fechaInicio &&
    fechaFin &&
    (await overlaps(db, idAlumno, form.applicationId, { fechaInicio, fechaFin }))
  )
    warnings.push('solapada');
  if (!tieneNumSegSocial) warnings.push('sinNumSegSocial');
  if (fechaInicio && fechaInicio < addDays(today(), soonDays)) warnings.push('empiezaPronto');
  return warnings;
}
