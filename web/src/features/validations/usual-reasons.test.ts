import { expect, test } from 'vitest';
import { isIn, translated, withReason } from './usual-reasons.ts';

const usual = 'Faltan las tareas.';

test('a usual reason is added to what was written', () => {
  expect(withReason('', usual, true)).toBe(usual);
  expect(withReason('Hola. ', usual, true)).toBe(`Hola. ${usual}`);
});

test('one that is given up is taken out, and nothing else', () => {
  expect(withReason(`Hola. ${usual} Gracias.`, usual, false)).toBe('Hola. Gracias.');
});

test('one that is a part of another is told from it', () => {
  const reasons = ['Falta un documento', 'Falta un documento que lo acredite'] as const;
  expect(isIn(reasons[1], reasons[0], reasons)).toBe(false);
  expect(isIn(reasons[1], reasons[1], reasons)).toBe(true);
  expect(isIn(`${reasons[1]} ${reasons[0]}`, reasons[0], reasons)).toBe(true);
});

test('what is chosen is said in another language, and what was written besides stays', () => {
  const reasons = [
    { es: 'Falta un documento', ca: 'Falta un document', en: 'A document is missing' },
    { es: 'Falta un documento firmado', ca: 'Falta un document signat', en: 'A signed document is missing' },
  ];
  const written = 'Hola. Falta un documento firmado';
  expect(translated(written, reasons, 'es', 'en')).toBe('Hola. A signed document is missing');
});
