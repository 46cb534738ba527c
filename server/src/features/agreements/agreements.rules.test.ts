import { agreementStates, expiryWarnings } from '@portal/contract/agreements';
import { addDays } from '@portal/contract/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openMarks } from '../../institution/contract-text.ts';
import {
  actProblem,
  agreementActs,
  agreementNumber,
  dueWarning,
  forTheNext,
  newCode,
  stateAfter,
  typedCode,
} from './agreements.rules.ts';
import { bothChecks } from './check-file.ts';

const allowedIn = (tramitacionManual: boolean) =>
  Object.fromEntries(
    agreementStates.map((estado) => [
      estado,
      agreementActs.filter((act) => actProblem(act, { estado, tramitacionManual }) === undefined),
    ]),
  );

test('finds the fields of a text whose braces are not all there', () => {
  expect(openMarks('{{empresa.cif}} y {{ firmante.nombre }}, [1] {x}')).toEqual([]);
  expect(openMarks('NIF {{empresa.cif y {{firmante.nombre}}')).toEqual(['{{empresa.cif']);
  expect(openMarks('NIF empresa.cif}} y {empresa.cif}')).toEqual(['empresa.cif}}', '{empresa.cif}']);
});

describe('what may be done to an agreement', () => {
  test('in each state, signed with a certificate', () => {
    expect(allowedIn(false)).toEqual({
      borrador: ['save', 'discard', 'generate', 'review'],
      generado: ['save', 'generate', 'review', 'attach', 'return'],
      firmado: ['passOn', 'formalise', 'return'],
      secretaria: ['formalise', 'return'],
      formalizado: [],
      erroneo: ['save', 'generate', 'review'],
      caducado: [],
    });
  });

  test('in each state, on paper', () => {
    expect(allowedIn(true)).toEqual({
      borrador: ['save', 'discard', 'generate', 'review'],
      generado: ['save', 'generate', 'review', 'noteHandOver', 'receive', 'return'],
      firmado: ['noteHandOver', 'passOn', 'formalise', 'return'],
      secretaria: ['noteHandOver', 'formalise', 'return'],
      formalizado: ['noteHandOver'],
      erroneo: ['save', 'generate', 'review', 'noteHandOver'],
      caducado: [],
    });
  });

  test('never leads back to a draft, and nothing follows the end', () => {
    expect(Object.values(stateAfter)).not.toContain('borrador');
    for (const act of agreementActs)
      expect(actProblem(act, { estado: 'caducado', tramitacionManual: null })).toBeDefined();
  });
});

describe('a warning of the expiry', () => {
  const today = '2030-01-15';
  test('is due once of each threshold, day after day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (days) => {
        const end = addDays(today, days);
        let warned: number | null = null;
        const given: number[] = [];
        for (let passed = 0; passed <= days; passed++) {
          const due = dueWarning(end, addDays(today, passed), warned);
          if (due === undefined) continue;
          given.push(due);
          warned = due;
        }
        const nearest = expiryWarnings.filter((one) => one <= days);
        // One that begins between two thresholds is warned of the wider one at once.
        const first = [...expiryWarnings].reverse().find((one) => one >= days);
        const expected = [...(first !== undefined && !nearest.includes(first) ? [first] : []), ...nearest];
        expect(given).toEqual([...new Set(expected)].sort((a, b) => b - a));
      }),
    );
  });
});

test('a code is read however it was typed', () => {
  for (let made = 0; made < 50; made++) {
    const code = newCode();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
      expect(typedCode(typed)).toBe(code);
  }
});

test('a number is of its year', () => {
  expect([agreementNumber(2026, 7), agreementNumber(2026, 12_345)]).toEqual(['2026/0007', '2026/12345']);
});

test('the next request leaves out a past date and the order number', () => {
  const datos = { fechaCaducidad: '2026-01-01', numeroPedido: '7', sincaducidad: false };
  expect(forTheNext(datos, '2026-01-02')).toEqual({
    fechaCaducidad: null,
    numeroPedido: null,
    sincaducidad: false,
  });
  expect(forTheNext(datos, '2025-12-31').fechaCaducidad).toBe('2026-01-01');
});

test('the checks of both signatures stay unsure where either is', () => {
  const check = (resultado: 'intacta' | 'noSeSabe') => ({ resultado, firmas: [] });
  expect(bothChecks(check('intacta'), check('intacta')).resultado).toBe('intacta');
  expect(bothChecks(check('noSeSabe'), check('intacta')).resultado).toBe('noSeSabe');
  expect(bothChecks(null, check('intacta')).resultado).toBe('intacta');
});
