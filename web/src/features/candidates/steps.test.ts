import { describe, expect, it } from 'vitest';
import { reasonsFor, stepsOf } from './steps.ts';

describe('stepsOf', () => {
  it('keeps only what the server allows, the usual steps apart', () => {
    expect(stepsOf([2, 3, 4, 5, 6, 17], 1)).toEqual({ usual: [3, 4, 5, 17], other: [2, 6] });
    expect(stepsOf([], 1)).toEqual({ usual: [], other: [] });
  });

  it('does not lead back from the interview to the shortlist', () => {
    expect(stepsOf([2, 3, 5, 6, 17], 4)).toEqual({ usual: [5, 17], other: [2, 3, 6] });
  });

  it('does not lead back from the incorporation form to the shortlist', () => {
    expect(stepsOf([3, 6, 17], 98)).toEqual({ usual: [17], other: [3, 6] });
  });

  it('leaves what only the portal does', () => {
    expect(stepsOf([98, 7, 1], 1)).toEqual({ usual: [], other: [] });
  });
});

describe('reasonsFor', () => {
  const reason = { descripcion: 'x', idEstado: 17, idPerfil: null, dePerfil: 'Empresa' } as const;
  const list = [
    { ...reason, idMotivo: 1 },
    { ...reason, idMotivo: 2, idPerfil: 1 as const },
    { ...reason, idMotivo: 3, idPerfil: 2 as const },
    { ...reason, idMotivo: 4, dePerfil: 'Alumno' as const },
    { ...reason, idMotivo: 5, idEstado: 7 as const },
  ];

  it('gives the company those of its type of offer and those of both', () => {
    expect(reasonsFor(list, 'empleo').map(({ idMotivo }) => idMotivo)).toEqual([1, 2]);
    expect(reasonsFor(list, 'practicas').map(({ idMotivo }) => idMotivo)).toEqual([1, 3]);
  });
});
