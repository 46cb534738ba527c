import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  orientationPlace: {
    es: 'Indica un lugar o un enlace',
    ca: 'Indica un lloc o un enllaç',
    en: 'Give a place or a link',
  },
  orientationLink: {
    es: 'El enlace debe empezar por https://',
    ca: 'L’enllaç ha de començar per https://',
    en: 'The link must begin with https://',
  },
  orientationEnd: {
    es: 'La última hora debe ser posterior a la primera',
    ca: 'L’última hora ha de ser posterior a la primera',
    en: 'The last time must be after the first one',
  },
  orientationShort: {
    es: 'Entre las dos horas no cabe ninguna cita de esa duración',
    ca: 'Entre les dues hores no hi cap cap cita d’aquesta durada',
    en: 'No appointment of that length fits between the two times',
  },
  orientationMany: {
    es: 'Son demasiadas horas de una vez: elige menos semanas',
    ca: 'Són massa hores alhora: tria menys setmanes',
    en: 'These are too many times at once: choose fewer weeks',
  },
  orientationFuture: {
    es: 'La reunión no puede ser posterior a hoy',
    ca: 'La reunió no pot ser posterior a avui',
    en: 'The meeting cannot be later than today',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    orientation: typeof fieldErrors;
  }
}
