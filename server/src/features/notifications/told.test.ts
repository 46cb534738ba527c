import { randomUUID } from 'node:crypto';
import { blockAccount, requestLeave, takeBackLeave, unblockAccount } from '@portal/contract/account-states';
import { setFirstPassword } from '@portal/contract/accounts';
import { closeOffer, deleteOffer } from '@portal/contract/company-offers';
import { listCompanyNotifications, listStudentNotifications } from '@portal/contract/notifications';
import { createOffer, editOffer, getEditableOffer, saveOfferDraft } from '@portal/contract/offer-form';
import { rejectOffer, validateCompany, validateStudent } from '@portal/contract/validations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventText } from '../../notify/notification-texts.ts';
import {
  addCompany,
  addContact,
  addJoining,
  addLink,
  addManager,
  addOffer,
  addPendingStudent,
  addStudent,
  companyToken,
  managerToken,
  password,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship } from '../offer-form/offer-form.fixtures.ts';
import { expireOffersWorker } from '../offers/expire-offers.ts';

/** What is told besides what the tests of each area look at, as its receiver reads it in the bell. */

let now = new Date('2030-11-05T11:00:00Z');
let portal: TestPortal;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());

/** The bell of a contact, without what is the same of all. */
async function bellOf(usuario: string) {
  const token = await companyToken(portal, usuario);
  const { notificaciones, numNoLeidas } = await portal.get(listCompanyNotifications, {}, { token });
  return {
    token,
    numNoLeidas,
    entries: notificaciones.map(({ titulo, texto, urlAcceso }) => ({ titulo, texto, urlAcceso })),
  };
}

test('who registered is told that they are in, and led to their CV', async () => {
  const { id, usuario } = await addPendingStudent(portal);
  await portal.get(validateStudent, { body: { idAlumno: id } }, manager);
  const token = await studentToken(portal, usuario);
  expect(await portal.get(listStudentNotifications, {}, { token })).toMatchObject({
    numNoLeidas: 1,
    notificaciones: [{ ...eventText('es', 'studentValidated', {}), urlAcceso: '/cv', leida: false }],
  });
});

test('who joins a company is told, and so are those who speak for it already', async () => {
  const { id: idEmpresa, nombreComercial: empresa } = await addCompany(portal);
  const before = await addContact(portal, [idEmpresa]);
  const { idContacto, usuario } = await addJoining(portal, idEmpresa);
  await portal.get(validateCompany, { body: { idEmpresa, idContacto } }, manager);
  const validated = { ...eventText('es', 'contactValidated', { empresa }), urlAcceso: '/mis-ofertas' };
  const joined = { ...eventText('es', 'contactJoined', { empresa }), urlAcceso: null };
  expect(await bellOf(usuario)).toMatchObject({ numNoLeidas: 1, entries: [validated] });
  expect(await bellOf(before.usuario)).toMatchObject({ numNoLeidas: 1, entries: [joined] });
});

test('an offer that one contact deletes is told to the others, and its news no longer come first', async () => {
  const { id } = await addCompany(portal);
  const [one, other] = [await addContact(portal, [id]), await addContact(portal, [id])];
  const { urlAcceso, titulo } = await addOffer(portal, id, { estado: 'rechazada' });
  const { token } = await bellOf(one.usuario);
  await portal.get(deleteOffer, { body: { urlOferta: urlAcceso } }, { token });
  const { titulo: title, texto } = eventText('es', 'offerDeleted', { titulo });
  expect((await bellOf(other.usuario)).entries).toEqual([{ titulo: title, texto, urlAcceso: null }]);
  expect((await bellOf(one.usuario)).entries).toEqual([]);
});

test('an offer whose last day is near is told to its company, once', async () => {
  const { id } = await addCompany(portal);
  const { usuario } = await addContact(portal, [id]);
  const { urlAcceso, titulo } = await addOffer(portal, id, { content: { fechaCaducidad: '2030-11-07' } });
  await addOffer(portal, id, { content: { fechaCaducidad: '2030-12-07' } });
  const work = expireOffersWorker(await portal.tools());
  await work();
  await work();
  const { entries } = await bellOf(usuario);
  expect(entries).toEqual([
    {
      ...eventText('es', 'offerExpiring', { titulo, dia: '2030-11-07' }),
      urlAcceso: `/mis-ofertas/${urlAcceso}`,
    },
  ]);
});

