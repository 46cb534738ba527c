import { type ApplicationEvent, applicationStates } from '@portal/contract/applications';
import type { TextKey } from '../../lib/i18n/texts.ts';
import type { AreaTexts } from '../../locales/areas.ts';

type EventKey = Extract<TextKey<AreaTexts['applications']>, `event.${string}`>;

const { withdrawn, rejected } = applicationStates;

/** The sentence for an event; `before` are the earlier ones. */
export function sentenceOf(event: ApplicationEvent, before: readonly ApplicationEvent[]): EventKey {
  const { hecho, quien, idEstado } = event;
  if (hecho === 'cvAbierto') return 'event.cvAbierto';
  if (
    hecho === 'pregunta' ||
    hecho === 'entrevistaPropuesta' ||
    hecho === 'entrevistaElegida' ||
    hecho === 'entrevistaRechazada' ||
    hecho === 'entrevistaCambiada' ||
    hecho === 'entrevistaCancelada'
  )
    return `event.${hecho}`;
  if (hecho === 'inscripcion' || idEstado === null) {
    return before.some((earlier) => earlier.hecho === 'inscripcion')
      ? 'event.own.again'
      : 'event.inscripcion';
  }
  if (quien === 'alumno') {
    if (idEstado === withdrawn) return 'event.own.withdrawn';
    return idEstado === rejected ? 'event.own.declined' : 'event.own.accepted';
  }
  return `event.state.${idEstado}`;
}
