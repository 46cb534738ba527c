import type { EventCard } from '@portal/contract/events';

/** The events to come, what begins first first, those that stand out before the others; then those that are over. */
export function eventGroups(events: readonly EventCard[]) {
  const coming = events.filter(({ estado }) => estado !== 'pasado').toReversed();
  return {
    featured: coming.filter(({ destacado, estado }) => destacado && estado === 'proximo'),
    coming: coming.filter(({ destacado, estado }) => !(destacado && estado === 'proximo')),
    past: events.filter(({ estado }) => estado === 'pasado'),
  };
}
