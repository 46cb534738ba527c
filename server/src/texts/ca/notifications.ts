import type { EventTexts } from '../../features/notifications/events.ts';

// «Vostè» to companies, «tu» to students.
export const ca: EventTexts = {
  offerValidated: {
    titulo: 'La seva oferta ja està publicada',
    asunto: 'Oferta publicada: {{titulo}}',
    texto: 'Hem validat «{{titulo}}». Els estudiants ja poden veure-la i inscriure-s’hi.',
  },
  offerRejected: {
    titulo: 'La seva oferta necessita canvis',
    texto: 'No hem pogut publicar «{{titulo}}». Motiu: {{motivo}}. La pot corregir i tornar a enviar.',
  },
  offerExpiring: {
    titulo: 'La seva oferta caduca aviat',
    texto:
      '«{{titulo}}» admet candidatures fins al {{dia}}. Si necessita més temps, en pot publicar una de nova.',
    asunto: 'Caduca aviat: {{titulo}}',
  },
  offerExpired: {
    titulo: 'La seva oferta ha caducat',
    texto:
      '«{{titulo}}» ha arribat a l’últim dia i ja no admet candidatures. Pot continuar consultant les rebudes.',
  },
  offerReceived: {
    titulo: 'Hem rebut la seva oferta',
    asunto: 'Oferta rebuda: {{titulo}}',
    texto: 'Revisarem «{{titulo}}» i l’avisarem quan estigui publicada o si necessita canvis.',
  },
  offerSent: {
    titulo: 'S’ha enviat una oferta de la seva empresa',
    asunto: 'Oferta enviada: {{titulo}}',
    texto: 'Una altra persona de la seva empresa ha enviat «{{titulo}}» perquè la validem.',
  },
  offerEdited: {
    titulo: 'S’ha canviat una oferta de la seva empresa',
    asunto: 'Oferta canviada: {{titulo}}',
    texto: 'Una altra persona de la seva empresa ha canviat «{{titulo}}».',
  },
  offerClosed: {
    titulo: 'S’ha tancat una oferta de la seva empresa',
    texto: 'Una altra persona de la seva empresa ha tancat «{{titulo}}»: ja no admet candidatures.',
    asunto: 'Oferta tancada: {{titulo}}',
  },
  offerDeleted: {
    titulo: 'S’ha eliminat una oferta de la seva empresa',
    texto: 'Una altra persona de la seva empresa ha eliminat «{{titulo}}».',
    asunto: 'Oferta eliminada: {{titulo}}',
  },
  companyValidated: {
    titulo: 'La seva empresa ja pot fer servir el portal',
    texto: 'Hem validat l’alta de {{empresa}}. Ja pot iniciar la sessió i publicar ofertes.',
  },
  companyRejected: {
    titulo: 'No hem pogut validar la seva empresa',
    texto:
      'La sol·licitud d’alta de {{empresa}} no s’ha acceptat. Motiu: {{motivo}}. Si ho pot resoldre, torni a demanar el compte amb el mateix NIF i, si vol, amb el mateix correu.',
  },
  contactValidated: {
    titulo: 'Ja pot entrar al portal',
    texto: 'Hem acceptat el seu accés com a contacte de {{empresa}}. Ja pot iniciar la sessió.',
  },
  contactRejected: {
    titulo: 'No hem pogut acceptar el seu accés',
    texto:
      'La seva sol·licitud d’accés com a contacte de {{empresa}} no s’ha acceptat. Motiu: {{motivo}}. Hem esborrat les dades que ens va enviar.',
  },
  contactJoined: {
    titulo: 'Una altra persona ja pot entrar en nom de la seva empresa',
    texto: 'Hem acceptat una persona més com a contacte de {{empresa}}. Si no l’esperaven, escrigui’ns.',
  },
  studentValidated: {
    titulo: 'Ja pots entrar al portal',
    texto:
      'Hem validat el teu registre. Inicia la sessió i completa el teu CV per inscriure’t a les ofertes.',
  },
  studentRejected: {
    titulo: 'No hem pogut validar el teu registre',
    texto: 'El teu registre no s’ha acceptat. Motiu: {{motivo}}. Hem esborrat les dades que ens vas enviar.',
  },
  passwordRecovery: {
    titulo: 'Canvia la teva contrasenya',
    texto:
      'Hem rebut una sol·licitud per canviar la contrasenya del teu compte. L’enllaç de sota serveix una sola vegada i durant una hora. Si no ho has demanat tu, no facis res: la teva contrasenya no ha canviat.',
  },
  contactPasswordRecovery: {
    titulo: 'Canviï la seva contrasenya',
    texto:
      'Hem rebut una sol·licitud per canviar la contrasenya del seu compte. L’enllaç de sota serveix una sola vegada i durant una hora. Si no ho ha demanat vostè, no faci res: la seva contrasenya no ha canviat.',
  },
  firstPassword: {
    titulo: 'Creï la seva contrasenya',
    texto:
      'Té un compte al portal. Per entrar-hi per primera vegada, creï la seva contrasenya amb l’enllaç de sota, que serveix una sola vegada i durant set dies.',
  },
  passwordCreated: {
    titulo: 'S’ha creat la teva contrasenya',
    texto:
      'Ja pots entrar al portal amb la teva contrasenya. Si no l’has creada tu, demana’n ara mateix una de nova des de la pàgina d’accés i avisa’ns.',
  },
  contactPasswordCreated: {
    titulo: 'S’ha creat la seva contrasenya',
    texto:
      'Ja pot entrar al portal amb la seva contrasenya. Si no l’ha creada vostè, demani’n ara mateix una de nova des de la pàgina d’accés i avisi’ns.',
  },
  passwordChanged: {
    titulo: 'La teva contrasenya ha canviat',
    texto:
      'La contrasenya del teu compte s’acaba de canviar i les altres sessions s’han tancat. Si no ho has fet tu, demana ara mateix una contrasenya nova des de la pàgina d’accés i avisa’ns.',
  },
  contactPasswordChanged: {
    titulo: 'La seva contrasenya ha canviat',
    texto:
      'La contrasenya del seu compte s’acaba de canviar i les altres sessions s’han tancat. Si no ho ha fet vostè, demani ara mateix una contrasenya nova des de la pàgina d’accés i avisi’ns.',
  },
  accountBlocked: {
    titulo: 'Hem bloquejat el teu compte',
    texto:
      'Mentre duri el bloqueig no pots entrar al portal. Conservem les teves dades i candidatures. Si creus que és un error, escriu-nos.',
  },
  contactAccountBlocked: {
    titulo: 'Hem bloquejat el seu compte',
    texto:
      'Mentre duri el bloqueig no pot entrar al portal. Les ofertes de la seva empresa no canvien. Si creu que és un error, escrigui’ns.',
  },
  managerAccountBlocked: {
    titulo: 'Hem bloquejat el teu compte',
    texto:
      'Mentre duri el bloqueig no pots entrar al portal. Si creus que és un error, parla amb una altra persona de l’equip de gestió.',
  },
  managerAccountClosed: {
    titulo: 'Hem tancat el teu compte',
    texto:
      'Ja no hi pots entrar a la gestió del portal. Si creus que és un error, parla amb una altra persona de l’equip de gestió.',
  },
  accountUnblocked: {
    titulo: 'Ja pots tornar a entrar',
    texto: 'Hem desbloquejat el teu compte: pots iniciar la sessió com sempre.',
  },
  contactAccountUnblocked: {
    titulo: 'Ja pot tornar a entrar',
    texto: 'Hem desbloquejat el seu compte: pot iniciar la sessió com sempre.',
  },
  signOnLinked: {
    titulo: 'Ja pots entrar amb el teu usuari de la universitat',
    texto: 'Hem vinculat el teu compte a l’accés únic. Si no has estat tu, avisa’ns.',
  },
  signOnReplacedPassword: {
    titulo: 'Ja pots entrar amb el teu usuari de la universitat',
    texto:
      'Hem vinculat el teu compte a l’accés únic. La contrasenya anterior ja no és vàlida i hem tancat les sessions del compte. Si no has estat tu, avisa’ns.',
  },
  contactSignOnLinked: {
    titulo: 'Ja pot entrar amb l’accés únic',
    texto: 'Hem vinculat el seu compte a l’accés únic. Si no ha estat vostè, avisi’ns.',
  },
  signOnUnlinked: {
    titulo: 'Hem desvinculat el teu accés únic',
    texto:
      'El teu compte ja no està vinculat a l’accés únic i hem tancat les teves sessions a tots els dispositius. La pròxima vegada que hi entris així, tornarem a cercar el teu compte per les teves dades. Si no t’ho esperaves, escriu-nos.',
  },
  contactSignOnUnlinked: {
    titulo: 'Hem desvinculat el seu accés únic',
    texto:
      'El seu compte ja no està vinculat a l’accés únic i hem tancat les seves sessions a tots els dispositius. La pròxima vegada que hi entri així, tornarem a cercar el seu compte per les seves dades. Si no s’ho esperava, escrigui’ns.',
  },
  secondFactorOn: {
    titulo: 'Has activat la verificació en dos passos',
    texto:
      'A partir d’ara, per entrar al portal també et demanarem el codi de la teva aplicació d’autenticació. Hem tancat les altres sessions. Si no has estat tu, canvia la contrasenya i avisa una altra persona de l’equip.',
  },
  secondFactorOff: {
    titulo: 'S’ha desactivat la verificació en dos passos',
    texto:
      'El teu compte ja no demana cap codi a més de la contrasenya. Si no ho has fet tu ni ho has demanat, canvia la contrasenya i avisa una altra persona de l’equip.',
  },
  leaveRequested: {
    titulo: 'Hem rebut la teva sol·licitud de baixa',
    texto:
      'L’equip del portal la revisarà i t’avisarà per correu. Mentrestant, pots continuar entrant o retirar la sol·licitud al portal.',
  },
  leaveTakenBack: {
    titulo: 'Has retirat la teva sol·licitud de baixa',
    texto: 'El teu compte continua obert i no has de fer res més. Si no has estat tu, avisa’ns.',
  },
  leaveCarriedOut: {
    titulo: 'Hem tramitat la teva baixa',
    texto:
      'Hem tancat el teu compte, com vas demanar, i ja no hi pots entrar. També hem retirat les teves candidatures sense resoldre. Les teves dades queden bloquejades fins que s’esborrin, segons la política de privadesa. Gràcies per haver fet servir el portal.',
  },
  leaveTurnedDown: {
    titulo: 'No hem pogut tramitar la teva baixa',
    texto: 'El teu compte continua obert. Motiu: {{motivo}}',
  },
  studyRequestAccepted: {
    titulo: 'Hem actualitzat els teus estudis',
    texto: 'Hem acceptat la teva sol·licitud sobre estudis. El canvi ja apareix al teu CV.',
  },
  studyRequestRefused: {
    titulo: 'No hem pogut canviar els teus estudis',
    texto: 'Hem rebutjat la teva sol·licitud sobre estudis. Motiu: {{motivo}}',
  },
  studyRequestWaits: {
    titulo: 'Hi ha una sol·licitud sobre estudis',
    texto: 'Una persona ha demanat afegir, corregir o treure estudis i espera resposta.',
  },
  studentWaits: {
    titulo: 'Hi ha un registre per revisar',
    texto: 'Algú s’ha registrat com a estudiant o titulat i espera validació.',
  },
  companyWaits: {
    titulo: 'Hi ha una empresa per revisar',
    texto: '{{empresa}} ha demanat un compte i espera validació.',
  },
  contactWaits: {
    titulo: 'Hi ha un contacte d’empresa per revisar',
    texto: 'Algú demana accés com a contacte de {{empresa}} i espera validació.',
  },
  leaveWaits: {
    titulo: 'Hi ha una baixa per tramitar',
    texto: 'Algú ha sol·licitat la baixa del servei i espera resposta.',
  },
  emailConfirmation: {
    titulo: 'Confirma el teu correu',
    texto:
      'Algú s’ha registrat al portal amb aquest correu. Si has estat tu, confirma’l amb l’enllaç de sota, que serveix una sola vegada i durant tres dies: després revisarem el teu registre. Si no has estat tu, no facis res: si no es confirma, el registre s’esborrarà.',
  },
  personalEmailConfirmation: {
    titulo: 'Confirma el teu correu personal',
    texto:
      'Has afegit aquest correu al teu CV del portal. Confirma’l amb l’enllaç de sota, que serveix una sola vegada i durant tres dies. Si no has estat tu, no facis res: sense confirmar no el farem servir.',
  },
  personalEmailConfirmed: {
    titulo: 'El teu correu personal està confirmat',
    texto:
      'Has confirmat el correu personal del teu CV. Si ho has triat així, a partir d’ara t’hi escriurem. Si no has estat tu, canvia la contrasenya i avisa’ns.',
  },
  documentRequested: {
    titulo: '{{solicitante}} et demana un document',
    texto: '{{descripcion}}. Pots lliurar-lo al teu CV, a l’apartat de documents.',
  },
  documentRequestedBy: {
    titulo: '{{solicitante}} et demana un document',
    texto: '{{descripcion}}. Pots lliurar-lo al teu CV, a l’apartat de documents, fins al {{fecha}}.',
  },
  documentRequestWithdrawn: {
    titulo: 'Ja no cal un document',
    texto: 'Hem retirat la petició d’aquest document: {{descripcion}}. No has de lliurar-lo.',
  },
  contactEmailConfirmation: {
    titulo: 'Confirmi el seu correu',
    texto:
      'Algú ha demanat un compte d’empresa amb aquest correu. Si ha estat vostè, confirmi’l amb l’enllaç de sota, que serveix una sola vegada i durant tres dies: després revisarem la sol·licitud. Si no ha estat vostè, no faci res: si no es confirma, la sol·licitud s’esborrarà.',
  },
  applicationSent: {
    titulo: 'T’has inscrit a «{{titulo}}»',
    asunto: 'Candidatura enviada: {{titulo}}',
    texto: 'L’empresa ja té el teu CV tal com el vas enviar. T’avisarem quan hi hagi novetats.',
  },
  applicationReceived: {
    titulo: 'Nova candidatura per a «{{titulo}}»',
    asunto: 'Nova candidatura: {{titulo}}',
    texto: 'Ha rebut una candidatura. Pot llegir el CV i respondre des de l’oferta.',
  },
  applicationsReceived: {
    titulo: '{{numero}} candidatures noves per a «{{titulo}}»',
    texto: 'Pot llegir els CV i respondre des de l’oferta.',
  },
  applicationWithdrawn: {
    titulo: 'S’ha retirat una candidatura',
    texto: 'Una persona inscrita a «{{titulo}}» ha retirat la seva candidatura.',
  },
  applicationOpened: {
    titulo: 'L’empresa ha obert el teu CV',
    texto: 'L’empresa que ofereix «{{titulo}}» ha llegit la teva candidatura.',
    asunto: 'Han obert el teu CV: {{titulo}}',
  },
  applicationUnderReview: {
    titulo: 'La teva candidatura està en revisió',
    texto: 'L’empresa està revisant la teva candidatura a «{{titulo}}». {{comentario}}',
  },
  applicationShortlisted: {
    titulo: 'T’han preseleccionat',
    texto: 'Has passat a la preselecció de «{{titulo}}». {{comentario}}',
  },
  applicationInterview: {
    titulo: 'Et volen entrevistar',
    texto: 'L’empresa que ofereix «{{titulo}}» et vol conèixer en una entrevista. {{comentario}}',
  },
  applicationSelected: {
    titulo: 'T’han seleccionat!',
    asunto: 'T’han seleccionat: {{titulo}}',
    texto: 'L’empresa t’ha seleccionat per a «{{titulo}}». {{comentario}}',
  },
  applicationNotSelected: {
    titulo: 'El procés s’ha acabat',
    texto:
      'El procés de «{{titulo}}» s’ha tancat i aquesta vegada no t’han seleccionat. Gràcies pel teu interès i el teu temps: al portal hi ha més ofertes que poden encaixar amb tu. {{comentario}}',
  },
  applicationPreregistered: {
    titulo: 'T’han preinscrit a una oferta',
    texto:
      'Tens una preinscripció a «{{titulo}}» pendent de resposta: accepta-la o rebutja-la. {{comentario}}',
  },
  applicationRejected: {
    titulo: 'La teva candidatura no continua',
    texto:
      'L’empresa no continuarà amb la teva candidatura a «{{titulo}}». Motiu: {{motivo}}. {{comentario}}',
  },
  applicationAwaitsForm: {
    titulo: 'La teva incorporació està en tràmit',
    texto:
      'L’empresa et vol seleccionar per a «{{titulo}}» i està preparant la teva incorporació. {{comentario}}',
  },
  preregistrationAccepted: {
    titulo: 'Preinscripció acceptada',
    texto: 'La persona preinscrita a «{{titulo}}» ha acceptat la preinscripció.',
  },
  preregistrationDeclined: {
    titulo: 'Preinscripció rebutjada',
    texto: 'La persona preinscrita a «{{titulo}}» ha rebutjat la preinscripció. Motiu: {{motivo}}',
  },
  searchAlert: {
    titulo: 'Hi ha ofertes noves per a les teves cerques',
    texto: 'Coincideixen amb aquestes cerques: {{busquedas}}.',
  },
};
