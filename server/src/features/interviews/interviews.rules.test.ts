import { interviewStates } from '@portal/contract/interviews';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasBegun, type InterviewAct, isToCome, mayDo, momentIn, readTimes } from './interviews.rules.ts';

const acts: readonly InterviewAct[] = ['change', 'cancel', 'choose', 'decline'];
const now = new Date('2030-11-05T11:00:00Z');
const standing = fc.record({
  estado: fc.constantFrom(...interviewStates),
  inicio: fc.option(
    fc.date({ min: new Date('2030-01-01'), max: new Date('2031-01-01'), noInvalidDate: true }),
  ),
});

describe('who may do what about an interview', () => {
  test('nobody does anything about one that was cancelled or has begun', () => {
    fc.assert(
      fc.property(
        standing,
        fc.constantFrom(...acts),
        fc.constantFrom('empresa', 'alumno'),
        (one, act, by) => {
          if (!isToCome(one, now)) expect(mayDo(act, by, one, now)).toBe(false);
        },
      ),
    );
  });

  test('each act is of one side alone', () => {
    fc.assert(
      fc.property(standing, fc.constantFrom(...acts), (one, act) => {
        expect(mayDo(act, 'empresa', one, now) && mayDo(act, 'alumno', one, now)).toBe(false);
      }),
    );
  });

  test('a student chooses while times are proposed and declines until it begins; a company cancels whatever is to come', () => {
    fc.assert(
      fc.property(standing, (one) => {
        expect(mayDo('choose', 'alumno', one, now)).toBe(one.estado === 'propuesta');
        expect(mayDo('decline', 'alumno', one, now)).toBe(
          one.estado === 'propuesta' || (one.estado === 'elegida' && !hasBegun(one, now)),
        );
        expect(mayDo('cancel', 'empresa', one, now)).toBe(isToCome(one, now));
      }),
    );
  });
});

const clock = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

describe('a time in the zone of the institution', () => {
  const zones = ['Europe/Madrid', 'Atlantic/Canary', 'America/Santiago', 'Asia/Kathmandu', 'UTC'];

  test('is the first moment at which a clock there shows it', () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
        const moment = new Date(minute * 60_000);
        const [dia = '', hora = ''] = clock(zone, moment).split(' ');
        const found = momentIn(zone, dia, hora);
        expect(found && clock(zone, found)).toBe(`${dia} ${hora}`);
        expect(found?.getTime()).toBeLessThanOrEqual(moment.getTime());
      }),
    );
  });

  test('does not exist where clocks skip it, and is the first of two where they show it twice', () => {
    expect(momentIn('Europe/Madrid', '2027-03-28', '02:30')).toBeUndefined();
    expect(momentIn('Europe/Madrid', '2027-10-31', '02:30')?.toISOString()).toBe('2027-10-31T00:30:00.000Z');
  });
});

test('proposed times are refused where they have passed, are too far, do not exist or are there twice', () => {
  const times = [
    { dia: '2030-11-05', hora: '12:00' },
    { dia: '2030-11-05', hora: '12:01' },
    { dia: '2030-11-05', hora: '12:01' },
    { dia: '2031-11-05', hora: '10:00' },
    { dia: '2031-03-30', hora: '02:15' },
  ];
  expect(readTimes(times, 'Europe/Madrid', now).problems).toEqual([
    { campo: 'horas.0.hora', error: 'interviewPast' },
    { campo: 'horas.2.hora', error: 'repeated' },
    { campo: 'horas.3.hora', error: 'interviewFar|days=180' },
    { campo: 'horas.4.hora', error: 'interviewNoHour' },
  ]);
});