describe('what a contact does to an offer', () => {
  /** A company of two, of whom one sends an offer. */
  async function sent(extra: Parameters<typeof fullInternship>[0] = {}) {
    const { id } = await addCompany(portal);
    const [one, other] = [await addContact(portal, [id]), await addContact(portal, [id])];
    const { token } = await bellOf(one.usuario);
    const oferta = fullInternship(extra);
    const body = { claveEnvio: randomUUID(), oferta };
    const { urlAcceso } = await portal.get(createOffer, { body }, { token });
    const place = `/mis-ofertas/${urlAcceso}`;
    const told = (tipo: Parameters<typeof eventText>[1], more = {}) => ({
      ...eventText('es', tipo, { titulo: oferta.titulo, ...more }),
      urlAcceso: place,
    });
    const bells = async () => [
      (await bellOf(one.usuario)).entries.reverse(),
      (await bellOf(other.usuario)).entries.reverse(),
    ];
    return { one, other, token, oferta, body, urlAcceso, told, bells };
  }

  test('is nobody’s news while it is a draft', async () => {
    const { id } = await addCompany(portal);
    const [one, other] = [await addContact(portal, [id]), await addContact(portal, [id])];
    const { token } = await bellOf(one.usuario);
    const body = { claveEnvio: randomUUID(), oferta: fullInternship() };
    const { urlAcceso } = await portal.get(saveOfferDraft, { body }, { token });
    await portal.get(deleteOffer, { body: { urlOferta: urlAcceso } }, { token });
    expect((await bellOf(other.usuario)).entries).toEqual([]);
    expect((await bellOf(one.usuario)).entries).toEqual([]);
  });

  test('is a receipt to its sender and news to the others, once, however often it is sent', async () => {
    const { body, token, told, bells } = await sent();
    await portal.get(createOffer, { body }, { token });
    expect(await bells()).toEqual([[told('offerReceived')], [told('offerSent')]]);
  });

  test('is told to the others at each change, and not where nothing has changed', async () => {
    const { other, urlAcceso, oferta, token, told, bells } = await sent();
    const open = () => portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token });
    const fileOf = (text: string) => ({
      ficheroComplementario: {
        ficheroB64: Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`).toString('base64'),
        extension_adjunto: 'pdf' as const,
        nombre: 'Proyecto',
      },
    });
    const body = (values: Partial<typeof oferta>, guardado?: string, more = {}) => ({
      body: {
        urlOferta: urlAcceso,
        oferta: { ...oferta, ...values },
        ...(guardado !== undefined && { guardado }),
        ...more,
      },
    });
    const edit = (...of: Parameters<typeof body>) => portal.get(editOffer, body(...of), { token });
    const first = await open();
    await edit({}, first.guardado);
    expect(await bells()).toEqual([[told('offerReceived')], [told('offerSent')]]);
    now = new Date(now.getTime() + 60_000);
    // Without a last day the institution's is kept; the answer gets lost, and it is sent again.
    const changed = { plazas: 5, fechaCaducidad: null };
    await edit(changed, first.guardado, fileOf('uno'));
    const second = await open();
    now = new Date(now.getTime() + 60_000);
    await edit(changed, first.guardado, fileOf('uno'));
    await edit(changed, undefined, fileOf('uno'));
    // A manager who is reading it has the same before them.
    expect((await open()).guardado).toBe(second.guardado);
    expect((await bells())[1]).toEqual([told('offerSent'), told('offerEdited')]);
    // A colleague's form, filled before, takes the file of the first from nobody unseen.
    const colleague = { token: (await bellOf(other.usuario)).token };
    await portal.refused(
      editOffer,
      body(changed, first.guardado, fileOf('dos')),
      'cannotChangeState',
      colleague,
    );
    // Another file alone is a change too, and so is none.
    await edit(changed, second.guardado, fileOf('tres'));
    await edit(changed, undefined, { ficheroComplementario: null });
    await edit(changed, undefined, { ficheroComplementario: null });
    const edited = told('offerEdited');
    expect(await bells()).toEqual([[told('offerReceived')], [told('offerSent'), edited, edited, edited]]);
  });

  test('that was turned down meanwhile is not sent anew by an answer that got lost', async () => {
    const { urlAcceso, oferta, token, told, bells } = await sent();
    const { guardado } = await portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token });
    now = new Date(now.getTime() + 60_000);
    const body = { urlOferta: urlAcceso, oferta: { ...oferta, plazas: 7 }, guardado };
    await portal.get(editOffer, { body }, { token });
    const kept = await portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token });
    const motivo = 'Falta el horario';
    const decision = { urlOferta: urlAcceso, modificada: kept.guardado, motivo };
    await portal.get(rejectOffer, { body: decision }, manager);
    await portal.refused(editOffer, { body }, 'cannotChangeState', { token });
    const rejected = told('offerRejected', { motivo });
    expect((await bells())[0]).toEqual([told('offerReceived'), rejected]);
  });

  test('once it was turned down is sent anew, with a receipt, and what it needed comes first no longer', async () => {
    const { one, urlAcceso, oferta, token, told, bells } = await sent();
    const { guardado } = await portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token });
    const motivo = 'Falta el horario';
    await portal.get(rejectOffer, { body: { urlOferta: urlAcceso, modificada: guardado, motivo } }, manager);
    await portal.get(editOffer, { body: { urlOferta: urlAcceso, oferta } }, { token });
    const rejected = told('offerRejected', { motivo });
    expect(await bells()).toEqual([
      [told('offerReceived'), rejected, told('offerReceived')],
      [told('offerSent'), rejected, told('offerSent')],
    ]);
    const { notificaciones } = await portal.get(listCompanyNotifications, {}, await bellOf(one.usuario));
    expect(notificaciones.some(({ Importante }) => Importante)).toBe(false);
  });

  test('is told to the others when it is closed', async () => {
    const { id } = await addCompany(portal);
    const [one, other] = [await addContact(portal, [id]), await addContact(portal, [id])];
    const { urlAcceso, titulo } = await addOffer(portal, id);
    const { token } = await bellOf(one.usuario);
    await portal.get(closeOffer, { body: { urlOferta: urlAcceso, candidatoSeleccionado: false } }, { token });
    const closed = { ...eventText('es', 'offerClosed', { titulo }), urlAcceso: `/mis-ofertas/${urlAcceso}` };
    expect((await bellOf(other.usuario)).entries).toEqual([closed]);
    expect((await bellOf(one.usuario)).entries).toEqual([]);
  });
});

describe('what happens to an account', () => {
  const studentBell = async (usuario: string) => {
    const token = await studentToken(portal, usuario);
    const { notificaciones } = await portal.get(listStudentNotifications, {}, { token });
    return notificaciones.map(({ titulo, texto }) => ({ titulo, texto })).reverse();
  };

  test('is in the bell of a person who was blocked, once they are let in again', async () => {
    const { id, usuario } = await addStudent(portal);
    const contact = await addContact(portal, [(await addCompany(portal)).id]);
    for (const idCuenta of [id, contact.id]) {
      await portal.get(blockAccount, { body: { idCuenta } }, manager);
      await portal.get(unblockAccount, { body: { idCuenta } }, manager);
    }
    const words = (tipo: Parameters<typeof eventText>[1]) => eventText('es', tipo, {});
    expect(await studentBell(usuario)).toEqual([words('accountBlocked'), words('accountUnblocked')]);
    expect((await bellOf(contact.usuario)).entries.reverse()).toMatchObject([
      words('contactAccountBlocked'),
      words('contactAccountUnblocked'),
    ]);
  });

  test('is told of a request to leave, and of its being taken back', async () => {
    const { usuario } = await addStudent(portal);
    const session = { token: await studentToken(portal, usuario) };
    await portal.get(requestLeave, {}, session);
    await portal.get(takeBackLeave, {}, session);
    await portal.refused(takeBackLeave, {}, 'noSuchMove', session);
    expect(await studentBell(usuario)).toEqual([
      eventText('es', 'leaveRequested', {}),
      eventText('es', 'leaveTakenBack', {}),
    ]);
  });

  test('is told of its first password', async () => {
    const first = async (id: number) => {
      const token = await addLink(portal, id, { uso: 'establecer' });
      await portal.get(setFirstPassword, { body: { token, password, password2: password } });
    };
    const student = await addStudent(portal, {}, {}, { passwordHash: null });
    const company = await addCompany(portal);
    const contact = await addContact(portal, [company.id], { passwordHash: null });
    await first(student.id);
    await first(contact.id);
    expect(await studentBell(student.usuario)).toEqual([eventText('es', 'passwordCreated', {})]);
    expect((await bellOf(contact.usuario)).entries).toMatchObject([
      eventText('es', 'contactPasswordCreated', {}),
    ]);
  });
});
