import type { Events } from '../event.ts';

export const accountsEvents = {
  contactJoined: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Otra persona ya puede entrar en nombre de su empresa',
        texto:
          'Hemos aceptado a una persona más como contacto de {{empresa}}. Si no la esperaban, escríbanos.',
      },
      ca: {
        titulo: 'Una altra persona ja pot entrar en nom de la seva empresa',
        texto: 'Hem acceptat una persona més com a contacte de {{empresa}}. Si no l’esperaven, escrigui’ns.',
      },
      en: {
        titulo: 'Somebody else can now use the portal for your company',
        texto: 'We’ve accepted one more contact at {{empresa}}. If you didn’t expect them, write to us.',
      },
    },
  },
  passwordRecovery: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Cambia tu contraseña',
        texto:
          'Hemos recibido una solicitud para cambiar la contraseña de tu cuenta. El enlace de abajo sirve una sola vez y durante una hora. Si no la has enviado tú, no hagas nada: tu contraseña no ha cambiado.',
      },
      ca: {
        titulo: 'Canvia la teva contrasenya',
        texto:
          'Hem rebut una sol·licitud per canviar la contrasenya del teu compte. L’enllaç de sota serveix una sola vegada i durant una hora. Si no ho has demanat tu, no facis res: la teva contrasenya no ha canviat.',
      },
      en: {
        titulo: 'Change your password',
        texto:
          'We received a request to change the password of your account. The link below works once and for one hour. If it wasn’t you, you don’t need to do anything: your password hasn’t changed.',
      },
    },
  },
  contactPasswordRecovery: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Cambie su contraseña',
        texto:
          'Hemos recibido una solicitud para cambiar la contraseña de su cuenta. El enlace de abajo sirve una sola vez y durante una hora. Si no la ha enviado usted, no haga nada: su contraseña no ha cambiado.',
      },
      ca: {
        titulo: 'Canviï la seva contrasenya',
        texto:
          'Hem rebut una sol·licitud per canviar la contrasenya del seu compte. L’enllaç de sota serveix una sola vegada i durant una hora. Si no ho ha demanat vostè, no faci res: la seva contrasenya no ha canviat.',
      },
      en: {
        titulo: 'Change your password',
        texto:
          'We received a request to change the password of your account. The link below works once and for one hour. If it wasn’t you, you don’t need to do anything: your password hasn’t changed.',
      },
    },
  },
  firstPassword: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Cree su contraseña',
        texto:
          'Tiene una cuenta en el portal. Para entrar por primera vez, cree su contraseña con el enlace de abajo, que sirve una sola vez y durante siete días.',
      },
      ca: {
        titulo: 'Creï la seva contrasenya',
        texto:
          'Té un compte al portal. Per entrar-hi per primera vegada, creï la seva contrasenya amb l’enllaç de sota, que serveix una sola vegada i durant set dies.',
      },
      en: {
        titulo: 'Create your password',
        texto:
          'You have an account on the portal. To log in for the first time, create your password with the link below, which works once and for seven days.',
      },
    },
  },
  studentFirstPassword: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Crea tu contraseña',
        texto:
          'Tienes una cuenta en el portal. Para entrar por primera vez, crea tu contraseña con el enlace de abajo, que sirve una sola vez y durante siete días. Si caduca, pide otro desde la página de acceso.',
      },
      ca: {
        titulo: 'Crea la teva contrasenya',
        texto:
          'Tens un compte al portal. Per entrar-hi per primera vegada, crea la teva contrasenya amb l’enllaç de sota, que serveix una sola vegada i durant set dies. Si caduca, demana’n un altre des de la pàgina d’accés.',
      },
      en: {
        titulo: 'Create your password',
        texto:
          'You have an account on the portal. To log in for the first time, create your password with the link below, which works once and for seven days. If it expires, ask for another one on the login page.',
      },
    },
  },
  passwordCreated: {
    clase: 'cuenta',
    toAccountEmail: true,
    texts: {
      es: {
        titulo: 'Se ha creado tu contraseña',
        texto:
          'Ya puedes entrar en el portal con tu contraseña. Si no la has creado tú, pide ahora mismo una nueva desde la página de acceso y avísanos.',
      },
      ca: {
        titulo: 'S’ha creat la teva contrasenya',
        texto:
          'Ja pots entrar al portal amb la teva contrasenya. Si no l’has creada tu, demana’n ara mateix una de nova des de la pàgina d’accés i avisa’ns.',
      },
      en: {
        titulo: 'Your password is set',
        texto:
          'You can now log in to the portal with your password. If it wasn’t you who set it, ask for a new one on the login page right away and let us know.',
      },
    },
  },
  contactPasswordCreated: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Se ha creado su contraseña',
        texto:
          'Ya puede entrar en el portal con su contraseña. Si no la ha creado usted, pida ahora mismo una nueva desde la página de acceso y avísenos.',
      },
      ca: {
        titulo: 'S’ha creat la seva contrasenya',
        texto:
          'Ja pot entrar al portal amb la seva contrasenya. Si no l’ha creada vostè, demani’n ara mateix una de nova des de la pàgina d’accés i avisi’ns.',
      },
      en: {
        titulo: 'Your password is set',
        texto:
          'You can now log in to the portal with your password. If it wasn’t you who set it, ask for a new one on the login page right away and let us know.',
      },
    },
  },
  passwordChanged: {
    clase: 'cuenta',
    toAccountEmail: true,
    texts: {
      es: {
        titulo: 'Tu contraseña ha cambiado',
        texto:
          'La contraseña de tu cuenta se acaba de cambiar y las demás sesiones se han cerrado. Si no lo has hecho tú, pide ahora mismo una contraseña nueva desde la página de acceso y avísanos.',
      },
      ca: {
        titulo: 'La teva contrasenya ha canviat',
        texto:
          'La contrasenya del teu compte s’acaba de canviar i les altres sessions s’han tancat. Si no ho has fet tu, demana ara mateix una contrasenya nova des de la pàgina d’accés i avisa’ns.',
      },
      en: {
        titulo: 'Your password has changed',
        texto:
          'The password of your account has just been changed, and its other sessions have ended. If it wasn’t you, ask for a new password on the login page right away and let us know.',
      },
    },
  },
  contactPasswordChanged: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Su contraseña ha cambiado',
        texto:
          'La contraseña de su cuenta se acaba de cambiar y las demás sesiones se han cerrado. Si no lo ha hecho usted, pida ahora mismo una contraseña nueva desde la página de acceso y avísenos.',
      },
      ca: {
        titulo: 'La seva contrasenya ha canviat',
        texto:
          'La contrasenya del seu compte s’acaba de canviar i les altres sessions s’han tancat. Si no ho ha fet vostè, demani ara mateix una contrasenya nova des de la pàgina d’accés i avisi’ns.',
      },
      en: {
        titulo: 'Your password has changed',
        texto:
          'The password of your account has just been changed, and its other sessions have ended. If it wasn’t you, ask for a new password on the login page right away and let us know.',
      },
    },
  },
  studentWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay un registro por revisar',
        texto: 'Alguien se ha registrado como estudiante o titulado y espera validación.',
      },
      ca: {
        titulo: 'Hi ha un registre per revisar',
        texto: 'Algú s’ha registrat com a estudiant o titulat i espera validació.',
      },
      en: {
        titulo: 'A registration is waiting',
        texto: 'Somebody has registered as a student or graduate and is waiting for approval.',
      },
    },
  },
  companyWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay una empresa por revisar',
        texto: '{{empresa}} ha solicitado una cuenta y espera validación.',
      },
      ca: {
        titulo: 'Hi ha una empresa per revisar',
        texto: '{{empresa}} ha demanat un compte i espera validació.',
      },
      en: {
        titulo: 'A company is waiting',
        texto: '{{empresa}} has asked for an account and is waiting for approval.',
      },
    },
  },
  contactWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay un contacto de empresa por revisar',
        texto: 'Alguien solicita acceso como contacto de {{empresa}} y espera validación.',
      },
      ca: {
        titulo: 'Hi ha un contacte d’empresa per revisar',
        texto: 'Algú demana accés com a contacte de {{empresa}} i espera validació.',
      },
      en: {
        titulo: 'A company contact is waiting',
        texto: 'Somebody is asking to join {{empresa}} as a contact and is waiting for approval.',
      },
    },
  },
  emailConfirmation: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Confirma tu correo',
        texto:
          'Alguien se ha registrado en el portal con este correo. Si has sido tú, confírmalo con el enlace de abajo, que sirve una sola vez y durante tres días: después revisaremos tu registro. Si no has sido tú, no hagas nada: si no se confirma, el registro se borrará.',
      },
      ca: {
        titulo: 'Confirma el teu correu',
        texto:
          'Algú s’ha registrat al portal amb aquest correu. Si has estat tu, confirma’l amb l’enllaç de sota, que serveix una sola vegada i durant tres dies: després revisarem el teu registre. Si no has estat tu, no facis res: si no es confirma, el registre s’esborrarà.',
      },
      en: {
        titulo: 'Confirm your email',
        texto:
          'Someone has registered on the portal with this email. If it was you, confirm it with the link below, which works once and for three days: we’ll then review your registration. If it wasn’t you, you don’t need to do anything: without confirmation, the registration will be deleted.',
      },
    },
  },
  contactEmailConfirmation: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Confirme su correo',
        texto:
          'Alguien ha solicitado una cuenta de empresa con este correo. Si ha sido usted, confírmelo con el enlace de abajo, que sirve una sola vez y durante tres días: después revisaremos la solicitud. Si no ha sido usted, no haga nada: si no se confirma, la solicitud se borrará.',
      },
      ca: {
        titulo: 'Confirmi el seu correu',
        texto:
          'Algú ha demanat un compte d’empresa amb aquest correu. Si ha estat vostè, confirmi’l amb l’enllaç de sota, que serveix una sola vegada i durant tres dies: després revisarem la sol·licitud. Si no ha estat vostè, no faci res: si no es confirma, la sol·licitud s’esborrarà.',
      },
      en: {
        titulo: 'Confirm your email',
        texto:
          'Someone has asked for a company account with this email. If it was you, confirm it with the link below, which works once and for three days: we’ll then review the request. If it wasn’t you, you don’t need to do anything: without confirmation, the request will be deleted.',
      },
    },
  },
} as const satisfies Events;
