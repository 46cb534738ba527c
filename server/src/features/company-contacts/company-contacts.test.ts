import { requestCompanyAccount, setFirstPassword } from '@portal/contract/accounts';
import {
  addCompanyContact,
  blockCompanyContact,
  editCompanyContact,
  inviteCompanyContact,
  listAgreementContacts,
  listBillingContacts,
  listCompanyContacts,
  removeCompanyContact,
  replaceCompanyContact,
} from '@portal/contract/company-contacts';
import { getSession, loginCompany } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, companyContacts } from '../../db/tables/accounts.ts';
import { agreements } from '../../db/tables/agreements.ts';
import {
  addCompany,
  addContact,
  addJoining,
  addLink,
  addToCompany,
  companyToken,
  password,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { accountsBodies } from '../accounts/accounts.fixtures.ts';
import { addMade } from '../agreements/agreements.fixtures.ts';
import { addPlainContact, contactBody } from './company-contacts.fixtures.ts';
import { deleteRemoved } from './company-contacts.queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ now: () => new Date('2030-11-05T10:00:00Z') });
});
afterAll(() => portal.close());

/** A company with somebody who speaks for it. */
async function speaker() {
  const { id } = await addCompany(portal);
  const { id: accountId, usuario, contactIds } = await addContact(portal, [id]);
  return { id, accountId, usuario, own: contactIds[0] ?? 0, token: await companyToken(portal, usuario) };
}
type Speaker = Awaited<ReturnType<typeof speaker>>;

const list = (as: { token: string }) => portal.get(listCompanyContacts, {}, as);
async function shownIn(company: Speaker, idContacto: number) {
  const found = (await list(company)).find((contact) => contact.idContacto === idContacto);
  if (!found) throw new Error('no such contact');
  return found;
}
const login = (usuario: string, ePassword = password) => ({
  body: { eAmbito: 'PrivadoEmpresa', eUsuario: usuario, ePassword } as const,
});
const accountWith = async (usuario: string) => {
  const { orm } = portal.database;
  const [account] = await orm.select().from(accounts).where(eq(accounts.usuario, usuario));
  return account;
};

