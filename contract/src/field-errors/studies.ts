import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  endedWhileCurrent: {
    es: 'Ya ha pasado: indica otra fecha o que ya no los cursas',
    ca: 'Ja ha passat: indica una altra data o que ja no els curses',
    en: 'It has passed: give another date, or say that you no longer take them',
  },
  creditsOrder: {
    es: 'Los créditos superados no pueden ser más que los totales',
    ca: 'Els crèdits superats no poden ser més que els totals',
    en: 'Credits passed cannot be more than the total',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    studies: typeof fieldErrors;
  }
}
