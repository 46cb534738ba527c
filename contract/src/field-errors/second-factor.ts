import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  secondFactorWrong: {
    es: 'El código no es correcto, ha caducado o ya se ha usado: espera al siguiente',
    ca: 'El codi no és correcte, ha caducat o ja s’ha fet servir: espera el següent',
    en: 'The code is wrong, has expired or has been used: wait for the next one',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    secondFactor: typeof fieldErrors;
  }
}
