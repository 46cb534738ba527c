import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  centreNotTaking: {
    es: 'Este centro ya no admite solicitudes',
    ca: 'Aquest centre ja no admet sol·licituds',
    en: 'This school no longer takes requests',
  },
  centreLacksStage: {
    es: 'Este centro no imparte este nivel',
    ca: 'Aquest centre no imparteix aquest nivell',
    en: 'This school does not teach at this level',
  },
  groupFull: {
    es: 'En este grupo ya ha aceptado {{accepted}} para esas fechas',
    ca: 'En aquest grup ja n’ha acceptat {{accepted}} per a aquestes dates',
    en: 'You have already accepted {{accepted}} in this group for those dates',
  },
  certificateFuture: {
    es: 'La fecha no puede ser posterior a hoy',
    ca: 'La data no pot ser posterior a avui',
    en: 'The date can’t be after today',
  },
  certificateOld: {
    es: 'El certificado tiene más de {{months}} meses: pide uno nuevo',
    ca: 'El certificat té més de {{months}} mesos: demana’n un de nou',
    en: 'The certificate is more than {{months}} months old: ask for a new one',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    educationRequests: typeof fieldErrors;
  }
}
