import type { CompanyContact } from '@portal/contract/company-contacts';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { block, invite, refuseBlocked, remove } from './access.ts';
import {
  addContact,
  belongsElsewhere,
  type Contact,
  contactsOf,
  isRemoved,
  lockContacts,
  saveAccountName,
  saveContact,
} from './company-contacts.queries.ts';
import {
  type ContactData,
  contactProblems,
  isLastIn,
  keptContact,
  seesToAgreements,
  seesToBilling,
  versionOf,
} from './company-contacts.rules.ts';

type CompanyCtx = Ctx<CompanySession>;

/** The contacts of the session's company, which nobody else changes until the transaction ends. */
async function lockedContacts({ db, session }: CompanyCtx) {
  const { nombreComercial } = await lockContacts(db, session.companyId);
  return { empresa: nombreComercial, contacts: await contactsOf(db, session.companyId) };
}

/** Throws companyProblem (24) where the company has no such contact. */
function contactAmong(contacts: readonly Contact[], idContacto: number): Contact {
  const contact = contacts.find(({ id }) => id === idContacto);
  if (!contact) throw new Refusal('companyProblem');
  return contact;
}

/** Throws what is wrong with the data of a contact: 15 beside its field, 29 or 44 of its e-mail. */
async function checkContact(
  { db, session, brand, today }: CompanyCtx,
  data: ContactData,
  contacts: readonly Contact[],
  own?: Contact,
): Promise<void> {
  const thisYear = Number(today().slice(0, 4));
  const problems = contactProblems(data, { thisYear, needsType: brand.opciones.tipoContactoObligatorio });
  if (problems.length > 0) throw new FieldRefusal(problems);
  const email = data.email.toLowerCase();
  if (email === own?.email) return;
  if (
    contacts.some((contact) => contact.id !== own?.id && (contact.email === email || contact.nick === email))
  )
    throw new Refusal('contactEmailExists');
  if (await belongsElsewhere(db, email, session)) throw new Refusal('emailOfAnotherCompany');
}

const shown = ({ session }: CompanyCtx, contact: Contact): CompanyContact => ({
  idContacto: contact.id,
  nombre: contact.nombre,
  apellidos: contact.apellidos,
  puesto: contact.puesto,
  email: contact.email,
  nick: contact.nick,
  telefono1: contact.telefono,
  telefono2: contact.telefono2,
  departamento: contact.departamento,
  direccion: contact.direccion,
  localidad: contact.localidad,
  idLocalidad: contact.idLocalidad,
  cp: contact.cp,
  nif: contact.nif,
  idPais: contact.idPais,
  idProvincia: contact.idProvincia,
  provincia: contact.provincia,
  tipoContacto: contact.tipoContacto,
  aniosForoEmpleo: contact.aniosForoEmpleo,
  acceso: contact.acceso,
  bloqueadoPorGestor: contact.bloqueadoPorGestor,
  esPropio: contact.accountId === session.accountId,
  version: versionOf(contact),
});

const fullName = ({ nombre, apellidos }: Contact): string => `${nombre} ${apellidos}`.trim();

/** A person who asks to join the company is none of its contacts yet: a manager decides. */
const refuseAsking = (contact: Contact): void => {
  if (contact.acceso === 'solicitado') throw new Refusal('actionNotAllowed');
};

export const companyContactsRoutes = routes({
  async listCompanyContacts(_, ctx) {
    const contacts = await contactsOf(ctx.db, ctx.session.companyId);
    return contacts.map((contact) => shown(ctx, contact));
  },

  async listAgreementContacts(_, { db, session }) {
    const contacts = (await contactsOf(db, session.companyId)).filter(seesToAgreements);
    return Object.fromEntries(contacts.map((contact) => [String(contact.id), fullName(contact)]));
  },

  async listBillingContacts(_, { db, session }) {
    const contacts = (await contactsOf(db, session.companyId)).filter(seesToBilling);
    return contacts.map((contact) => ({ idContacto: contact.id, nombre: fullName(contact) }));
  },

  async addCompanyContact({ body }, ctx) {
    const { contacts } = await lockedContacts(ctx);
    await checkContact(ctx, body, contacts);
    return { idContacto: await addContact(ctx.db, ctx.session.companyId, keptContact(body)) };
  },

  async editCompanyContact({ body }, ctx) {
    const { idContacto, version, ...data } = body;
    const { contacts } = await lockedContacts(ctx);
    const contact = contactAmong(contacts, idContacto);
    refuseAsking(contact);
    const kept = keptContact(data);
    const before = versionOf(contact);
    // Sent twice it is there already.
    if (before === versionOf(kept)) return null;
    if (version !== before) throw new Refusal('cannotChangeState');
    // By it the contact logs in.
    if (contact.accountId !== null && kept.email !== contact.email) throw new Refusal('actionNotAllowed');
    await checkContact(ctx, data, contacts, contact);
    await saveContact(ctx.db, contact.id, kept);
    if (contact.accountId === ctx.session.accountId) await saveAccountName(ctx.db, contact.accountId, kept);
    return null;
  },

  async removeCompanyContact({ body }, ctx) {
    const { contacts } = await lockedContacts(ctx);
    if (await isRemoved(ctx.db, ctx.session.companyId, body.idContacto)) return null;
    const contact = contactAmong(contacts, body.idContacto);
    refuseAsking(contact);
    // Taken out, it could be written down and invited anew.
    refuseBlocked(contact);
    if (isLastIn(contact, contacts)) throw new Refusal('actionNotAllowed');
    await remove(ctx, contact);
    return null;
  },

  async inviteCompanyContact({ body }, ctx) {
    const { empresa, contacts } = await lockedContacts(ctx);
    const contact = contactAmong(contacts, body.idContacto);
    refuseBlocked(contact);
    await invite(ctx, contact, empresa);
    return null;
  },

  async blockCompanyContact({ body }, ctx) {
    const { contacts } = await lockedContacts(ctx);
    const contact = contactAmong(contacts, body.idContacto);
    if (contact.acceso === 'bloqueado') return null;
    if (contact.acceso !== 'activo' && contact.acceso !== 'invitado') throw new Refusal('noSuchMove');
    const isOwn = contact.accountId === ctx.session.accountId;
    // Nobody gives oneself the access back.
    if (isOwn || isLastIn(contact, contacts)) throw new Refusal('actionNotAllowed');
    await block(ctx, contact, 'empresa');
    return null;
  },

  async replaceCompanyContact({ body }, ctx) {
    const { idContacto, idSustituto } = body;
    const { empresa, contacts } = await lockedContacts(ctx);
    if (await isRemoved(ctx.db, ctx.session.companyId, idContacto)) return null;
    const leaving = contactAmong(contacts, idContacto);
    const next = contactAmong(contacts, idSustituto);
    refuseAsking(leaving);
    refuseAsking(next);
    for (const contact of [leaving, next]) refuseBlocked(contact);
    if (leaving.id === next.id) throw new Refusal('noSuchMove');
    if (isLastIn(leaving, contacts)) throw new Refusal('actionNotAllowed');
    const tipoContacto = [...new Set([...next.tipoContacto, ...leaving.tipoContacto])].sort((a, b) => a - b);
    await saveContact(ctx.db, next.id, { tipoContacto });
    const hadAccess = leaving.acceso === 'activo' || leaving.acceso === 'invitado';
    if (hadAccess && next.acceso !== 'activo') await invite(ctx, next, empresa);
    await remove(ctx, leaving);
    return null;
  },
});
