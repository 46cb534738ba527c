import { expect, it } from 'vitest';
import { reasonsToDecline } from './reasons.ts';

it('offers the student’s own reasons for this type of offer and for both', () => {
  const reasons = [
    { idMotivo: 1, descripcion: 'Otra persona', idEstado: 17, idPerfil: null, dePerfil: 'Empresa' },
    { idMotivo: 21, descripcion: 'Otra oferta', idEstado: 17, idPerfil: null, dePerfil: 'Alumno' },
    { idMotivo: 27, descripcion: 'Ya no las necesito', idEstado: 17, idPerfil: 2, dePerfil: 'Alumno' },
    { idMotivo: 30, descripcion: 'El salario', idEstado: 17, idPerfil: 1, dePerfil: 'Alumno' },
    { idMotivo: 41, descripcion: 'Por error', idEstado: 7, idPerfil: null, dePerfil: 'Alumno' },
  ] as const;
  const ids = (tipo: 'practicas' | 'empleo') =>
    reasonsToDecline([...reasons], tipo).map(({ value }) => value);
  expect(ids('practicas')).toEqual([21, 27]);
  expect(ids('empleo')).toEqual([21, 30]);
});
