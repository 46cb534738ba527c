import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import {
  candidateProblems,
  contactProblems,
  hostProblems,
  internshipProblems,
  isUnpaidTooSoon,
  signatoryProblems,
} from './proposal-rules.ts';
import { companyProposal, studentProposal, unknown } from './proposals.ts';
import { fieldError } from './validation.ts';

const today = '2030-12-01';
const campos = (problems: readonly { campo: string }[]) => problems.map(({ campo }) => campo);

test('an unpaid one begins ten days later at least, a paid one may begin today', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (ahead) => {
      const fechaInicio = addDays(today, ahead);
      expect(isUnpaidTooSoon({ remunerada: false, fechaInicio }, today)).toBe(ahead < 10);
      expect(isUnpaidTooSoon({ remunerada: true, fechaInicio }, today)).toBe(false);
    }),
  );
});

describe('an internship', () => {
  const fine = {
    fechaInicio: '2031-01-01',
    fechaFin: '2031-01-01',
    remunerada: true,
    ayudaEstudio: 300,
  };
  test.each([
    ['on one day', fine, []],
    ['that has begun', { ...fine, fechaInicio: '2030-11-30' }, ['fechaInicio']],
    ['that ends before it begins', { ...fine, fechaFin: '2030-12-31' }, ['fechaFin']],
    ['paid with nothing', { ...fine, ayudaEstudio: null }, ['ayudaEstudio']],
    ['unpaid', { ...fine, remunerada: false, ayudaEstudio: null }, []],
    ['of which nothing is said yet', {}, []],
  ])('%s', (_, dates, expected) => {
    expect(campos(internshipProblems(dates, today))).toEqual(expected);
  });
});

test('who signs is unknown as a whole, or known with surnames and position', () => {
  expect(campos(signatoryProblems({ nombreFirmante: 'Aina' }))).toEqual([
    'apellidosFirmante',
    'cargoFirmante',
  ]);
  expect(signatoryProblems({ nombreFirmante: unknown })).toEqual([]);
});

test('a contact whom the portal does not know has a name', () => {
  const part = { emailContacto: 'pere@empresa.example' };
  expect(campos(contactProblems(part, false))).toEqual(['nombreContacto', 'apellidosContacto']);
  expect(contactProblems(part, true)).toEqual([]);
  expect(contactProblems({ emailContacto: unknown }, false)).toEqual([]);
});

test('a company that the portal does not know has a name', () => {
  expect(campos(hostProblems({ nombreEmpresa: null }, false))).toEqual(['nombreEmpresa']);
  expect(hostProblems({ nombreEmpresa: 'Talleres' }, false)).toEqual([]);
  expect(hostProblems({ nombreEmpresa: null }, true)).toEqual([]);
});

test('a candidate has a number or a name, and a degree that is chosen, written or unknown', () => {
  const known = { dni: '12345678Z' };
  expect(campos(candidateProblems(known))).toEqual(['idEstudio']);
  expect(candidateProblems({ ...known, idEstudio: 3 })).toEqual([]);
  expect(candidateProblems({ ...known, titulacion: unknown })).toEqual([]);
  expect(campos(candidateProblems({ dni: unknown }))).toEqual(['nombreAlumno', 'titulacion']);
  expect(candidateProblems({ dni: unknown, nombreAlumno: 'Nora Prats', titulacion: 'Derecho' })).toEqual([]);
});

describe('what may be unknown', () => {
  const errorOf = (schema: typeof studentProposal | typeof companyProposal, values: object, campo: string) =>
    schema.safeParse(values).error?.issues.find(({ path }) => path.join('.') === campo)?.message;
  test.each([
    [studentProposal, 'cif', 'B1', 'taxId'],
    [studentProposal, 'emailContacto', 'nadie', 'email'],
    [companyProposal, 'dni', '1', 'dni'],
  ] as const)('is the word for it, or right', (schema, campo, wrong, error) => {
    expect(errorOf(schema, { [campo]: wrong }, campo)).toBe(fieldError(error));
    expect(errorOf(schema, { [campo]: '' }, campo)).toBe(fieldError('required'));
    expect(errorOf(schema, { [campo]: unknown }, campo)).toBeUndefined();
  });
});
