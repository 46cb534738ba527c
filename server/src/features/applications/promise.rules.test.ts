import { addDays } from '@portal/contract/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerPromised, answersOf, outcomeOf, type Step, waitOf } from './promise.rules.ts';

const dayMs = 86_400_000;
const start = Date.parse('2030-11-01T10:00:00Z');
const at = (days: number): string => new Date(start + days * dayMs).toISOString();
const zone = 'Europe/Madrid';
const now = (days: number) => ({ now: new Date(start + days * dayMs), zone });
/** The day so many days after the one on which it was sent. */
const day = (days: number): string => addDays('2030-11-01', days);
const step = (days: number, more: Partial<Step>): Step => ({
  fecha: at(days),
  quien: 'empresa',
  hecho: 'cambioEstado',
  idEstado: null,
  comentario: null,
  ...more,
});
const sent = (days = 0) => step(days, { quien: 'alumno', hecho: 'inscripcion', idEstado: 1 });
const opened = (days: number) => step(days, { hecho: 'cvAbierto' });
const moved = (days: number, idEstado: Step['idEstado'], comentario: string | null = null) =>
  step(days, { idEstado, comentario });
const withdrawn = (days: number) => step(days, { quien: 'alumno', idEstado: 7 });

describe('what counts as an answer', () => {
  test.each([
    ['a move out of being new or under review', [moved(3, 3)], 3],
    ['the closing of the offer', [step(4, { quien: 'sistema', idEstado: 6 })], 4],
    ['a message along with being under review', [moved(2, 2, 'Le leeremos esta semana.')], 2],
    ['not that the CV was opened, nor being under review alone', [opened(1), moved(2, 2)], undefined],
    ['not what the student does', [withdrawn(2)], undefined],
    ['not a withdrawal, also one that a manager notes', [{ ...withdrawn(2), quien: 'gestor' }], undefined],
    ['the first one', [moved(2, 3), moved(5, 17)], 2],
  ] as const)('%s', (_, steps, days) => {
    expect(waitOf([sent(), ...steps])).toBe(days && days * dayMs);
  });

  test('what was done before it was sent anew is none', () => {
    expect(waitOf([sent(), moved(1, 3), withdrawn(2), sent(3)])).toBeUndefined();
  });
});

describe('a promise', () => {
  // It was sent at 11:00 in Madrid: 13 hours later its day ends.
  test('is kept by an answer within its days, broken by none, open until then and void where it was taken back', () => {
    expect(outcomeOf([sent(), moved(7.54, 17)], 7, now(9))).toBe('kept');
    expect(outcomeOf([sent(), moved(7.55, 17)], 7, now(9))).toBe('broken');
    expect(outcomeOf([sent(), opened(1)], 7, now(7.54))).toBe('open');
    expect(outcomeOf([sent(), opened(1)], 7, now(7.55))).toBe('broken');
    expect(outcomeOf([sent(), withdrawn(6)], 7, now(9))).toBe('void');
    expect(outcomeOf([sent(), withdrawn(8)], 7, now(9))).toBe('broken');
    for (const quien of ['gestor', 'sistema'] as const)
      expect(outcomeOf([sent(), { ...withdrawn(6), quien }], 7, now(9))).toBe('void');
  });

  const steps = fc
    .array(
      fc.record({
        days: fc.integer({ min: 0, max: 30 }),
        what: fc.constantFrom(
          opened,
          withdrawn,
          (day: number) => moved(day, 2),
          (day: number) => moved(day, 3),
        ),
      }),
      { maxLength: 5 },
    )
    .map((some) => [sent(), ...some.sort((a, b) => a.days - b.days).map(({ days, what }) => what(days))]);
  const promisedDays = fc.integer({ min: 1, max: 60 });

  test('once it is kept stays so, and a longer one is kept where a shorter one is', () => {
    fc.assert(
      fc.property(steps, promisedDays, promisedDays, (some, dias, more) => {
        if (outcomeOf(some, dias, now(31)) !== 'kept') return;
        expect(outcomeOf(some, dias, now(400))).toBe('kept');
        expect(outcomeOf(some, dias + more, now(31))).toBe('kept');
      }),
    );
  });

  test('lets a student ask only where it is broken', () => {
    fc.assert(
      fc.property(steps, promisedDays, fc.integer({ min: 0, max: 90 }), (some, diasRespuesta, days) => {
        const promised = answerPromised(some, { idEstado: 2, diasRespuesta }, now(days));
        if (promised?.puedePreguntar) expect(outcomeOf(some, diasRespuesta, now(days))).not.toBe('kept');
        if (promised?.puedePreguntar) expect(days).toBeGreaterThan(diasRespuesta);
      }),
    );
  });

  test('lets nobody ask twice, nor once it is answered or where none was made', () => {
    const ask = (more: Step[], idEstado: 1 | 3 = 1, diasRespuesta: number | null = 7) =>
      answerPromised([sent(), ...more], { idEstado, diasRespuesta }, now(8));
    expect(ask([])).toEqual({ hasta: day(7), puedePreguntar: true, preguntada: null });
    const question = step(7.5, { quien: 'alumno', hecho: 'pregunta' });
    expect(ask([question])).toMatchObject({ puedePreguntar: false, preguntada: at(7.5) });
    expect(ask([moved(2, 3)], 3)).toBeNull();
    expect(ask([moved(2, 2, 'Le leeremos.')])).toBeNull();
    expect(ask([], 1, null)).toBeNull();
  });
});

test('a company is known by what was due, and by the middle of its answers once they are five', () => {
  const answered = (day: number, dias: number | null = 7) => ({ dias, pasos: [sent(), moved(day, 17)] });
  const open = { dias: 7, pasos: [sent()] };
  expect(answersOf([answered(2), answered(9), open, answered(1, null)], now(5))).toEqual({
    respuestasDebidas: 2,
    respuestasATiempo: 1,
    diasHabituales: null,
  });
  const many = [answered(1), answered(2), answered(5.5), answered(8), answered(30, null)];
  expect(answersOf(many, now(40))).toEqual({
    respuestasDebidas: 4,
    respuestasATiempo: 3,
    diasHabituales: 6,
  });
});
