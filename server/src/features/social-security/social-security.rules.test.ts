import { addDays } from '@portal/contract/days';
import { monthsOf, quarterOf, quarterSpan } from '@portal/contract/social-security-rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registersStudent } from '../placements/social-security.rules.ts';
import { daysByMonth } from './quarters.rules.ts';
import { dayOf, deadlineOf, earliestOf, kindsOf, stateOf } from './registrations.rules.ts';

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));
const dates = fc
  .record({
    fechaInicio: day,
    length: fc.nat({ max: 300 }),
    ended: fc.option(fc.integer({ min: -30, max: 330 })),
  })
  .map(({ fechaInicio, length, ended }) => ({
    fechaInicio,
    fechaFin: addDays(fechaInicio, length),
    finDesde: ended === null ? null : addDays(fechaInicio, ended),
  }));
const nothing = { alta: null, baja: null, isExcluded: false };

describe('the deadline', () => {
  test('of an unpaid placement is ten days from its first or its last day, of a paid one there is none', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('alta' as const, 'baja' as const), (one, tipo) => {
        expect(deadlineOf(tipo, one, false)).toBe(addDays(dayOf(tipo, one), 10));
        expect(deadlineOf(tipo, one, true)).toBeNull();
      }),
    );
  });

  test.each([
    [null, '2026-07-10'],
    ['2026-05-16', '2026-05-25'],
    ['2026-09-01', '2026-07-10'],
  ])('of one that ended from %s on is %s', (finDesde, deadline) => {
    const one = { fechaInicio: '2026-03-01', fechaFin: '2026-06-30', finDesde };
    expect(deadlineOf('baja', one, false)).toBe(deadline);
  });
});

describe('what is to be done', () => {
  test('is the end only once it has come, and nothing of what never began', () => {
    fc.assert(
      fc.property(dates, day, (one, today) => {
        const last = dayOf('baja', one);
        const kinds = kindsOf(one, nothing, today);
        expect(kinds.includes('alta')).toBe(last >= one.fechaInicio);
        expect(kinds.includes('baja')).toBe(last >= one.fechaInicio && last <= today);
      }),
    );
  });

  test('is the end of one that never began but had been registered', () => {
    const one = { fechaInicio: '2026-03-01', fechaFin: '2026-06-30', finDesde: '2026-02-20' };
    const registered = { ...nothing, alta: '2026-02-15' };
    expect(kindsOf(one, nothing, '2026-03-10')).toEqual([]);
    expect(kindsOf(one, registered, '2026-02-16')).toEqual(['alta', 'baja']);
    expect(earliestOf('baja', one, registered)).toBe('2026-02-15');
    expect(earliestOf('baja', { ...one, finDesde: null }, registered)).toBe('2026-03-01');
  });

  test('is no end of one that is left out', () => {
    const one = { fechaInicio: '2026-03-01', fechaFin: '2026-06-30', finDesde: null };
    expect(kindsOf(one, { ...nothing, isExcluded: true }, '2026-08-01')).toEqual(['alta']);
  });
});

test.each([
  ['on the deadline', null, false, '2026-03-11', '2026-03-11', 'pendiente'],
  ['the day after', null, false, '2026-03-11', '2026-03-12', 'vencida'],
  ['without a deadline', null, false, null, '2030-01-01', 'pendiente'],
  ['that is left out', null, true, '2026-03-11', '2026-03-12', 'excluida'],
  ['that was done late', '2026-03-20', false, '2026-03-11', '2026-03-21', 'hecha'],
] as const)('a registration %s', (_, done, isExcluded, plazo, today, state) => {
  expect(stateOf(done, { isExcluded }, plazo, today)).toBe(state);
});

test.each([
  [true, true, 'empresa'],
  [true, false, 'empresa'],
  [true, null, 'empresa'],
  [false, true, 'empresa'],
  [false, null, 'empresa'],
  [false, false, 'centro'],
] as const)(
  'where it is paid: %s and the company bears the cost: %s, the %s registers',
  (remunerada, asumeCosteSS, who) => {
    expect(registersStudent({ remunerada, asumeCosteSS })).toBe(who);
  },
);

describe('the days of a quarter', () => {
  const months = ['2026-10', '2026-11', '2026-12'];
  test('are 0 in a month of the placement without any, and none in a month without the placement', () => {
    const span = { from: '2026-11-30', to: '2027-03-01' };
    expect(daysByMonth(['2026-12-01', '2026-12-02'], months, span)).toEqual([null, 0, 2]);
    expect(daysByMonth([], months, { from: '2026-01-01', to: '2026-10-01' })).toEqual([0, null, null]);
  });

  test('are all that there are, in the months of the placement', () => {
    fc.assert(
      fc.property(
        dates,
        day,
        fc.uniqueArray(fc.nat({ max: 91 })),
        ({ fechaInicio, fechaFin }, one, places) => {
          const { from, to } = quarterSpan(quarterOf(one));
          const days = places
            .map((place) => addDays(from, place))
            .filter((each) => each <= to && each >= fechaInicio && each <= fechaFin);
          const counts = daysByMonth(days, monthsOf(quarterOf(one)), { from: fechaInicio, to: fechaFin });
          expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(days.length);
          for (const [place, month] of monthsOf(quarterOf(one)).entries())
            expect(counts[place] === null).toBe(fechaFin < `${month}-01` || fechaInicio.slice(0, 7) > month);
        },
      ),
    );
  });
});
