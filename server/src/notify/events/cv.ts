import type { Events } from '../event.ts';

export const cvEvents = {
  personalEmailConfirmation: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Confirma tu correo personal',
        texto:
          'Has añadido este correo a tu CV del portal. Confírmalo con el enlace de abajo, que sirve una sola vez y durante tres días. Si no has sido tú, no hagas nada: sin confirmar no lo usaremos.',
      },
      ca: {
        titulo: 'Confirma el teu correu personal',
        texto:
          'Has afegit aquest correu al teu CV del portal. Confirma’l amb l’enllaç de sota, que serveix una sola vegada i durant tres dies. Si no has estat tu, no facis res: sense confirmar no el farem servir.',
      },
      en: {
        titulo: 'Confirm your personal email',
        texto:
          'You’ve added this email to your CV on the portal. Confirm it with the link below, which works once and for three days. If it wasn’t you, you don’t need to do anything: we won’t use it until it’s confirmed.',
      },
    },
  },
  personalEmailConfirmed: {
    clase: 'cuenta',
    toAccountEmail: true,
    texts: {
      es: {
        titulo: 'Tu correo personal está confirmado',
        texto:
          'Has confirmado el correo personal de tu CV. Si así lo has elegido, a partir de ahora te escribiremos a él. Si no has sido tú, cambia la contraseña y avísanos.',
      },
      ca: {
        titulo: 'El teu correu personal està confirmat',
        texto:
          'Has confirmat el correu personal del teu CV. Si ho has triat així, a partir d’ara t’hi escriurem. Si no has estat tu, canvia la contrasenya i avisa’ns.',
      },
      en: {
        titulo: 'Your personal email is confirmed',
        texto:
          'You’ve confirmed the personal email of your CV. If you chose so, we’ll write to it from now on. If it wasn’t you, change your password and let us know.',
      },
    },
  },
} as const satisfies Events;
