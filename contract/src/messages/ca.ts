// «Tu» to students, «vostè» to companies, impersonal where either may read it.
import type { StatusTexts } from './status-texts.ts';

export const ca: StatusTexts = {
  serverMessage: { title: 'Missatge del portal', body: '{{mensaje}}' },
  generalError: {
    title: 'Alguna cosa ha fallat',
    body: 'No s’ha pogut completar l’acció per un problema nostre, que ja estem revisant. Es pot tornar a provar d’aquí a uns minuts.',
  },
  sessionLost: {
    title: 'La sessió ha caducat',
    body: 'Ha passat massa temps o hi ha hagut un canvi al compte o al portal. Per continuar, cal tornar a iniciar la sessió.',
    button: 'Inicia la sessió',
  },
  accessDenied: {
    title: 'No s’ha pogut iniciar la sessió',
    body: 'El correu o la contrasenya no són correctes, o aquest no és l’accés que correspon. Si cal, se’n pot demanar una de nova.',
  },
  offerNotFound: {
    title: 'Aquesta oferta no està disponible',
    body: 'Pot ser que s’hagi tancat o eliminat, o que l’enllaç estigui incomplet. Les ofertes obertes són a la llista d’ofertes.',
  },
  offerIsJob: {
    title: 'Aquesta oferta és de feina',
    body: 'No és entre les de pràctiques: cerca-la a les ofertes de feina.',
  },
  offerIsInternship: {
    title: 'Aquesta oferta és de pràctiques',
    body: 'No és entre les de feina: cerca-la a les ofertes de pràctiques.',
  },
  alreadyExists: {
    title: 'Aquesta dada ja existeix',
    body: 'Ja estava desada i no s’ha tornat a afegir. Per canviar-la, n’hi ha prou de modificar l’existent.',
  },
  notValidatedOrBlocked: {
    title: 'Aquest compte no està actiu',
    body: 'Està pendent de validació o s’ha bloquejat. L’equip del portal pot informar de la seva situació.',
  },
  alreadyApplied: {
    title: 'Ja t’has inscrit a aquesta oferta',
    body: 'No cal que ho facis una altra vegada. Pots consultar-ne l’estat a «Les meves candidatures».',
    button: 'Mostra les meves candidatures',
  },
  missingDocumentation: {
    title: 'Et falta documentació',
    body: 'Per a aquesta oferta has d’adjuntar: {{documentos}}. Quan ho tinguis tot, torna a inscriure-t’hi.',
  },
  emailSendError: {
    title: 'No s’ha pogut enviar el correu',
    body: 'Ja estem revisant el problema. Es pot tornar a provar d’aquí a uns minuts.',
  },
  offerForOtherProfile: {
    title: 'Aquesta oferta és per a un altre perfil d’estudis',
    body: 'Els teus estudis no encaixen amb el perfil que demana. Comprova que el teu CV estigui al dia o cerca una altra oferta.',
  },
  noSuchMove: {
    title: 'Aquest canvi ja no és possible',
    body: 'Pot ser que algú ho hagi fet abans o que l’estat ja no ho permeti. En actualitzar la pàgina apareixerà com està ara.',
  },
  mandatoryDataMissing: {
    title: 'Falten dades o alguna no és correcta',
    body: 'Els camps marcats estan buits o tenen un valor no vàlid. Quan es corregeixin es podrà continuar.',
  },
  signupEmailRegistered: {
    title: 'Aquest correu ja té compte',
    body: 'S’hi pot iniciar la sessió o demanar una altra contrasenya a la pàgina d’accés. Si el compte es va donar de baixa, qui vulgui tornar ha d’escriure a l’equip del portal.',
    button: 'Inicia la sessió',
  },
  overlapsPlacement: {
    title: 'Coincideix amb les teves pràctiques',
    body: 'Les dates d’aquesta oferta se solapen amb les d’unes pràctiques que ja tens. Cerca’n una que comenci quan s’acabin.',
  },
  undergraduatesOnly: {
    title: 'Aquesta oferta és només per a estudiants de grau',
    body: 'Amb els estudis que consten al teu CV no t’hi pots inscriure. Comprova que estiguin al dia o cerca una altra oferta.',
  },
  postgraduatesOnly: {
    title: 'Aquesta oferta és només per a estudiants de postgrau',
    body: 'Amb els estudis que consten al teu CV no t’hi pots inscriure. Comprova que estiguin al dia o cerca una altra oferta.',
  },
  noEmploymentService: {
    title: 'No tens el servei d’ocupació',
    body: 'El necessites per inscriure’t a ofertes de feina. Si creus que et correspon, demana al teu centre que l’activi.',
  },
  noPlacementService: {
    title: 'No tens el servei de pràctiques',
    body: 'El necessites per inscriure’t a ofertes de pràctiques. Si creus que et correspon, demana al teu centre que l’activi.',
  },
  notATutor: {
    title: 'Aquesta pàgina és per a qui tutoritza pràctiques',
    body: 'El compte no consta com a tutor d’empresa ni com a tutor acadèmic. Si és un error, l’equip del portal ho pot corregir.',
  },
  notEnrolledInPlacements: {
    title: 'No consta la teva matrícula de pràctiques',
    body: 'Per inscriure’t has de tenir matriculades les pràctiques. Consulta-ho a la secretaria del teu centre.',
  },
  companyProblem: {
    title: 'Hi ha un problema amb l’empresa',
    body: 'Les dades de l’empresa no permeten continuar. Ja les estem revisant: es pot tornar a provar més tard.',
  },
  offerHasManager: {
    title: 'Aquesta oferta ja té gestor',
    body: 'Una altra persona de l’equip ja se n’ocupa i, per tant, no s’ha canviat res.',
  },
  noStudiesFound: {
    title: 'No trobem estudis en curs',
    body: 'Al teu CV no en consta cap que estiguis cursant ara. Si ja hi haurien de sortir, escriu al teu centre.',
    button: 'Afegeix estudis',
  },
  startAfterEnd: {
    title: 'Les dates no són correctes',
    body: 'La data d’inici ha de ser anterior a la de fi.',
  },
  weakPassword: {
    title: 'La contrasenya és massa feble',
    body: 'Ha de tenir almenys 8 caràcters i una xifra, i no ser de les més comunes ni contenir el nom o el correu.',
  },
  contactEmailExists: {
    title: 'Aquest correu ja és d’un contacte',
    body: 'La seva empresa ja té un contacte amb aquest correu. Indiqui’n un altre o modifiqui el contacte que ja existeix.',
  },
  alreadyProcessed: {
    title: 'Ja no pots retirar aquesta candidatura',
    body: 'La candidatura ja s’ha tramitat. Si has canviat d’idea, escriu al teu centre.',
  },
  applicationNotFound: {
    title: 'No trobem aquesta candidatura',
    body: 'Pot ser que s’hagi retirat o que l’enllaç estigui incomplet. A la llista de candidatures hi ha les que continuen en marxa.',
  },
  unsubscribed: {
    title: 'El teu compte està tancat',
    body: 'Es va tramitar la teva baixa del servei i ja no pots entrar al portal. Si vols tornar a fer-lo servir, escriu al teu centre.',
    button: 'Tanca la sessió',
  },
  taxIdMalformed: {
    title: 'El NIF no és correcte',
    body: 'Té 9 caràcters, i n’hi falta algun o no coincideix. També s’admet un DNI o un NIE.',
  },
  workPermitRequired: {
    title: 'Necessites permís de treball',
    body: 'El necessites si no tens la nacionalitat d’un país de la Unió Europea, de l’EEE o de Suïssa. Si ja el tens, indica-ho al teu CV.',
    button: 'Indica-ho al meu CV',
  },
  surveyNotAccessible: {
    title: 'Aquesta enquesta no està disponible',
    body: 'Pot ser que s’hagi tancat o que l’enllaç estigui incomplet. Si va arribar per correu, es pot tornar a obrir des del missatge.',
  },
  surveyNotForUsers: {
    title: 'Aquesta enquesta no és per a usuaris del portal',
    body: 'S’adreça a persones sense compte al portal i, per tant, no queda res per respondre.',
  },
  surveyNotAnonymous: {
    title: 'Cal iniciar la sessió',
    body: 'Aquesta enquesta només es pot respondre amb la sessió iniciada.',
  },
  surveyNotForYou: {
    title: 'Aquesta enquesta s’adreça a un altre grup',
    body: 'Aquest compte no és entre els que l’han de respondre i, per tant, no queda res per fer.',
  },
  surveyAnswered: {
    title: 'Aquesta enquesta ja està resposta',
    body: 'Ja hem rebut les respostes. Gràcies!',
  },
  unansweredQuestions: {
    title: 'Queden preguntes per respondre',
    body: 'Per continuar, cal respondre totes les preguntes obligatòries.',
  },
  studiesNotFound: {
    title: 'No trobem aquests estudis',
    body: 'Pot ser que s’hagin eliminat o modificat. Actualitza la pàgina per veure els actuals.',
  },
  linkExpiredOrUsed: {
    title: 'Aquest enllaç ja no serveix',
    body: 'Ha caducat o ja s’ha fet servir. Des de la pàgina d’accés se’n pot demanar un altre.',
    button: 'Ves a la pàgina d’accés',
  },
  passwordAlreadySet: {
    title: 'La contrasenya ja està creada',
    body: 'Aquest enllaç només serveix la primera vegada. La contrasenya ja permet iniciar la sessió; també se’n pot demanar una altra.',
    button: 'Inicia la sessió',
  },
  emailOfAnotherCompany: {
    title: 'Aquest correu és d’una altra empresa',
    body: 'Pertany a un contacte d’una altra empresa del portal: corregeixi el NIF o indiqui un altre correu.',
  },
  placementStudentNotFound: {
    title: 'No trobem aquestes pràctiques',
    body: 'Potser l’enllaç està incomplet o són d’una altra persona. A la llista hi ha les que es poden veure.',
  },
  fileTypeNotAllowed: {
    title: 'Aquest tipus de fitxer no s’admet',
    body: 'S’admeten PDF, textos, fulls de càlcul, presentacions i imatges; en alguns apartats, només PDF.',
  },
  offerForOtherDegree: {
    title: 'Aquesta oferta és per a una altra titulació',
    body: 'La teva no és entre les que admet. Comprova els estudis del teu CV o cerca una altra oferta.',
  },
  actionNotAllowed: {
    title: 'Aquesta acció no està permesa',
    body: 'Pot ser que ja estigui feta o que aquest compte no la pugui fer. En actualitzar la pàgina apareixerà com està ara.',
  },
  cannotChangeState: {
    title: 'L’estat no es pot canviar',
    body: 'Pot ser que ja sigui definitiu o que una altra persona l’hagi canviat. En actualitzar la pàgina apareixerà l’actual.',
  },
  insufficientCredits: {
    title: 'Encara no tens els crèdits necessaris',
    body: 'L’oferta demana més crèdits superats dels que consten als teus estudis. Si no estan al dia, demana al teu centre que els corregeixi.',
  },
  noPendingPlacementsOnly: {
    title: 'Tens pràctiques pendents',
    body: 'Aquesta oferta és per a estudiants que no en tenen. Quan les completis, et podràs inscriure a ofertes com aquesta.',
  },
  mustSeekInternship: {
    title: 'Activa la teva cerca de pràctiques',
    body: 'Per inscriure’t, abans has d’indicar al teu CV que estàs cercant pràctiques.',
    button: 'Activa la cerca',
  },
  ownCvRequired: {
    title: 'Falta el teu propi CV',
    body: 'Per inscriure-t’hi has de pujar el teu propi CV, a més de les dades que ja has emplenat.',
    button: 'Puja el meu CV',
  },
  documentAlreadyUploaded: {
    title: 'Aquest document ja s’havia pujat',
    body: 'Per substituir-lo, elimina abans l’anterior.',
  },
  studyRequired: {
    title: 'Afegeix com a mínim uns estudis',
    body: 'El teu CV els necessita per continuar: valen els que curses o els que has acabat.',
    button: 'Afegeix estudis',
  },
  dedicationRequired: {
    title: 'La dedicació no és suficient',
    body: 'Aquest programa exigeix una dedicació del 80\u00a0% durant 12 mesos. Ajusti totes dues dades i torni a desar.',
  },
  requestNotSaved: {
    title: 'No s’han desat les dades',
    body: 'L’oferta o la sol·licitud no ha canviat. Revisi el formulari i torni’l a desar.',
  },
  noPortalAccess: {
    title: 'Aquest compte no té accés al portal',
    body: 'Si és un error, l’equip del portal el pot corregir.',
    button: 'Tanca la sessió',
  },
  emailRegistered: {
    title: 'Aquest correu ja està registrat',
    body: 'Si el registre és recent, l’equip l’està revisant i avisarà a aquest correu quan doni accés. Si no, indica un altre correu.',
  },
  cannotDeleteAllStudies: {
    title: 'No pots eliminar tots els teus estudis',
    body: 'El teu CV en necessita com a mínim uns. Afegeix els nous abans d’eliminar aquests.',
  },
  programmeNotFound: {
    title: 'No trobem aquest programa',
    body: 'Pot ser que s’hagi acabat o que l’enllaç estigui incomplet. A la pàgina de programes hi ha els actius.',
  },
  adhesionAlreadyRequested: {
    title: 'L’adhesió ja està sol·licitada',
    body: 'La sol·licitud està en tràmit: no cal tornar-la a enviar.',
  },
  programmeNeedsNoAdhesion: {
    title: 'Aquest programa no necessita adhesió',
    body: 'S’hi pot participar sense sol·licitar-la.',
  },
  identityDocumentInvalid: {
    title: 'El DNI o NIE no és correcte',
    body: 'La lletra no correspon al número o falta alguna xifra.',
  },
  offerNotEditable: {
    title: 'Aquesta oferta ja no es pot modificar',
    body: 'Només pot modificar les ofertes pendents de validació que no han caducat. Per canviar aquesta, escrigui a l’equip del portal.',
  },
  emailInvalid: {
    title: 'El correu no és correcte',
    body: 'Ha d’incloure una arrova i després un punt, sense accents: per exemple, nom@exemple.com.',
  },
  phoneInvalid: {
    title: 'El telèfon no és correcte',
    body: 'Ha de tenir almenys 9 xifres i no més de 20 caràcters.',
  },
  noPermission: {
    title: 'Aquesta pàgina no està disponible amb aquest compte',
    body: 'Si és un error, l’equip del portal el pot corregir.',
    button: 'Ves a l’inici',
  },
  ibanRequired: {
    title: 'Falta l’IBAN de la seva empresa',
    body: 'El necessitem per continuar. Afegeixi’l a les dades de la seva empresa.',
    button: 'Afegeix l’IBAN',
  },
  ibanInvalid: {
    title: 'L’IBAN no és correcte',
    body: 'Hi falta algun caràcter o n’hi ha algun d’incorrecte.',
  },
  eventUnavailable: {
    title: 'Aquest esdeveniment no està disponible',
    body: 'Pot ser que ja hagi passat o que s’hagi cancel·lat. A la pàgina d’esdeveniments hi ha els pròxims.',
  },
  eventTakesNoRegistrations: {
    title: 'Aquest esdeveniment no admet inscripcions',
    body: 'Pot ser que el termini s’hagi acabat o que no calgui inscriure-s’hi. En trobaràs els detalls a la seva pàgina.',
  },
  alreadyRegistered: {
    title: 'Ja t’has inscrit a aquest esdeveniment',
    body: 'No cal que ho facis una altra vegada. T’hi esperem!',
  },
  eventForStudents: {
    title: 'Aquest esdeveniment és per a estudiants',
    body: 'Està reservat a qui està estudiant. A la pàgina d’esdeveniments en pots veure d’altres.',
  },
  eventForGraduates: {
    title: 'Aquest esdeveniment és per a titulats',
    body: 'Està reservat a qui ja ha acabat els estudis. A la pàgina d’esdeveniments en pots veure d’altres.',
  },
  noPortalAccessAtLogin: {
    title: 'No s’ha pogut entrar',
    body: 'Aquest compte no té accés al portal. Si és un error, l’equip del portal el pot corregir.',
  },
  requirementsNotMet: {
    title: 'No compleixes tots els requisits',
    body: 'Abans d’inscriure’t a aquesta oferta, resol això: {{requisitos}}.',
  },
  centreRequestLimit: {
    title: 'Has arribat al límit de sol·licituds',
    body: 'No pots enviar més sol·licituds a centres educatius. Si necessites canviar-ne alguna, escriu a la teva universitat.',
  },
  socialSecurityNumberInvalid: {
    title: 'El número de la Seguretat Social no és correcte',
    body: 'Té 12 xifres, i alguna falta o no coincideix. El pots comprovar, per exemple, al teu informe de vida laboral.',
  },
  userBlocked: {
    title: 'El compte està bloquejat per un temps',
    body: 'Hi ha hagut massa intents d’entrar amb una contrasenya incorrecta. Es podrà tornar a provar d’aquí a {{minutos}}\u00a0min.',
  },
  adheredOnly: {
    title: 'Aquesta oferta és per a participants del programa',
    body: 'Per inscriure-t’hi, el programa ha d’haver acceptat la teva sol·licitud d’adhesió.',
  },
  idRegistered: {
    title: 'Aquest document d’identitat ja està registrat',
    body: 'Ja hi ha un compte amb aquest document. Si està ben escrit, s’hi pot iniciar la sessió.',
  },
  graduateMustUseSignOn: {
    title: 'Entra amb el compte de la teva universitat',
    body: 'Com que et vas titular a la universitat, no necessites cap altra contrasenya: fes servir el seu accés.',
    button: 'Ves a l’accés',
  },
  incorporationFormRequired: {
    title: 'Falta el formulari d’incorporació',
    body: 'Per seleccionar aquesta persona, el formulari ha d’estar complet. Mentrestant, la seva candidatura queda preseleccionada.',
  },
  unpaidTooSoon: {
    title: 'La data d’inici és massa pròxima',
    body: 'Les pràctiques sense retribució es proposen amb almenys 10 dies d’antelació. La data d’inici ha de ser posterior.',
  },
  creditsAndMeetingRequired: {
    title: 'Et falten requisits per fer pràctiques',
    body: 'Has de tenir 120 crèdits superats i haver assistit a una reunió d’orientació.',
  },
  mustSeekJob: {
    title: 'Activa la teva cerca de feina',
    body: 'Per inscriure’t, abans has d’indicar al teu CV que estàs cercant feina.',
    button: 'Activa la cerca',
  },
  photoOverLimit: {
    title: 'La foto és massa gran',
    body: 'Pot tenir com a màxim 1000\u00a0px d’amplada i d’alçada. Tria’n una altra o redueix aquesta.',
  },
  serviceUnavailable: {
    title: 'El portal no respon',
    body: 'Pot ser la connexió o un problema nostre. Si la connexió funciona, es pot tornar a provar d’aquí a uns minuts.',
  },
  underMaintenance: {
    title: 'El portal està en manteniment',
    body: 'Hi estem treballant i tornarà quan acabem. Les dades desades no es perden.',
  },

  withdrawn: {
    title: 'Has retirat la teva candidatura',
    body: 'Ja no formes part del procés.',
  },
  applied: {
    title: 'T’has inscrit a l’oferta',
    body: 'L’empresa rebrà el CV generat amb les teves dades. Pots consultar-ne l’estat a «Les meves candidatures».',
    button: 'Mostra les meves candidatures',
  },
  companyRegistered: {
    title: 'Hem rebut el registre de la seva empresa',
    body: 'Obri el missatge que li hem enviat i confirmi el correu amb l’enllaç. Després validarem el registre i podrà entrar des de l’accés d’empreses.',
    button: 'Ves a l’accés d’empreses',
  },
  registered: {
    title: 'Hem rebut el teu registre',
    body: 'Obre el missatge que t’hem enviat i confirma el correu amb l’enllaç. Després validarem el registre i t’avisarem quan puguis iniciar la sessió.',
    button: 'Inicia la sessió',
  },
  recoveryLinkSent: {
    title: 'Sol·licitud rebuda',
    body: 'Si les dades corresponen a un compte, enviarem un correu amb un enllaç per canviar la contrasenya. Pot arribar al correu no desitjat.',
  },
  offerCreated: {
    title: 'S’ha creat la seva oferta',
    body: 'La validarem abans de publicar-la. Pot consultar-ne l’estat a «Les meves ofertes».',
    button: 'Mostra les meves ofertes',
  },
  companyDescriptionSaved: {
    title: 'Descripció desada',
    body: 'S’ha actualitzat la descripció de la seva empresa.',
  },
  passwordReset: {
    title: 'Contrasenya canviada',
    body: 'La contrasenya nova ja serveix per iniciar la sessió.',
    button: 'Inicia la sessió',
  },
  noCandidateWithId: {
    title: 'Cap candidat amb aquest document',
    body: 'No hi ha cap candidat amb aquest DNI o NIE. Comprovi que estigui ben escrit.',
  },
  studentNotFound: {
    title: 'No trobem aquest estudiant',
    body: 'Comprovi les dades i torni a cercar.',
  },
  proposalRegistered: {
    title: 'Proposta de pràctiques registrada',
    body: 'L’hem rebuda. L’equip de pràctiques la revisarà i donarà una resposta.',
  },
  offerClosed: {
    title: 'Oferta tancada',
    body: 'Ja no és visible ni admet candidatures noves.',
  },
  offerModified: {
    title: 'Oferta modificada',
    body: 'S’han desat els canvis. Publicarem l’oferta quan l’hàgim validada.',
  },
  documentsAttached: {
    title: 'Documentació adjuntada',
    body: 'S’ha pujat correctament.',
  },
  documentTakenBack: {
    title: 'Document retirat',
    body: 'Ja no consta com a lliurat.',
  },
  passwordSet: {
    title: 'Contrasenya creada',
    body: 'Ja serveix per iniciar la sessió.',
    button: 'Inicia la sessió',
  },
  serverNotice: { title: 'Avís del portal', body: '{{mensaje}}' },
  offerDeleted: {
    title: 'Oferta eliminada',
    body: 'Ja no apareix entre les seves ofertes.',
  },
  withdrawalReceived: {
    title: 'Hem rebut la teva sol·licitud de baixa',
    body: 'T’avisarem quan l’hàgim tramitada.',
  },
  completeSocialSecurity: {
    title: 'Completa les teves dades bancàries i de la Seguretat Social',
    body: 'Necessitem el teu IBAN i el teu número de la Seguretat Social per a les pràctiques. Afegeix-los al teu CV.',
    button: 'Completa les meves dades',
  },
  internshipDataMissing: {
    title: 'Falten dades per a les teves pràctiques',
    body: 'Completa al teu CV les dades personals que encara no has indicat.',
    button: 'Completa les meves dades',
  },
  preregistrationSaved: {
    title: 'Resposta desada',
    body: 'Hem desat la teva resposta a la preinscripció.',
  },
  registrationRejected: {
    title: 'Has rebutjat la preinscripció',
    body: 'Hem desat la teva resposta i no has de fer res més.',
  },
  passwordChanged: {
    title: 'Contrasenya canviada',
    body: 'La nova és vàlida des d’ara.',
  },
  userCreated: {
    title: 'Usuari creat',
    body: 'Ja s’hi pot iniciar la sessió.',
  },
  adhesionRequested: {
    title: 'Adhesió sol·licitada',
    body: 'Hem rebut la sol·licitud per participar en el programa i donarem una resposta.',
  },
  emailNotActive: {
    title: 'Aquest correu no és d’un usuari actiu',
    body: 'Pot ser que estigui mal escrit o que el registre es fes amb un altre correu.',
  },
  resetRequestFailed: {
    title: 'No s’ha pogut demanar una altra contrasenya',
    body: 'Alguna de les dades pot ser incorrecta. Es pot tornar a provar.',
  },
  reviewAllFields: {
    title: 'El formulari té errors',
    body: 'Algun camp està buit o no és correcte. Cal revisar-los tots abans de tornar-lo a enviar.',
  },
  photoTooLarge: {
    title: 'La foto és massa gran',
    body: 'Pot tenir com a màxim 1000\u00a0px d’amplada i d’alçada. Tria’n una altra o redueix aquesta.',
  },
  selectionFormIncomplete: {
    title: 'El formulari de selecció està incomplet',
    body: 'Empleni tots els camps i torni’l a enviar.',
  },
  requestCreated: {
    title: 'Sol·licitud creada',
    body: 'L’hem registrada correctament.',
  },
  changeRequestSent: {
    title: 'Sol·licitud de canvi enviada',
    body: 'La revisarem i li donarem una resposta.',
  },
  requestRejected: {
    title: 'Sol·licitud rebutjada',
    body: 'Hem desat la seva decisió.',
  },
  requestAccepted: {
    title: 'Sol·licitud acceptada',
    body: 'Hem desat la seva decisió.',
  },
  billingAccountAdded: {
    title: 'Compte de facturació afegit',
    body: 'Ja el pot triar als seus convenis.',
  },
  infoUpdated: {
    title: 'Informació actualitzada',
    body: 'S’han desat els canvis.',
  },
  requestEdited: {
    title: 'Sol·licitud modificada',
    body: 'S’han desat els canvis.',
  },
  companyAdhesionRequested: {
    title: 'Participació sol·licitada',
    body: 'Hem rebut la sol·licitud de la seva empresa i li donarem una resposta.',
  },
  studentAdhesion: {
    title: 'Has sol·licitat l’adhesió al programa',
    body: 'Hem rebut la teva sol·licitud. Et respondrem.',
  },
  requestUsesCv: {
    title: 'La teva sol·licitud fa servir les dades del teu CV',
    body: 'Comprova que estiguin completes i al dia.',
    button: 'Revisa el meu CV',
  },
  ibanNeeded: {
    title: 'Abans, afegeixi l’IBAN de la seva empresa',
    body: 'El necessitem per crear una oferta de pràctiques. Afegeixi’l a les dades de la seva empresa.',
    button: 'Afegeix l’IBAN',
  },
  agreementAdded: {
    title: 'Conveni afegit',
    body: 'El pot consultar a la documentació.',
  },
  degreeCopyRequired: {
    title: 'Falta la còpia del teu títol',
    body: 'Adjunta-la als documents del teu CV per continuar.',
  },
  contactCreated: {
    title: 'Contacte creat',
    body: 'Ja apareix entre els contactes de la seva empresa.',
  },
  companyCompleted: {
    title: 'Les dades de la seva empresa estan completes',
    body: 'Les hem desades. Les pot canviar quan vulgui.',
  },
  verificationSaved: {
    title: 'Dades de verificació desades',
    body: 'Si ha demanat un canvi, les dades actuals continuen sent vàlides fins que l’acceptem.',
  },
  incorporationFormDone: {
    title: 'Formulari d’incorporació completat',
    body: 'La candidatura passa a l’estat «Seleccionada». Ara un gestor ha de validar el formulari.',
  },
};
