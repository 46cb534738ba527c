import { addDays } from '@portal/contract/days';
import { offerStates } from '@portal/contract/offers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptInternship } from '../offer-form/offer-form.fixtures.ts';
import { placeOf, unknownIds } from './offer-catalogue.rules.ts';
import {
  changesBetween,
  contractStartProblem,
  isDeletable,
  isEditable,
  isExpired,
  lastDay,
  offerMoves,
  openUntil,
  referenceOf,
  stateAfter,
} from './offers.rules.ts';

const today = '2030-11-05';
const days = fc
  .date({ min: new Date('2030-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('from each state only these moves can be made', () => {
  const moves = Object.keys(offerMoves) as (keyof typeof offerMoves)[];
  const possible = Object.fromEntries(
    offerStates.map((state) => [state, moves.filter((move) => stateAfter(state, move))]),
  );
  expect(possible).toEqual({
    borrador: ['send', 'delete'],
    pendiente: ['send', 'validate', 'reject', 'delete'],
    abierta: ['close', 'unpublish', 'extend', 'expire', 'delete'],
    retirada: ['close', 'publish', 'delete'],
    cerrada: ['delete'],
    caducada: ['close', 'extend', 'delete'],
    rechazada: ['send', 'delete'],
    eliminada: [],
  });
});

test('an offer that takes applications is never editable, nor is one that has ended', () => {
  fc.assert(
    fc.property(fc.constantFrom(...offerStates), fc.option(days), days, (estado, fechaCaducidad, on) => {
      const expected =
        estado === 'borrador' ||
        estado === 'rechazada' ||
        (estado === 'pendiente' && (fechaCaducidad === null || fechaCaducidad >= on));
      expect(isEditable({ estado, fechaCaducidad }, on)).toBe(expected);
    }),
  );
});

const institution = { limites: { horasDia: 7, horasSemana: 35, diasOferta: 60, solicitudesEducacion: 3 } };

test('opens until its own last day or until the one that a manager gives', () => {
  const late = { fechaCaducidad: '2030-11-04', fechaFin: '2030-12-20' };
  const until = (given?: string) => openUntil(late, given, institution, today);
  expect(until()).toEqual({ problem: 'datePast' });
  expect(until('2030-11-04')).toEqual({ problem: 'datePast' });
  expect(until('2030-12-21')).toEqual({ problem: 'dateAfterEnd' });
  expect(until('2030-12-20')).toEqual({ day: '2030-12-20' });
  expect(openUntil({ ...late, fechaCaducidad: today }, undefined, institution, today)).toEqual({
    day: today,
  });
});

test.each([
  [undefined, 'required'],
  ['1950-01-01', 'dateTooEarly'],
  ['2030-10-31', 'dateTooEarly'],
  ['2030-11-01', undefined],
  ['2031-09-01', undefined],
  ['2036-01-01', 'dateTooLate'],
])('a contract from %s has this problem: %s', (day, problem) =>
  expect(contractStartProblem(day, '2030-11-01', today)).toBe(problem),
);

test('its last day is a day on which it is open', () => {
  expect([isExpired(null, today), isExpired(today, today), isExpired('2030-11-04', today)]).toEqual([
    false,
    false,
    true,
  ]);
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 400 }), (on, diasOferta) => {
      const limites = { horasDia: 7, horasSemana: 35, diasOferta, solicitudesEducacion: 3 };
      const none = { fechaCaducidad: null, fechaFin: null };
      const latest = lastDay(none, { limites }, on);
      expect(isExpired(latest, on)).toBe(false);
      expect(lastDay({ ...none, fechaCaducidad: '2030-12-24' }, { limites }, on)).toBe('2030-12-24');
      const [before, after] = [addDays(latest, -1), addDays(latest, 1)];
      expect(lastDay({ ...none, fechaFin: before }, { limites }, on)).toBe(before);
      expect(lastDay({ ...none, fechaFin: after }, { limites }, on)).toBe(latest);
    }),
  );
});

