import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  proposalStudent: {
    es: 'Ningún estudiante con prácticas tiene este documento o este correo',
    ca: 'Cap estudiant amb pràctiques té aquest document o aquest correu',
    en: 'No student who can do internships has this document or this email',
  },
  proposalCompany: {
    es: 'Ninguna empresa validada tiene este NIF',
    ca: 'Cap empresa validada té aquest NIF',
    en: 'No approved company has this tax ID',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    proposals: typeof fieldErrors;
  }
}
