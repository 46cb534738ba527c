import type { Brand } from './brand.ts';
import type { ChangeKind, PlacementChanges } from './change-requests.ts';
import type { IncorporationData } from './incorporation-forms.ts';
import { type IncorporationProblem, incorporationProblems } from './incorporation-rules.ts';
import { fieldError } from './validation.ts';

/** What a request for a change must be: the form while it is written and the server hold it against the same rules. */

type Limits = Pick<Brand['limites'], 'horasDia' | 'horasSemana'>;

/** What of a placement's form a company may ask to be another. */
export type ChangeableData = Pick<
  IncorporationData,
  'horario' | 'condiciones' | 'tutor' | 'lugar' | 'actividad'
>;

/** The data of a placement with what is to be changed in them. */
export function changed<D extends ChangeableData>(datos: D, cambios: PlacementChanges): D {
  const { horario: hours = {}, actividad: activity = {} } = cambios;
  return {
    ...datos,
    horario: {
      fechaInicio: hours.fechaInicio ?? datos.horario.fechaInicio,
      fechaFin: hours.fechaFin ?? datos.horario.fechaFin,
      horario: hours.horario ?? datos.horario.horario,
      numeroDiasSemana: hours.numeroDiasSemana ?? datos.horario.numeroDiasSemana,
      horasAldia: hours.horasAldia ?? datos.horario.horasAldia,
      horasSemana: hours.horasSemana ?? datos.horario.horasSemana,
      horasTotales: hours.horasTotales ?? datos.horario.horasTotales,
    },
    condiciones: { ...datos.condiciones, ...cambios.condiciones },
    tutor: cambios.tutor ?? datos.tutor,
    lugar: cambios.lugar ?? datos.lugar,
    actividad: {
      descripcionActividad: activity.descripcionActividad ?? datos.actividad.descripcionActividad,
      tareas: activity.tareas ?? datos.actividad.tareas,
      formacionAdquirida: activity.formacionAdquirida ?? datos.actividad.formacionAdquirida,
    },
  };
}

/** A request before it is sent. */
export interface AskedChange {
  readonly tipo: ChangeKind;
  readonly desde: string;
  readonly hasta: string | null;
  readonly cambios: PlacementChanges;
}

/** Kinds that say by themselves what is to become of a placement. */
const withoutChanges: readonly ChangeKind[] = ['interrupcion', 'rescision', 'otro'];

/** Why a request is not taken; `campo` is a field of its body. */
export function requestProblems(
  { tipo, desde, hasta, cambios }: AskedChange,
  datos: ChangeableData,
  limits: Limits,
): IncorporationProblem[] {
  const problems: IncorporationProblem[] = [];
  const { fechaInicio, fechaFin } = datos.horario;
  if (desde < fechaInicio) problems.push({ campo: 'desde', error: fieldError('beforeFirstDay') });
  if (desde > fechaFin) problems.push({ campo: 'desde', error: fieldError('afterLastDay') });
  if (tipo === 'interrupcion' && hasta === null)
    problems.push({ campo: 'hasta', error: fieldError('required') });
  if (hasta !== null && hasta < desde) problems.push({ campo: 'hasta', error: fieldError('dateOrder') });
  if (hasta !== null && hasta > fechaFin)
    problems.push({ campo: 'hasta', error: fieldError('afterLastDay') });
  if (!withoutChanges.includes(tipo) && !isChange(datos, cambios))
    problems.push({ campo: 'cambios', error: fieldError('changeNothing') });
  const lastDay = cambios.horario?.fechaFin ?? fechaFin;
  if (tipo === 'ampliacion' && lastDay < fechaFin)
    problems.push({ campo: 'cambios.horario.fechaFin', error: fieldError('extensionEndsEarlier') });
  if (tipo === 'reduccion' && lastDay > fechaFin)
    problems.push({ campo: 'cambios.horario.fechaFin', error: fieldError('reductionEndsLater') });
  const wrong = changeProblems(datos, cambios, limits);
  return [...problems, ...wrong.map(({ campo, error }) => ({ campo: `cambios.${campo}`, error }))];
}

/** What stands against changed data by the limits of the institution, of the sections that change. */
export function changeProblems(
  datos: ChangeableData,
  cambios: PlacementChanges,
  limits: Limits,
): IncorporationProblem[] {
  const sections = Object.keys(cambios);
  return incorporationProblems(changed(datos, cambios), { limits }).filter(({ campo }) =>
    sections.includes(campo.split('.')[0] ?? ''),
  );
}

/** Whether anything would be another than it is. */
export const isChange = (datos: ChangeableData, cambios: PlacementChanges): boolean =>
  changedFields(datos, changed(datos, cambios)).length > 0;

/** The fields, as `horario.fechaFin`, that two forms have otherwise. */
export function changedFields(before: ChangeableData, after: ChangeableData): string[] {
  const [one, other] = [leaves(before), leaves(after)];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (campo) => one.get(campo) !== other.get(campo),
  );
}

/** Every value of a form by its field; lists as one. */
export function leaves(datos: ChangeableData): Map<string, unknown> {
  const all = new Map<string, unknown>();
  for (const [section, fields] of Object.entries(datos))
    for (const [field, value] of Object.entries(fields)) {
      if (value === null || value === '') continue;
      all.set(`${section}.${field}`, Array.isArray(value) ? value.join(',') : value);
    }
  return all;
}
