import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyContact.ts';

export const texts: Texts<typeof spanish> = {
  context: 'Les seves dades com a contacte de {{company}}.',
  title: 'Dades de contacte',
  description: 'El nom és el de tot el seu compte; el càrrec i el telèfon són els d’aquesta empresa.',
  email: 'Correu electrònic',
  emailHelp: 'És el correu amb què entra al portal. Per canviar-lo, escrigui a',
  nombre: 'Nom',
  apellidos: 'Cognoms',
  puesto: 'Càrrec',
  telefono1: 'Telèfon',
  save: 'Desa els canvis',
  restored: 'Té canvis sense desar d’una visita anterior',
  discard: 'Descarta’ls',
};
