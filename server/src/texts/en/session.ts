import type { es } from '../es/session.ts';

const confirmAt = '/confirmar-correo';
const askAt = '/solicitar-cuenta';

export const en: typeof es = {
  chooseCompany: {
    titulo: 'Choose the company',
    mensaje: 'You represent several companies: choose the one to log in for.',
    boton: null,
  },
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
      mensaje: 'Write to the portal team ({{correo}}) to find out why, and how to have it unblocked.',
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
        'The email that we sent you says why. If you can put that right, ask for the account again with the same tax ID (NIF).',
      boton: { texto: 'Ask again', enlace: askAt },
    },
    blocked: {
      titulo: 'This account is blocked',
      mensaje: 'Write to the portal team ({{correo}}) to find out why, and how to have it unblocked.',
      boton: null,
    },
    askedAnew: {
      titulo: 'There’s another request for your company',
      mensaje:
        'We received another request for the same company after yours. If it was you, confirm the email that we sent you; if not, you can ask again.',
      boton: { texto: 'Ask again', enlace: askAt },
    },
    detached: {
      titulo: 'You’re no longer a contact of any company',
      mensaje: 'If you still work there, write to the portal team: {{correo}}.',
      boton: null,
    },
  },
};
