import type { ClosedReason } from '@portal/contract/events';
import type { ErrorName } from '@portal/contract/statuses';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import {
  countRegistrations,
  deleteRegistration,
  type Event,
  insertRegistration,
  isAlumnus,
  lockEvent,
  promoteFirst,
  registrationOf,
} from './events.queries.ts';
import { closedFor, isFull } from './events.rules.ts';
import { tellEnrolled } from './tell-enrolled.ts';

type StudentCtx = Ctx<StudentSession>;
type Filling = Pick<Ctx, 'db' | 'brand' | 'jobs' | 'now'>;

interface Named {
  readonly idEvento: number;
  readonly urlEvento: string;
}

/** A published event, locked with its registrations. Throws eventUnavailable (74). */
export async function lockedEvent(ctx: StudentCtx, { idEvento, urlEvento }: Named): Promise<Event> {
  const event = await lockEvent(ctx.db, idEvento);
  if (!event?.publicado || event.urlEvento !== urlEvento) throw new Refusal('eventUnavailable');
  return event;
}

const refusalOf: Readonly<Record<ClosedReason, ErrorName & `event${string}`>> = {
  cancelado: 'eventUnavailable',
  pasado: 'eventTakesNoRegistrations',
  sinInscripcion: 'eventTakesNoRegistrations',
  plazo: 'eventTakesNoRegistrations',
  completo: 'eventTakesNoRegistrations',
  estudiantes: 'eventForStudents',
  antiguos: 'eventForGraduates',
};

/** Enrols the student, or has them wait. The event is locked, so that the last place is given once. */
export async function enrol(ctx: StudentCtx, named: Named): Promise<'inscrito' | 'espera'> {
  const event = await lockedEvent(ctx, named);
  const { accountId } = ctx.session;
  if (await registrationOf(ctx.db, event.id, accountId)) throw new Refusal('alreadyRegistered');
  const inscritos = await countRegistrations(ctx.db, event.id, 'inscrito');
  const closed = closedFor(event, {
    now: ctx.now(),
    today: ctx.today(),
    esAntiguo: await isAlumnus(ctx.db, accountId),
    inscritos,
  });
  if (closed !== null) throw new Refusal(refusalOf[closed]);
  // Nobody goes past who waits already, also where a place was left by an account that was closed.
  const waits = isFull(event, inscritos) || (await countRegistrations(ctx.db, event.id, 'espera')) > 0;
  const estado = waits ? 'espera' : 'inscrito';
  await insertRegistration(ctx.db, { eventId: event.id, accountId, estado, creada: ctx.now() });
  if (estado === 'inscrito' || isFull(event, inscritos)) return estado;
  await fillPlaces(ctx, event);
  return (await registrationOf(ctx.db, event.id, accountId))?.registration.estado ?? estado;
}

/** Withdraws the student; the first who waits gets the place and is told. */
export async function withdraw(ctx: StudentCtx, named: Named): Promise<void> {
  const event = await lockedEvent(ctx, named);
  if (event.inicio.getTime() <= ctx.now().getTime()) throw new Refusal('eventUnavailable');
  const was = await deleteRegistration(ctx.db, event.id, ctx.session.accountId);
  if (was === 'inscrito') await fillPlaces(ctx, event);
}

/** Gives the places of a locked event that are free to the first who wait, as long as it is to come. */
export async function fillPlaces(ctx: Filling, event: Event): Promise<void> {
  if (!event.publicado || event.cancelado !== null || event.inicio.getTime() <= ctx.now().getTime()) return;
  if (event.plazas === null) {
    await tellEnrolled(ctx, await promoteFirst(ctx.db, event.id, 100_000), 'eventPlaceFreed', event);
    return;
  }
  const free = event.plazas - (await countRegistrations(ctx.db, event.id, 'inscrito'));
  if (free <= 0) return;
  await tellEnrolled(ctx, await promoteFirst(ctx.db, event.id, free), 'eventPlaceFreed', event);
}
