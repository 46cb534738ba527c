import { expect, test } from 'vitest';
import { withReasons } from './usual-reasons.ts';

const usual = ['Faltan las tareas.', 'El horario supera el límite.'];

test('a usual reason is added to what was written, once', () => {
  expect(withReasons('', usual, ['Faltan las tareas.'])).toBe('Faltan las tareas.');
  expect(withReasons('Hola. Faltan las tareas.', usual, usual)).toBe(
    'Hola. Faltan las tareas. El horario supera el límite.',
  );
});

test('one that is given up is taken out, and nothing else', () => {
  expect(withReasons('Hola. Faltan las tareas. Gracias.', usual, [])).toBe('Hola. Gracias.');
});
