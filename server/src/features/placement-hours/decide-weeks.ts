import type { Input } from '@portal/contract/endpoint';
import type { decideWeeks as decideCall, HoursLog } from '@portal/contract/placement-hours';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { notify } from '../../notify/notify.ts';
import type { Placement } from '../placements/placements.queries.ts';
import { hoursLogOf, takesHours } from './hours-log.ts';
import { decideOn, someWeeks } from './placement-hours.queries.ts';
import { decisionOn } from './placement-hours.rules.ts';

type Decision = Pick<Input<typeof decideCall>['body'], 'semanas' | 'motivo'> & {
  /** Who decides, by name. */
  readonly quien: string;
};

/**
 * Confirms weeks of a locked placement, or returns them to the student with the reason: all of them or, where one is
 * another by now, none (49). The same decision again changes nothing.
 */
export async function decideWeeks(
  ctx: Ctx,
  placement: Placement,
  { semanas, motivo, quien }: Decision,
): Promise<HoursLog> {
  const mondays = semanas.map(({ lunes }) => lunes);
  const weeks = await someWeeks(ctx.db, placement.id, mondays);
  const outcomes = semanas.map(({ lunes, version }) => ({
    lunes,
    outcome: decisionOn(
      weeks.find((week) => week.lunes === lunes),
      { version, motivo },
    ),
  }));
  if (outcomes.some(({ outcome }) => outcome === 'refuse')) throw new Refusal('cannotChangeState');
  const open = outcomes.filter(({ outcome }) => outcome === 'decide').map(({ lunes }) => lunes);
  if (open.length === 0) return hoursLogOf(ctx, placement);
  if (!takesHours(placement)) throw new Refusal('cannotChangeState');
  const isConfirmed = motivo === null;
  await decideOn(ctx.db, placement.id, open, {
    estado: isConfirmed ? 'confirmada' : 'devuelta',
    confirmada: isConfirmed ? ctx.now() : null,
    quien,
    motivo,
  });
  if (!isConfirmed)
    await notify(ctx, [placement.studentId], {
      tipo: 'hoursReturned',
      datos: { titulo: placement.titulo, motivo },
      urlAcceso: `/mis-practicas/${placement.id}`,
    });
  return hoursLogOf(ctx, placement);
}
