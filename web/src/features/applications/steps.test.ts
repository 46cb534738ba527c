import type { ApplicationStateId } from '@portal/contract/applications';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const steps = (idEstado: ApplicationStateId, estados: ApplicationStateId[] = [1], more = {}) =>
  stepsOf({ idEstado, estados, leida: false, enviada: true, rechazadaPorAlumno: false, ...more })
    .map(({ is }) => is)
    .join(' ');

describe('the steps of an application', () => {
  it('go on from being sent to being read and decided on', () => {
    expect(steps(1)).toBe('now ahead ahead ahead ahead');
    expect(steps(1, [1], { leida: true })).toBe('done now ahead ahead ahead');
    expect(steps(2, [1, 2])).toBe('done now ahead ahead ahead');
    expect(steps(4, [1, 3, 4])).toBe('done done done now ahead');
    expect(steps(17, [1, 2, 3, 17])).toBe('done done done skipped now');
    expect(steps(5, [1, 5])).toBe('done skipped skipped skipped now');
  });

  it('are none where nothing was sent, or it was taken back or declined', () => {
    expect(steps(16, [16], { enviada: false })).toBe('');
    expect(steps(7, [1, 7])).toBe('');
    expect(steps(17, [1, 16, 17], { rechazadaPorAlumno: true })).toBe('');
  });
});