describe('a contact', () => {
  test('is added without a login, listed with all of its data, and changed', async () => {
    const company = await speaker();
    const body = { ...contactBody(), email: 'Rosa.Vila@Contactos.example', aniosForoEmpleo: [2024, 2010] };
    const { idContacto } = await portal.get(addCompanyContact, { body }, company);
    const kept = await shownIn(company, idContacto);
    expect(kept).toMatchObject({
      ...body,
      email: 'rosa.vila@contactos.example',
      aniosForoEmpleo: [2010, 2024],
      acceso: 'sin',
      nick: null,
      esPropio: false,
    });
    expect((await shownIn(company, company.own)).esPropio).toBe(true);
    const changed = { ...body, idContacto, version: kept.version, nif: '12345678Z', tipoContacto: [5] };
    for (let sent = 0; sent < 2; sent++) await portal.get(editCompanyContact, { body: changed }, company);
    expect(await shownIn(company, idContacto)).toMatchObject({ nif: '12345678Z', tipoContacto: [5] });
    const late = { body: { ...changed, cp: '46002' } };
    await portal.refused(editCompanyContact, late, 'cannotChangeState', company);
  });

  test('keeps the e-mail by which it logs in, and takes its own new name to every page', async () => {
    const company = await speaker();
    const { version } = await shownIn(company, company.own);
    const body = { ...contactBody(), idContacto: company.own, version };
    await portal.refused(editCompanyContact, { body }, 'actionNotAllowed', company);
    const same = { body: { ...body, nombre: 'Remei', email: company.usuario } };
    await portal.get(editCompanyContact, same, company);
    expect((await portal.get(getSession, {}, company)).name).toBe('Remei');
  });

  test.each([
    ['nombre', { nombre: 'Al' }],
    ['apellidos', { apellidos: '' }],
    ['puesto', { puesto: 'x' }],
    ['direccion', { direccion: 'C/' }],
    ['localidad', { localidad: '' }],
    ['cp', { cp: '1' }],
    ['telefono1', { telefono1: '12345678' }],
    ['telefono2', { telefono2: '123' }],
    ['email', { email: 'sin arroba' }],
    ['email', { email: 'josé@contactos.example' }],
    ['nif', { nif: '12345678A' }],
    ['tipoContacto', { tipoContacto: [99] }],
    ['aniosForoEmpleo', { aniosForoEmpleo: [2009] }],
    ['aniosForoEmpleo', { aniosForoEmpleo: [2031] }],
    ['idPais', { idPais: 9_999 }],
  ])('%s is refused where it is wrong: %j', async (campo, wrong) => {
    const company = await speaker();
    const answer = await portal.call(addCompanyContact, { body: { ...contactBody(), ...wrong } }, company);
    expect(answer.datos).toMatchObject({
      campos: [expect.objectContaining({ campo: expect.stringMatching(campo) })],
    });
    expect(await list(company)).toHaveLength(1);
  });

  test('needs a type where the institution asks for one', async () => {
    const asking = await openPortal({
      brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, tipoContactoObligatorio: true } }),
    });
    try {
      const { id } = await addCompany(asking);
      const as = { token: await companyToken(asking, (await addContact(asking, [id])).usuario) };
      const body = { ...contactBody(), tipoContacto: [] };
      const { datos } = await asking.refused(addCompanyContact, { body }, 'mandatoryDataMissing', as);
      expect(datos).toMatchObject({ campos: [{ campo: 'tipoContacto' }] });
    } finally {
      await asking.close();
    }
  });

  test('has an e-mail that no other of its company has (29), of two at once that add it one is refused', async () => {
    const company = await speaker();
    const body = contactBody();
    const answers = await Promise.all([0, 1].map(() => portal.call(addCompanyContact, { body }, company)));
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 29]);
    const upper = { body: { ...contactBody(), email: company.usuario.toUpperCase() } };
    await portal.refused(addCompanyContact, upper, 'contactEmailExists', company);
    const joining = await addJoining(portal, company.id);
    const asking = { body: { ...contactBody(), email: joining.usuario } };
    await portal.refused(addCompanyContact, asking, 'contactEmailExists', company);
  });

  test('does not take the e-mail of another (29), nor one that logs in for another company (44)', async () => {
    const [company, other] = [await speaker(), await speaker()];
    const { id: idContacto } = await addPlainContact(portal, company.id);
    const { version } = await shownIn(company, idContacto);
    for (const [email, refusal] of [
      [company.usuario, 'contactEmailExists'],
      [other.usuario, 'emailOfAnotherCompany'],
    ] as const) {
      const body = { ...contactBody(), email, idContacto, version };
      await portal.refused(editCompanyContact, { body }, refusal, company);
    }
  });

  test('has no e-mail with which somebody logs in for another company (44), unless the caller speaks for both', async () => {
    const [one, other] = [await speaker(), await speaker()];
    const body = { ...contactBody(), email: other.usuario };
    await portal.refused(addCompanyContact, { body }, 'emailOfAnotherCompany', one);
    await addToCompany(portal, one.accountId, other.id);
    const { idContacto } = await portal.get(addCompanyContact, { body }, one);
    await portal.get(inviteCompanyContact, { body: { idContacto } }, one);
    // It has a password already.
    expect(await shownIn(one, idContacto)).toMatchObject({ acceso: 'activo', nick: other.usuario });
    await companyToken(portal, other.usuario, one.id);
  });

  test('may be written down by several companies where it logs in for none', async () => {
    const [one, other] = [await speaker(), await speaker()];
    const body = contactBody();
    for (const as of [one, other]) await portal.get(addCompanyContact, { body }, as);
  });

  test('is reached through the company of the session alone', async () => {
    const [one, other] = [await speaker(), await speaker()];
    const { id: idContacto } = await addPlainContact(portal, other.id);
    const { id: idSustituto } = await addPlainContact(portal, one.id);
    const body = { idContacto };
    const { version } = await shownIn(other, idContacto);
    const changed = { body: { ...contactBody(), idContacto, version } };
    await portal.refused(editCompanyContact, changed, 'companyProblem', one);
    for (const call of [removeCompanyContact, inviteCompanyContact, blockCompanyContact])
      await portal.refused(call, { body }, 'companyProblem', one);
    await portal.refused(replaceCompanyContact, { body: { idContacto, idSustituto } }, 'companyProblem', one);
    expect(await list(one)).toHaveLength(2);
  });
});

