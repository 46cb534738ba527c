import type { Events } from '../event.ts';

export const signOnEvents = {
  signOnLinked: {
    clase: 'cuenta',
    toAccountEmail: true,
    texts: {
      es: {
        titulo: 'Ya puedes entrar con tu usuario de la universidad',
        texto: 'Hemos vinculado tu cuenta al acceso único. Si no has sido tú, avísanos.',
      },
      ca: {
        titulo: 'Ja pots entrar amb el teu usuari de la universitat',
        texto: 'Hem vinculat el teu compte a l’accés únic. Si no has estat tu, avisa’ns.',
      },
      en: {
        titulo: 'You can now log in with your university account',
        texto: 'We’ve linked your account to single sign-on. If it wasn’t you, let us know.',
      },
    },
  },
  signOnReplacedPassword: {
    clase: 'cuenta',
    toAccountEmail: true,
    texts: {
      es: {
        titulo: 'Ya puedes entrar con tu usuario de la universidad',
        texto:
          'Hemos vinculado tu cuenta al acceso único. La contraseña anterior ya no es válida y hemos cerrado las sesiones de la cuenta. Si no has sido tú, avísanos.',
      },
      ca: {
        titulo: 'Ja pots entrar amb el teu usuari de la universitat',
        texto:
          'Hem vinculat el teu compte a l’accés únic. La contrasenya anterior ja no és vàlida i hem tancat les sessions del compte. Si no has estat tu, avisa’ns.',
      },
      en: {
        titulo: 'You can now log in with your university account',
        texto:
          'We’ve linked your account to single sign-on. The earlier password no longer works, and we’ve ended the account’s sessions. If it wasn’t you, let us know.',
      },
    },
  },
  contactSignOnLinked: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Ya puede entrar con el acceso único',
        texto: 'Hemos vinculado su cuenta al acceso único. Si no ha sido usted, avísenos.',
      },
      ca: {
        titulo: 'Ja pot entrar amb l’accés únic',
        texto: 'Hem vinculat el seu compte a l’accés únic. Si no ha estat vostè, avisi’ns.',
      },
      en: {
        titulo: 'You can now log in with your university account',
        texto: 'We’ve linked your account to single sign-on. If it wasn’t you, let us know.',
      },
    },
  },
  signOnUnlinked: {
    clase: 'cuenta',
    toAccountEmail: true,
    texts: {
      es: {
        titulo: 'Hemos desvinculado tu acceso único',
        texto:
          'Tu cuenta ya no está vinculada al acceso único y hemos cerrado tus sesiones en todos los dispositivos. La próxima vez que entres con él, volveremos a buscar tu cuenta por tus datos. Si no lo esperabas, escríbenos.',
      },
      ca: {
        titulo: 'Hem desvinculat el teu accés únic',
        texto:
          'El teu compte ja no està vinculat a l’accés únic i hem tancat les teves sessions a tots els dispositius. La pròxima vegada que hi entris així, tornarem a cercar el teu compte per les teves dades. Si no t’ho esperaves, escriu-nos.',
      },
      en: {
        titulo: 'We’ve unlinked your single sign-on',
        texto:
          'Your account is no longer linked to single sign-on, and we’ve ended your sessions on every device. The next time you log in that way, we’ll look for your account by your details again. If you weren’t expecting this, write to us.',
      },
    },
  },
  contactSignOnUnlinked: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hemos desvinculado su acceso único',
        texto:
          'Su cuenta ya no está vinculada al acceso único y hemos cerrado sus sesiones en todos los dispositivos. La próxima vez que entre con él, volveremos a buscar su cuenta por sus datos. Si no lo esperaba, escríbanos.',
      },
      ca: {
        titulo: 'Hem desvinculat el seu accés únic',
        texto:
          'El seu compte ja no està vinculat a l’accés únic i hem tancat les seves sessions a tots els dispositius. La pròxima vegada que hi entri així, tornarem a cercar el seu compte per les seves dades. Si no s’ho esperava, escrigui’ns.',
      },
      en: {
        titulo: 'We’ve unlinked your single sign-on',
        texto:
          'Your account is no longer linked to single sign-on, and we’ve ended your sessions on every device. The next time you log in that way, we’ll look for your account by your details again. If you weren’t expecting this, write to us.',
      },
    },
  },
} as const satisfies Events;
