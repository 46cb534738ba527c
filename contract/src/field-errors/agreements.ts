import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  agreementPdfOnly: {
    es: 'El convenio firmado debe ser un PDF',
    ca: 'El conveni signat ha de ser un PDF',
    en: 'The signed agreement has to be a PDF',
  },
  agreementChanged: {
    es: 'El texto del convenio no es el que generó el portal: firme el PDF tal como lo descargó',
    ca: 'El text del conveni no és el que va generar el portal: signi el PDF tal com el va baixar',
    en: 'The text of the agreement isn’t the one the portal generated: sign the PDF just as you downloaded it',
  },
  agreementAnother: {
    es: 'Este PDF no es el convenio que generó el portal: elija el que descargó y firmó',
    ca: 'Aquest PDF no és el conveni que va generar el portal: triï el que va baixar i signar',
    en: 'This PDF isn’t the agreement the portal generated: choose the one you downloaded and signed',
  },
  agreementNotSigned: {
    es: 'El PDF no tiene ninguna firma digital: fírmelo con su certificado y vuelva a subirlo',
    ca: 'El PDF no té cap signatura digital: signi’l amb el seu certificat i torni’l a pujar',
    en: 'The PDF has no digital signature: sign it with your certificate and upload it again',
  },
  agreementCopyChanged: {
    es: 'Este PDF no tiene el mismo texto que el convenio que firmó la empresa',
    ca: 'Aquest PDF no té el mateix text que el conveni que va signar l’empresa',
    en: 'This PDF doesn’t have the same text as the agreement the company signed',
  },
  agreementCopyOfAnother: {
    es: 'Este PDF no se ha hecho a partir del que firmó la empresa',
    ca: 'Aquest PDF no s’ha fet a partir del que va signar l’empresa',
    en: 'This PDF wasn’t made from the one the company signed',
  },
  agreementCopyNotSigned: {
    es: 'El PDF solo tiene la firma de la empresa: falta la de la institución',
    ca: 'El PDF només té la signatura de l’empresa: falta la de la institució',
    en: 'The PDF only has the company’s signature: the institution’s is missing',
  },
  agreementUnknownFields: {
    es: 'El texto nombra campos que el convenio no tiene: {{campos}}',
    ca: 'El text anomena camps que el conveni no té: {{campos}}',
    en: 'The text names fields that the agreement doesn’t have: {{campos}}',
  },
  agreementOpenBraces: {
    es: 'Un campo va entre dos llaves de apertura y dos de cierre, y en estas partes faltan algunas: {{partes}}',
    ca: 'Un camp va entre dues claus d’obertura i dues de tancament, i en aquestes parts en falten: {{partes}}',
    en: 'A field stands between two opening and two closing braces, and some are missing in these parts: {{partes}}',
  },
  agreementMissingFields: {
    es: 'Al texto le faltan estos campos: {{campos}}',
    ca: 'Al text li falten aquests camps: {{campos}}',
    en: 'The text lacks these fields: {{campos}}',
  },
  agreementDayAhead: {
    es: 'La fecha no puede ser posterior a hoy',
    ca: 'La data no pot ser posterior a avui',
    en: 'The date can’t be after today',
  },
  agreementDayBefore: {
    es: 'La fecha no puede ser anterior a la solicitud del convenio',
    ca: 'La data no pot ser anterior a la sol·licitud del conveni',
    en: 'The date can’t be before the agreement was requested',
  },
  agreementHasExpired: {
    es: 'La fecha de caducidad del convenio ya ha pasado: devuélvalo para que la empresa la cambie',
    ca: 'La data de caducitat del conveni ja ha passat: torni’l perquè l’empresa la canviï',
    en: 'The agreement’s expiry date has passed: return it so that the company can change it',
  },
  agreementTooManyComments: {
    es: 'Con este enlace se pueden enviar {{max}} comentarios, y ya se han enviado',
    ca: 'Amb aquest enllaç es poden enviar {{max}} comentaris, i ja s’han enviat',
    en: 'This link takes {{max}} comments, which have all been sent',
  },
  agreementUnprintable: {
    es: 'El texto tiene partes que no se pueden imprimir: {{partes}}',
    ca: 'El text té parts que no es poden imprimir: {{partes}}',
    en: 'The text has parts that can’t be printed: {{partes}}',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    agreements: typeof fieldErrors;
  }
}
