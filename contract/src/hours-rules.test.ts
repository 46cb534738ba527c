import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import {
  countedHours,
  daysOfWeek,
  daysOutside,
  hoursWarnings,
  mondayOf,
  mostWeeks,
  sumOf,
  usualHours,
  weeksToNote,
} from './hours-rules.ts';

const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const someSpan = fc
  .tuple(someDay, fc.integer({ min: 0, max: 500 }))
  .map(([desde, days]) => ({ desde, hasta: addDays(desde, days), interrupciones: [] }));

test('every day is in the week of its Monday, and a Monday in its own', () => {
  expect(mondayOf('2031-02-03')).toBe('2031-02-03');
  fc.assert(
    fc.property(someDay, (day) => {
      const monday = mondayOf(day);
      expect(daysOfWeek(monday)).toContain(day);
      expect(mondayOf(monday)).toBe(monday);
    }),
  );
});

test('the weeks to note are those of the placement that have begun, each once, the newest first', () => {
  fc.assert(
    fc.property(someSpan, someDay, (span, today) => {
      const weeks = weeksToNote(span, today);
      expect(weeks).toEqual([...new Set(weeks)].sort().reverse());
      for (const monday of weeks) {
        expect(monday <= today).toBe(true);
        expect(daysOfWeek(monday).some((day) => span.desde <= day && day <= span.hasta)).toBe(true);
      }
      const until = span.hasta < today ? span.hasta : today;
      expect(weeks[0]).toBe(until < span.desde ? undefined : mondayOf(until));
      if (until >= span.desde) expect(weeks.at(-1)).toBe(mondayOf(span.desde));
    }),
  );
  expect(
    weeksToNote({ desde: '2000-01-03', hasta: '2030-01-01', interrupciones: [] }, '2030-06-01'),
  ).toHaveLength(mostWeeks);
});

test('a week is filled from the timetable, with nothing on days outside of the placement', () => {
  const timetable = { numeroDiasSemana: 5, horasAldia: 4.5 };
  // It begins on a Wednesday.
  const span = { desde: '2031-02-05', hasta: '2031-02-13', interrupciones: [] };
  expect(usualHours(timetable, '2031-02-03', span)).toEqual([0, 0, 4.5, 4.5, 4.5, 0, 0]);
  expect(usualHours(timetable, '2031-02-10', span)).toEqual([4.5, 4.5, 4.5, 4.5, 0, 0, 0]);
  fc.assert(
    fc.property(someSpan, someDay, fc.integer({ min: 1, max: 7 }), (within, day, numeroDiasSemana) => {
      const monday = mondayOf(day);
      const hours = usualHours({ numeroDiasSemana, horasAldia: 4 }, monday, within);
      expect(daysOutside(hours, monday, within)).toEqual([]);
    }),
  );
});

test('hours on days outside of the placement are found by their place', () => {
  const span = { desde: '2031-02-05', hasta: '2031-02-06', interrupciones: [] };
  expect(daysOutside([1, 0, 4, 4, 2, 0, 0], '2031-02-03', span)).toEqual([0, 4]);
});

test('days on which a placement stops have no hours, and a week from Monday to Friday without any is none to note', () => {
  const span = {
    desde: '2031-02-03',
    hasta: '2031-02-28',
    interrupciones: [
      { desde: '2031-02-06', hasta: '2031-02-07' },
      { desde: '2031-02-10', hasta: '2031-02-14' },
    ],
  };
  expect(weeksToNote(span, '2031-02-20')).toEqual(['2031-02-17', '2031-02-03']);
  expect(usualHours({ numeroDiasSemana: 5, horasAldia: 4 }, '2031-02-03', span)).toEqual([
    4, 4, 4, 0, 0, 0, 0,
  ]);
  expect(daysOutside([4, 4, 4, 4, 4, 0, 0], '2031-02-03', span)).toEqual([3, 4]);
  expect(countedHours([4, 4, 4, 4, 4, 0, 0], '2031-02-03', span)).toEqual([4, 4, 4, 0, 0, 0, 0]);
});

test('sums have no more than two decimals', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([7.35, 7.35, 7.35])).toBe(22.05);
});

const limits = { horasDia: 8, horasSemana: 40 };
const annex = { horasSemana: 20, horasTotales: 100 };

test.each([
  {
    about: 'within all',
    hours: [4, 4, 4, 4, 4, 0, 0],
    others: 80,
    is: { dias: [], semana: null, total: null },
  },
  {
    about: 'a long day',
    hours: [8.5, 8, 0, 0, 0, 0, 9],
    others: 0,
    is: { dias: [0, 6], semana: 20, total: null },
  },
  {
    about: 'over the annex’ week',
    hours: [5, 5, 5, 5, 0.5, 0, 0],
    others: 0,
    is: { dias: [], semana: 20, total: null },
  },
  {
    about: 'over the annex’ total',
    hours: [4, 0, 0, 0, 0, 0, 0],
    others: 96.5,
    is: { dias: [], semana: null, total: 0.5 },
  },
])('warns of $about', ({ hours, others, is }) => {
  expect(hoursWarnings(hours, { limits, annex, others })).toEqual({ ...is, horasDia: 8 });
});

test('the institution’s week holds where it is shorter than the annex’', () => {
  const long = { horasSemana: 45, horasTotales: 1000 };
  const hours = [8, 8, 8, 8, 8, 1, 0];
  expect(hoursWarnings(hours, { limits, annex: long, others: 0 }).semana).toBe(40);
});
