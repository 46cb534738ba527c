import { expect, test } from 'vitest';
import { type CalendarDates, placementCalendar } from './calendar.rules.ts';

const dates: CalendarDates = {
  idPractica: 7,
  version: 3,
  fechaInicio: '2031-02-03',
  fechaFin: '2031-06-27',
  finDesde: null,
  plazos: [{ id: 12, fechaLimite: '2031-07-04' }],
};

const words = {
  host: 'portal.example.test',
  now: new Date('2031-01-05T11:00:00Z'),
  name: 'Prácticas: Datos, y más (Turia)',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  deadline: 'Plazo',
};

/** What each event says of itself. */
const eventsOf = (file: string): string[][] =>
  file
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => event.split('\r\n').filter((line) => /^(UID|DTSTART|SUMMARY)/.test(line)));

test('a feed has the first day, the last one and the deadlines, as whole days', () => {
  const file = placementCalendar(dates, words);
  expect(file).toContain('\r\nX-WR-CALNAME:Prácticas: Datos\\, y más (Turia)\r\n');
  expect(eventsOf(file)).toEqual([
    ['UID:practica-7-inicio@portal.example.test', 'DTSTART;VALUE=DATE:20310203', 'SUMMARY:Primer día'],
    ['UID:practica-7-fin@portal.example.test', 'DTSTART;VALUE=DATE:20310627', 'SUMMARY:Último día'],
    ['UID:documento-12@portal.example.test', 'DTSTART;VALUE=DATE:20310704', 'SUMMARY:Plazo'],
  ]);
});

test.each([
  { finDesde: '2031-03-10', days: ['20310203', '20310309'] },
  { finDesde: '2031-08-01', days: ['20310203', '20310627'] },
  { finDesde: '2031-02-03', days: [] },
])('a placement that ends from $finDesde on is on $days', ({ finDesde, days }) => {
  const events = eventsOf(placementCalendar({ ...dates, finDesde, plazos: [] }, words));
  expect(events.map(([, start]) => start?.slice(-8))).toEqual(days);
});
