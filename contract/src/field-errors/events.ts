import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  eventTime: {
    es: 'Escribe la hora así: 09:30',
    ca: 'Escriu l’hora així: 09:30',
    en: 'Write the time like this: 09:30',
  },
  eventEnd: {
    es: 'El evento debe terminar después de empezar',
    ca: 'L’esdeveniment ha d’acabar després de començar',
    en: 'The event has to end after it begins',
  },
  eventPlace: {
    es: 'Indica un lugar o un enlace',
    ca: 'Indica un lloc o un enllaç',
    en: 'Give a place or a link',
  },
  eventClosing: {
    es: 'El último día de inscripción no puede ser posterior al primero del evento',
    ca: 'L’últim dia d’inscripció no pot ser posterior al primer de l’esdeveniment',
    en: 'The last day to enrol can’t be later than the first day of the event',
  },
  eventVideo: {
    es: 'Escribe la dirección de un vídeo de YouTube o de Vimeo, con https://',
    ca: 'Escriu l’adreça d’un vídeo de YouTube o de Vimeo, amb https://',
    en: 'Give the address of a YouTube or Vimeo video, with https://',
  },
  eventCertificate: {
    es: 'Solo pueden dar certificado los eventos que admiten inscripciones',
    ca: 'Només poden donar certificat els esdeveniments que admeten inscripcions',
    en: 'Only events that people enrol in can give a certificate',
  },
  eventCode: {
    es: 'Este no es el código del evento',
    ca: 'Aquest no és el codi de l’esdeveniment',
    en: 'This is not the code of the event',
  },
  eventHasEnrolled: {
    es: 'Hay personas inscritas o en espera. Si el evento no se va a celebrar, cancélalo: así recibirán un aviso',
    ca: 'Hi ha persones inscrites o en espera. Si l’esdeveniment no s’ha de celebrar, cancel·la’l: així rebran un avís',
    en: 'People are enrolled or waiting. If the event won’t take place, cancel it, so that they are told',
  },
  eventPlacesTaken: {
    es: 'Ya hay {{count}} personas inscritas: las plazas no pueden ser menos',
    ca: 'Ja hi ha {{count}} persones inscrites: les places no poden ser menys',
    en: '{{count}} people are enrolled already: there can’t be fewer places',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    events: typeof fieldErrors;
  }
}
