import { expect, it } from 'vitest';
import { deadlineOf, momentOf } from './offer-dates.ts';

it('says what the date of an offer is', () => {
  expect(momentOf('borrador')).toBe('created');
  expect((['pendiente', 'rechazada'] as const).map(momentOf)).toEqual(['sent', 'sent']);
  expect((['abierta', 'caducada', 'cerrada'] as const).map(momentOf)).toEqual(Array(3).fill('published'));
});

it('says until when candidates are taken only where they are or were until then', () => {
  expect((['borrador', 'pendiente', 'abierta'] as const).map(deadlineOf)).toEqual(Array(3).fill('until'));
  expect(deadlineOf('caducada')).toBe('wasUntil');
  expect((['cerrada', 'rechazada'] as const).map(deadlineOf)).toEqual([null, null]);
});
