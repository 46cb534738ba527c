import { applicationStates } from '@portal/contract/applications';
import type { CandidateEvent } from '@portal/contract/candidates';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Text } from '../../ui/Text.tsx';
import { CvPart, type PartOrder } from './CvPart.tsx';
import classes from './candidates.module.css';

/** What has happened to an application, in plain words. */
export function CandidateHistory({ events, order }: { events: readonly CandidateEvent[]; order: PartOrder }) {
  const t = useTexts('candidates');
  const sentence = ({ hecho, quien, idEstado }: CandidateEvent) => {
    if (
      hecho === 'pregunta' ||
      hecho === 'entrevistaPropuesta' ||
      hecho === 'entrevistaElegida' ||
      hecho === 'entrevistaRechazada' ||
      hecho === 'entrevistaCambiada' ||
      hecho === 'entrevistaCancelada'
    )
      return t(`history.happened.${hecho}`);
    if (hecho === 'inscripcion') return t('history.applied');
    if (hecho === 'cvAbierto' || idEstado === null) return t('history.opened');
    if (quien === 'alumno') {
      if (idEstado === applicationStates.withdrawn) return t('history.withdrawn');
      if (idEstado === applicationStates.rejected) return t('history.declined');
      if (idEstado === applicationStates.shortlisted) return t('history.accepted');
    }
    return t('history.moved', { who: t(`history.who.${quien}`), state: t(`state.${idEstado}`) });
  };
  return (
    <CvPart title={t('history.title')} order={order}>
      <ol className={classes.history}>
        {events.map((event) => (
          <li key={`${event.fecha} ${event.hecho} ${event.idEstado}`}>
            <span>{sentence(event)}</span>
            {event.motivo !== null && <span>{t('history.reason', { reason: event.motivo })}</span>}
            {event.comentario && (
              <span>
                {t(event.quien === 'empresa' ? 'history.message' : 'history.comment', {
                  text: event.comentario,
                })}
              </span>
            )}
            {event.notaInterna && <span>{t('history.note', { text: event.notaInterna })}</span>}
            <Text component="span" dim small>
              <RelativeTime value={event.fecha} />
            </Text>
          </li>
        ))}
      </ol>
    </CvPart>
  );
}
