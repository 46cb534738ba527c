import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const own = ['Nora', 'Prats Vidal', 'nora.prats@example.test', 'Talleres Quiroga'];

test.each([
  '12345678',
  'password1',
  'P4ssw0rd',
  'qwerty123',
  'aaaaaaa1',
  'abcdefg1',
  'iloveyou1',
  'Contraseña1',
  'contrasena1',
  'Contrasenya1',
  'hola1234',
  'valencia2026',
  'Portal2026',
  'Prácticas2026',
])('%s is refused as one that many choose', (password) =>
  expect(weaknessOf(password, own)).toBe('passwordCommon'),
);

test.each(['nora2026', 'Prats2026', 'nora.prats1', 'Quiroga2024', 'vidal123'])(
  '%s is refused as made of one’s own names',
  (password) => expect(weaknessOf(password, own)).toBe('passwordOwn'),
);

test.each([
  ['saez2026', ['Marta', 'Sáez García']],
  ['MartaSaez1', ['Marta', 'Sáez García']],
  ['García2026', ['Marta', 'Saez Garcia']],
  ['munoz2026', ['Iker', 'Muñoz Ibáñez']],
  ['ibanez12', ['Iker', 'Muñoz Ibáñez']],
  ['liwu1234', ['Li', 'Wu']],
  ['oconnor77', ['Sinéad', 'O’Connor']],
])('%s is refused to %s', (password, names) => expect(weaknessOf(password, names)).toBe('passwordOwn'));

test.each([
  'elefante7rosa',
  'Una-clave-2031',
  'tres tristes tigres 3',
  'kX9!mWq2',
  'mesa4silla',
  'nora come 2 peces',
  'la garcia de enfrente tiene 3 gatos',
])('%s is taken', (password) => expect(weaknessOf(password, own)).toBeUndefined());

test.each(['liada en 2 wuhanes', 'wu-8-elefantes'])('%s is taken of an owner with short names', (password) =>
  expect(weaknessOf(password, ['Li', 'Wu'])).toBeUndefined(),
);
