import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyContacts.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Contacts',
  help: 'The people at your company whom the institution deals with, and who of them uses the portal.',
  add: 'Add a contact',
  edit: 'Edit details',
  more: 'Actions for {{name}}',
  newTitle: 'New contact',
  editTitle: 'Details of {{name}}',
  you: 'You',
  emailLocked: 'This email is their login.',
  noTypes: 'No topics assigned',
  fields: {
    nombre: 'First name',
    apellidos: 'Surname',
    puesto: 'Position',
    departamento: 'Department',
    email: 'Email',
    telefono1: 'Phone',
    telefono2: 'Another phone',
    nif: 'NIF or identity number',
    direccion: 'Address',
    cp: 'Postcode',
    localidad: 'Town or city',
    idLocalidad: 'Town or city',
    idPais: 'Country',
    idProvincia: 'Province',
    provincia: 'Province, region or state',
    tipoContacto: 'In charge of',
    aniosForoEmpleo: 'Employment forums attended',
  },
  access: {
    sin: 'Doesn’t use the portal',
    invitado: 'Invitation sent',
    activo: 'Uses the portal',
    bloqueado: 'Access blocked',
    solicitado: 'Waiting for the institution',
  },
  save: 'Save contact',
  invite: 'Invite to the portal',
  inviteAgain: 'Send another invitation',
  unblock: 'Give access back',
  block: 'Block access',
  replace: 'Put somebody else in their place',
  remove: 'Remove from the company',
  lastIn: 'Nobody else at your company uses the portal: somebody else must come in first.',
  ask: {
    inviteTitle: 'Invite {{name}} to the portal?',
    inviteBody:
      'We’ll send {{email}} a link to create a password. With it they can do the same on the portal as you.',
    inviteConfirm: 'Send invitation',
    blockTitle: 'Block the access of {{name}}?',
    blockBody:
      'They’ll be logged out and won’t be able to act for your company. You can give the access back at any time.',
    blockConfirm: 'Block access',
    removeTitle: 'Remove {{name}} from the company?',
    removeBody:
      'They’ll no longer be a contact of your company or use the portal for it. Agreements that name them don’t change.',
    removeConfirm: 'Remove contact',
    replaceTitle: 'Who takes the place of {{name}}?',
    replaceBody:
      'They’ll be in charge of the same and, if {{name}} uses the portal, we’ll send them an invitation. {{name}} will no longer be a contact.',
    replaceWho: 'Contact',
    replaceConfirm: 'Make the change',
    nobody: 'First add the contact of the person who takes their place.',
  },
  own: {
    removeTitle: 'Remove yourself from the company?',
    removeBody:
      'You’ll be logged out, and you’ll no longer act for this company on the portal or be one of its contacts. To come back, somebody else at the company will have to invite you.',
    replaceTitle: 'Who takes your place?',
    replaceBody:
      'They’ll be in charge of the same and, unless they already use the portal, we’ll send them an invitation. You’ll be logged out, and you’ll no longer be a contact of the company.',
  },
  empty: { title: 'Your company has no contacts', body: 'Add the people we deal with.' },
};
