import type { Events } from '../event.ts';

export const validationsEvents = {
  offerValidated: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Su oferta ya está publicada',
        asunto: 'Oferta publicada: {{titulo}}',
        texto: 'Hemos validado «{{titulo}}». Los estudiantes ya pueden verla e inscribirse.',
      },
      ca: {
        titulo: 'La seva oferta ja està publicada',
        asunto: 'Oferta publicada: {{titulo}}',
        texto: 'Hem validat «{{titulo}}». Els estudiants ja poden veure-la i inscriure-s’hi.',
      },
      en: {
        titulo: 'Your offer is live',
        asunto: 'Offer published: {{titulo}}',
        texto: 'We’ve approved “{{titulo}}”. Students can now see it and apply.',
      },
    },
  },
  offerRejected: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Su oferta necesita cambios',
        texto:
          'No hemos podido publicar «{{titulo}}». Motivo: {{motivo}}. Puede corregirla y volver a enviarla.',
      },
      ca: {
        titulo: 'La seva oferta necessita canvis',
        texto: 'No hem pogut publicar «{{titulo}}». Motiu: {{motivo}}. La pot corregir i tornar a enviar.',
      },
      en: {
        titulo: 'Your offer needs changes',
        texto: 'We couldn’t publish “{{titulo}}”. Reason: {{motivo}}. You can edit it and send it again.',
      },
    },
  },
  companyValidated: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Su empresa ya puede usar el portal',
        texto: 'Hemos validado el alta de {{empresa}}. Ya puede iniciar sesión y publicar ofertas.',
      },
      ca: {
        titulo: 'La seva empresa ja pot fer servir el portal',
        texto: 'Hem validat l’alta de {{empresa}}. Ja pot iniciar la sessió i publicar ofertes.',
      },
      en: {
        titulo: 'Your company can now use the portal',
        texto: 'We’ve approved {{empresa}}. You can log in and publish offers.',
      },
    },
  },
  companyRejected: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'No hemos podido validar su empresa',
        texto:
          'La solicitud de alta de {{empresa}} no se ha aceptado. Motivo: {{motivo}}. Si puede resolverlo, vuelva a solicitar la cuenta con el mismo NIF y, si quiere, con el mismo correo.',
      },
      ca: {
        titulo: 'No hem pogut validar la seva empresa',
        texto:
          'La sol·licitud d’alta de {{empresa}} no s’ha acceptat. Motiu: {{motivo}}. Si ho pot resoldre, torni a demanar el compte amb el mateix NIF i, si vol, amb el mateix correu.',
      },
      en: {
        titulo: 'We couldn’t approve your company',
        texto:
          'The registration of {{empresa}} wasn’t accepted. Reason: {{motivo}}. If you can put that right, ask for the account again with the same tax ID (NIF) and, if you like, the same email.',
      },
    },
  },
  contactValidated: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Ya puede entrar en el portal',
        texto: 'Hemos aceptado su acceso como contacto de {{empresa}}. Ya puede iniciar sesión.',
      },
      ca: {
        titulo: 'Ja pot entrar al portal',
        texto: 'Hem acceptat el seu accés com a contacte de {{empresa}}. Ja pot iniciar la sessió.',
      },
      en: {
        titulo: 'You can now use the portal',
        texto: 'We’ve approved your access as a contact at {{empresa}}. You can log in.',
      },
    },
  },
  contactRejected: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'No hemos podido aceptar su acceso',
        texto:
          'Su solicitud de acceso como contacto de {{empresa}} no se ha aceptado. Motivo: {{motivo}}. Hemos borrado los datos que nos envió.',
      },
      ca: {
        titulo: 'No hem pogut acceptar el seu accés',
        texto:
          'La seva sol·licitud d’accés com a contacte de {{empresa}} no s’ha acceptat. Motiu: {{motivo}}. Hem esborrat les dades que ens va enviar.',
      },
      en: {
        titulo: 'We couldn’t approve your access',
        texto:
          'Your request for access as a contact at {{empresa}} wasn’t accepted. Reason: {{motivo}}. We’ve deleted the data you sent us.',
      },
    },
  },
  studentValidated: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Ya puedes entrar en el portal',
        texto: 'Hemos validado tu registro. Inicia sesión y completa tu CV para inscribirte en las ofertas.',
      },
      ca: {
        titulo: 'Ja pots entrar al portal',
        texto:
          'Hem validat el teu registre. Inicia la sessió i completa el teu CV per inscriure’t a les ofertes.',
      },
      en: {
        titulo: 'You can now use the portal',
        texto: 'We’ve approved your registration. Log in and complete your CV to apply for offers.',
      },
    },
  },
  studentRejected: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'No hemos podido validar tu registro',
        texto: 'Tu registro no se ha aceptado. Motivo: {{motivo}}. Hemos borrado los datos que nos enviaste.',
      },
      ca: {
        titulo: 'No hem pogut validar el teu registre',
        texto:
          'El teu registre no s’ha acceptat. Motiu: {{motivo}}. Hem esborrat les dades que ens vas enviar.',
      },
      en: {
        titulo: 'We couldn’t approve your registration',
        texto: 'Your registration wasn’t accepted. Reason: {{motivo}}. We’ve deleted the data you sent us.',
      },
    },
  },
} as const satisfies Events;
