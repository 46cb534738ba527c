import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  surveyAddress: {
    es: 'El enlace debe empezar por https://',
    ca: 'L’enllaç ha de començar per https://',
    en: 'The link has to start with https://',
  },
  surveyKey: {
    es: 'Para que sea obligatoria, el enlace debe incluir {{clave}}: sin ella, el portal no sabría quién ha respondido',
    ca: 'Perquè sigui obligatòria, l’enllaç ha d’incloure {{clave}}: sense aquesta clau, el portal no sabria qui ha respost',
    en: 'To be mandatory, the link needs {{clave}}: without it, the portal wouldn’t know who has answered',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    surveys: typeof fieldErrors;
  }
}
