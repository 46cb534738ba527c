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

it('has nothing missing where nothing is asked', () => {
  expect(sortRequirements([])).toEqual({ duties: [], wishes: [], missing: 0 });
});
