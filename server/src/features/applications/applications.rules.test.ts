import {
  type ApplicationStateId,
  applicationStateIds,
  applicationStates,
} from '@portal/contract/applications';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chosenSteps,
  isReasonFor,
  type Mover,
  mayBeNamed,
  moves,
  possibleMoves,
  refuseMove,
  stateEvents,
  undecidedStates,
} from './applications.rules.ts';

/**
 * The transitions as a grid, written apart from the rules: a row is the state that it is in, a column the
 * one that it goes to. E the company (and a manager), G a manager, A the student, S the system.
 * `r` after the letters: a reason is needed; `f`: the incorporation form.
 */
const grid = `
     1    2    3    4    5     6    7   16   17    98
 1   .    E    E    E    Ef    ES   AGS .    Er    .
 2   .    .    E    E    Ef    ES   AGS E    Er    .
 3   .    E    .    E    Ef    ES   AGS E    Er    GS
 4   .    .    E    .    Ef    ES   AGS E    Er    .
 5   .    .    .    .    .     .    .   .    .     .
 6   .    .    .    .    .     .    .   .    .     .
 7   A    .    .    .    .     .    .   .    .     .
16   .    .    A    .    .     ES   AGS .    AEr   .
17   .    .    .    .    .     .    .   .    .     .
98   .    .    E    .    ESf   E    .   .    Er    .
`;

const movers: readonly Mover[] = ['alumno', 'empresa', 'gestor', 'sistema'];
const lettersOf: Record<Mover, readonly string[]> = {
  alumno: ['A'],
  empresa: ['E'],
  gestor: ['E', 'G'],
  sistema: ['S'],
};
const isState = (id: number): id is ApplicationStateId => applicationStateIds.some((known) => known === id);

const [header = [], ...rows] = grid
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cases = rows.flatMap(([from, ...cells]) =>
  cells.flatMap((cell, column) =>
    movers.map((by) => ({
      from: Number(from),
      to: Number(header[column]),
      by,
      allowed: lettersOf[by].some((letter) => cell.includes(letter)),
      reason: cell.includes('r'),
      form: cell.includes('f'),
    })),
  ),
);
const finals = [5, 6, 7, 17];

describe('the transition table', () => {
  test('the grid has every state by every state by every mover', () => {
    expect(cases).toHaveLength(10 * 10 * 4);
    expect(new Set(cases.map(({ from }) => from))).toEqual(new Set(applicationStateIds));
    expect(new Set(cases.map(({ to }) => to))).toEqual(new Set(applicationStateIds));
  });

  test.each(cases)('$by: $from to $to', ({ from, to, by, allowed, reason, form }) => {
    if (!isState(from) || !isState(to)) throw new Error('the grid names a state that is none');
    const outside = finals.includes(from) ? 'cannotChangeState' : 'noSuchMove';
    const whole = { reasonGiven: true, formMissing: false };
    expect(refuseMove(from, to, by, whole)).toBe(allowed ? undefined : outside);
    expect(possibleMoves(from, by).includes(to)).toBe(allowed);
    if (!allowed) return;
    expect(refuseMove(from, to, by, { ...whole, reasonGiven: false })).toBe(
      reason ? 'reasonMissing' : undefined,
    );
    expect(refuseMove(from, to, by, { ...whole, formMissing: true })).toBe(
      form ? 'incorporationFormRequired' : undefined,
    );
  });

  test('no move is written twice, and none stands still', () => {
    expect(new Set(moves.map(({ from, to }) => `${from} ${to}`)).size).toBe(moves.length);
    expect(moves.filter(({ from, to }) => from === to)).toEqual([]);
  });

  test('where selecting lacks the form, the candidate can be shortlisted, or is so already', () => {
    const asking = moves.filter(({ needs, by }) => needs === 'incorporationForm' && by.includes('empresa'));
    for (const { from } of asking) expect([3, ...possibleMoves(from, 'empresa')]).toContain(3);
  });

  test('the student is told of every state that the company can move to', () => {
    for (const { to, by } of moves) if (by.includes('empresa')) expect(stateEvents[to]).toBeDefined();
  });
});

