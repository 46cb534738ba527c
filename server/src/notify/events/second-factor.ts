import type { Events } from '../event.ts';

export const secondFactorEvents = {
  secondFactorOn: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Has activado la verificación en dos pasos',
        texto:
          'A partir de ahora, para entrar en el portal te pediremos también el código de tu aplicación de autenticación. Hemos cerrado las demás sesiones. Si no has sido tú, cambia la contraseña y avisa a otra persona del equipo.',
      },
      ca: {
        titulo: 'Has activat la verificació en dos passos',
        texto:
          'A partir d’ara, per entrar al portal també et demanarem el codi de la teva aplicació d’autenticació. Hem tancat les altres sessions. Si no has estat tu, canvia la contrasenya i avisa una altra persona de l’equip.',
      },
      en: {
        titulo: 'You’ve turned on two-step verification',
        texto:
          'From now on, we’ll also ask you for the code from your authenticator app when you log in to the portal. We’ve ended your other sessions. If it wasn’t you, change your password and tell someone else on the team.',
      },
    },
  },
  secondFactorOff: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Se ha desactivado la verificación en dos pasos',
        texto:
          'Tu cuenta ya no pide un código además de la contraseña. Si no lo has hecho tú ni lo has pedido, cambia la contraseña y avisa a otra persona del equipo.',
      },
      ca: {
        titulo: 'S’ha desactivat la verificació en dos passos',
        texto:
          'El teu compte ja no demana cap codi a més de la contrasenya. Si no ho has fet tu ni ho has demanat, canvia la contrasenya i avisa una altra persona de l’equip.',
      },
      en: {
        titulo: 'Two-step verification is now off',
        texto:
          'Your account no longer asks for a code besides the password. If you didn’t do this or ask for it, change your password and tell someone else on the team.',
      },
    },
  },
} as const satisfies Events;
