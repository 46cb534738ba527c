import {
  type ApplicationCard,
  type ApplicationStateId,
  applicationStateIds,
} from '@portal/contract/applications';
import { expect, it } from 'vitest';
import { groupApplications, statesInOrder } from './groups.ts';

const card = (
  idEstado: ApplicationStateId,
  titulo = '',
  entrevista: ApplicationCard['entrevista'] = null,
): ApplicationCard => ({
  urlAcceso: 'abcdefghijkl',
  urlOferta: 'abcdefghijkl',
  tipo: 'practicas',
  titulo,
  empresa: null,
  referencia: 'P-1',
  localidad: null,
  nombreIsla: null,
  idEstado,
  descripcionEstadoMotivo: null,
  rechazadaPorAlumno: false,
  fecha: '2026-11-01T10:00:00Z',
  fechaEstado: '2026-11-01T10:00:00Z',
  estadoOferta: 'abierta',
  leida: true,
  estados: [1],
  diasHabituales: null,
  entrevista,
  enviada: true,
  puedeDesinscribirse: true,
});

it('puts what waits for the student first and what is over last', () => {
  const groups = groupApplications([card(17), card(1, 'a'), card(16), card(98), card(1, 'b'), card(5)]);
  expect(groups.map(({ group, cards }) => [group, cards.map(({ idEstado }) => idEstado)])).toEqual([
    ['waiting', [16]],
    ['moving', [1, 98, 1]],
    ['over', [17, 5]],
  ]);
  expect(groups[1]?.cards.map(({ titulo }) => titulo)).toEqual(['a', '', 'b']);
});

it('puts an interview whose time is to be chosen among what waits for the student', () => {
  const asked = (ultimaHora: string) =>
    ({ estado: 'propuesta', inicio: null, ultimaHora, lugar: 'Aquí', enlace: null }) as const;
  const toCome = asked('2999-01-01T10:00:00.000Z');
  const lapsed = asked('2020-01-01T10:00:00.000Z');
  const groups = groupApplications([card(4, 'a', lapsed), card(4, 'b', toCome), card(16)]);
  expect(groups.map(({ group, cards }) => [group, cards.length])).toEqual([
    ['waiting', 2],
    ['moving', 1],
  ]);
});

it('has no empty group and loses no state', () => {
  expect(groupApplications([])).toEqual([]);
  const all = groupApplications(applicationStateIds.map((id) => card(id)));
  expect(all.flatMap(({ cards }) => cards)).toHaveLength(applicationStateIds.length);
});

it('has each state once, the one that waits first', () => {
  expect(statesInOrder.toSorted((a, b) => a - b)).toEqual(applicationStateIds.toSorted((a, b) => a - b));
  expect(statesInOrder[0]).toBe(16);
  expect(statesInOrder.at(-1)).toBe(7);
});
