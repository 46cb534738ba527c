import { describe, expect, it } from 'vitest';
import { reportError } from './error-reports.ts';

const screen = reportError.body?.shape.pantalla;

describe('where a failure was met', () => {
  it.each(['', 'gma2019', '404', 'login/empresas/recuperar', 'ofertas-practicas/:urlAcceso'])(
    'may be «%s»',
    (address) => {
      expect(screen?.safeParse(address).success).toBe(true);
    },
  );

  // A pattern that can be read in many ways would be read for years.
  it.each([
    `${'a'.repeat(119)}!`,
    `${'a-'.repeat(59)}!`,
    `${'a/'.repeat(59)}!`,
    'alumna@demo.test',
    'oferta/12',
  ])('is not «%s»', (address) => {
    expect(screen?.safeParse(address).success).toBe(false);
  });
});
