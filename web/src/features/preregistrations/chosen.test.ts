import { expect, test } from 'vitest';
import { idsIn, toPutForward } from './chosen.ts';

test('an address has numbers of students, each once, and what is none is left out', () => {
  expect(idsIn('3,1,3,x,0,-2,99999999999', 10)).toEqual([3, 1]);
  expect(idsIn('', 10)).toEqual([]);
  expect(idsIn('1,2,3', 2)).toEqual([1, 2]);
});

test('who lacks something is put forward where a manager includes them, and who cannot be never', () => {
  const one = { nombre: 'Nora', apellidos: 'Prats', impedimento: null, faltan: [] };
  const checked = [
    { ...one, idAlumno: 1 },
    { ...one, idAlumno: 2, faltan: ['idioma' as const] },
    { ...one, idAlumno: 3, faltan: ['idioma' as const] },
    { ...one, idAlumno: 4, impedimento: 'yaCandidato' as const },
  ];
  expect(toPutForward(checked, new Set([2, 4]))).toEqual([1, 2]);
});
