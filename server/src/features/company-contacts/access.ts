import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { notifyWithoutMail } from '../../notify/notify.ts';
import { replaceUnconfirmed } from '../accounts/confirmation.queries.ts';
import { addContactAccount } from '../accounts/sign-up.queries.ts';
import { counter, countUse } from '../session/attempts.ts';
import { refreshSessions } from '../session/sessions.queries.ts';
import {
  belongsElsewhere,
  type Contact,
  contactAccount,
  deleteWithoutCompany,
  saveContact,
} from './company-contacts.queries.ts';

/** How a contact comes to have a login in the company, and loses it. */

/** Who acts: a contact of the company, or a manager on behalf of it. */
type Actor = Pick<Ctx<unknown>, 'db' | 'jobs' | 'language' | 'now'> & {
  readonly session: Pick<CompanySession, 'accountId' | 'companyId'>;
};

/** Throws actionNotAllowed (48) where a manager has blocked the contact: managers alone decide on it. */
export const refuseBlocked = ({ acceso, bloqueadoPorGestor }: Contact): void => {
  if (acceso === 'bloqueado' && bloqueadoPorGestor) throw new Refusal('actionNotAllowed');
};

/** Each is a mail to somebody who may not have asked. */
const invitations = { max: 30, windowMinutes: 60, waitMinutes: [60] } as const;

interface Login {
  readonly id: number;
  readonly hasPassword: boolean;
}

/** The account that a contact logs in with, made where the e-mail has none. Throws emailOfAnotherCompany (44). */
async function loginOf({ db, session, language, now }: Actor, contact: Contact): Promise<Login> {
  const { email, nick, nombre, apellidos } = contact;
  const usuario = nick ?? email;
  if (contact.accountId === null) {
    await replaceUnconfirmed(db, { userType: 'Empresa', usuario });
    if (await belongsElsewhere(db, usuario, session)) throw new Refusal('emailOfAnotherCompany');
    const made = { userType: 'Empresa', usuario, email, nombre, apellidos, idioma: language, creada: now() };
    const id = await addContactAccount(db, { ...made, userType: 'Empresa' });
    if (id !== undefined) return { id, hasPassword: false };
  }
  const account = await contactAccount(db, usuario);
  // A manager has blocked it.
  if (account?.estado !== 'activa') throw new Refusal('noSuchMove');
  return account;
}

/**
 * Lets a contact have access: at once where it has a password already, which it has set for another company, or else by
 * the link that sets one. Throws noSuchMove (14) where it has access, or a manager is to decide on it, and userBlocked
 * (90) after too many invitations.
 */
export async function invite(ctx: Actor, contact: Contact, empresa: string): Promise<void> {
  const { db, session, jobs, now } = ctx;
  if (contact.acceso === 'activo' || contact.acceso === 'solicitado') throw new Refusal('noSuchMove');
  await countUse(db, [counter('contact invitation', String(session.companyId), invitations)], now());
  const { id: accountId, hasPassword } = await loginOf(ctx, contact);
  const change = hasPassword ? { activo: true, invitado: null } : { activo: false, invitado: now() };
  await saveContact(db, contact.id, { accountId, bloqueado: null, bloqueadoPorGestor: false, ...change });
  if (!hasPassword) {
    await jobs.send(db, 'accountLink', { accountId, primera: true });
    return;
  }
  const tipo = 'contactValidated' as const;
  const datos = { empresa };
  await jobs.send(db, 'mail', { accountId, tipo, datos, urlAcceso: '/login/empresas' });
  const { companyId } = session;
  await notifyWithoutMail(db, { accountId, companyId, tipo, datos, urlAcceso: '/mis-ofertas' });
}

/** Ends the access of a contact to the company, in every open session. */
export async function block(
  { db, now }: Pick<Actor, 'db' | 'now'>,
  { id, accountId }: Contact,
  by: 'empresa' | 'gestor',
): Promise<void> {
  const bloqueadoPorGestor = by === 'gestor';
  await saveContact(db, id, { activo: false, invitado: null, bloqueado: now(), bloqueadoPorGestor });
  if (accountId !== null) await refreshSessions(db, accountId);
}

/** Takes a contact out of the company, and its account away where it speaks for no other. */
export async function remove(
  { db, now }: Pick<Actor, 'db' | 'now'>,
  { id, accountId }: Contact,
): Promise<void> {
  await saveContact(db, id, {
    accountId: null,
    activo: false,
    invitado: null,
    bloqueado: null,
    eliminado: now(),
  });
  if (accountId === null) return;
  await refreshSessions(db, accountId);
  await deleteWithoutCompany(db, accountId);
}
