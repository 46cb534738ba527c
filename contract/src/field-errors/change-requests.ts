import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  changeNothing: {
    es: 'Indique qué cambia: los datos son los que ya hay',
    ca: 'Indiqui què canvia: les dades són les que ja hi ha',
    en: 'Say what changes: the data are as they already were',
  },
  tutorIsAcademic: {
    es: 'Este correo es el del tutor académico, que no puede ser también el de la entidad',
    ca: 'Aquest correu és el del tutor acadèmic, que no pot ser també el de l’entitat',
    en: 'This is the academic tutor’s email, who can’t be the host’s tutor too',
  },
  extensionEndsEarlier: {
    es: 'En una ampliación, el último día no puede ser anterior al actual; para acortarlas, elija «Reducción»',
    ca: 'En una ampliació, l’últim dia no pot ser anterior a l’actual; per escurçar-les, triï «Reducció»',
    en: 'In an extension the last day can’t be earlier than the current one; to shorten it, choose “Reduction”',
  },
  reductionEndsLater: {
    es: 'En una reducción, el último día no puede ser posterior al actual; para alargarlas, elija «Ampliación»',
    ca: 'En una reducció, l’últim dia no pot ser posterior a l’actual; per allargar-les, triï «Ampliació»',
    en: 'In a reduction the last day can’t be later than the current one; to lengthen it, choose “Extension”',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    changeRequests: typeof fieldErrors;
  }
}
