import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addable,
  daysOf,
  isCancelable,
  isMarkable,
  momentsOf,
  mondayOf,
  remindersAt,
  timesOfDay,
} from './orientation.rules.ts';

const zone = 'Europe/Madrid';
const iso = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString().slice(0, 16));

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-26', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

describe('a series', () => {
  const series = {
    semana: '2026-10-22',
    numSemanas: 1,
    dias: [1],
    desde: '09:00',
    hasta: '10:00',
    duracion: 30,
  };

  test('keeps the clock of the institution when its hour changes', () => {
    const two = momentsOf({ ...series, numSemanas: 2, desde: '09:00', hasta: '09:30' }, zone);
    expect(iso(two)).toEqual(['2026-10-19T07:00', '2026-10-26T08:00']);
  });

  test('leaves out the hour that the clock skips, and has the one that it shows twice once', () => {
    const night = { ...series, dias: [7], desde: '01:00', hasta: '04:00', duracion: 60 };
    expect(iso(momentsOf({ ...night, semana: '2027-03-28' }, zone))).toEqual([
      '2027-03-28T00:00',
      '2027-03-28T01:00',
    ]);
    expect(iso(momentsOf({ ...night, semana: '2026-10-25' }, zone))).toEqual([
      '2026-10-24T23:00',
      '2026-10-25T00:00',
      '2026-10-25T02:00',
    ]);
  });

  test('its days are those of the weeks, each once', () => {
    expect(daysOf({ semana: '2026-11-26', numSemanas: 2, dias: [3, 1, 3] })).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
    ]);
  });

  test('its times end by the last one', () => {
    const clocks = fc.integer({ min: 0, max: 1439 });
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(clocks, clocks, fc.integer({ min: 10, max: 180 }), (from, until, duracion) => {
        const times = timesOfDay({ desde: clock(from), hasta: clock(until), duracion });
        expect(times).toHaveLength(Math.max(0, Math.floor((until - from) / duracion)));
        if (times.length > 0) expect(times[0]).toBe(clock(from));
      }),
    );
  });
});

test('what is added meets neither the past, nor what there is, nor itself', () => {
  const start = Date.parse('2026-11-26T09:00:00Z');
  const minutes = fc.integer({ min: 0, max: 600 });
  const at = (minute: number) => new Date(start + minute * 60_000);
  const now = at(120);
  fc.assert(
    fc.property(
      fc.array(minutes),
      fc.array(fc.record({ minute: minutes, duracion: fc.integer({ min: 10, max: 90 }) })),
      fc.integer({ min: 10, max: 90 }),
      (wanted, there, duracion) => {
        const taken = there.map(({ minute, duracion: lasts }) => ({ inicio: at(minute), duracion: lasts }));
        const added = addable(wanted.map(at), duracion, { taken, now });
        const all = added.map((inicio) => ({ inicio, duracion }));
        for (const one of all) {
          expect(one.inicio > now).toBe(true);
          for (const other of [...taken, ...all]) {
            if (other === one) continue;
            const apart =
              one.inicio.getTime() >= other.inicio.getTime() + other.duracion * 60_000 ||
              other.inicio.getTime() >= one.inicio.getTime() + one.duracion * 60_000;
            expect(apart).toBe(true);
          }
        }
      },
    ),
  );
});

describe('an appointment', () => {
  const inicio = new Date('2026-11-26T20:00:00Z');

  test.each([
    ['2026-11-26T08:00:00Z', 'reservada', true],
    ['2026-11-26T08:00:01Z', 'reservada', false],
    ['2026-11-20T08:00:00Z', 'anulada', false],
  ] as const)('at %s, %s: can be cancelled: %s', (now, estado, can) => {
    expect(isCancelable({ estado, inicio }, new Date(now))).toBe(can);
  });

  test.each([
    ['2026-11-26T19:59:59Z', 'reservada', false],
    ['2026-11-26T20:00:00Z', 'reservada', true],
    ['2026-11-27T20:00:00Z', 'ausente', true],
    ['2026-11-27T20:00:00Z', 'cancelada', false],
  ] as const)('at %s, %s: attendance can be said: %s', (now, estado, can) => {
    expect(isMarkable({ estado, inicio }, new Date(now))).toBe(can);
  });
});

test('reminders are of tomorrow, from nine on by the clock of the institution', () => {
  expect(remindersAt(zone, new Date('2026-10-24T06:59:00Z'))).toBeUndefined();
  expect(remindersAt(zone, new Date('2026-10-24T07:00:00Z'))).toEqual({
    bookedBefore: new Date('2026-10-23T22:00:00Z'),
    from: new Date('2026-10-24T22:00:00Z'),
    // That day has 25 hours.
    until: new Date('2026-10-25T23:00:00Z'),
  });
});
