import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyContacts.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Contactes',
  help: 'Les persones de la seva empresa amb qui tracta la institució, i quines entren al portal.',
  add: 'Afegeix un contacte',
  edit: 'Canvia les dades',
  more: 'Accions de {{name}}',
  newTitle: 'Contacte nou',
  editTitle: 'Dades de {{name}}',
  you: 'Vostè',
  emailLocked: 'Amb aquest correu entra al portal.',
  noTypes: 'Sense temes assignats',
  fields: {
    nombre: 'Nom',
    apellidos: 'Cognoms',
    puesto: 'Càrrec',
    departamento: 'Departament',
    email: 'Correu electrònic',
    telefono1: 'Telèfon',
    telefono2: 'Un altre telèfon',
    nif: 'NIF o número d’identitat',
    direccion: 'Adreça',
    cp: 'Codi postal',
    localidad: 'Localitat',
    idLocalidad: 'Localitat',
    idPais: 'País',
    idProvincia: 'Província',
    provincia: 'Província, regió o estat',
    tipoContacto: 'Temes que porta',
    aniosForoEmpleo: 'Fòrums d’ocupació on ha vingut',
  },
  access: {
    sin: 'No entra al portal',
    invitado: 'Invitació enviada',
    activo: 'Entra al portal',
    bloqueado: 'Accés bloquejat',
    solicitado: 'Pendent de la institució',
  },
  save: 'Desa el contacte',
  invite: 'Convida al portal',
  inviteAgain: 'Envia una altra invitació',
  unblock: 'Torna-li l’accés',
  block: 'Bloqueja l’accés',
  replace: 'Posa una altra persona al seu lloc',
  remove: 'Treu de l’empresa',
  lastIn: 'És l’única persona de la seva empresa que entra al portal: abans n’hi ha d’entrar una altra.',
  ask: {
    inviteTitle: 'Vol convidar {{name}} al portal?',
    inviteBody:
      'Enviarem a {{email}} un enllaç per crear la seva contrasenya. Amb ella podrà fer al portal el mateix que vostè.',
    inviteConfirm: 'Envia la invitació',
    blockTitle: 'Vol bloquejar l’accés de {{name}}?',
    blockBody:
      'La seva sessió es tancarà i no podrà entrar en nom de la seva empresa. Li podrà tornar l’accés quan vulgui.',
    blockConfirm: 'Bloqueja l’accés',
    removeTitle: 'Vol treure {{name}} de l’empresa?',
    removeBody:
      'Deixarà de ser un contacte de la seva empresa i d’entrar al portal en nom seu. Els convenis que l’anomenen no canvien.',
    removeConfirm: 'Treu el contacte',
    replaceTitle: 'Qui ocupa el lloc de {{name}}?',
    replaceBody:
      'Portarà els seus temes i, si {{name}} entra al portal, li enviarem una invitació. {{name}} deixarà de ser un contacte.',
    replaceWho: 'Contacte',
    replaceConfirm: 'Fes el canvi',
    nobody: 'Afegeixi abans el contacte de la persona que ocuparà el seu lloc.',
  },
  own: {
    removeTitle: 'Vol treure’s de l’empresa?',
    removeBody:
      'Es tancarà la seva sessió, deixarà d’entrar al portal en nom d’aquesta empresa i de ser un dels seus contactes. Per tornar, l’haurà de convidar una altra persona de l’empresa.',
    replaceTitle: 'Qui ocupa el seu lloc?',
    replaceBody:
      'Portarà els seus temes i, si encara no entra al portal, li enviarem una invitació. Es tancarà la seva sessió, i vostè deixarà de ser un contacte de l’empresa.',
  },
  empty: { title: 'La seva empresa no té contactes', body: 'Afegeixi les persones amb qui tractem.' },
};
