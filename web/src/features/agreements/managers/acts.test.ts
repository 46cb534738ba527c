import { expect, it } from 'vitest';
import { actsOf } from './acts.ts';

it('offers the step that comes next in each state', () => {
  expect(actsOf({ estado: 'generado', tramitacionManual: false })).toEqual([]);
  expect(actsOf({ estado: 'generado', tramitacionManual: true })).toEqual(['recibir', 'devolver', 'anotar']);
  expect(actsOf({ estado: 'firmado', tramitacionManual: false })).toEqual(['enviar', 'devolver']);
  expect(actsOf({ estado: 'secretaria', tramitacionManual: false })).toEqual(['formalizar', 'devolver']);
  expect(actsOf({ estado: 'formalizado', tramitacionManual: true })).toEqual(['anotar']);
  expect(actsOf({ estado: 'borrador', tramitacionManual: null })).toEqual([]);
});
