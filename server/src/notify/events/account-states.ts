import type { Events } from '../event.ts';

export const accountStatesEvents = {
  accountBlocked: {
    clase: 'cuenta',
    toAccountEmail: true,
    closesAccount: true,
    texts: {
      es: {
        titulo: 'Hemos bloqueado tu cuenta',
        texto:
          'Mientras dure el bloqueo no puedes entrar en el portal. Conservamos tus datos y tus candidaturas. Si crees que es un error, escríbenos.',
      },
      ca: {
        titulo: 'Hem bloquejat el teu compte',
        texto:
          'Mentre duri el bloqueig no pots entrar al portal. Conservem les teves dades i candidatures. Si creus que és un error, escriu-nos.',
      },
      en: {
        titulo: 'We’ve blocked your account',
        texto:
          'While it’s blocked you can’t log in to the portal. We keep your data and applications. If you think this is a mistake, write to us.',
      },
    },
  },
  contactAccountBlocked: {
    clase: 'cuenta',
    closesAccount: true,
    texts: {
      es: {
        titulo: 'Hemos bloqueado su cuenta',
        texto:
          'Mientras dure el bloqueo no puede entrar en el portal. Las ofertas de su empresa no cambian. Si cree que es un error, escríbanos.',
      },
      ca: {
        titulo: 'Hem bloquejat el seu compte',
        texto:
          'Mentre duri el bloqueig no pot entrar al portal. Les ofertes de la seva empresa no canvien. Si creu que és un error, escrigui’ns.',
      },
      en: {
        titulo: 'We’ve blocked your account',
        texto:
          'While it’s blocked you can’t log in to the portal. Your company’s offers don’t change. If you think this is a mistake, write to us.',
      },
    },
  },
  managerAccountBlocked: {
    clase: 'cuenta',
    closesAccount: true,
    texts: {
      es: {
        titulo: 'Hemos bloqueado tu cuenta',
        texto:
          'Mientras dure el bloqueo no puedes entrar en el portal. Si crees que es un error, habla con otra persona del equipo de gestión.',
      },
      ca: {
        titulo: 'Hem bloquejat el teu compte',
        texto:
          'Mentre duri el bloqueig no pots entrar al portal. Si creus que és un error, parla amb una altra persona de l’equip de gestió.',
      },
      en: {
        titulo: 'We’ve blocked your account',
        texto:
          'While it’s blocked you can’t log in to the portal. If you think this is a mistake, talk to someone else on the management team.',
      },
    },
  },
  managerAccountClosed: {
    clase: 'cuenta',
    closesAccount: true,
    texts: {
      es: {
        titulo: 'Hemos cerrado tu cuenta',
        texto:
          'Ya no puedes entrar en la gestión del portal con ella. Si crees que es un error, habla con otra persona del equipo de gestión.',
      },
      ca: {
        titulo: 'Hem tancat el teu compte',
        texto:
          'Ja no hi pots entrar a la gestió del portal. Si creus que és un error, parla amb una altra persona de l’equip de gestió.',
      },
      en: {
        titulo: 'We’ve closed your account',
        texto:
          'You can’t log in to manage the portal with it any more. If you think this is a mistake, talk to someone else on the management team.',
      },
    },
  },
  accountUnblocked: {
    clase: 'cuenta',
    toAccountEmail: true,
    texts: {
      es: {
        titulo: 'Ya puedes volver a entrar',
        texto: 'Hemos desbloqueado tu cuenta: puedes iniciar sesión como siempre.',
      },
      ca: {
        titulo: 'Ja pots tornar a entrar',
        texto: 'Hem desbloquejat el teu compte: pots iniciar la sessió com sempre.',
      },
      en: {
        titulo: 'You can log in again',
        texto: 'We’ve unblocked your account: you can log in as usual.',
      },
    },
  },
  contactAccountUnblocked: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Ya puede volver a entrar',
        texto: 'Hemos desbloqueado su cuenta: puede iniciar sesión como siempre.',
      },
      ca: {
        titulo: 'Ja pot tornar a entrar',
        texto: 'Hem desbloquejat el seu compte: pot iniciar la sessió com sempre.',
      },
      en: {
        titulo: 'You can log in again',
        texto: 'We’ve unblocked your account: you can log in as usual.',
      },
    },
  },
  leaveRequested: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hemos recibido tu solicitud de baja',
        texto:
          'El equipo del portal la revisará y te avisará por correo. Mientras tanto, puedes seguir entrando o retirar la solicitud en el portal.',
      },
      ca: {
        titulo: 'Hem rebut la teva sol·licitud de baixa',
        texto:
          'L’equip del portal la revisarà i t’avisarà per correu. Mentrestant, pots continuar entrant o retirar la sol·licitud al portal.',
      },
      en: {
        titulo: 'We’ve received your request to leave',
        texto:
          'The portal team will review it and let you know by email. Until then you can keep logging in, or withdraw the request on the portal.',
      },
    },
  },
  leaveTakenBack: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Has retirado tu solicitud de baja',
        texto: 'Tu cuenta sigue abierta y no tienes que hacer nada más. Si no has sido tú, avísanos.',
      },
      ca: {
        titulo: 'Has retirat la teva sol·licitud de baixa',
        texto: 'El teu compte continua obert i no has de fer res més. Si no has estat tu, avisa’ns.',
      },
      en: {
        titulo: 'You’ve withdrawn your request to leave',
        texto:
          'Your account stays open and you don’t need to do anything else. If it wasn’t you, let us know.',
      },
    },
  },
  leaveCarriedOut: {
    clase: 'cuenta',
    closesAccount: true,
    texts: {
      es: {
        titulo: 'Hemos tramitado tu baja',
        texto:
          'Hemos cerrado tu cuenta, como solicitaste, y ya no puedes entrar con ella. También hemos retirado tus candidaturas sin resolver. Tus datos quedan bloqueados hasta que se borren, según la política de privacidad. Gracias por haber usado el portal.',
      },
      ca: {
        titulo: 'Hem tramitat la teva baixa',
        texto:
          'Hem tancat el teu compte, com vas demanar, i ja no hi pots entrar. També hem retirat les teves candidatures sense resoldre. Les teves dades queden bloquejades fins que s’esborrin, segons la política de privadesa. Gràcies per haver fet servir el portal.',
      },
      en: {
        titulo: 'You’ve left the service',
        texto:
          'We’ve closed your account, as you asked, and you can no longer log in to it. We’ve also withdrawn your undecided applications. Your data stays blocked until it’s erased, as the privacy policy says. Thank you for using the portal.',
      },
    },
  },
  leaveTurnedDown: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'No hemos podido tramitar tu baja',
        texto: 'Tu cuenta sigue abierta. Motivo: {{motivo}}',
      },
      ca: {
        titulo: 'No hem pogut tramitar la teva baixa',
        texto: 'El teu compte continua obert. Motiu: {{motivo}}',
      },
      en: {
        titulo: 'We couldn’t close your account',
        texto: 'Your account is still open. Reason: {{motivo}}',
      },
    },
  },
  leaveWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay una baja por tramitar',
        texto: 'Alguien ha solicitado la baja del servicio y espera respuesta.',
      },
      ca: {
        titulo: 'Hi ha una baixa per tramitar',
        texto: 'Algú ha sol·licitat la baixa del servei i espera resposta.',
      },
      en: {
        titulo: 'Someone has asked to leave',
        texto: 'Someone has asked to leave the portal and is waiting for an answer.',
      },
    },
  },
} as const satisfies Events;