test('a closing offer decides on those who wait, not on the chosen, the rejected and those who withdrew', () => {
  expect(undecidedStates).toEqual([1, 2, 3, 4, 16]);
});

describe('whom a closing company picks', () => {
  const s = applicationStates;

  test.each(applicationStateIds)('from state %i takes steps of the table alone', (from) => {
    for (const needsForm of [false, true]) {
      const steps = chosenSteps(from, needsForm);
      const ends = steps?.reduce<ApplicationStateId>((state, { to, by }) => {
        expect(refuseMove(state, to, by, { reasonGiven: false, formMissing: needsForm })).toBeUndefined();
        return to;
      }, from);
      const decidedOtherwise = [s.notSelected, s.withdrawn, s.rejected].some((state) => state === from);
      const asItIs = [s.selected, s.preregistration, s.awaitingIncorporationForm].some((id) => id === from);
      const chosen = needsForm ? s.awaitingIncorporationForm : s.selected;
      expect(ends).toBe(decidedOtherwise ? undefined : asItIs ? from : chosen);
    }
  });
});

describe('the person that a company names', () => {
  const nuria = { nombre: 'Núria', apellidos: 'Prats Vidal' };

  test.each([
    'Núria Prats Vidal',
    'nuria prats',
    'PRATS VIDAL, Núria',
    '  Nuria   Prats-Vidal ',
    'Núria',
    'Núria Prats Vidal (turno de tarde)',
  ])('«%s» may be her', (written) => {
    expect(mayBeNamed(written, nuria)).toBe(true);
  });

  test.each(['Nora Prats', 'Núria Prats Soler', 'Nuri', '', ' - '])('«%s» is not', (written) => {
    expect(mayBeNamed(written, nuria)).toBe(false);
  });
});

describe('a name written by hand', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-Þà-öø-ÿ]{2,10}$/);
  const person = fc.record({ nombre: word, apellidos: fc.tuple(word, word).map((two) => two.join(' ')) });

  test('may be the person where it has some of their names, in any order and case', () => {
    fc.assert(
      fc.property(person, fc.nat(), fc.boolean(), (one, seed, upper) => {
        const all = `${one.nombre} ${one.apellidos}`.split(' ');
        const some = all.filter((_, place) => (seed >> place) % 2 === 1).reverse();
        const written = (some.length > 0 ? some : all).join('  ');
        expect(mayBeNamed(upper ? written.toUpperCase() : written, one)).toBe(true);
      }),
    );
  });

  test('is nobody where it has a name that none of theirs is, and fewer than they have', () => {
    fc.assert(
      fc.property(person, word, (one, other) => {
        const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
        fc.pre(!plain(`${one.nombre} ${one.apellidos}`).split(' ').includes(plain(other)));
        expect(mayBeNamed(`${one.nombre} ${other}`, one)).toBe(false);
      }),
    );
  });
});

describe('reasons', () => {
  test.each([
    ['a company rejects with one of its own', 1, 17, 'practicas', 'Empresa', true],
    ['a company rejects with the student’s', 21, 17, 'practicas', 'Empresa', false],
    ['a student declines with the company’s', 1, 17, 'practicas', 'Alumno', false],
    ['a student declines with one of their own', 21, 17, 'practicas', 'Alumno', true],
    ['a student declines with one for withdrawing', 41, 17, 'practicas', 'Alumno', false],
    ['one for jobs alone, for an internship', 10, 17, 'practicas', 'Empresa', false],
    ['one for jobs alone, for a job', 10, 17, 'empleo', 'Empresa', true],
    ['one for internships alone, for a job', 27, 17, 'empleo', 'Alumno', false],
    ['one that is not in the catalogue', 999, 17, 'empleo', 'Alumno', false],
    ['none at all', undefined, 17, 'empleo', 'Alumno', false],
  ] as const)('%s', (_, idMotivo, idEstado, tipo, dePerfil, fits) => {
    expect(isReasonFor(idMotivo, idEstado, tipo, dePerfil)).toBe(fits);
  });
});
