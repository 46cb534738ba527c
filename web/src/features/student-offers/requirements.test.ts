import type { RequirementCheck } from '@portal/contract/offers';
import { expect, it } from 'vitest';
import { sortRequirements } from './requirements.ts';

const check = (regla: string, cumple: boolean, deseable = false): RequirementCheck => ({
  regla,
  cumple,
  deseable,
  texto: regla,
  remedio: null,
  destino: null,
  desde: null,
});

it('puts what is missing first and what is only valued apart', () => {
  const { duties, wishes, missing } = sortRequirements([
    check('titulacion', true),
    check('idioma', false, true),
    check('permisoTrabajo', false),
    check('cochePropio', true, true),
    check('numSegSocial', false),
  ]);
  expect(duties.map(({ regla }) => regla)).toEqual(['permisoTrabajo', 'numSegSocial', 'titulacion']);
  expect(wishes.map(({ regla }) => regla)).toEqual(['idioma', 'cochePropio']);
  expect(missing).toBe(2);
});

it('tells what the CV can mend from what it cannot', () => {
  const { mendable, beyond, met } = sortRequirements([
    { ...check('titulacion', false), destino: 'academicos' },
    { ...check('idioma', false), destino: 'idiomas' },
    check('coincidePracticas', false),
    { ...check('cochePropio', false, true), destino: 'interes' },
    check('numSegSocial', true),
  ]);
  const rules = (checks: readonly RequirementCheck[]) => checks.map(({ regla }) => regla);
  expect([mendable, beyond, met].map(rules)).toEqual([
    ['idioma'],
    ['titulacion', 'coincidePracticas'],
    ['numSegSocial'],
  ]);
});

it('has nothing missing where nothing is asked', () => {
  expect(sortRequirements([])).toEqual({
    duties: [],
    mendable: [],
    beyond: [],
    met: [],
    wishes: [],
    missing: 0,
  });
});