test('contacts are offered for what they are there for, and those without a type for all', async () => {
  const company = await speaker();
  const add = (nombre: string, tipoContacto: number[]) =>
    portal.get(addCompanyContact, { body: { ...contactBody(), nombre, tipoContacto } }, company);
  const agreements = await add('Amaia', [1]);
  const billing = await add('Berta', [2, 3]);
  await add('Carme', [4]);
  expect(await portal.get(listAgreementContacts, {}, company)).toEqual({
    [company.own]: 'Nora Prats Vidal',
    [agreements.idContacto]: 'Amaia Company Vila',
  });
  expect(await portal.get(listBillingContacts, {}, company)).toEqual([
    { idContacto: billing.idContacto, nombre: 'Berta Company Vila' },
    { idContacto: company.own, nombre: 'Nora Prats Vidal' },
  ]);
});

describe('access', () => {
  async function invited() {
    const company = await speaker();
    const { id: idContacto, email } = await addPlainContact(portal, company.id);
    await portal.get(inviteCompanyContact, { body: { idContacto } }, company);
    return { company, email, body: { idContacto } };
  }
  const setPassword = async (email: string) => {
    const token = await addLink(portal, (await accountWith(email))?.id ?? 0, { uso: 'establecer' });
    const chosen = 'Otra-clave-2026';
    await portal.get(setFirstPassword, { body: { token, password: chosen, password2: chosen } });
    return (await portal.get(loginCompany, login(email, chosen))).token;
  };

  test('comes with the password that the invited contact sets, and not before', async () => {
    const { company, email, body } = await invited();
    await portal.get(inviteCompanyContact, { body }, company);
    expect(await shownIn(company, body.idContacto)).toMatchObject({ acceso: 'invitado', nick: email });
    await portal.refused(
      removeCompanyContact,
      { body: { idContacto: company.own } },
      'actionNotAllowed',
      company,
    );
    const token = await setPassword(email);
    expect((await portal.get(getSession, {}, { token })).idEmpresa).toBe(company.id);
    expect((await shownIn(company, body.idContacto)).acceso).toBe('activo');
    await portal.refused(inviteCompanyContact, { body }, 'noSuchMove', company);
  });

  test('ends at once for a contact that is blocked, and comes back with another invitation', async () => {
    const { company, email, body } = await invited();
    const token = await setPassword(email);
    for (let sent = 0; sent < 2; sent++) await portal.get(blockCompanyContact, { body }, company);
    expect((await portal.call(getSession, {}, { token })).status).toBe(2);
    expect((await shownIn(company, body.idContacto)).acceso).toBe('bloqueado');
    await portal.get(inviteCompanyContact, { body }, company);
    expect((await shownIn(company, body.idContacto)).acceso).toBe('activo');
  });

  test('of the last contact that has it is not ended, nor by both of the last two at once', async () => {
    const company = await speaker();
    const own = { body: { idContacto: company.own } };
    await portal.refused(blockCompanyContact, own, 'actionNotAllowed', company);
    await portal.refused(removeCompanyContact, own, 'actionNotAllowed', company);
    const plain = await addPlainContact(portal, company.id);
    await portal.refused(blockCompanyContact, { body: { idContacto: plain.id } }, 'noSuchMove', company);
    const replacing = { body: { ...own.body, idSustituto: plain.id } };
    await portal.refused(replaceCompanyContact, replacing, 'actionNotAllowed', company);
    const { contactIds } = await addContact(portal, [company.id]);
    await portal.refused(blockCompanyContact, own, 'actionNotAllowed', company);
    const ids = [company.own, contactIds[0] ?? 0];
    const answers = await Promise.all(
      ids.map((idContacto) => portal.call(removeCompanyContact, { body: { idContacto } }, company)),
    );
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  });

  test('goes from one contact to the one in its place, with what it was there for', async () => {
    const company = await speaker();
    const { usuario, contactIds } = await addContact(portal, [company.id]);
    const leaving = contactIds[0] ?? 0;
    await portal.database.orm
      .update(companyContacts)
      .set({ tipoContacto: [2, 6] })
      .where(eq(companyContacts.id, leaving));
    const next = await addPlainContact(portal, company.id);
    const body = { idContacto: leaving, idSustituto: next.id };
    await portal.refused(
      replaceCompanyContact,
      { body: { ...body, idSustituto: leaving } },
      'noSuchMove',
      company,
    );
    for (let sent = 0; sent < 2; sent++) await portal.get(replaceCompanyContact, { body }, company);
    expect(await shownIn(company, next.id)).toMatchObject({ acceso: 'invitado', tipoContacto: [1, 2, 6] });
    expect((await list(company)).map(({ idContacto }) => idContacto)).not.toContain(leaving);
    expect(await accountWith(usuario)).toBeUndefined();
  });

  test('is not given with an e-mail that came to be of another company, nor over a manager', async () => {
    const company = await speaker();
    const plain = await addPlainContact(portal, company.id);
    const other = await addCompany(portal);
    await addContact(portal, [other.id], { usuario: plain.email, email: plain.email });
    const body = { idContacto: plain.id };
    await portal.refused(inviteCompanyContact, { body }, 'emailOfAnotherCompany', company);
    const { contactIds } = await addContact(portal, [company.id]);
    const replace = { body: { idContacto: contactIds[0] ?? 0, idSustituto: plain.id } };
    await portal.refused(replaceCompanyContact, replace, 'emailOfAnotherCompany', company);
    const joining = await addJoining(portal, company.id);
    const asking = { body: { idContacto: joining.idContacto } };
    await portal.refused(inviteCompanyContact, asking, 'noSuchMove', company);
    await portal.refused(removeCompanyContact, asking, 'actionNotAllowed', company);
  });

  test('is given over a registration that nobody has confirmed', async () => {
    const company = await speaker();
    const plain = await addPlainContact(portal, company.id);
    const request = await accountsBodies({
      portal,
      student: { id: 0, token: '' },
      company: { id: company.id, contactId: company.accountId },
      manager: { id: 0 },
    }).requestCompanyAccount();
    const body = { ...request, contacto: { ...request.contacto, email: plain.email } };
    await portal.get(requestCompanyAccount, { body });
    await portal.get(inviteCompanyContact, { body: { idContacto: plain.id } }, company);
    expect(await accountWith(plain.email)).toMatchObject({ emailSinConfirmar: null, passwordHash: null });
  });

  test('is offered to so many in an hour (90)', async () => {
    const { company, body } = await invited();
    let status = 0;
    for (let sent = 0; sent < 31 && status === 0; sent++)
      status = (await portal.call(inviteCompanyContact, { body }, company)).status;
    expect(status).toBe(90);
    const { contactIds } = await addContact(portal, [company.id]);
    const replace = { body: { idContacto: contactIds[0] ?? 0, idSustituto: body.idContacto } };
    await portal.refused(replaceCompanyContact, replace, 'userBlocked', company);
  });
});

