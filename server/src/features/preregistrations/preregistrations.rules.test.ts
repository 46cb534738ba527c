import { describe, expect, test } from 'vitest';
import { meantPersons, obstacleOf, readPerson, unmetRuleNames } from './preregistrations.rules.ts';

const services = { conPracticas: true, conEmpleo: true, puedeOfertasPracticas: true, soloCiclosUAX: false };

describe('who is put forward', () => {
  test.each([
    ['cuenta', { cuenta: 'bloqueada' }],
    ['yaCandidato', { idEstado: 17 }],
    ['retirada', { idEstado: 7 }],
    ['servicio', { services: { ...services, puedeOfertasPracticas: false } }],
    [null, {}],
  ] as const)('%s', (obstacle, values) => {
    expect(obstacleOf('practicas', { cuenta: 'activa', idEstado: null, services, ...values })).toBe(obstacle);
  });

  test('lacks each rule once, and no wish', () => {
    const check = { regla: 'cochePropio', datos: {}, destino: null, desde: null } as const;
    expect(
      unmetRuleNames([
        { ...check, cumple: false, deseable: false },
        { ...check, cumple: false, deseable: false },
        { ...check, regla: 'estudios', cumple: true, deseable: false },
        { ...check, regla: 'nacionalidad', cumple: false, deseable: true },
      ]),
    ).toEqual(['cochePropio']);
  });
});

describe('what a company wrote of whom it wants', () => {
  test.each([
    ['Ana Pérez Gil', { emails: [], documents: [], name: 'Ana Pérez Gil' }],
    ['Ana Pérez (Ana.Perez@uni.test)', { emails: ['ana.perez@uni.test'], documents: [], name: 'Ana Pérez' }],
    ['Ana Pérez, 12345678-z', { emails: [], documents: ['12345678Z'], name: 'Ana Pérez' }],
    ['X1234567L', { emails: [], documents: ['X1234567L'], name: null }],
    ['Ana Pérez - 3.º de ADE', { emails: [], documents: [], name: 'Ana Pérez' }],
    ['Ana', { emails: [], documents: [], name: null }],
  ])('%s', (written, read) => {
    expect(readPerson(written)).toEqual(read);
  });

  test('means who has the e-mail before who has the name', () => {
    const ana = { id: 1, nombre: 'Ana', apellidos: 'Pérez Gil', exact: false };
    const other = { id: 2, nombre: 'Ana', apellidos: 'Pérez Mas', exact: false };
    const named = { id: 3, nombre: 'Pérez', apellidos: 'Anaya', exact: false };
    const written = readPerson('Ana Pérez');
    expect(meantPersons(written, [ana, other, named])).toEqual([ana, other]);
    expect(meantPersons(written, [ana, { ...other, exact: true }])).toEqual([{ ...other, exact: true }]);
    expect(meantPersons(readPerson('Ana'), [ana])).toEqual([]);
  });
});
