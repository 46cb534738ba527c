import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { addDays, dayIn } from '@portal/contract/days';
import type { EventCard } from '@portal/contract/events';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './month.module.css';
import { columnOf, isMonth, type MonthDay, monthAfter, monthDays } from './month-days.ts';

/**
 * The events of a month, which the address holds: a list of its days, which is drawn as a calendar where there is room.
 * Days without events are only drawn.
 */
export function EventMonth({ events }: { events: readonly EventCard[] }) {
  const t = useTexts('events');
  const { monthAndYear } = useFormat();
  const { zonaHoraria } = useBrand();
  const { get, set } = useListParams();
  const today = dayIn(zonaHoraria, new Date());
  const now = today.slice(0, 7);
  const month = isMonth(get('mes')) ? get('mes') : now;
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (to: string) => set({ mes: to === now ? null : to }, { push: true });
  const days = monthDays(month, events, zonaHoraria);
  const isEmpty = days.every(({ events: [first] }) => first === undefined);
  return (
    <section aria-labelledby="event-month">
      <Group justify="space-between" my="md" gap="xs">
        <Title order={2} id="event-month" aria-live="polite" ref={heading} tabIndex={-1}>
          {monthAndYear(`${month}-01`)}
        </Title>
        <Group gap="xs" wrap="nowrap">
          {month !== now && (
            <Button
              variant="default"
              // It goes away once it is pressed.
              onClick={() => {
                turn(now);
                heading.current?.focus();
              }}
            >
              {t('month.now')}
            </Button>
          )}
          <ActionIcon
            variant="default"
            size="2.5rem"
            aria-label={t('month.before', { month: monthAndYear(`${monthAfter(month, -1)}-01`) })}
            onClick={() => turn(monthAfter(month, -1))}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="2.5rem"
            aria-label={t('month.after', { month: monthAndYear(`${monthAfter(month, 1)}-01`) })}
            onClick={() => turn(monthAfter(month, 1))}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      {isEmpty && (
        <Text dim mb="sm">
          {t('month.none')}
        </Text>
      )}
      <WeekDays />
      <ol className={classes.days}>
        {days.map((one) => (
          <Day key={one.day} day={one} isToday={one.day === today} />
        ))}
      </ol>
    </section>
  );
}

const monday = '2031-03-10';

/** Above the columns; each day of the list says its own. */
function WeekDays() {
  const { weekday } = useFormat();
  return (
    <Text component="div" small dim className={classes.week} aria-hidden>
      {[0, 1, 2, 3, 4, 5, 6].map((number) => (
        <span key={number}>{weekday(addDays(monday, number))}</span>
      ))}
    </Text>
  );
}

function Day({ day: { day, events }, isToday }: { day: MonthDay; isToday: boolean }) {
  const t = useTexts('events');
  const { day: longDay, weekday } = useFormat();
  const { zonaHoraria } = useBrand();
  const isEmpty = events.length === 0;
  return (
    <li
      className={classes.day}
      style={day.endsWith('-01') ? { gridColumnStart: columnOf(day) } : undefined}
      data-empty={isEmpty || undefined}
      data-today={isToday || undefined}
      {...(isEmpty ? { 'aria-hidden': true } : {})}
    >
      <span className={classes.number} aria-hidden>
        {Number(day.slice(8))}
      </span>
      {!isEmpty && (
        <>
          <h3 className={classes.name} {...(isToday ? { 'aria-current': 'date' as const } : {})}>
            {t('month.day', { weekday: weekday(day), day: longDay(day) })}
          </h3>
          <ul className={classes.events}>
            {events.map((event) => (
              <li key={event.idEvento}>
                <DayEvent event={event} begins={dayIn(zonaHoraria, new Date(event.fecha)) === day} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** An event on one of its days: with its hour on the first, and how it stands for the reader. */
function DayEvent({ event, begins }: { event: EventCard; begins: boolean }) {
  const t = useTexts('events');
  const { time } = useFormat();
  const { urlEvento, titulo, idioma, fecha, estado, inscripcion } = event;
  const state =
    estado === 'cancelado'
      ? t('states.cancelado')
      : inscripcion !== null
        ? t(`registration.${inscripcion}`)
        : null;
  return (
    <ScreenLink to="event" params={{ id: urlEvento }} className={classes.event}>
      <Text component="span" small>
        <span className={classes.time}>{begins ? time(fecha) : t('month.goesOn')}</span>{' '}
        <span lang={idioma}>{titulo}</span>
        {state !== null && <span className={classes.state}> {state}</span>}
      </Text>
    </ScreenLink>
  );
}
