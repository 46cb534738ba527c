import type { Language } from '@portal/contract/languages';

interface MailTexts {
  /** Ends a mail whose kind its reader may choose; `{url}` is where. */
  readonly choose: string;
  /** Ends a mail that is always sent. */
  readonly always: string;
  /** Ends a mail to somebody who cannot log in. */
  readonly writeTo: string;
  readonly digestSubjectOne: string;
  readonly digestSubject: string;
  readonly digestIntro: string;
  readonly digestMore: string;
}

/** What mails say around the news, the same to students and companies. */
export const mailTexts: Record<Language, MailTexts> = {
  es: {
    choose: 'Qué avisos llegan por correo se elige en {url}',
    always: 'Este aviso se envía siempre por correo; los demás se eligen en {url}',
    writeTo: 'El correo del equipo del portal es {correo}',
    digestSubjectOne: 'Resumen del día: una novedad',
    digestSubject: 'Resumen del día: {numero} novedades',
    digestIntro: 'Lo nuevo en el portal que sigue sin leer:',
    digestMore: 'Hay {numero} más en el portal.',
  },
  ca: {
    choose: 'Quins avisos arriben per correu es tria a {url}',
    always: 'Aquest avís s’envia sempre per correu; els altres es trien a {url}',
    writeTo: 'El correu de l’equip del portal és {correo}',
    digestSubjectOne: 'Resum del dia: una novetat',
    digestSubject: 'Resum del dia: {numero} novetats',
    digestIntro: 'El que hi ha de nou al portal i continua sense llegir:',
    digestMore: 'N’hi ha {numero} més al portal.',
  },
  en: {
    choose: 'Choose what is sent by email at {url}',
    always: 'This one is always sent by email; choose the others at {url}',
    writeTo: 'The portal team’s email is {correo}',
    digestSubjectOne: 'Today’s summary: one update',
    digestSubject: 'Today’s summary: {numero} updates',
    digestIntro: 'What is new on the portal and still unread:',
    digestMore: 'There are {numero} more on the portal.',
  },
};
