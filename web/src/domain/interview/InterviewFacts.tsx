import { Anchor, Button } from '@mantine/core';
import type { Interview } from '@portal/contract/interviews';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Facts } from '../../ui/Facts.tsx';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import classes from './interview.module.css';

/** When and where an interview is, as both sides read it. `times` are left out where they are to be chosen from. */
export function InterviewFacts({ interview, times = true }: { interview: Interview; times?: boolean }) {
  const t = useTexts('interviews');
  const { dayAndTime } = useFormat();
  const { inicio, horas, duracion, lugar, enlace, nota } = interview;
  return (
    <Facts
      facts={[
        { label: t('when'), value: inicio && <strong className={classes.when}>{dayAndTime(inicio)}</strong> },
        {
          label: t('proposed'),
          value: times && inicio === null && (
            <ul className={classes.times}>
              {horas.map((hora) => (
                <li key={hora} className={classes.when}>
                  {dayAndTime(hora)}
                </li>
              ))}
            </ul>
          ),
        },
        { label: t('length'), value: t('minutes', { count: duracion }) },
        { label: t('place'), value: lugar },
        {
          label: t('link'),
          value: enlace && (
            <Anchor href={enlace} target="_blank" rel="noopener noreferrer" className={classes.link}>
              {enlace}
              <NewTabMark />
            </Anchor>
          ),
        },
        { label: t('note'), value: nota && <span className={classes.note}>{nota}</span> },
      ]}
    />
  );
}

/** The event as a file that calendars open; nothing while no time is agreed. */
export function CalendarButton({ calendario }: Pick<Interview, 'calendario'>) {
  const t = useTexts('interviews');
  if (calendario === null) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarDown size={18} aria-hidden />}
      onClick={() => saveFile({ nombre: t('file'), tipo: 'text/calendar', contenido: calendario })}
    >
      {t('calendar')}
    </Button>
  );
}
