// «Tú» to students, «usted» to companies, impersonal where either may read it.
import type { StatusTexts } from './status-texts.ts';

export const es: StatusTexts = {
  serverMessage: { title: 'Mensaje del portal', body: '{{mensaje}}' },
  generalError: {
    title: 'Algo ha fallado',
    body: 'No se ha podido completar la acción por un problema nuestro, que ya estamos revisando. Se puede volver a intentar en unos minutos.',
  },
  sessionLost: {
    title: 'La sesión ha caducado',
    body: 'Ha pasado demasiado tiempo o ha habido un cambio en la cuenta o en el portal. Para continuar, es necesario iniciar sesión de nuevo.',
    button: 'Iniciar sesión',
  },
  accessDenied: {
    title: 'No se ha podido iniciar sesión',
    body: 'El correo o la contraseña no son correctos, o este no es el acceso que corresponde. Si hace falta, se puede pedir una contraseña nueva.',
  },
  offerNotFound: {
    title: 'Esta oferta no está disponible',
    body: 'Puede que se haya cerrado o eliminado, o que el enlace esté incompleto. Las ofertas abiertas están en la lista de ofertas.',
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
    body: 'Ya estaba guardado, así que no se ha añadido otra vez. Para cambiarlo, basta con modificar el existente.',
  },
  notValidatedOrBlocked: {
    title: 'Esta cuenta no está activa',
    body: 'Está pendiente de validación o se ha bloqueado. El equipo del portal puede informar de su situación.',
  },
  alreadyApplied: {
    title: 'Ya te has inscrito en esta oferta',
    body: 'No hace falta que lo hagas otra vez. Puedes consultar el estado en «Mis candidaturas».',
    button: 'Ver mis candidaturas',
  },
  missingDocumentation: {
    title: 'Te falta documentación',
    body: 'Para esta oferta tienes que adjuntar: {{documentos}}. Cuando lo tengas todo, vuelve a inscribirte.',
  },
  emailSendError: {
    title: 'No se ha podido enviar el correo',
    body: 'Ya estamos revisando el problema. Se puede volver a intentar en unos minutos.',
  },
  offerForOtherProfile: {
    title: 'Esta oferta es para otro perfil de estudios',
    body: 'Tus estudios no encajan con el perfil que pide. Comprueba que tu CV esté al día o busca otra oferta.',
  },
  noSuchMove: {
    title: 'Este cambio ya no es posible',
    body: 'Puede que alguien lo haya hecho antes o que el estado ya no lo permita. Al actualizar la página aparecerá cómo está ahora.',
  },
  mandatoryDataMissing: {
    title: 'Faltan datos o alguno no es correcto',
    body: 'Los campos marcados están vacíos o tienen un valor no válido. Al corregirlos se podrá continuar.',
  },
  signupEmailRegistered: {
    title: 'Este correo ya tiene cuenta',
    body: 'Se puede iniciar sesión con él o pedir otra contraseña en la página de acceso. Si la cuenta se dio de baja, quien quiera volver debe escribir al equipo del portal.',
    button: 'Iniciar sesión',
  },
  overlapsPlacement: {
    title: 'Coincide con tus prácticas',
    body: 'Las fechas de esta oferta se solapan con las de unas prácticas que ya tienes. Busca una que empiece cuando terminen.',
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
    body: 'Lo necesitas para inscribirte en ofertas de empleo. Si crees que te corresponde, pide a tu centro que lo active.',
  },
  noPlacementService: {
    title: 'No tienes el servicio de prácticas',
    body: 'Lo necesitas para inscribirte en ofertas de prácticas. Si crees que te corresponde, pide a tu centro que lo active.',
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
    body: 'Los datos de la empresa no permiten continuar. Ya los estamos revisando: se puede volver a intentar más tarde.',
  },
  offerHasManager: {
    title: 'Esta oferta ya tiene gestor',
    body: 'Otra persona del equipo se ocupa ya de ella, así que no se ha cambiado nada.',
  },
  noStudiesFound: {
    title: 'No encontramos estudios en curso',
    body: 'En tu CV no consta ninguno que estés cursando ahora. Si ya deberían aparecer, escribe a tu centro.',
    button: 'Añadir estudios',
  },
  startAfterEnd: {
    title: 'Las fechas no son correctas',
    body: 'La fecha de inicio debe ser anterior a la de fin.',
  },
  weakPassword: {
    title: 'La contraseña es demasiado débil',
    body: 'Debe tener al menos 8 caracteres y un número, y no ser de las más comunes ni contener el nombre o el correo.',
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
    body: 'Puede que se haya retirado o que el enlace esté incompleto. Las que siguen en marcha están en la lista de candidaturas.',
  },
  unsubscribed: {
    title: 'Tu cuenta está cerrada',
    body: 'Se tramitó tu baja del servicio y ya no puedes entrar en el portal. Si quieres volver a usarlo, escribe a tu centro.',
    button: 'Cerrar sesión',
  },
  taxIdMalformed: {
    title: 'El NIF no es correcto',
    body: 'Tiene 9 caracteres, y alguno falta o no coincide. También se admite un DNI o un NIE.',
  },
  workPermitRequired: {
    title: 'Necesitas permiso de trabajo',
    body: 'Lo necesitas si no tienes la nacionalidad de un país de la Unión Europea, del EEE o de Suiza. Si ya lo tienes, indícalo en tu CV.',
    button: 'Indicarlo en mi CV',
  },
  surveyNotAccessible: {
    title: 'Esta encuesta no está disponible',
    body: 'Puede que se haya cerrado o que el enlace esté incompleto. Si llegó por correo, se puede abrir otra vez desde el mensaje.',
  },
  surveyNotForUsers: {
    title: 'Esta encuesta no es para usuarios del portal',
    body: 'Va dirigida a personas sin cuenta en el portal, así que no queda nada por responder.',
  },
  surveyNotAnonymous: {
    title: 'Es necesario iniciar sesión',
    body: 'Esta encuesta solo puede responderse con la sesión iniciada.',
  },
  surveyNotForYou: {
    title: 'Esta encuesta va dirigida a otro grupo',
    body: 'Esta cuenta no está entre las que deben responderla, así que no queda nada por hacer.',
  },
  surveyAnswered: {
    title: 'Esta encuesta ya está respondida',
    body: 'Ya hemos recibido las respuestas. ¡Gracias!',
  },
  unansweredQuestions: {
    title: 'Quedan preguntas por responder',
    body: 'Para continuar, es necesario responder a todas las preguntas obligatorias.',
  },
  studiesNotFound: {
    title: 'No encontramos estos estudios',
    body: 'Puede que se hayan eliminado o modificado. Actualiza la página para ver los actuales.',
  },
  linkExpiredOrUsed: {
    title: 'Este enlace ya no sirve',
    body: 'Ha caducado o ya se ha utilizado. Desde la página de acceso se puede pedir otro.',
    button: 'Ir a la página de acceso',
  },
  passwordAlreadySet: {
    title: 'La contraseña ya está creada',
    body: 'Este enlace solo sirve la primera vez. La contraseña ya permite iniciar sesión; también se puede pedir otra.',
    button: 'Iniciar sesión',
  },
  emailOfAnotherCompany: {
    title: 'Este correo es de otra empresa',
    body: 'Pertenece a un contacto de otra empresa del portal: corrija el NIF o indique otro correo.',
  },
  placementStudentNotFound: {
    title: 'No encontramos estas prácticas',
    body: 'Puede que el enlace esté incompleto o que sean de otra persona. En la lista están las que se pueden ver.',
  },
  fileTypeNotAllowed: {
    title: 'Este tipo de fichero no se admite',
    body: 'Se admiten PDF, textos, hojas de cálculo, presentaciones e imágenes; en algunos apartados, solo PDF.',
  },
  offerForOtherDegree: {
    title: 'Esta oferta es para otra titulación',
    body: 'La tuya no está entre las que admite. Comprueba los estudios de tu CV o busca otra oferta.',
  },
  actionNotAllowed: {
    title: 'Esta acción no está permitida',
    body: 'Puede que ya esté hecha o que esta cuenta no pueda hacerla. Al actualizar la página aparecerá cómo está ahora.',
  },
  cannotChangeState: {
    title: 'El estado no se puede cambiar',
    body: 'Puede que ya sea definitivo o que otra persona lo haya cambiado. Al actualizar la página aparecerá el actual.',
  },
  insufficientCredits: {
    title: 'Aún no tienes los créditos necesarios',
    body: 'La oferta pide más créditos superados de los que constan en tus estudios. Si no están al día, pide a tu centro que los corrija.',
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
    body: 'Para inscribirte tienes que subir tu propio CV, además de los datos que ya has rellenado.',
    button: 'Subir mi CV',
  },
  documentAlreadyUploaded: {
    title: 'Este documento ya se había subido',
    body: 'Para sustituirlo, elimina antes el anterior.',
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
    body: 'La oferta o la solicitud no ha cambiado. Revise el formulario y vuelva a guardarlo.',
  },
  noPortalAccess: {
    title: 'Esta cuenta no tiene acceso al portal',
    body: 'Si es un error, el equipo del portal puede corregirlo.',
    button: 'Cerrar sesión',
  },
  emailRegistered: {
    title: 'Este correo ya está registrado',
    body: 'Si el registro es reciente, el equipo lo está revisando y avisará a ese correo cuando dé acceso. Si no, indica otro correo.',
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
    body: 'La solicitud está en trámite: no hace falta enviarla otra vez.',
  },
  programmeNeedsNoAdhesion: {
    title: 'Este programa no necesita adhesión',
    body: 'Se puede participar en él sin solicitarla.',
  },
  identityDocumentInvalid: {
    title: 'El DNI o NIE no es correcto',
    body: 'La letra no corresponde al número o falta alguna cifra.',
  },
  offerNotEditable: {
    title: 'Esta oferta ya no se puede modificar',
    body: 'Solo puede modificar las ofertas pendientes de validación que no han caducado. Para cambiar esta, escriba al equipo del portal.',
  },
  emailInvalid: {
    title: 'El correo no es correcto',
    body: 'Debe incluir una arroba y después un punto, sin acentos: por ejemplo, nombre@ejemplo.com.',
  },
  phoneInvalid: {
    title: 'El teléfono no es correcto',
    body: 'Debe tener al menos 9 cifras y no más de 20 caracteres.',
  },
  noPermission: {
    title: 'Esta página no está disponible con esta cuenta',
    body: 'Si es un error, el equipo del portal puede corregirlo.',
    button: 'Ir al inicio',
  },
  ibanRequired: {
    title: 'Falta el IBAN de su empresa',
    body: 'Lo necesitamos para continuar. Añádalo en los datos de su empresa.',
    button: 'Añadir el IBAN',
  },
  ibanInvalid: {
    title: 'El IBAN no es correcto',
    body: 'Falta algún carácter o alguno es incorrecto.',
  },
  eventUnavailable: {
    title: 'Este evento no está disponible',
    body: 'Puede que ya haya pasado o que se haya cancelado. En la página de eventos están los próximos.',
  },
  eventTakesNoRegistrations: {
    title: 'Este evento no admite inscripciones',
    body: 'Puede que el plazo haya terminado o que no sea necesario inscribirse. Encontrarás los detalles en su página.',
  },
  alreadyRegistered: {
    title: 'Ya te has inscrito en este evento',
    body: 'No hace falta que lo hagas otra vez. ¡Te esperamos!',
  },
  eventForStudents: {
    title: 'Este evento es para estudiantes',
    body: 'Está reservado a quienes están estudiando. En la página de eventos puedes ver otros.',
  },
  eventForGraduates: {
    title: 'Este evento es para titulados',
    body: 'Está reservado a quienes ya han terminado los estudios. En la página de eventos puedes ver otros.',
  },
  noPortalAccessAtLogin: {
    title: 'No se ha podido entrar',
    body: 'Esta cuenta no tiene acceso al portal. Si es un error, el equipo del portal puede corregirlo.',
  },
  requirementsNotMet: {
    title: 'No cumples todos los requisitos',
    body: 'Antes de inscribirte en esta oferta, resuelve esto: {{requisitos}}.',
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
    body: 'Ha habido demasiados intentos de entrar con una contraseña incorrecta. Se podrá volver a intentar dentro de {{minutos}}\u00a0min.',
  },
  adheredOnly: {
    title: 'Esta oferta es para participantes del programa',
    body: 'Para inscribirte, el programa tiene que haber aceptado tu solicitud de adhesión.',
  },
  idRegistered: {
    title: 'Este documento de identidad ya está registrado',
    body: 'Ya hay una cuenta con ese documento. Si está bien escrito, es posible iniciar sesión con ella.',
  },
  graduateMustUseSignOn: {
    title: 'Entra con la cuenta de tu universidad',
    body: 'Como te titulaste en la universidad, no necesitas otra contraseña: usa su acceso.',
    button: 'Ir al acceso',
  },
  incorporationFormRequired: {
    title: 'Falta el formulario de incorporación',
    body: 'Para seleccionar a esta persona, el formulario debe estar completo. Mientras tanto, su candidatura queda preseleccionada.',
  },
  unpaidTooSoon: {
    title: 'La fecha de inicio es demasiado próxima',
    body: 'Las prácticas sin retribución se proponen con al menos 10 días de antelación. La fecha de inicio debe ser posterior.',
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
  photoOverLimit: {
    title: 'La foto es demasiado grande',
    body: 'Puede tener como máximo 1000\u00a0px de ancho y de alto. Elige otra o reduce esta.',
  },
  serviceUnavailable: {
    title: 'El portal no responde',
    body: 'Puede ser la conexión o un problema nuestro. Si la conexión funciona, se puede volver a intentar en unos minutos.',
  },
  underMaintenance: {
    title: 'El portal está en mantenimiento',
    body: 'Estamos trabajando en él y volverá en cuanto terminemos. Los datos guardados no se pierden.',
  },

  withdrawn: {
    title: 'Has retirado tu candidatura',
    body: 'Ya no formas parte del proceso.',
  },
  applied: {
    title: 'Te has inscrito en la oferta',
    body: 'La empresa recibirá el CV generado con tus datos. Puedes consultar el estado en «Mis candidaturas».',
    button: 'Ver mis candidaturas',
  },
  companyRegistered: {
    title: 'Hemos recibido el registro de su empresa',
    body: 'Abra el mensaje que le hemos enviado y confirme el correo con su enlace. Después validaremos el registro y podrá entrar desde el acceso de empresas.',
    button: 'Ir al acceso de empresas',
  },
  registered: {
    title: 'Hemos recibido tu registro',
    body: 'Abre el mensaje que te hemos enviado y confirma el correo con su enlace. Después validaremos el registro y te avisaremos en cuanto puedas iniciar sesión.',
    button: 'Iniciar sesión',
  },
  recoveryLinkSent: {
    title: 'Solicitud recibida',
    body: 'Si los datos corresponden a una cuenta, enviaremos un correo con un enlace para cambiar la contraseña. Puede llegar al correo no deseado.',
  },
  offerCreated: {
    title: 'Se ha creado su oferta',
    body: 'La validaremos antes de publicarla. Puede consultar su estado en «Mis ofertas».',
    button: 'Ver mis ofertas',
  },
  companyDescriptionSaved: {
    title: 'Descripción guardada',
    body: 'Se ha actualizado la descripción de su empresa.',
  },
  passwordReset: {
    title: 'Contraseña cambiada',
    body: 'La contraseña nueva ya sirve para iniciar sesión.',
    button: 'Iniciar sesión',
  },
  noCandidateWithId: {
    title: 'Ningún candidato con ese documento',
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
    body: 'Se han guardado los cambios. Publicaremos la oferta cuando la hayamos validado.',
  },
  documentsAttached: {
    title: 'Documentación adjuntada',
    body: 'Se ha subido correctamente.',
  },
  documentTakenBack: {
    title: 'Documento retirado',
    body: 'Ya no consta como entregado.',
  },
  passwordSet: {
    title: 'Contraseña creada',
    body: 'Ya sirve para iniciar sesión.',
    button: 'Iniciar sesión',
  },
  serverNotice: { title: 'Aviso del portal', body: '{{mensaje}}' },
  offerDeleted: {
    title: 'Oferta eliminada',
    body: 'Ya no aparece entre sus ofertas.',
  },
  withdrawalReceived: {
    title: 'Hemos recibido tu solicitud de baja',
    body: 'Te avisaremos cuando la hayamos tramitado.',
  },
  completeSocialSecurity: {
    title: 'Completa tus datos bancarios y de la Seguridad Social',
    body: 'Necesitamos tu IBAN y tu número de la Seguridad Social para tus prácticas. Añádelos en tu CV.',
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
    title: 'Has rechazado la preinscripción',
    body: 'Hemos guardado tu respuesta y no tienes que hacer nada más.',
  },
  passwordChanged: {
    title: 'Contraseña cambiada',
    body: 'La nueva es válida desde ahora.',
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
    body: 'Puede que esté mal escrito o que el registro se hiciera con otro correo.',
  },
  resetRequestFailed: {
    title: 'No se ha podido pedir otra contraseña',
    body: 'Alguno de los datos puede ser incorrecto. Se puede volver a intentar.',
  },
  reviewAllFields: {
    title: 'El formulario tiene errores',
    body: 'Algún campo está vacío o no es correcto. Es necesario revisarlos todos antes de volver a enviarlo.',
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
    body: 'Se han guardado los cambios.',
  },
  requestEdited: {
    title: 'Solicitud modificada',
    body: 'Se han guardado los cambios.',
  },
  companyAdhesionRequested: {
    title: 'Participación solicitada',
    body: 'Hemos recibido la solicitud de su empresa y le daremos una respuesta.',
  },
  studentAdhesion: {
    title: 'Has solicitado la adhesión al programa',
    body: 'Hemos recibido tu solicitud. Te responderemos.',
  },
  requestUsesCv: {
    title: 'Tu solicitud usa los datos de tu CV',
    body: 'Comprueba que estén completos y al día.',
    button: 'Revisar mi CV',
  },
  ibanNeeded: {
    title: 'Antes, añada el IBAN de su empresa',
    body: 'Lo necesitamos para crear una oferta de prácticas. Añádalo en los datos de su empresa.',
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
    body: 'Si ha pedido un cambio, los datos actuales siguen siendo válidos hasta que lo aceptemos.',
  },
  incorporationFormDone: {
    title: 'Formulario de incorporación completado',
    body: 'La candidatura pasa al estado «Seleccionada». Ahora un gestor tiene que validar el formulario.',
  },
};
