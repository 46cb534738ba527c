import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  passwordCommon: {
    es: 'Es demasiado fácil de adivinar: muchas personas usan contraseñas como esta',
    ca: 'És massa fàcil d’endevinar: molta gent fa servir contrasenyes com aquesta',
    en: 'It’s too easy to guess: many people use passwords like this one',
  },
  passwordOwn: {
    es: 'Es demasiado fácil de adivinar: contiene datos propios, como el nombre o el correo',
    ca: 'És massa fàcil d’endevinar: conté dades pròpies, com el nom o el correu',
    en: 'It’s too easy to guess: it contains personal details, such as a name or email',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    session: typeof fieldErrors;
  }
}
