// «Tú» to students, «usted» to companies, impersonal where either may read it.
import type { StatusTexts } from './status-texts.ts';

export const es: StatusTexts = {
  serverMessage: { title: 'Mensaje del portal', body: '{mensaje}' },
  generalError: {
    title: 'Algo ha fallado',
    body: 'No se ha podido completar la acción por un problema nuestro. Ya tenemos el aviso: en unos minutos debería funcionar.',
  },
  sessionLost: {
    title: 'La sesión ha caducado',
    body: 'Se ha cerrado porque ha pasado un tiempo o por un cambio en la cuenta o en el portal. Para continuar, hay que iniciarla de nuevo.',
    button: 'Iniciar sesión',
  },
  accessDenied: {
    title: 'No se ha podido iniciar sesión',
    body: 'El usuario o la contraseña no son correctos. Si hace falta, se puede pedir una contraseña nueva.',
  },
  offerNotFound: {
    title: 'Esta oferta no está disponible',
    body: 'Puede que se haya cerrado o eliminado, o que el enlace esté incompleto. En el listado de ofertas están las que siguen abiertas.',
  },
  offerIsJob: {
    title: 'Esta oferta es de empleo',
    body: 'No está entre las de prácticas: búscala en las ofertas de empleo.',
  },
  offerIsInternship: {
    title: 'Esta oferta es de prácticas',
    body: 'No está entre las de empleo: búscala en las ofertas de prácticas.',
  },
  alreadyExists: {
    title: 'Este dato ya existe',
    body: 'Ya estaba guardado, así que no se ha añadido otra vez. Si hay algo que cambiar, basta con modificar el que ya existe.',
  },
  notValidatedOrBlocked: {
    title: 'Esta cuenta no está activa',
    body: 'Está pendiente de validación o se ha bloqueado. El equipo del portal puede informar de su situación.',
  },
  alreadyApplied: {
    title: 'Ya te has inscrito en esta oferta',
    body: 'No hace falta que lo hagas otra vez. Puedes ver cómo va en tus candidaturas.',
    button: 'Ver mis candidaturas',
  },
  missingDocumentation: {
    title: 'Te falta documentación',
    body: 'Para esta oferta hay que adjuntar: {documentos}. Cuando lo tengas todo, vuelve a inscribirte.',
  },
  emailSendError: {
    title: 'No se ha podido enviar el correo',
    body: 'Ya tenemos el aviso y lo estamos revisando: en unos minutos debería funcionar.',
  },
  offerForOtherProfile: {
    title: 'Esta oferta busca otro perfil de estudios',
    body: 'Tus estudios no encajan con el perfil que pide. Comprueba que estén al día en tu CV o busca otra oferta que encaje contigo.',
  },
  noSuchMove: {
    title: 'La candidatura no puede pasar a ese estado',
    body: 'Desde el estado en que se encuentra no es posible ese cambio. Actualice la página y elija uno de los que se ofrecen.',
  },
  mandatoryDataMissing: {
    title: 'Faltan datos obligatorios',
    body: 'Hay que completar los campos obligatorios que quedan vacíos antes de continuar.',
  },
  signupEmailRegistered: {
    title: 'Este correo ya tiene cuenta',
    body: 'No hace falta registrarse de nuevo: basta con iniciar sesión. Si se ha olvidado la contraseña, allí mismo se puede pedir otra.',
    button: 'Iniciar sesión',
  },
  overlapsPlacement: {
    title: 'Coincide con tus prácticas',
    body: 'Las fechas de esta oferta se solapan con las de unas prácticas que ya tienes. Busca una que empiece cuando las acabes.',
  },
  undergraduatesOnly: {
    title: 'Esta oferta es solo para estudiantes de grado',
    body: 'Con los estudios que constan en tu CV no puedes inscribirte. Comprueba que estén al día o busca otra oferta.',
  },
  postgraduatesOnly: {
    title: 'Esta oferta es solo para estudiantes de posgrado',
    body: 'Con los estudios que constan en tu CV no puedes inscribirte. Comprueba que estén al día o busca otra oferta.',
  },
  noEmploymentService: {
    title: 'No tienes el servicio de empleo',
    body: 'Hace falta para inscribirte en ofertas de empleo. Si crees que te corresponde, pide a tu centro que lo active.',
  },
  noPlacementService: {
    title: 'No tienes el servicio de prácticas',
    body: 'Hace falta para inscribirte en ofertas de prácticas. Si crees que te corresponde, pide a tu centro que lo active.',
  },
  notATutor: {
    title: 'Esta página es para quienes tutorizan prácticas',
    body: 'La cuenta no consta como tutor de empresa ni como tutor académico. Si es un error, el equipo del portal puede corregirlo.',
  },
  notEnrolledInPlacements: {
    title: 'No consta tu matrícula de prácticas',
    body: 'Para inscribirte necesitas tener matriculadas las prácticas. Consúltalo en la secretaría de tu centro.',
  },
  companyProblem: {
    title: 'Hay un problema con la empresa',
    body: 'Sus datos no permiten continuar. Ya tenemos el aviso y lo estamos revisando: más tarde debería funcionar.',
  },
  offerHasManager: {
    title: 'Esta oferta ya tiene gestor',
    body: 'Otra persona del equipo se ocupa ya de ella, así que no se ha cambiado nada.',
  },
  noStudiesFound: {
    title: 'No encontramos tus estudios',
    body: 'En tu CV no consta ninguno. Si ya tendrían que estar, escribe a tu centro.',
    button: 'Añadir estudios',
  },
  startAfterEnd: {
    title: 'Las fechas no cuadran',
    body: 'La fecha de inicio tiene que ser anterior a la de fin.',
  },
  weakPassword: {
    title: 'La contraseña es demasiado débil',
    body: 'Tiene que tener al menos 8 caracteres y un número.',
  },
  contactEmailExists: {
    title: 'Este correo ya es de un contacto',
    body: 'Su empresa ya tiene un contacto con este correo. Indique otro o modifique el contacto que ya existe.',
  },
  alreadyProcessed: {
    title: 'Ya no puedes retirar esta candidatura',
    body: 'La candidatura ya se ha tramitado. Si has cambiado de idea, escribe a tu centro.',
  },
  applicationNotFound: {
    title: 'No encontramos esta candidatura',
    body: 'Puede que se haya retirado o que el enlace esté incompleto. En el listado de candidaturas están las que siguen en marcha.',
  },
  unsubscribed: {
    title: 'Tu cuenta está de baja',
    body: 'Se dio de baja del servicio y ya no da acceso al portal. Si quieres volver a usarlo, escribe a tu centro.',
    button: 'Cerrar sesión',
  },
  taxIdMalformed: {
    title: 'El CIF no es correcto',
    body: 'Tiene 9 caracteres, y alguno falta o no coincide. También se admite un DNI o un NIE. Conviene revisarlo.',
  },
  workPermitRequired: {
    title: 'Necesitas permiso de trabajo',
    body: 'Hace falta si tu nacionalidad no es de un país de la Unión Europea. Si ya lo tienes, indícalo en tu CV.',
    button: 'Indicarlo en mi CV',
  },
  surveyNotAccessible: {
    title: 'Esta encuesta no está disponible',
    body: 'Puede que se haya cerrado o que el enlace esté incompleto. Si llegó por correo, conviene abrirlo otra vez desde allí.',
  },
  surveyNotForUsers: {
    title: 'Esta encuesta no es para usuarios del portal',
    body: 'Va dirigida a personas que no tienen cuenta en él, así que no queda nada por responder.',
  },
  surveyNotAnonymous: {
    title: 'Esta encuesta no es anónima',
    body: 'Para responderla hay que iniciar sesión.',
  },
  surveyNotForYou: {
    title: 'Esta encuesta va dirigida a otro grupo',
    body: 'Esta cuenta no está entre las que deben responderla, así que no queda nada por hacer.',
  },
  surveyAnswered: {
    title: 'Esta encuesta ya está respondida',
    body: 'Las respuestas están guardadas y no queda nada por hacer. ¡Gracias!',
  },
  unansweredQuestions: {
    title: 'Quedan preguntas por responder',
    body: 'Para continuar, hay que responder todas las preguntas obligatorias.',
  },
  studiesNotFound: {
    title: 'No encontramos estos estudios',
    body: 'Puede que se hayan eliminado o modificado. Al actualizar la página aparecen los que constan ahora.',
  },
  linkExpiredOrUsed: {
    title: 'Este enlace ya no sirve',
    body: 'Ha caducado o ya se ha utilizado. Desde la página de acceso se puede pedir otro.',
    button: 'Ir a la página de acceso',
  },
  passwordAlreadySet: {
    title: 'La contraseña ya está creada',
    body: 'Este enlace solo sirve la primera vez. Ya se puede iniciar sesión con ella; si se ha olvidado, se puede pedir otra.',
    button: 'Iniciar sesión',
  },
  emailOfAnotherCompany: {
    title: 'Este correo es de otra empresa',
    body: 'Pertenece a un contacto de otra empresa del portal. Conviene revisar el CIF o indicar un correo distinto.',
  },
  placementStudentNotFound: {
    title: 'No encontramos al estudiante de estas prácticas',
    body: 'Compruebe que su DNI o NIE esté bien escrito y vuelva a intentarlo.',
  },
  fileTypeNotAllowed: {
    title: 'Este tipo de fichero no se admite',
    body: 'Se admiten PDF, textos, hojas de cálculo, presentaciones e imágenes; en algunos apartados, solo PDF.',
  },
  offerForOtherDegree: {
    title: 'Esta oferta es para otra titulación',
    body: 'La tuya no está entre las que admite. Comprueba los estudios de tu CV o busca otra oferta que encaje contigo.',
  },
  actionNotAllowed: {
    title: 'Esta acción no está permitida',
    body: 'Ahora mismo no se puede hacer con esta cuenta. Si es un error, el equipo del portal puede ayudar.',
  },
  cannotChangeState: {
    title: 'El estado no se puede cambiar',
    body: 'Puede que ya sea definitivo o que otra persona lo haya cambiado. Al actualizar la página se ve el actual.',
  },
  insufficientCredits: {
    title: 'Aún no tienes los créditos necesarios',
    body: 'Se piden más créditos superados de los que constan en tus estudios. Si no están al día, escribe a tu centro para que los corrija.',
  },
  noPendingPlacementsOnly: {
    title: 'Tienes prácticas pendientes',
    body: 'Esta oferta es para estudiantes que no las tienen. Cuando las completes, podrás inscribirte en ofertas como esta.',
  },
  mustSeekInternship: {
    title: 'Activa tu búsqueda de prácticas',
    body: 'Para inscribirte, antes tienes que indicar en tu CV que estás buscando prácticas.',
    button: 'Activar la búsqueda',
  },
  ownCvRequired: {
    title: 'Falta tu propio CV',
    body: 'Para inscribirte necesitas subir un CV hecho por ti, además de los datos que ya has rellenado.',
    button: 'Subir mi CV',
  },
  documentAlreadyUploaded: {
    title: 'Este documento ya está subido',
    body: 'No hace falta subirlo otra vez. Para sustituirlo, primero hay que eliminar el anterior.',
  },
  studyRequired: {
    title: 'Añade al menos unos estudios',
    body: 'Tu CV los necesita para continuar: valen los que cursas o los que has acabado.',
    button: 'Añadir estudios',
  },
  dedicationRequired: {
    title: 'La dedicación no es suficiente',
    body: 'Este programa exige una dedicación del 80\u00a0% durante 12 meses. Ajuste ambos datos y vuelva a guardar.',
  },
  requestNotSaved: {
    title: 'No se han guardado los datos',
    body: 'La oferta o la solicitud sigue como estaba. Revise el formulario y vuelva a guardarlo.',
  },
  noPortalAccess: {
    title: 'Esta cuenta no tiene acceso al portal',
    body: 'Si es un error, el equipo del portal puede corregirlo.',
    button: 'Cerrar sesión',
  },
  emailRegistered: {
    title: 'Este correo ya está registrado',
    body: 'Si el registro es reciente, el equipo lo está revisando y escribirá a ese correo en cuanto se pueda entrar. Si no, hay que indicar otro.',
  },
  cannotDeleteAllStudies: {
    title: 'No puedes eliminar todos tus estudios',
    body: 'Tu CV necesita al menos unos. Añade los nuevos antes de eliminar estos.',
  },
  programmeNotFound: {
    title: 'No encontramos este programa',
    body: 'Puede que haya terminado o que el enlace esté incompleto. En la página de programas están los activos.',
  },
  adhesionAlreadyRequested: {
    title: 'La adhesión ya está solicitada',
    body: 'No hace falta pedirla otra vez: la solicitud está en trámite.',
  },
  programmeNeedsNoAdhesion: {
    title: 'Este programa no necesita adhesión',
    body: 'Se puede participar en él sin solicitarla.',
  },
  identityDocumentInvalid: {
    title: 'El DNI o NIE no es correcto',
    body: 'La letra no corresponde al número o falta alguna cifra. Conviene revisarlo.',
  },
  offerNotEditable: {
    title: 'Esta oferta ya no se puede modificar',
    body: 'Solo se modifican las ofertas pendientes de validación que no han caducado. Para cambiar algo, escriba al equipo del portal.',
  },
  emailInvalid: {
    title: 'El correo no es correcto',
    body: 'Tiene que llevar una arroba y un punto después, sin acentos: por ejemplo, nombre@ejemplo.com.',
  },
  phoneInvalid: {
    title: 'El teléfono no es correcto',
    body: 'Tiene que tener al menos 9 cifras.',
  },
  noPermission: {
    title: 'Esta página no está disponible con esta cuenta',
    body: 'Si es un error, el equipo del portal puede corregirlo.',
    button: 'Ir al inicio',
  },
  ibanRequired: {
    title: 'Falta el IBAN de su empresa',
    body: 'Hace falta para continuar. Añádalo en los datos de su empresa.',
    button: 'Añadir el IBAN',
  },
  ibanInvalid: {
    title: 'El IBAN no es correcto',
    body: 'Falta algún carácter o alguno no coincide. Conviene compararlo con el que da el banco.',
  },
  eventUnavailable: {
    title: 'Este evento no está disponible',
    body: 'Puede que ya haya pasado o que se haya cancelado. En la página de eventos están los próximos.',
  },
  eventTakesNoRegistrations: {
    title: 'Este evento no admite inscripciones',
    body: 'Puede que el plazo haya terminado o que no haga falta inscribirse. Encontrarás los detalles en su página.',
  },
  alreadyRegistered: {
    title: 'Ya te has inscrito en este evento',
    body: 'No hace falta que lo hagas otra vez. ¡Te esperamos!',
  },
  eventForStudents: {
    title: 'Este evento es para estudiantes',
    body: 'Se reserva a quienes están estudiando. Mira en la página de eventos qué otros hay para ti.',
  },
  eventForGraduates: {
    title: 'Este evento es para titulados',
    body: 'Se reserva a quienes ya han acabado los estudios. Mira en la página de eventos qué otros hay para ti.',
  },
  noPortalAccessAtLogin: {
    title: 'No se ha podido entrar',
    body: 'Esta cuenta no tiene acceso al portal. Si es un error, el equipo del portal puede corregirlo.',
  },
  requirementsNotMet: {
    title: 'No cumples todos los requisitos',
    body: 'Antes de inscribirte en esta oferta hay que resolver esto: {requisitos}.',
  },
  centreRequestLimit: {
    title: 'Has llegado al límite de solicitudes',
    body: 'No puedes enviar más solicitudes a centros educativos. Si necesitas cambiar alguna, escribe a tu universidad.',
  },
  socialSecurityNumberInvalid: {
    title: 'El número de la Seguridad Social no es correcto',
    body: 'Tiene 12 cifras, y alguna falta o no coincide. Puedes comprobarlo, por ejemplo, en tu informe de vida laboral.',
  },
  userBlocked: {
    title: 'La cuenta está bloqueada por un tiempo',
    body: 'Ha habido demasiados intentos de entrar con una contraseña incorrecta. Se podrá volver a intentar dentro de {minutos}\u00a0min.',
  },
  adheredOnly: {
    title: 'Esta oferta es para participantes del programa',
    body: 'Para inscribirte tienes que haber solicitado la adhesión al programa y que te la hayan aceptado.',
  },
  idRegistered: {
    title: 'Este documento de identidad ya está registrado',
    body: 'Ya hay una cuenta con él. Conviene revisar que esté bien escrito o iniciar sesión con esa cuenta.',
  },
  graduateMustUseSignOn: {
    title: 'Entra con la cuenta de tu universidad',
    body: 'Como te titulaste aquí, no necesitas otra contraseña: usa el acceso de la universidad.',
    button: 'Ir al acceso',
  },
  incorporationFormRequired: {
    title: 'Falta el formulario de incorporación',
    body: 'Para seleccionar a esta persona, el formulario tiene que estar completo. Mientras tanto, su candidatura queda preseleccionada.',
  },
  unpaidTooSoon: {
    title: 'La fecha de inicio es demasiado próxima',
    body: 'Las prácticas sin remuneración se proponen con al menos 10 días de antelación. Hay que retrasar el inicio.',
  },
  creditsAndMeetingRequired: {
    title: 'Te faltan requisitos para hacer prácticas',
    body: 'Necesitas tener 120 créditos superados y haber asistido a una reunión de orientación.',
  },
  mustSeekJob: {
    title: 'Activa tu búsqueda de empleo',
    body: 'Para inscribirte, antes tienes que indicar en tu CV que estás buscando empleo.',
    button: 'Activar la búsqueda',
  },
  serviceUnavailable: {
    title: 'El portal no responde',
    body: 'Puede ser la conexión o un problema nuestro. Si la conexión funciona, en unos minutos debería responder.',
  },
  underMaintenance: {
    title: 'El portal está en mantenimiento',
    body: 'Estamos trabajando en él y volverá en cuanto acabemos. Lo que ya estaba guardado no se pierde.',
  },

  withdrawn: {
    title: 'Has retirado tu candidatura',
    body: 'Ya no participas en esta oferta.',
  },
  applied: {
    title: 'Te has inscrito en la oferta',
    body: 'La empresa recibirá el CV generado con tus datos. Puedes ver cómo va en tus candidaturas.',
    button: 'Ver mis candidaturas',
  },
  companyRegistered: {
    title: 'Hemos recibido el registro de su empresa',
    body: 'Mire su correo y confirme la dirección con el enlace que le hemos enviado. Después lo validaremos, y entonces podrá entrar desde el acceso de empresas.',
    button: 'Ir al acceso de empresas',
  },
  registered: {
    title: 'Hemos recibido tu registro',
    body: 'Mira tu correo y confirma la dirección con el enlace que te hemos enviado. Después validaremos el registro y te avisaremos en cuanto puedas iniciar sesión.',
    button: 'Iniciar sesión',
  },
  recoveryLinkSent: {
    title: 'Petición recibida',
    body: 'Si los datos son de una cuenta, llegará un correo con un enlace para cambiar la contraseña. Puede estar entre el correo no deseado.',
  },
  offerCreated: {
    title: 'Su oferta está creada',
    body: 'La validaremos antes de publicarla. Puede ver en qué estado está en sus ofertas.',
    button: 'Ver mis ofertas',
  },
  companyDescriptionSaved: {
    title: 'Descripción guardada',
    body: 'La descripción de su empresa está al día.',
  },
  passwordReset: {
    title: 'Contraseña cambiada',
    body: 'La contraseña nueva ya sirve para iniciar sesión.',
    button: 'Iniciar sesión',
  },
  noCandidateWithId: {
    title: 'Nadie consta con ese documento',
    body: 'No hay ningún candidato con ese DNI o NIE. Compruebe que esté bien escrito.',
  },
  studentNotFound: {
    title: 'No encontramos a ese estudiante',
    body: 'Compruebe los datos y vuelva a buscar.',
  },
  proposalRegistered: {
    title: 'Propuesta de prácticas registrada',
    body: 'La hemos recibido. El equipo de prácticas la revisará y dará una respuesta.',
  },
  offerClosed: {
    title: 'Oferta cerrada',
    body: 'Ya no es visible ni admite candidaturas nuevas.',
  },
  offerModified: {
    title: 'Oferta modificada',
    body: 'Los cambios están guardados. La publicaremos cuando la hayamos validado.',
  },
  documentsAttached: {
    title: 'Documentación adjuntada',
    body: 'Se ha subido correctamente.',
  },
  passwordSet: {
    title: 'Contraseña creada',
    body: 'Ya sirve para iniciar sesión.',
    button: 'Iniciar sesión',
  },
  serverNotice: { title: 'Aviso del portal', body: '{mensaje}' },
  offerDeleted: {
    title: 'Oferta eliminada',
    body: 'Ya no aparece entre sus ofertas.',
  },
  withdrawalReceived: {
    title: 'Hemos recibido tu solicitud de baja',
    body: 'La tramitaremos y te avisaremos cuando esté hecha.',
  },
  completeSocialSecurity: {
    title: 'Completa tus datos bancarios y de la Seguridad Social',
    body: 'Tu IBAN y tu número de la Seguridad Social hacen falta para tus prácticas. Añádelos en tu CV.',
    button: 'Completar mis datos',
  },
  internshipDataMissing: {
    title: 'Faltan datos para tus prácticas',
    body: 'Completa en tu CV los datos personales que todavía no has indicado.',
    button: 'Completar mis datos',
  },
  preregistrationSaved: {
    title: 'Respuesta guardada',
    body: 'Hemos guardado tu respuesta a la preinscripción.',
  },
  registrationRejected: {
    title: 'Has rechazado la propuesta',
    body: 'Hemos guardado tu respuesta y no tienes que hacer nada más.',
  },
  passwordChanged: {
    title: 'Contraseña cambiada',
    body: 'La nueva vale desde ahora.',
  },
  userCreated: {
    title: 'Usuario creado',
    body: 'Ya se puede iniciar sesión con él.',
  },
  adhesionRequested: {
    title: 'Adhesión solicitada',
    body: 'Hemos recibido la solicitud para participar en el programa y daremos una respuesta.',
  },
  emailNotActive: {
    title: 'Este correo no es de un usuario activo',
    body: 'Conviene revisar que esté bien escrito o probar con el que se usó en el registro.',
  },
  resetRequestFailed: {
    title: 'No se ha podido pedir otra contraseña',
    body: 'Conviene revisar los datos y volver a intentarlo.',
  },
  reviewAllFields: {
    title: 'Hay que revisar el formulario',
    body: 'Alguno de los campos está vacío o no es correcto. Conviene repasarlos todos y volver a enviarlo.',
  },
  photoTooLarge: {
    title: 'La foto es demasiado grande',
    body: 'Puede tener como máximo 1000\u00a0px de ancho y de alto. Elige otra o reduce esta.',
  },
  selectionFormIncomplete: {
    title: 'El formulario de selección está incompleto',
    body: 'Rellene todos los campos y vuelva a enviarlo.',
  },
  requestCreated: {
    title: 'Solicitud creada',
    body: 'La hemos registrado correctamente.',
  },
  changeRequestSent: {
    title: 'Solicitud de cambio enviada',
    body: 'La revisaremos y le daremos una respuesta.',
  },
  requestRejected: {
    title: 'Solicitud rechazada',
    body: 'Hemos guardado su decisión.',
  },
  requestAccepted: {
    title: 'Solicitud aceptada',
    body: 'Hemos guardado su decisión.',
  },
  billingAccountAdded: {
    title: 'Cuenta de facturación añadida',
    body: 'Ya puede elegirla en sus convenios.',
  },
  infoUpdated: {
    title: 'Información actualizada',
    body: 'Los cambios están guardados.',
  },
  requestEdited: {
    title: 'Solicitud modificada',
    body: 'Los cambios están guardados.',
  },
  companyAdhesionRequested: {
    title: 'Participación solicitada',
    body: 'Hemos recibido la solicitud de su empresa y le daremos una respuesta.',
  },
  studentAdhesion: {
    title: 'Has solicitado la adhesión al programa',
    body: 'Hemos recibido tu solicitud y te daremos una respuesta.',
  },
  requestUsesCv: {
    title: 'Tu solicitud usa los datos de tu CV',
    body: 'Comprueba que estén completos y al día.',
    button: 'Revisar mi CV',
  },
  ibanNeeded: {
    title: 'Antes, añada el IBAN de su empresa',
    body: 'Hace falta para crear una oferta de prácticas. Se añade en los datos de su empresa.',
    button: 'Añadir el IBAN',
  },
  agreementAdded: {
    title: 'Convenio añadido',
    body: 'Puede consultarlo en la documentación.',
  },
  degreeCopyRequired: {
    title: 'Falta la copia de tu título',
    body: 'Adjúntala en los documentos de tu CV para continuar.',
  },
  contactCreated: {
    title: 'Contacto creado',
    body: 'Ya aparece entre los contactos de su empresa.',
  },
  companyCompleted: {
    title: 'Los datos de su empresa están completos',
    body: 'Los hemos guardado. Puede cambiarlos cuando quiera.',
  },
  verificationSaved: {
    title: 'Datos de verificación guardados',
    body: 'Gracias por confirmar los datos de su empresa.',
  },
  incorporationFormDone: {
    title: 'Formulario de incorporación completado',
    body: 'La candidatura pasa a seleccionada. Ahora un gestor tiene que validar el formulario.',
  },
};
