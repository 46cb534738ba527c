import { expect, it } from 'vitest';
import { isToCome } from './interview-times.ts';

it('an interview is to come until it begins or is called off', () => {
  const now = new Date('2030-11-05T11:00:00Z');
  const at = (estado: 'elegida' | 'propuesta' | 'cancelada', inicio: string | null) =>
    isToCome({ estado, inicio }, now);
  expect(at('elegida', '2030-11-05T11:01:00Z')).toBe(true);
  expect(at('elegida', '2030-11-05T11:00:00Z')).toBe(false);
  expect(at('propuesta', null)).toBe(true);
  expect(at('cancelada', null)).toBe(false);
});
