import type { Brand } from './brand.ts';
import type { IncorporationData, IncorporationDraft } from './incorporation-forms.ts';
import { spain } from './places.ts';
import { fieldError } from './validation.ts';

/**
 * What an incorporation form must be beyond each value being right by itself: the form while it is written and the server
 * hold it against the same rules of the same brand.
 */

/** `campo` is `section.field`; `error` a key of the validation dictionary with its values. */
export interface IncorporationProblem {
  readonly campo: string;
  readonly error: string;
}

type Limits = Pick<Brand['limites'], 'horasDia' | 'horasSemana'>;

const problem = (campo: string, error: string): IncorporationProblem => ({ campo, error });

type Hours = IncorporationData['horario'];
/** Of the days and hours those that are right by themselves. */
export type KnownHours = { readonly [F in keyof Hours]?: Hours[F] | null | undefined };

/** Hours of a day are rounded: 37.5 a week are 7.5 a day, which people write as 7 or 8. */
const roundedHours = 0.5;

/** What is known already is checked; a value that is missing stands against none. */
export function hoursProblems(
  { fechaInicio, fechaFin, numeroDiasSemana, horasAldia, horasSemana, horasTotales }: KnownHours,
  { horasDia: mostADay, horasSemana: mostAWeek }: Limits,
): IncorporationProblem[] {
  const problems: IncorporationProblem[] = [];
  if (fechaInicio && fechaFin && fechaFin <= fechaInicio)
    problems.push(problem('horario.fechaFin', fieldError('dateOrder')));
  if (horasAldia && horasAldia > mostADay)
    problems.push(problem('horario.horasAldia', fieldError('atMost', { max: mostADay })));
  if (horasSemana && horasSemana > mostAWeek)
    problems.push(problem('horario.horasSemana', fieldError('atMost', { max: mostAWeek })));
  else if (horasSemana && horasAldia && numeroDiasSemana) {
    const most = (horasAldia + roundedHours) * numeroDiasSemana;
    if (horasSemana > most)
      problems.push(problem('horario.horasSemana', fieldError('weekOverDays', { max: most })));
  }
  if (horasTotales && horasSemana && fechaInicio && fechaFin && fechaInicio < fechaFin) {
    const most = Math.ceil(weeksOf(fechaInicio, fechaFin)) * horasSemana;
    if (horasTotales > most)
      problems.push(problem('horario.horasTotales', fieldError('atMost', { max: most })));
  }
  return problems;
}

const weeksOf = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`) + 86_400_000) / (7 * 86_400_000);

/** A province is chosen in Spain and written elsewhere. */
export function placeProblems({
  idPais = spain,
  idProvincia,
  provincia,
}: NonNullable<IncorporationDraft['lugar']>): IncorporationProblem[] {
  if (idPais === spain) return idProvincia ? [] : [problem('lugar.idProvincia', fieldError('required'))];
  return provincia ? [] : [problem('lugar.provincia', fieldError('required'))];
}

/** What a choice makes needed. */
export function conditionsProblems({
  remunerada,
  ayudaEstudio,
  requierePedido,
  numeroPedido,
}: NonNullable<IncorporationDraft['condiciones']>): IncorporationProblem[] {
  const problems: IncorporationProblem[] = [];
  if (remunerada && !ayudaEstudio) problems.push(problem('condiciones.ayudaEstudio', fieldError('required')));
  if (requierePedido && !numeroPedido)
    problems.push(problem('condiciones.numeroPedido', fieldError('required')));
  return problems;
}

/** Why a whole form is not sent; none where it may be. */
export function incorporationProblems(
  { lugar, horario, condiciones }: Pick<IncorporationData, 'lugar' | 'horario' | 'condiciones'>,
  { limits }: { readonly limits: Limits },
): IncorporationProblem[] {
  return [...hoursProblems(horario, limits), ...placeProblems(lugar), ...conditionsProblems(condiciones)];
}

/** What a form keeps: nothing that a choice has made void. */
export function keptIncorporation(data: IncorporationData): IncorporationData {
  const { lugar, condiciones } = data;
  const isInSpain = lugar.idPais === spain;
  return {
    ...data,
    lugar: {
      ...lugar,
      idProvincia: isInSpain ? lugar.idProvincia : null,
      provincia: isInSpain ? null : lugar.provincia,
    },
    condiciones: {
      ...condiciones,
      ayudaEstudio: condiciones.remunerada ? condiciones.ayudaEstudio : null,
      numeroPedido: condiciones.requierePedido ? condiciones.numeroPedido : null,
    },
  };
}
