import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  annexPdfOnly: {
    es: 'El documento firmado debe ser un PDF',
    ca: 'El document signat ha de ser un PDF',
    en: 'The signed document has to be a PDF',
  },
  annexChanged: {
    es: 'El texto de este PDF no es el del anexo: se firma el PDF tal como se descarga',
    ca: 'El text d’aquest PDF no és el de l’annex: se signa el PDF tal com es baixa',
    en: 'The text of this PDF isn’t the annex’s: sign the PDF just as it is downloaded',
  },
  annexAnother: {
    es: 'Este PDF no es la versión del anexo que se firma: es la que se descarga de esta página',
    ca: 'Aquest PDF no és la versió de l’annex que cal signar: és la que es baixa d’aquesta pàgina',
    en: 'This PDF isn’t the version of the annex to sign: it is the one downloaded from this page',
  },
  annexNotSigned: {
    es: 'El PDF no tiene ninguna firma digital',
    ca: 'El PDF no té cap signatura digital',
    en: 'The PDF has no digital signature',
  },
  afterLastDay: {
    es: 'La fecha no puede ser posterior al último día de las prácticas',
    ca: 'La data no pot ser posterior a l’últim dia de les pràctiques',
    en: 'The date can’t be later than the last day of the internship',
  },
  beforeFirstDay: {
    es: 'La fecha no puede ser anterior al primer día de las prácticas',
    ca: 'La data no pot ser anterior al primer dia de les pràctiques',
    en: 'The date can’t be earlier than the first day of the internship',
  },
  beforeAnnex: {
    es: 'La fecha no puede ser anterior al día en que se generó esta versión del anexo',
    ca: 'La data no pot ser anterior al dia en què es va generar aquesta versió de l’annex',
    en: 'The date can’t be earlier than the day this version of the annex was generated',
  },
  moreHoursThanNoted: {
    es: 'Las horas no pueden ser más que las del anexo o las anotadas: {{max}} como máximo',
    ca: 'Les hores no poden ser més que les de l’annex o les anotades: {{max}} com a màxim',
    en: 'The hours can’t be more than those in the annex or noted in the log: {{max}} at most',
  },
  nothingRated: {
    es: 'Valore al menos un aspecto',
    ca: 'Valori almenys un aspecte',
    en: 'Rate at least one aspect',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    placements: typeof fieldErrors;
  }
}
