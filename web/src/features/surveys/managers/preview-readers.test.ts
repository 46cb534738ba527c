import { expect, it } from 'vitest';
import { readersOf } from './preview-readers.ts';

const asked = {
  paraAlumnos: true,
  paraEmpresa: false,
  momento: null,
  partes: [],
  sacaOpcionAnonima: false,
  conLogin: true,
};

it.each([
  [{}, ['alumno']],
  [{ paraEmpresa: true, sacaOpcionAnonima: true }, ['alumno', 'empresa', 'anonima']],
  [{ sacaOpcionAnonima: true, conLogin: false }, ['anonima']],
  [{ momento: 'final' as const, partes: ['tutorEmpresa' as const] }, ['tutorEmpresa']],
  [
    { momento: 'final' as const, partes: ['alumno' as const, 'tutorAcademico' as const] },
    ['alumno', 'tutorAcademico'],
  ],
])('of %j the readers are %j', (more, readers) => {
  expect(readersOf({ ...asked, ...more })).toEqual(readers);
});
