import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyContact.ts';

export const texts: Texts<typeof spanish> = {
  context: 'Your details as a contact of {{company}}.',
  title: 'Contact details',
  description: 'Your name applies to your whole account; the position and phone, to this company.',
  email: 'Email',
  emailHelp: 'You log in with it. To change it, write to',
  nombre: 'First name',
  apellidos: 'Surnames',
  puesto: 'Position',
  telefono1: 'Phone',
  save: 'Save changes',
  restored: 'You have unsaved changes from an earlier visit',
  discard: 'Discard them',
};
