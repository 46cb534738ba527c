import { addDays } from '@portal/contract/days';
import { reportKinds } from '@portal/contract/placement-reports';
import { placementStates } from '@portal/contract/placements';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placementActors } from '../placements/placements.rules.ts';
import { certifiedHours, dueReminder, maySend, reminderDays, sending } from './placement-reports.rules.ts';

const fechaInicio = '2031-02-03';
const fechaFin = '2031-06-27';
const dates = { fechaInicio, fechaFin, finDesde: null };

describe('sending a report', () => {
  test('is the host’s for its two kinds and the student’s for the final one, never anybody else’s', () => {
    for (const kind of reportKinds)
      for (const actor of placementActors)
        for (const estado of placementStates) {
          const isTheirs =
            kind === 'memoria' ? actor === 'alumno' : ['empresa', 'tutorEmpresa'].includes(actor);
          const isTime =
            kind === 'intermedio'
              ? estado === 'enCurso'
              : ['enCurso', 'finalizada', 'renunciada', 'rescindida'].includes(estado);
          const finDesde = ['renunciada', 'rescindida'].includes(estado) ? '2031-06-20' : null;
          const placement = { ...dates, finDesde, estado };
          expect(maySend(kind, actor, placement, fechaFin), `${kind} ${actor} ${estado}`).toBe(
            isTheirs && isTime,
          );
        }
  });

  test('begins fifteen days before the end', () => {
    const placement = { ...dates, estado: 'enCurso' } as const;
    expect(maySend('final', 'empresa', placement, '2031-06-11')).toBe(false);
    expect(maySend('final', 'empresa', placement, '2031-06-12')).toBe(true);
  });

  test('after an early end counts from the real last day, and is refused if the placement had no day', () => {
    const placement = { ...dates, estado: 'rescindida', finDesde: '2031-05-01' } as const;
    const sendable = (kind: 'final' | 'intermedio', today: string) =>
      maySend(kind, 'tutorEmpresa', placement, today);
    expect(['2031-04-14', '2031-04-15', '2031-06-01'].map((day) => sendable('final', day))).toEqual([
      false,
      true,
      true,
    ]);
    expect(['2031-04-30', '2031-05-01'].map((day) => sendable('intermedio', day))).toEqual([true, false]);
    const none = { ...placement, finDesde: fechaInicio };
    expect(maySend('final', 'tutorEmpresa', none, '2031-06-01')).toBe(false);
    // Its fifteen days before the end begin before its first.
    const short = { ...placement, finDesde: '2031-02-06' };
    expect(maySend('final', 'tutorEmpresa', short, '2031-02-02')).toBe(false);
    expect(maySend('final', 'tutorEmpresa', short, '2031-02-03')).toBe(true);
  });

  const kept = { version: 2, enviado: new Date(0), aceptado: null, datos: { horas: 4 } };

  test.each([
    { about: 'the first', kept: undefined, version: 0, is: 'send' },
    { about: 'the first upon one that is not there', kept: undefined, version: 1, is: 'refuse' },
    { about: 'a correction', kept, version: 2, is: 'send' },
    { about: 'a correction of another version', kept, version: 1, is: 'refuse' },
    {
      about: 'one that a manager has accepted',
      kept: { ...kept, aceptado: new Date(1) },
      version: 2,
      is: 'refuse',
    },
    { about: 'a draft', kept: { ...kept, enviado: null, datos: { horas: 5 } }, version: 2, is: 'send' },
    { about: 'what was sent', kept: { ...kept, datos: { horas: 5 } }, version: 1, is: 'wasSent' },
  ])('$about: $is', ({ kept: before, version, is }) => {
    expect(sending(before, { version, datos: { horas: 5 } })).toBe(is);
  });
});

test('reminders are due on the first day after the end, a week and two weeks later, each once', () => {
  expect(dueReminder(fechaFin, fechaFin, null)).toBeUndefined();
  let given: number | null = null;
  const days: string[] = [];
  for (let day = 0; day < 40; day++) {
    const today = addDays(fechaFin, day);
    const due = dueReminder(fechaFin, today, given);
    if (due === undefined) continue;
    given = due;
    days.push(today);
  }
  expect(days).toEqual(reminderDays.map((after) => addDays(fechaFin, after + 1)));
});

test('one that was missed is not made up for by two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (days) => {
      const today = addDays(fechaFin, days);
      const due = dueReminder(fechaFin, today, null);
      expect(dueReminder(fechaFin, today, due ?? null)).toBeUndefined();
    }),
  );
});

test.each([
  { report: 390, noted: 380, annex: 400, is: 390 },
  { report: undefined, noted: 380, annex: 400, is: 380 },
  { report: undefined, noted: 0, annex: 400, is: 400 },
  { report: undefined, noted: 0, annex: null, is: 0 },
  { report: 120, noted: 0, annex: null, is: 120 },
])('certifies $is hours', ({ is, ...hours }) => {
  expect(certifiedHours(hours)).toBe(is);
});