test('a contact that an agreement names is kept, although it was taken out', async () => {
  const company = await speaker();
  const { id } = await addPlainContact(portal, company.id);
  const { idConvenio } = await addMade(portal, company.id);
  const datos = { idContactoEmpresaGestion: id };
  await portal.database.orm.update(agreements).set({ datos }).where(eq(agreements.id, idConvenio));
  await portal.get(removeCompanyContact, { body: { idContacto: id } }, company);
  await deleteRemoved(portal.database, new Date('2100-01-01T09:00:00Z'));
  expect(await portal.database.orm.$count(companyContacts, eq(companyContacts.id, id))).toBe(1);
});

test('a contact that is taken out is gone for its company, and its data once nothing names it', async () => {
  const company = await speaker();
  const { id: idContacto, email } = await addPlainContact(portal, company.id);
  const body = { idContacto };
  for (let sent = 0; sent < 2; sent++) await portal.get(removeCompanyContact, { body }, company);
  expect(await list(company)).toHaveLength(1);
  await portal.get(addCompanyContact, { body: { ...contactBody(), email } }, company);
  const ofContact = eq(companyContacts.id, idContacto);
  await deleteRemoved(portal.database, new Date('2030-11-05T09:00:00Z'));
  expect(await portal.database.orm.$count(companyContacts, ofContact)).toBe(1);
  await deleteRemoved(portal.database, new Date('2030-11-06T10:00:00Z'));
  expect(await portal.database.orm.$count(companyContacts, ofContact)).toBe(0);
});
