import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  interviewPast: {
    es: 'Esta hora ya ha pasado',
    ca: 'Aquesta hora ja ha passat',
    en: 'This time has already passed',
  },
  interviewFar: {
    es: 'La entrevista puede ser como máximo dentro de {{days}} días',
    ca: 'L’entrevista pot ser com a màxim d’aquí a {{days}} dies',
    en: 'The interview can be at most {{days}} days ahead',
  },
  interviewNoHour: {
    es: 'Esta hora no existe ese día por el cambio de hora',
    ca: 'Aquesta hora no existeix aquell dia pel canvi d’hora',
    en: 'This time does not exist that day because the clocks change',
  },
  interviewPlace: {
    es: 'Falta indicar un lugar o un enlace',
    ca: 'Falta indicar un lloc o un enllaç',
    en: 'Give a place or a link',
  },
  interviewLink: {
    es: 'El enlace debe empezar por https://',
    ca: 'L’enllaç ha de començar per https://',
    en: 'The link must begin with https://',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    interviews: typeof fieldErrors;
  }
}
