import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  lockedField: {
    es: 'Este dato lo gestiona la institución y no se cambia desde el CV',
    ca: 'Aquesta dada la gestiona la institució i no es canvia des del CV',
    en: 'The institution keeps this: it can’t be changed in the CV',
  },
  dniTaken: {
    es: 'Este documento de identidad es de otra cuenta: puede que esté mal escrito',
    ca: 'Aquest document d’identitat és d’un altre compte: pot ser que estigui mal escrit',
    en: 'Another account has this identity document: check that it’s written correctly',
  },
  nuss: {
    es: 'El número de la Seguridad Social no es correcto: tiene 12 cifras, y alguna falta o no coincide',
    ca: 'El número de la Seguretat Social no és correcte: té 12 xifres, i alguna falta o no coincideix',
    en: 'The social security number isn’t correct: it has 12 digits, and one is missing or doesn’t match',
  },
  iban: {
    es: 'El IBAN no es correcto: falta algún carácter o alguno no coincide',
    ca: 'L’IBAN no és correcte: falta algun caràcter o algun no coincideix',
    en: 'The IBAN isn’t correct: a character is missing or doesn’t match',
  },
  languageLevel: {
    es: 'Falta indicar el idioma o el nivel',
    ca: 'Falta indicar l’idioma o el nivell',
    en: 'Enter the language and its level',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    cv: typeof fieldErrors;
  }
}
