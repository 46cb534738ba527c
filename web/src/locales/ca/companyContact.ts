import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyContact.ts';

export const texts: Texts<typeof spanish> = {
  context: 'Qui parla per {{company}} al portal.',
  title: 'Dades de contacte',
  description: 'El seu nom val per a tot el seu compte; el càrrec i el telèfon, per a aquesta empresa.',
  email: 'Correu electrònic',
  emailHelp: 'Amb aquest correu entra al portal. Per canviar-lo, escrigui a',
  nombre: 'Nom',
  apellidos: 'Cognoms',
  puesto: 'Càrrec',
  telefono1: 'Telèfon',
  save: 'Desa els canvis',
  restored: 'Aquests canvis es van escriure en una altra visita i no s’han desat',
  discard: 'Descarta’ls',
};
