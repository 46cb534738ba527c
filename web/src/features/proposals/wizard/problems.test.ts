import { unknown } from '@portal/contract/proposals';
import { describe, expect, it } from 'vitest';
import { acrossFields, among } from './problems.ts';
import { emptyValues } from './values.ts';

const today = '2030-12-01';
const student = { isKnownContact: true, isKnownCompany: true };

describe('what fields say of one another', () => {
  it('is nothing while nothing is typed but who the candidate is', () => {
    expect(Object.keys(acrossFields(emptyValues, student, today))).toEqual([]);
    expect(Object.keys(acrossFields(emptyValues, { isKnownContact: true }, today))).toEqual(['idEstudio']);
  });

  it('asks for a name of whom the portal does not know', () => {
    const values = { ...emptyValues, emailContacto: 'a@b.example', dni: unknown };
    const nobody = { isKnownContact: false, isKnownCompany: false };
    expect(Object.keys(acrossFields(values, nobody, today))).toEqual([
      'nombreEmpresa',
      'nombreContacto',
      'apellidosContacto',
    ]);
    expect(Object.keys(acrossFields(values, { isKnownContact: true }, today))).toEqual([
      'nombreAlumno',
      'titulacion',
    ]);
  });

  it('holds an unpaid one to its notice, and no day that is half typed to anything', () => {
    const unpaid = { ...emptyValues, remunerada: false, fechaInicio: '2030-12-10' };
    expect(Object.keys(acrossFields(unpaid, student, today))).toEqual(['fechaInicio']);
    const later = { ...unpaid, fechaInicio: '2030-12-11' };
    expect(acrossFields(later, student, today)).toEqual({});
    expect(acrossFields({ ...unpaid, fechaInicio: '10/12' }, student, today)).toEqual({});
  });
});

it('a step has the problems of its own fields alone', () => {
  expect(among({ cif: 'a', titulo: 'b' }, ['cif', 'nombreEmpresa'])).toEqual({ cif: 'a' });
});
