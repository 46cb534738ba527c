import { Flex } from '@mantine/core';
import type { ApplicationEvent } from '@portal/contract/applications';
import { IconCalendar, IconEye, IconSend } from '@tabler/icons-react';
import { applicationMeaning } from '../../domain/application/application-meaning.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './applications.module.css';
import { sentenceOf } from './history.ts';

/** Whose words stand beside a step. */
const messageOf = {
  alumno: 'detail.ownMessage',
  empresa: 'detail.message',
  gestor: 'detail.managerMessage',
  sistema: 'detail.message',
} as const;

/** Days back for which the day of the week says enough. */
const week = 6;

/** When something happened, as one says it: «hoy a las 10:42», «el martes», «el 15 de septiembre de 2026». */
function useWhen(): (moment: string) => string {
  const t = useTexts('applications');
  const { day, time, weekday, daysFromToday } = useFormat();
  return (moment) => {
    const back = -daysFromToday(moment);
    if (back === 0) return t('when.today', { time: time(moment) });
    if (back === 1) return t('when.yesterday', { time: time(moment) });
    if (back > 1 && back <= week) return t('when.weekday', { weekday: weekday(moment) });
    return t('when.day', { day: day(moment) });
  };
}

/** What has happened to an application, the latest first. */
export function Timeline({ events }: { events: readonly ApplicationEvent[] }) {
  const t = useTexts('applications');
  const when = useWhen();
  const { dayAndTime } = useFormat();
  const steps = events.map((event, index) => ({ event, key: sentenceOf(event, events.slice(0, index)) }));
  return (
    <Flex component="ol" direction="column">
      {steps.toReversed().map(({ event, key }) => (
        <li
          key={`${event.fecha} ${key}`}
          className={classes.step}
          data-meaning={event.idEstado === null ? 'neutral' : applicationMeaning[event.idEstado]}
        >
          <span className={classes.dot} aria-hidden>
            {event.hecho === 'cvAbierto' && <IconEye size={14} />}
            {event.hecho === 'inscripcion' && <IconSend size={14} />}
            {event.hecho.startsWith('entrevista') && <IconCalendar size={14} />}
          </span>
          <div>
            <p title={dayAndTime(event.fecha)}>{t(key, { when: when(event.fecha) })}</p>
            {event.motivo && (
              <Text dim small>
                {t('detail.reason', { reason: event.motivo })}
              </Text>
            )}
            {event.comentario && (
              <Text dim small>
                {t(messageOf[event.quien], { text: event.comentario })}
              </Text>
            )}
          </div>
        </li>
      ))}
    </Flex>
  );
}
