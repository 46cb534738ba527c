import { Title } from '@mantine/core';
import type { ApplicationEvent } from '@portal/contract/applications';
import { useTexts } from '../../../lib/i18n.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import classes from './candidates.module.css';

/** What has happened to an application, in plain words. */
export function CandidateHistory({ events, order }: { events: readonly ApplicationEvent[]; order: 2 | 4 }) {
  const t = useTexts('candidates');
  const sentence = ({ hecho, quien, idEstado }: ApplicationEvent) => {
    if (hecho === 'inscripcion') return t('history.applied');
    if (hecho === 'cvAbierto' || idEstado === null) return t('history.opened');
    return t('history.moved', { who: t(`history.who.${quien}`), state: t(`state.${idEstado}`) });
  };
  return (
    <section className={classes.part}>
      <Title order={order} className={classes.partTitle}>
        {t('history.title')}
      </Title>
      <ol className={classes.history}>
        {events.map((event) => (
          <li key={`${event.fecha} ${event.hecho} ${event.idEstado}`}>
            <span>{sentence(event)}</span>
            {event.motivo !== null && <span>{t('history.reason', { reason: event.motivo })}</span>}
            <span className={classes.dim}>
              <RelativeTime value={event.fecha} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
