import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
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
