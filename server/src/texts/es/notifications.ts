import type { EventTexts } from '../../features/notifications/events.ts';

// «Usted» to companies, «tú» to students.
export const es: EventTexts = {
  offerValidated: {
    titulo: 'Su oferta ya está publicada',
    asunto: 'Oferta publicada: {{titulo}}',
    texto: 'Hemos validado «{{titulo}}». Los estudiantes ya pueden verla e inscribirse.',
  },
  offerRejected: {
    titulo: 'Su oferta necesita cambios',
    texto: 'No hemos podido publicar «{{titulo}}». Motivo: {{motivo}}. Puede corregirla y volver a enviarla.',
  },
  offerExpiring: {
    titulo: 'Su oferta caduca pronto',
    texto:
      '«{{titulo}}» admite candidaturas hasta el {{dia}}. Si necesita más tiempo, puede publicar una nueva.',
    asunto: 'Caduca pronto: {{titulo}}',
  },
  offerExpired: {
    titulo: 'Su oferta ha caducado',
    texto:
      '«{{titulo}}» ha llegado a su último día y ya no admite candidaturas. Puede seguir consultando las recibidas.',
  },
  offerReceived: {
    titulo: 'Hemos recibido su oferta',
    asunto: 'Oferta recibida: {{titulo}}',
    texto: 'Revisaremos «{{titulo}}» y le avisaremos cuando esté publicada o si necesita cambios.',
  },
  offerSent: {
    titulo: 'Se ha enviado una oferta de su empresa',
    asunto: 'Oferta enviada: {{titulo}}',
    texto: 'Otra persona de su empresa ha enviado «{{titulo}}» para que la validemos.',
  },
  offerEdited: {
    titulo: 'Se ha cambiado una oferta de su empresa',
    asunto: 'Oferta cambiada: {{titulo}}',
    texto: 'Otra persona de su empresa ha cambiado «{{titulo}}».',
  },
  offerClosed: {
    titulo: 'Se ha cerrado una oferta de su empresa',
    texto: 'Otra persona de su empresa ha cerrado «{{titulo}}»: ya no admite candidaturas.',
    asunto: 'Oferta cerrada: {{titulo}}',
  },
  offerDeleted: {
    titulo: 'Se ha eliminado una oferta de su empresa',
    texto: 'Otra persona de su empresa ha eliminado «{{titulo}}».',
    asunto: 'Oferta eliminada: {{titulo}}',
  },
  companyValidated: {
    titulo: 'Su empresa ya puede usar el portal',
    texto: 'Hemos validado el alta de {{empresa}}. Ya puede iniciar sesión y publicar ofertas.',
  },
  companyRejected: {
    titulo: 'No hemos podido validar su empresa',
    texto:
      'La solicitud de alta de {{empresa}} no se ha aceptado. Motivo: {{motivo}}. Si puede resolverlo, vuelva a solicitar la cuenta con el mismo NIF y, si quiere, con el mismo correo.',
  },
  contactValidated: {
    titulo: 'Ya puede entrar en el portal',
    texto: 'Hemos aceptado su acceso como contacto de {{empresa}}. Ya puede iniciar sesión.',
  },
  contactRejected: {
    titulo: 'No hemos podido aceptar su acceso',
    texto:
      'Su solicitud de acceso como contacto de {{empresa}} no se ha aceptado. Motivo: {{motivo}}. Hemos borrado los datos que nos envió.',
  },
  contactJoined: {
    titulo: 'Otra persona ya puede entrar en nombre de su empresa',
    texto: 'Hemos aceptado a una persona más como contacto de {{empresa}}. Si no la esperaban, escríbanos.',
  },
  studentValidated: {
    titulo: 'Ya puedes entrar en el portal',
    texto: 'Hemos validado tu registro. Inicia sesión y completa tu CV para inscribirte en las ofertas.',
  },
  studentRejected: {
    titulo: 'No hemos podido validar tu registro',
    texto: 'Tu registro no se ha aceptado. Motivo: {{motivo}}. Hemos borrado los datos que nos enviaste.',
  },
  passwordRecovery: {
    titulo: 'Cambia tu contraseña',
    texto:
      'Hemos recibido una solicitud para cambiar la contraseña de tu cuenta. El enlace de abajo sirve una sola vez y durante una hora. Si no la has enviado tú, no hagas nada: tu contraseña no ha cambiado.',
  },
  contactPasswordRecovery: {
    titulo: 'Cambie su contraseña',
    texto:
      'Hemos recibido una solicitud para cambiar la contraseña de su cuenta. El enlace de abajo sirve una sola vez y durante una hora. Si no la ha enviado usted, no haga nada: su contraseña no ha cambiado.',
  },
  firstPassword: {
    titulo: 'Cree su contraseña',
    texto:
      'Tiene una cuenta en el portal. Para entrar por primera vez, cree su contraseña con el enlace de abajo, que sirve una sola vez y durante siete días.',
  },
  passwordCreated: {
    titulo: 'Se ha creado tu contraseña',
    texto:
      'Ya puedes entrar en el portal con tu contraseña. Si no la has creado tú, pide ahora mismo una nueva desde la página de acceso y avísanos.',
  },
  contactPasswordCreated: {
    titulo: 'Se ha creado su contraseña',
    texto:
      'Ya puede entrar en el portal con su contraseña. Si no la ha creado usted, pida ahora mismo una nueva desde la página de acceso y avísenos.',
  },
  passwordChanged: {
    titulo: 'Tu contraseña ha cambiado',
    texto:
      'La contraseña de tu cuenta se acaba de cambiar y las demás sesiones se han cerrado. Si no lo has hecho tú, pide ahora mismo una contraseña nueva desde la página de acceso y avísanos.',
  },
  contactPasswordChanged: {
    titulo: 'Su contraseña ha cambiado',
    texto:
      'La contraseña de su cuenta se acaba de cambiar y las demás sesiones se han cerrado. Si no lo ha hecho usted, pida ahora mismo una contraseña nueva desde la página de acceso y avísenos.',
  },
  accountBlocked: {
    titulo: 'Hemos bloqueado tu cuenta',
    texto:
      'Mientras dure el bloqueo no puedes entrar en el portal. Conservamos tus datos y tus candidaturas. Si crees que es un error, escríbenos.',
  },
  contactAccountBlocked: {
    titulo: 'Hemos bloqueado su cuenta',
    texto:
      'Mientras dure el bloqueo no puede entrar en el portal. Las ofertas de su empresa no cambian. Si cree que es un error, escríbanos.',
  },
  managerAccountBlocked: {
    titulo: 'Hemos bloqueado tu cuenta',
    texto:
      'Mientras dure el bloqueo no puedes entrar en el portal. Si crees que es un error, habla con otra persona del equipo de gestión.',
  },
  managerAccountClosed: {
    titulo: 'Hemos cerrado tu cuenta',
    texto:
      'Ya no puedes entrar en la gestión del portal con ella. Si crees que es un error, habla con otra persona del equipo de gestión.',
  },
  accountUnblocked: {
    titulo: 'Ya puedes volver a entrar',
    texto: 'Hemos desbloqueado tu cuenta: puedes iniciar sesión como siempre.',
  },
  contactAccountUnblocked: {
    titulo: 'Ya puede volver a entrar',
    texto: 'Hemos desbloqueado su cuenta: puede iniciar sesión como siempre.',
  },
  signOnLinked: {
    titulo: 'Ya puedes entrar con tu usuario de la universidad',
    texto: 'Hemos vinculado tu cuenta al acceso único. Si no has sido tú, avísanos.',
  },
  signOnReplacedPassword: {
    titulo: 'Ya puedes entrar con tu usuario de la universidad',
    texto:
      'Hemos vinculado tu cuenta al acceso único. La contraseña anterior ya no es válida y hemos cerrado las sesiones de la cuenta. Si no has sido tú, avísanos.',
  },
  contactSignOnLinked: {
    titulo: 'Ya puede entrar con el acceso único',
    texto: 'Hemos vinculado su cuenta al acceso único. Si no ha sido usted, avísenos.',
  },
  signOnUnlinked: {
    titulo: 'Hemos desvinculado tu acceso único',
    texto:
      'Tu cuenta ya no está vinculada al acceso único y hemos cerrado tus sesiones en todos los dispositivos. La próxima vez que entres con él, volveremos a buscar tu cuenta por tus datos. Si no lo esperabas, escríbenos.',
  },
  contactSignOnUnlinked: {
    titulo: 'Hemos desvinculado su acceso único',
    texto:
      'Su cuenta ya no está vinculada al acceso único y hemos cerrado sus sesiones en todos los dispositivos. La próxima vez que entre con él, volveremos a buscar su cuenta por sus datos. Si no lo esperaba, escríbanos.',
  },
  secondFactorOn: {
    titulo: 'Has activado la verificación en dos pasos',
    texto:
      'A partir de ahora, para entrar en el portal te pediremos también el código de tu aplicación de autenticación. Hemos cerrado las demás sesiones. Si no has sido tú, cambia la contraseña y avisa a otra persona del equipo.',
  },
  secondFactorOff: {
    titulo: 'Se ha desactivado la verificación en dos pasos',
    texto:
      'Tu cuenta ya no pide un código además de la contraseña. Si no lo has hecho tú ni lo has pedido, cambia la contraseña y avisa a otra persona del equipo.',
  },
  leaveRequested: {
    titulo: 'Hemos recibido tu solicitud de baja',
    texto:
      'El equipo del portal la revisará y te avisará por correo. Mientras tanto, puedes seguir entrando o retirar la solicitud en el portal.',
  },
  leaveTakenBack: {
    titulo: 'Has retirado tu solicitud de baja',
    texto: 'Tu cuenta sigue abierta y no tienes que hacer nada más. Si no has sido tú, avísanos.',
  },
  leaveCarriedOut: {
    titulo: 'Hemos tramitado tu baja',
    texto:
      'Hemos cerrado tu cuenta, como solicitaste, y ya no puedes entrar con ella. También hemos retirado tus candidaturas sin resolver. Tus datos quedan bloqueados hasta que se borren, según la política de privacidad. Gracias por haber usado el portal.',
  },
  leaveTurnedDown: {
    titulo: 'No hemos podido tramitar tu baja',
    texto: 'Tu cuenta sigue abierta. Motivo: {{motivo}}',
  },
  studyRequestAccepted: {
    titulo: 'Hemos actualizado tus estudios',
    texto: 'Hemos aceptado tu solicitud sobre estudios. El cambio ya aparece en tu CV.',
  },
  studyRequestRefused: {
    titulo: 'No hemos podido cambiar tus estudios',
    texto: 'Hemos rechazado tu solicitud sobre estudios. Motivo: {{motivo}}',
  },
  studyRequestWaits: {
    titulo: 'Hay una solicitud sobre estudios',
    texto: 'Una persona ha pedido añadir, corregir o quitar estudios y espera respuesta.',
  },
  studentWaits: {
    titulo: 'Hay un registro por revisar',
    texto: 'Alguien se ha registrado como estudiante o titulado y espera validación.',
  },
  companyWaits: {
    titulo: 'Hay una empresa por revisar',
    texto: '{{empresa}} ha solicitado una cuenta y espera validación.',
  },
  contactWaits: {
    titulo: 'Hay un contacto de empresa por revisar',
    texto: 'Alguien solicita acceso como contacto de {{empresa}} y espera validación.',
  },
  leaveWaits: {
    titulo: 'Hay una baja por tramitar',
    texto: 'Alguien ha solicitado la baja del servicio y espera respuesta.',
  },
  emailConfirmation: {
    titulo: 'Confirma tu correo',
    texto:
      'Alguien se ha registrado en el portal con este correo. Si has sido tú, confírmalo con el enlace de abajo, que sirve una sola vez y durante tres días: después revisaremos tu registro. Si no has sido tú, no hagas nada: si no se confirma, el registro se borrará.',
  },
  personalEmailConfirmation: {
    titulo: 'Confirma tu correo personal',
    texto:
      'Has añadido este correo a tu CV del portal. Confírmalo con el enlace de abajo, que sirve una sola vez y durante tres días. Si no has sido tú, no hagas nada: sin confirmar no lo usaremos.',
  },
  personalEmailConfirmed: {
    titulo: 'Tu correo personal está confirmado',
    texto:
      'Has confirmado el correo personal de tu CV. Si así lo has elegido, a partir de ahora te escribiremos a él. Si no has sido tú, cambia la contraseña y avísanos.',
  },
  documentRequested: {
    titulo: '{{solicitante}} te pide un documento',
    texto: '{{descripcion}}. Puedes entregarlo en tu CV, en el apartado de documentos.',
  },
  documentRequestedBy: {
    titulo: '{{solicitante}} te pide un documento',
    texto: '{{descripcion}}. Puedes entregarlo en tu CV, en el apartado de documentos, hasta el {{fecha}}.',
  },
  documentRequestWithdrawn: {
    titulo: 'Ya no hace falta un documento',
    texto: 'Hemos retirado la petición de este documento: {{descripcion}}. No tienes que entregarlo.',
  },
  contactEmailConfirmation: {
    titulo: 'Confirme su correo',
    texto:
      'Alguien ha solicitado una cuenta de empresa con este correo. Si ha sido usted, confírmelo con el enlace de abajo, que sirve una sola vez y durante tres días: después revisaremos la solicitud. Si no ha sido usted, no haga nada: si no se confirma, la solicitud se borrará.',
  },
  applicationSent: {
    titulo: 'Te has inscrito en «{{titulo}}»',
    asunto: 'Candidatura enviada: {{titulo}}',
    texto: 'La empresa ya tiene tu CV tal como lo enviaste. Te avisaremos cuando haya novedades.',
  },
  applicationReceived: {
    titulo: 'Nueva candidatura para «{{titulo}}»',
    asunto: 'Nueva candidatura: {{titulo}}',
    texto: 'Ha recibido una candidatura. Puede leer el CV y responder desde la oferta.',
  },
  applicationsReceived: {
    titulo: '{{numero}} candidaturas nuevas para «{{titulo}}»',
    texto: 'Puede leer los CV y responder desde la oferta.',
  },
  applicationWithdrawn: {
    titulo: 'Una candidatura se ha retirado',
    texto: 'Una persona inscrita en «{{titulo}}» ha retirado su candidatura.',
  },
  applicationOpened: {
    titulo: 'La empresa ha abierto tu CV',
    texto: 'La empresa que ofrece «{{titulo}}» ha leído tu candidatura.',
    asunto: 'Han abierto tu CV: {{titulo}}',
  },
  applicationUnderReview: {
    titulo: 'Tu candidatura está en revisión',
    texto: 'La empresa está revisando tu candidatura a «{{titulo}}». {{comentario}}',
  },
  applicationShortlisted: {
    titulo: 'Te han preseleccionado',
    texto: 'Has pasado a la preselección de «{{titulo}}». {{comentario}}',
  },
  applicationInterview: {
    titulo: 'Quieren entrevistarte',
    texto: 'La empresa que ofrece «{{titulo}}» quiere conocerte en una entrevista. {{comentario}}',
  },
  applicationSelected: {
    titulo: '¡Te han seleccionado!',
    asunto: 'Te han seleccionado: {{titulo}}',
    texto: 'La empresa te ha seleccionado para «{{titulo}}». {{comentario}}',
  },
  applicationNotSelected: {
    titulo: 'El proceso ha terminado',
    texto:
      'El proceso de «{{titulo}}» se ha cerrado y esta vez no te han seleccionado. Gracias por tu interés y tu tiempo: en el portal hay más ofertas que pueden encajar contigo. {{comentario}}',
  },
  applicationPreregistered: {
    titulo: 'Te han preinscrito en una oferta',
    texto:
      'Tienes una preinscripción en «{{titulo}}» pendiente de respuesta: acéptala o recházala. {{comentario}}',
  },
  applicationRejected: {
    titulo: 'Tu candidatura no sigue adelante',
    texto: 'La empresa no continuará con tu candidatura a «{{titulo}}». Motivo: {{motivo}}. {{comentario}}',
  },
  applicationAwaitsForm: {
    titulo: 'Tu incorporación está en trámite',
    texto:
      'La empresa quiere seleccionarte para «{{titulo}}» y está preparando tu incorporación. {{comentario}}',
  },
  preregistrationAccepted: {
    titulo: 'Preinscripción aceptada',
    texto: 'La persona preinscrita en «{{titulo}}» ha aceptado la preinscripción.',
  },
  preregistrationDeclined: {
    titulo: 'Preinscripción rechazada',
    texto: 'La persona preinscrita en «{{titulo}}» ha rechazado la preinscripción. Motivo: {{motivo}}',
  },
  searchAlert: {
    titulo: 'Hay ofertas nuevas para tus búsquedas',
    texto: 'Coinciden con estas búsquedas: {{busquedas}}.',
  },
};
