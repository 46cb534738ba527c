import { expect, it } from 'vitest';
import { partsOf } from './links.ts';

it('tells the addresses of a text apart', () => {
  expect(partsOf('Entre en https://portal.example/mis-ofertas/a1.\nGracias')).toEqual([
    { text: 'Entre en ' },
    { text: 'https://portal.example/mis-ofertas/a1', href: 'https://portal.example/mis-ofertas/a1' },
    { text: '.\nGracias' },
  ]);
});

it('leaves a text without addresses as it is, and an empty one empty', () => {
  expect(partsOf('javascript:alert(1) no es un enlace')).toEqual([
    { text: 'javascript:alert(1) no es un enlace' },
  ]);
  expect(partsOf('')).toEqual([]);
});

it('puts together what was there', () => {
  const text = '(https://a.example/?q=1) y https://b.example';
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(partsOf(text).flatMap(({ href }) => href ?? [])).toEqual([
    'https://a.example/?q=1',
    'https://b.example',
  ]);
});
