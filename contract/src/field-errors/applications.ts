import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  reasonUnlisted: {
    es: 'Este motivo no está entre los que se ofrecen aquí',
    ca: 'Aquest motiu no és dels que s’ofereixen aquí',
    en: 'This reason isn’t one of those offered here',
  },
  notCandidate: {
    es: 'Ninguna persona inscrita tiene ese nombre',
    ca: 'Cap persona inscrita no té aquest nom',
    en: 'Nobody with that name has applied',
  },
  notChoosable: {
    es: 'No se puede elegir: retiró su candidatura o se descartó',
    ca: 'No es pot triar: va retirar la candidatura o es va descartar',
    en: 'This person can’t be chosen: they withdrew or were rejected',
  },
  conditions: {
    es: 'Falta aceptar las condiciones',
    ca: 'Falta acceptar les condicions',
    en: 'You must accept the conditions',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    applications: typeof fieldErrors;
  }
}
