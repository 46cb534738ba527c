import { countedHours, type Span } from '@portal/contract/hours-rules';
import type { HoursLog } from '@portal/contract/placement-hours';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { lastDayOf } from '../placements/dates.rules.ts';
import { interruptionsOf } from '../placements/interruptions.queries.ts';
import type { Placement } from '../placements/placements.queries.ts';
import { mayDo } from '../placements/placements.rules.ts';
import { sumsOf, weeksOf } from './placement-hours.queries.ts';

/** The days on which a placement has hours. */
export async function spanOf(db: Db, placement: Placement): Promise<Span> {
  const stops = await interruptionsOf(db, placement.id);
  return {
    desde: placement.fechaInicio,
    hasta: lastDayOf(placement),
    interrupciones: stops.map(({ desde, hasta }) => ({ desde, hasta })),
  };
}

/** Whether weeks of it are noted, and with that decided on. */
export const takesHours = ({ estado }: Placement): boolean => mayDo('noteHours', 'alumno', estado);

/** The hours log of a placement, as all who may read it do. */
export async function hoursLogOf(
  { db, today }: Pick<Services, 'today'> & { readonly db: Db },
  placement: Placement,
): Promise<HoursLog> {
  const { numeroDiasSemana, horasAldia, horasSemana, horasTotales } = placement.datos.horario;
  const [weeks, { noted, confirmed }] = [await weeksOf(db, placement.id), await sumsOf(db, placement.id)];
  const span = await spanOf(db, placement);
  return {
    ...span,
    hoy: today(),
    abierta: takesHours(placement),
    horario: { numeroDiasSemana, horasAldia, horasSemana, horasTotales },
    horasHechas: noted,
    horasConfirmadas: confirmed,
    semanas: weeks.map(({ placementId, enviada, confirmada, ...week }) => ({
      ...week,
      horas: countedHours(week.horas, week.lunes, span),
      enviada: enviada.toISOString(),
      confirmada: confirmada?.toISOString() ?? null,
    })),
  };
}
