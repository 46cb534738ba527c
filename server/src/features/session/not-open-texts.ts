import type { Brand } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import type { OwnWords } from '../../http/said.ts';
import type { AccountNotOpen, NotOpen } from './session.rules.ts';

/** Students and companies are addressed otherwise. */
interface Texts {
  readonly student: Record<AccountNotOpen, OwnWords>;
  readonly company: Record<NotOpen, OwnWords>;
}

const confirmAt = '/confirmar-correo';
const askAt = '/solicitar-cuenta';

const notOpenTexts: Record<Language, Texts> = {
  es: {
    student: {
      unconfirmed: {
        titulo: 'Falta confirmar tu correo',
        mensaje:
          'Te enviamos un enlace cuando te registraste. Búscalo también en el correo no deseado o pide otro.',
        boton: { texto: 'Pedir otro correo', enlace: confirmAt },
      },
      waiting: {
        titulo: 'Estamos revisando tu registro',
        mensaje: 'Ya tienes el correo confirmado. Te escribiremos en cuanto puedas entrar.',
        boton: null,
      },
      blocked: {
        titulo: 'Tu cuenta está bloqueada',
        mensaje: 'Escribe al equipo del portal ({correo}) para saber por qué y cómo se puede volver a abrir.',
        boton: null,
      },
    },
    company: {
      unconfirmed: {
        titulo: 'Falta confirmar su correo',
        mensaje:
          'Le enviamos un enlace cuando pidió la cuenta. Búsquelo también en el correo no deseado o pida otro.',
        boton: { texto: 'Pedir otro correo', enlace: confirmAt },
      },
      waiting: {
        titulo: 'Estamos revisando su solicitud',
        mensaje: 'Ya tiene el correo confirmado. Le escribiremos en cuanto pueda entrar.',
        boton: null,
      },
      turnedDown: {
        titulo: 'No se aceptó la solicitud de su empresa',
        mensaje:
          'En el correo que le enviamos está el motivo. Si se puede arreglar, pida otra vez la cuenta con el mismo CIF.',
        boton: { texto: 'Volver a pedirla', enlace: askAt },
      },
      blocked: {
        titulo: 'La cuenta está bloqueada',
        mensaje: 'Escriba al equipo del portal ({correo}) para saber por qué y cómo se puede volver a abrir.',
        boton: null,
      },
      askedAnew: {
        titulo: 'Hay otra solicitud para su empresa',
        mensaje:
          'Se pidió una cuenta para la misma empresa después de usted. Si fue usted, confirme el correo que le enviamos; si no, puede volver a pedirla.',
        boton: { texto: 'Volver a pedirla', enlace: askAt },
      },
      detached: {
        titulo: 'Ya no es contacto de ninguna empresa',
        mensaje: 'Si sigue trabajando en ella, escriba al equipo del portal: {correo}.',
        boton: null,
      },
    },
  },
  ca: {
    student: {
      unconfirmed: {
        titulo: 'Falta confirmar el teu correu',
        mensaje:
          'Et vam enviar un enllaç quan et vas registrar. Cerca’l també al correu no desitjat o demana’n un altre.',
        boton: { texto: 'Demana un altre correu', enlace: confirmAt },
      },
      waiting: {
        titulo: 'Estem revisant el teu registre',
        mensaje: 'Ja tens el correu confirmat. T’escriurem tan bon punt hi puguis entrar.',
        boton: null,
      },
      blocked: {
        titulo: 'El teu compte està bloquejat',
        mensaje: 'Escriu a l’equip del portal ({correo}) per saber per què i com es pot tornar a obrir.',
        boton: null,
      },
    },
    company: {
      unconfirmed: {
        titulo: 'Falta confirmar el seu correu',
        mensaje:
          'Li vam enviar un enllaç quan va demanar el compte. Cerqui’l també al correu no desitjat o demani’n un altre.',
        boton: { texto: 'Demana un altre correu', enlace: confirmAt },
      },
      waiting: {
        titulo: 'Estem revisant la seva sol·licitud',
        mensaje: 'Ja té el correu confirmat. Li escriurem tan bon punt hi pugui entrar.',
        boton: null,
      },
      turnedDown: {
        titulo: 'No es va acceptar la sol·licitud de la seva empresa',
        mensaje:
          'Al correu que li vam enviar hi ha el motiu. Si es pot arreglar, torni a demanar el compte amb el mateix CIF.',
        boton: { texto: 'Torna-la a demanar', enlace: askAt },
      },
      blocked: {
        titulo: 'El compte està bloquejat',
        mensaje: 'Escrigui a l’equip del portal ({correo}) per saber per què i com es pot tornar a obrir.',
        boton: null,
      },
      askedAnew: {
        titulo: 'Hi ha una altra sol·licitud per a la seva empresa',
        mensaje:
          'S’ha demanat un compte per a la mateixa empresa després de vostè. Si va ser vostè, confirmi el correu que li vam enviar; si no, el pot tornar a demanar.',
        boton: { texto: 'Torna a demanar-lo', enlace: askAt },
      },
      detached: {
        titulo: 'Ja no és contacte de cap empresa',
        mensaje: 'Si hi continua treballant, escrigui a l’equip del portal: {correo}.',
        boton: null,
      },
    },
  },
  en: {
    student: {
      unconfirmed: {
        titulo: 'Your email isn’t confirmed yet',
        mensaje: 'We sent you a link when you registered. Look in your spam folder too, or ask for another.',
        boton: { texto: 'Ask for another email', enlace: confirmAt },
      },
      waiting: {
        titulo: 'We’re reviewing your registration',
        mensaje: 'Your email is confirmed. We’ll write to you as soon as you can log in.',
        boton: null,
      },
      blocked: {
        titulo: 'Your account is blocked',
        mensaje: 'Write to the portal team ({correo}) to find out why, and how it can be opened again.',
        boton: null,
      },
    },
    company: {
      unconfirmed: {
        titulo: 'Your email isn’t confirmed yet',
        mensaje:
          'We sent you a link when you asked for the account. Look in your spam folder too, or ask for another.',
        boton: { texto: 'Ask for another email', enlace: confirmAt },
      },
      waiting: {
        titulo: 'We’re reviewing your request',
        mensaje: 'Your email is confirmed. We’ll write to you as soon as you can log in.',
        boton: null,
      },
      turnedDown: {
        titulo: 'Your company’s request wasn’t accepted',
        mensaje:
          'The email that we sent you says why. If that can be put right, ask for the account again with the same CIF.',
        boton: { texto: 'Ask again', enlace: askAt },
      },
      blocked: {
        titulo: 'This account is blocked',
        mensaje: 'Write to the portal team ({correo}) to find out why, and how it can be opened again.',
        boton: null,
      },
      askedAnew: {
        titulo: 'There’s another request for your company',
        mensaje:
          'Somebody asked for an account for the same company after you. If it was you, confirm the email that we sent you; if not, you can ask again.',
        boton: { texto: 'Ask again', enlace: askAt },
      },
      detached: {
        titulo: 'You’re no longer a contact of any company',
        mensaje: 'If you still work there, write to the portal team: {correo}.',
        boton: null,
      },
    },
  },
};

interface Reader {
  readonly language: Language;
  readonly brand: Pick<Brand, 'correos'>;
}

const withAddress = (words: OwnWords, correo: string): OwnWords => ({
  ...words,
  mensaje: words.mensaje.replace('{correo}', correo),
});

/** Why a student who has shown who they are is not let in (9), and what they can do. */
export const studentNotOpen = ({ language, brand }: Reader, why: AccountNotOpen): OwnWords =>
  withAddress(notOpenTexts[language].student[why], brand.correos.general);

/** The same of a contact of companies. */
export const companyNotOpen = ({ language, brand }: Reader, why: NotOpen): OwnWords =>
  withAddress(notOpenTexts[language].company[why], brand.correos.empresas);