test('what somebody applied to is never deleted', () => {
  for (const state of offerStates) expect(isDeletable(state, true)).toBe(false);
  expect(offerStates.filter((state) => !isDeletable(state, false))).toEqual(['eliminada']);
});

test('a reference is the year and a number', () => {
  expect([referenceOf(7, today), referenceOf(123_456, today)]).toEqual(['2030-00007', '2030-123456']);
});

describe('changes', () => {
  const offer = keptInternship();

  test('are the fields that differ, with both values', () => {
    expect(changesBetween(offer, offer)).toEqual([]);
    const now = { ...offer, plazas: 5, listado_titulaciones: [], observaciones: '' };
    expect(changesBetween(offer, now)).toEqual([
      { campo: 'plazas', antes: 2, ahora: 5 },
      { campo: 'listado_titulaciones', antes: offer.listado_titulaciones, ahora: [] },
    ]);
  });

  test('have the supplementary file by name, where it is known which one was reviewed', () => {
    const file = (id: number, nombre: string) => ({ ...offer, ficheroComplementario: { id, nombre } });
    const without = { ...offer, ficheroComplementario: null };
    const change = (antes: string | null, ahora: string | null) => [
      { campo: 'ficheroComplementario', antes, ahora },
    ];
    expect(changesBetween(file(1, 'uno.pdf'), file(1, 'uno.pdf'))).toEqual([]);
    expect(changesBetween(file(1, 'uno.pdf'), file(2, 'uno.pdf'))).toEqual(change('uno.pdf', 'uno.pdf'));
    expect(changesBetween(without, file(1, 'uno.pdf'))).toEqual(change(null, 'uno.pdf'));
    expect(changesBetween(file(1, 'uno.pdf'), without)).toEqual(change('uno.pdf', null));
    expect(changesBetween(offer, file(1, 'uno.pdf'))).toEqual([]);
  });

  test('do not depend on the order in which the database keeps keys', () => {
    const { requisitosObligatorios } = offer;
    const turned = Object.fromEntries(Object.entries(requisitosObligatorios).reverse());
    expect(
      changesBetween({ ...offer, requisitosObligatorios: { ...requisitosObligatorios, ...turned } }, offer),
    ).toEqual([]);
  });
});

describe('the catalogue', () => {
  const brand = {
    campus: [{ idSede: 1, nombre: 'Centro', direccion: '', telefono: '' }],
    niveles: ['grado' as const],
  };
  const wrong = (values: Parameters<typeof keptInternship>[0]) =>
    unknownIds(keptInternship(values), brand).map(({ campo }) => campo);

  test('has every number of an offer', () => {
    expect(wrong({ idSede: 1, requisitosObligatorios: { paisesNacionalidad: [1] } })).toEqual([]);
    expect(
      wrong({
        idPais: 9_999,
        idTipoContrato: 999,
        idSector: 999,
        idAreaFuncional: 999,
        idModalidad: 999,
        idSede: 2,
        otrasRemuneraciones: [9_999],
        idiomas: [{ idIdioma: 9_999, idNivelIdioma: 99, idCertificadoIdioma: 9_999 }],
        documentosRequeridos: [{ idTipoDocumento: 9_999, nombre: 'Carta' }],
        requisitosObligatorios: { intereses: [9_999], competencias: [9_999], carnesConducir: [9_999] },
        requisitosDeseables: { programasInformaticos: [99_999], provinciasResidencia: [60] },
      }),
    ).toHaveLength(16);
  });

  test('gives a town its name and its island', () => {
    expect(placeOf(keptInternship({ idLocalidad: 7001, localidad: 'Otra' }))).toMatchObject({ idIsla: 73 });
    expect(placeOf(keptInternship({ idLocalidad: null, localidad: 'Un pueblo' }))).toEqual({
      localidad: 'Un pueblo',
      idIsla: null,
    });
  });
});
