import type { EventTexts } from './events.ts';

// «Vostè» to companies, «tu» to students.
export const ca: EventTexts = {
  offerValidated: {
    titulo: 'La seva oferta ja està publicada',
    texto: 'Hem validat «{titulo}». Els estudiants ja la poden veure i inscriure-s’hi.',
  },
  offerRejected: {
    titulo: 'La seva oferta necessita canvis',
    texto: 'No hem pogut publicar «{titulo}». Motiu: {motivo}. La pot corregir i tornar a enviar.',
  },
  offerExpired: {
    titulo: 'La seva oferta ha caducat',
    texto:
      '«{titulo}» ha arribat al darrer dia i ja no admet candidatures. Les rebudes continuen a la seva disposició.',
  },
  companyValidated: {
    titulo: 'La seva empresa ja pot fer servir el portal',
    texto: 'Hem validat l’alta de {empresa}. Ja pot iniciar la sessió i publicar ofertes.',
  },
  companyRejected: {
    titulo: 'No hem pogut validar la seva empresa',
    texto: 'La sol·licitud d’alta de {empresa} no s’ha acceptat. Motiu: {motivo}',
  },
  contactValidated: {
    titulo: 'Ja pot entrar al portal',
    texto: 'Hem acceptat el seu accés com a contacte de {empresa}. Ja pot iniciar la sessió.',
  },
  contactRejected: {
    titulo: 'No hem pogut acceptar el seu accés',
    texto:
      'La seva sol·licitud d’accés com a contacte de {empresa} no s’ha acceptat. Motiu: {motivo}. Hem esborrat les dades que ens va enviar.',
  },
  studentValidated: {
    titulo: 'Ja pots entrar al portal',
    texto:
      'Hem validat el teu registre. Inicia la sessió i completa el teu CV per inscriure’t a les ofertes.',
  },
  studentRejected: {
    titulo: 'No hem pogut validar el teu registre',
    texto: 'El teu registre no s’ha acceptat. Motiu: {motivo}. Hem esborrat les dades que ens vas enviar.',
  },
  passwordRecovery: {
    titulo: 'Canvia la teva contrasenya',
    texto:
      'Hem rebut una petició per canviar la contrasenya del teu compte. L’enllaç de sota serveix una sola vegada i durant una hora. Si no l’has demanat tu, no facis res: la teva contrasenya continua sent la mateixa.',
  },
  contactPasswordRecovery: {
    titulo: 'Canviï la seva contrasenya',
    texto:
      'Hem rebut una petició per canviar la contrasenya del seu compte. L’enllaç de sota serveix una sola vegada i durant una hora. Si no l’ha demanat vostè, no faci res: la seva contrasenya continua sent la mateixa.',
  },
  firstPassword: {
    titulo: 'Creï la seva contrasenya',
    texto:
      'Té un compte al portal. Per entrar-hi per primera vegada, creï la seva contrasenya amb l’enllaç de sota, que serveix una sola vegada i durant set dies.',
  },
  emailConfirmation: {
    titulo: 'Confirma el teu correu',
    texto:
      'Algú s’ha registrat al portal amb aquesta adreça. Si has estat tu, confirma-la amb l’enllaç de sota, que serveix una sola vegada i durant tres dies: després revisarem el teu registre. Si no has estat tu, no facis res: sense confirmar, el registre s’esborra.',
  },
  contactEmailConfirmation: {
    titulo: 'Confirmi el seu correu',
    texto:
      'Algú ha demanat un compte d’empresa amb aquesta adreça. Si ha estat vostè, confirmi-la amb l’enllaç de sota, que serveix una sola vegada i durant tres dies: després revisarem la sol·licitud. Si no ha estat vostè, no faci res: sense confirmar, la sol·licitud s’esborra.',
  },
  applicationSent: {
    titulo: 'T’has inscrit a «{titulo}»',
    texto: 'L’empresa ja té el teu CV tal com és avui. T’avisarem quan hi hagi novetats.',
  },
  applicationReceived: {
    titulo: 'Nova candidatura per a «{titulo}»',
    texto: 'Ha rebut una candidatura. Pot llegir el CV i respondre des de l’oferta.',
  },
  applicationWithdrawn: {
    titulo: 'S’ha retirat una candidatura',
    texto: 'Una persona inscrita a «{titulo}» ha retirat la seva candidatura.',
  },
  applicationUnderReview: {
    titulo: 'La teva candidatura s’està revisant',
    texto: 'L’empresa està revisant la teva candidatura a «{titulo}». {comentario}',
  },
  applicationShortlisted: {
    titulo: 'T’han preseleccionat',
    texto: 'Has passat a la preselecció de «{titulo}». {comentario}',
  },
  applicationInterview: {
    titulo: 'Et volen entrevistar',
    texto: 'L’empresa de «{titulo}» et vol conèixer en una entrevista. {comentario}',
  },
  applicationSelected: {
    titulo: 'T’han seleccionat!',
    texto: 'L’empresa t’ha seleccionat per a «{titulo}». {comentario}',
  },
  applicationNotSelected: {
    titulo: 'El procés s’ha acabat',
    texto:
      'El procés de «{titulo}» s’ha tancat i aquesta vegada no t’han seleccionat. Gràcies pel teu interès i el teu temps: al portal hi ha més ofertes que poden encaixar amb tu. {comentario}',
  },
  applicationPreregistered: {
    titulo: 'Et proposen per a una oferta',
    texto:
      'Tens una preinscripció a «{titulo}» que espera la teva resposta: accepta-la o rebutja-la. {comentario}',
  },
  applicationRejected: {
    titulo: 'La teva candidatura no continua',
    texto: 'L’empresa no continuarà amb la teva candidatura a «{titulo}». Motiu: {motivo}. {comentario}',
  },
  applicationAwaitsForm: {
    titulo: 'Ja hi ets gairebé',
    texto: 'L’empresa et vol seleccionar per a «{titulo}» i està preparant la incorporació. {comentario}',
  },
  preregistrationAccepted: {
    titulo: 'Preinscripció acceptada',
    texto: 'La persona proposada per a «{titulo}» ha acceptat.',
  },
  preregistrationDeclined: {
    titulo: 'Preinscripció rebutjada',
    texto: 'La persona proposada per a «{titulo}» no ha acceptat. Motiu: {motivo}',
  },
};
