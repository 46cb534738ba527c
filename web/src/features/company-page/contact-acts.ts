import type { CompanyContact } from '@portal/contract/company-contacts';

/** What can be done with a contact, in the order in which it is offered. */

export type ContactAct = 'edit' | 'invite' | 'block' | 'replace' | 'remove';

/** Whether nobody else of the company logs in. */
export const isLastIn = (contact: CompanyContact, all: readonly CompanyContact[]): boolean =>
  contact.acceso === 'activo' && all.filter(({ acceso }) => acceso === 'activo').length === 1;

export function actsOn(contact: CompanyContact, all: readonly CompanyContact[]): readonly ContactAct[] {
  const { acceso } = contact;
  if (acceso === 'solicitado') return [];
  const acts: ContactAct[] = ['edit'];
  if (acceso === 'bloqueado' && contact.bloqueadoPorGestor) return acts;
  if (acceso !== 'activo') acts.push('invite');
  if (isLastIn(contact, all)) return acts;
  // Nobody gives oneself the access back.
  if ((acceso === 'activo' || acceso === 'invitado') && !contact.esPropio) acts.push('block');
  return [...acts, 'replace', 'remove'];
}
