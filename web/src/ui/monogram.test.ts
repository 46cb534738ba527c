import { expect, test } from 'vitest';
import { monogramOf } from './monogram.ts';

test.each([
  ['Faro Azul', 'FA'],
  ['La Plaça Gran de Girona', 'LP'],
  ['Almazaras Sierra Umbría', 'AS'],
  ['órbita', 'Ó'],
  ['3D & más', '3'],
  ['·', ''],
])('%s has the letters %s', (name, letters) => {
  expect(monogramOf(name).letters).toBe(letters);
});

test('a name has the same tint each time, and names differ', () => {
  expect(monogramOf('Faro Azul')).toEqual(monogramOf('Faro Azul'));
  const names = ['Faro Azul', 'Vela Rota', 'Timón Firme', 'Bruma Digital', 'Grupo Voces', 'Cala Serena'];
  expect(new Set(names.map((name) => monogramOf(name).hue)).size).toBeGreaterThan(3);
});
