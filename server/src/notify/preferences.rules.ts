import type { Delivery } from '@portal/contract/notifications';
import type { ChosenKind } from './event.ts';
import { type EventKind, eventKinds, events } from './event-kinds.ts';

/** How a kind goes by mail until its reader chooses otherwise. */
export const usualDelivery: Readonly<Record<ChosenKind, Delivery>> = {
  decisiones: 'inmediato',
  revision: 'inmediato',
  inscripciones: 'inmediato',
  avances: 'inmediato',
  lecturas: 'resumen',
  candidaturas: 'inmediato',
  respuestas: 'inmediato',
  ofertas: 'inmediato',
  equipo: 'resumen',
};

const isChosen = (kind: string): kind is ChosenKind => Object.hasOwn(usualDelivery, kind);

/** The kind whose delivery can be chosen that the event is of; undefined where it always goes at once. */
export function chosenKindOf(tipo: EventKind): ChosenKind | undefined {
  const kind = events[tipo].clase;
  return isChosen(kind) ? kind : undefined;
}

/** The events of a kind. */
export const eventsOf = (clase: ChosenKind): EventKind[] =>
  eventKinds.filter((tipo) => events[tipo].clase === clase);

/** The delivery of an event, by what its reader has chosen. */
export function deliveryOf(tipo: EventKind, chosen: Partial<Record<ChosenKind, Delivery>>): Delivery {
  const kind = chosenKindOf(tipo);
  return kind === undefined ? 'inmediato' : (chosen[kind] ?? usualDelivery[kind]);
}

/** The role's kinds with their deliveries, the usual one where none was chosen. */
export const withUsual = <K extends ChosenKind>(
  kinds: readonly K[],
  chosen: readonly { clase: string; envio: Delivery }[],
): { clase: K; envio: Delivery }[] =>
  kinds.map((clase) => ({
    clase,
    envio: chosen.find((choice) => choice.clase === clase)?.envio ?? usualDelivery[clase],
  }));
