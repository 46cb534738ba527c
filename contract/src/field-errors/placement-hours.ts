import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  hoursOutside: {
    es: 'Ese día no hay prácticas: déjalo a 0',
    ca: 'Aquest dia no hi ha pràctiques: deixa-l’hi a 0',
    en: 'There’s no placement on that day: leave it at 0',
  },
  weekNotOfPlacement: {
    es: 'Elige una semana de las prácticas que ya haya empezado',
    ca: 'Tria una setmana de les pràctiques que ja hagi començat',
    en: 'Choose a week of the placement that has begun',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    placementHours: typeof fieldErrors;
  }
}
