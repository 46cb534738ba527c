import { type ApplicationStateId, acceptPreregistration } from '@portal/contract/applications';
import { moveCandidate } from '@portal/contract/candidates';
import { closeOffer } from '@portal/contract/company-offers';
import {
  deleteCompanyNotification,
  deleteCompanyNotifications,
  deleteStudentNotification,
  deleteStudentNotifications,
  listCompanyNotifications,
  listStudentNotifications,
  markCompanyNotificationRead,
  markCompanyNotificationsRead,
  markCompanyUnlinkedNotificationsRead,
  markStudentNotificationRead,
  markStudentNotificationsRead,
  markStudentUnlinkedNotificationsRead,
  restoreCompanyNotifications,
  restoreStudentNotifications,
} from '@portal/contract/notifications';
import { setStudentLanguage } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifications } from '../../db/tables/messages.ts';
import { newCandidate, newCompany, newStudent, setState } from '../../testing/applications.ts';
import {
  addCompany,
  addContact,
  addOffer,
  addStudent,
  companyToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let student: { id: number; token: string };
beforeAll(async () => {
  portal = await openPortal();
  const { id, usuario } = await addStudent(portal);
  student = { id, token: await studentToken(portal, usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(notifications);
});

type Row = typeof notifications.$inferInsert;
const tell = async (values: Partial<Row> = {}): Promise<number> => {
  const row = {
    accountId: student.id,
    tipo: 'applicationSelected',
    datos: { titulo: 'Datos', comentario: null },
    ...values,
  };
  const [told] = await portal.database.orm
    .insert(notifications)
    .values(row)
    .returning({ id: notifications.id });
  return told?.id ?? 0;
};
const list = (token = student.token) => portal.get(listStudentNotifications, {}, { token });
const day = (number: number) => new Date(Date.UTC(2030, 0, number));

test('what matters comes first, then the newest, and it is told how many are new', async () => {
  const old = await tell({ fecha: day(1), urlAcceso: '/mis-candidaturas/abc' });
  const important = await tell({ fecha: day(2), importante: true });
  const newer = await tell({ fecha: day(3), leida: day(4) });
  const { notificaciones, numNoLeidas } = await list();
  expect(notificaciones.map(({ idNotificacion }) => idNotificacion)).toEqual([important, newer, old]);
  expect(notificaciones[1]).toEqual({
    idNotificacion: newer,
    titulo: '¡Te han seleccionado!',
    texto: 'La empresa te ha seleccionado para «Datos».',
    leida: true,
    Importante: false,
    urlAcceso: null,
    urlExterna: null,
    fecha: day(3).toISOString(),
  });
  expect(notificaciones[2]).toMatchObject({ urlAcceso: '/mis-candidaturas/abc' });
  expect(numNoLeidas).toBe(2);
});

test('its words are made when it is read, in the reader’s language', async () => {
  await tell();
  const { usuario, id } = await addStudent(portal);
  const token = await studentToken(portal, usuario);
  await tell({ accountId: id });
  await portal.get(setStudentLanguage, { body: { idIdioma: 2 } }, { token });
  expect((await list(token)).notificaciones).toMatchObject([{ titulo: 'T’han seleccionat!' }]);
  expect((await list()).notificaciones).toMatchObject([{ titulo: '¡Te han seleccionado!' }]);
});

test('at most a hundred are given: the important one and the newest', async () => {
  for (let number = 1; number <= 103; number++) await tell({ fecha: day(number), importante: number === 1 });
  const { notificaciones, numNoLeidas } = await list();
  expect(notificaciones).toHaveLength(100);
  expect(notificaciones.at(-1)?.fecha).toBe(day(5).toISOString());
  expect(numNoLeidas).toBe(103);
});

test('reading one is kept, twice is the same, and somebody else’s stays as it is', async () => {
  const id = await tell();
  const other = await tell({ accountId: (await addStudent(portal)).id });
  const mark = (body: { id: number }) =>
    portal.get(markStudentNotificationRead, { body }, { token: student.token });
  await mark({ id });
  const readAt = async (wanted: number) =>
    (await portal.database.orm.select().from(notifications).where(eq(notifications.id, wanted)))[0]?.leida;
  const first = await readAt(id);
  expect(first).toBeInstanceOf(Date);
  await mark({ id });
  expect(await readAt(id)).toEqual(first);
  await mark({ id: other });
  await mark({ id: 999_999 });
  expect(await readAt(other)).toBeNull();
  expect((await list()).numNoLeidas).toBe(0);
  const options = { token: student.token };
  await portal.refused(markStudentNotificationRead, { body: { id: -1 } }, 'mandatoryDataMissing', options);
});

test('a contact reads those of the company that it speaks for now', async () => {
  const [one, two] = [await addCompany(portal), await addCompany(portal)];
  const { id: accountId, usuario } = await addContact(portal, [one.id, two.id]);
  const tokenOf = (companyId: number) => companyToken(portal, usuario, companyId);
  const [oneToken, twoToken] = [await tokenOf(one.id), await tokenOf(two.id)];
  const offer = { accountId, tipo: 'offerExpired', datos: { titulo: 'Una oferta' } };
  const ofOne = await tell({ ...offer, companyId: one.id });
  const ofTwo = await tell({ ...offer, companyId: two.id });
  const read = async (token: string) =>
    (await portal.get(listCompanyNotifications, {}, { token })).notificaciones.map(
      (row) => row.idNotificacion,
    );
  expect(await read(oneToken)).toEqual([ofOne]);
  expect(await read(twoToken)).toEqual([ofTwo]);
  await portal.get(markCompanyNotificationRead, { body: { id: ofTwo } }, { token: oneToken });
  expect(await portal.get(listCompanyNotifications, {}, { token: twoToken })).toMatchObject({
    numNoLeidas: 1,
  });
  expect(await portal.call(listCompanyNotifications, {}, { token: student.token })).toMatchObject({
    status: 71,
  });
});

const shown = async (token = student.token) =>
  (await list(token)).notificaciones.map(({ idNotificacion }) => idNotificacion);

test('all are read at once, up to the newest that was seen, and nobody else’s', async () => {
  const linked = await tell({ urlAcceso: '/mis-candidaturas/abc' });
  const later = await tell();
  const unread = async () =>
    (await list()).notificaciones.filter(({ leida }) => !leida).map(({ idNotificacion }) => idNotificacion);
  const mark = (body?: { hasta?: number }) =>
    portal.get(markStudentNotificationsRead, { body }, { token: student.token });
  await mark({ hasta: linked });
  expect(await unread()).toEqual([later]);
  await mark();
  expect(await unread()).toEqual([]);
  const company = await addCompany(portal);
  const { id: accountId, usuario } = await addContact(portal, [company.id]);
  await tell({ accountId, companyId: company.id });
  await mark();
  const token = await companyToken(portal, usuario);
  expect((await portal.get(listCompanyNotifications, {}, { token })).numNoLeidas).toBe(1);
  await portal.get(markCompanyNotificationsRead, { body: {} }, { token });
  expect((await portal.get(listCompanyNotifications, {}, { token })).numNoLeidas).toBe(0);
});

test('those that lead nowhere are read at once, up to the newest that was seen', async () => {
  const linked = await tell({ urlAcceso: '/mis-candidaturas/abc' });
  const seen = await tell();
  const later = await tell();
  const mark = (body?: { hasta?: number }) =>
    portal.get(markStudentUnlinkedNotificationsRead, { body }, { token: student.token });
  const unread = async () =>
    (await list()).notificaciones.filter(({ leida }) => !leida).map(({ idNotificacion }) => idNotificacion);
  await mark({ hasta: seen });
  expect((await unread()).sort((a, b) => a - b)).toEqual([linked, later]);
  await mark();
  await mark();
  expect(await unread()).toEqual([linked]);
});

test('one is deleted, twice is the same, and it can be had back as it was', async () => {
  const [kept, gone] = [await tell(), await tell()];
  const remove = (id: number, token = student.token) =>
    portal.get(deleteStudentNotification, { body: { id } }, { token });
  const [first, second] = await Promise.all([remove(gone), remove(gone)]);
  expect(first.eliminada).toEqual(expect.any(String));
  expect(second).toEqual(first);
  expect(await shown()).toEqual([kept]);
  expect((await list()).numNoLeidas).toBe(1);
  const body = { eliminada: first.eliminada ?? '' };
  const stranger = await newStudent(portal);
  expect(await remove(kept, stranger.token)).toEqual({ eliminada: null });
  await portal.get(restoreStudentNotifications, { body }, { token: stranger.token });
  expect(await shown()).toEqual([kept]);
  for (let times = 0; times < 2; times++)
    await portal.get(restoreStudentNotifications, { body }, { token: student.token });
  expect((await shown()).sort((a, b) => a - b)).toEqual([kept, gone]);
  expect((await list()).numNoLeidas).toBe(2);
});

test('all are deleted but what came after the newest seen; undone, only these come back', async () => {
  const before = await tell();
  const options = { token: student.token };
  await portal.get(deleteStudentNotification, { body: { id: before } }, options);
  const [one, two] = [await tell(), await tell({ leida: day(1) })];
  const later = await tell();
  const { eliminada } = await portal.get(deleteStudentNotifications, { body: { hasta: two } }, options);
  expect(await shown()).toEqual([later]);
  expect(await portal.get(deleteStudentNotifications, { body: { hasta: two } }, options)).toEqual({
    eliminada: null,
  });
  await portal.get(restoreStudentNotifications, { body: { eliminada: eliminada ?? '' } }, options);
  expect((await shown()).sort((a, b) => a - b)).toEqual([one, two, later]);
  await portal.get(deleteStudentNotifications, { body: undefined }, options);
  expect(await list()).toEqual({ notificaciones: [], numNoLeidas: 0 });
});

test('a contact deletes nothing of another company, and reads its own account’s news in each', async () => {
  const [one, two] = [await addCompany(portal), await addCompany(portal)];
  const { id: accountId, usuario } = await addContact(portal, [one.id, two.id]);
  const token = await companyToken(portal, usuario, one.id);
  const ofTwo = await tell({ accountId, companyId: two.id, tipo: 'offerExpired', datos: { titulo: 'x' } });
  const own = await tell({ accountId, tipo: 'contactPasswordChanged', datos: {} });
  expect(await portal.get(deleteCompanyNotification, { body: { id: ofTwo } }, { token })).toEqual({
    eliminada: null,
  });
  const ids = (await portal.get(listCompanyNotifications, {}, { token })).notificaciones.map(
    ({ idNotificacion }) => idNotificacion,
  );
  expect(ids).toEqual([own]);
  const { eliminada } = await portal.get(deleteCompanyNotification, { body: { id: own } }, { token });
  await portal.get(restoreCompanyNotifications, { body: { eliminada: eliminada ?? '' } }, { token });
  expect((await portal.get(listCompanyNotifications, {}, { token })).notificaciones).toHaveLength(1);
});

test('reading and deleting all at once leaves another student’s as they are', async () => {
  const stranger = await newStudent(portal);
  const theirs = await tell({ accountId: stranger.id });
  await tell();
  const seen = await tell();
  const options = { token: student.token };
  for (const body of [{ hasta: seen }, undefined]) {
    await portal.get(markStudentUnlinkedNotificationsRead, { body }, options);
    expect(await list(stranger.token)).toMatchObject({ numNoLeidas: 1 });
  }
  expect((await list()).numNoLeidas).toBe(0);
  for (const body of [{ hasta: seen }, undefined]) {
    await portal.get(deleteStudentNotifications, { body }, options);
    expect(await shown(stranger.token)).toEqual([theirs]);
    await tell();
  }
  expect(await shown()).toHaveLength(1);
});

describe('of all those of a contact’s company', () => {
  const offer = { tipo: 'offerExpired', datos: { titulo: 'Una oferta' } };

  /** A contact of two companies, and a colleague in the first. */
  async function contacts() {
    const [one, two] = [await addCompany(portal), await addCompany(portal)];
    const contact = await addContact(portal, [one.id, two.id]);
    const colleague = await addContact(portal, [one.id]);
    return {
      inOne: {
        values: { ...offer, accountId: contact.id, companyId: one.id },
        token: await companyToken(portal, contact.usuario, one.id),
      },
      inTwo: {
        values: { ...offer, accountId: contact.id, companyId: two.id },
        token: await companyToken(portal, contact.usuario, two.id),
      },
      colleague: {
        values: { ...offer, accountId: colleague.id, companyId: one.id },
        token: await companyToken(portal, colleague.usuario),
      },
    };
  }
  const bell = async ({ token }: { token: string }) =>
    (await portal.get(listCompanyNotifications, {}, { token })).notificaciones;
  const ids = async (reader: { token: string }) =>
    (await bell(reader)).map(({ idNotificacion }) => idNotificacion).sort((a, b) => a - b);
  const unread = async (reader: { token: string }) =>
    (await bell(reader)).filter(({ leida }) => !leida).map(({ idNotificacion }) => idNotificacion);

  test('those that lead nowhere are read, none of its other company or of a colleague', async () => {
    const { inOne, inTwo, colleague } = await contacts();
    const [ofTwo, theirs] = [await tell(inTwo.values), await tell(colleague.values)];
    const linked = await tell({ ...inOne.values, urlAcceso: '/mis-ofertas/abc' });
    const seen = await tell(inOne.values);
    const later = await tell(inOne.values);
    const options = { token: inOne.token };
    await portal.get(markCompanyUnlinkedNotificationsRead, { body: { hasta: seen } }, options);
    expect((await unread(inOne)).sort((a, b) => a - b)).toEqual([linked, later]);
    await portal.get(markCompanyUnlinkedNotificationsRead, { body: undefined }, options);
    expect(await unread(inOne)).toEqual([linked]);
    expect(await unread(inTwo)).toEqual([ofTwo]);
    expect(await unread(colleague)).toEqual([theirs]);
  });

  test('they are deleted up to the newest seen, none of its other company or of a colleague', async () => {
    const { inOne, inTwo, colleague } = await contacts();
    const [ofTwo, theirs] = [await tell(inTwo.values), await tell(colleague.values)];
    const linked = await tell({ ...inOne.values, urlAcceso: '/mis-ofertas/abc' });
    const own = await tell({ accountId: inOne.values.accountId, tipo: 'contactPasswordChanged', datos: {} });
    const seen = await tell({ ...inOne.values, leida: day(1) });
    const later = await tell(inOne.values);
    const remove = (body?: { hasta: number }) =>
      portal.get(deleteCompanyNotifications, { body }, { token: inOne.token });
    const { eliminada } = await remove({ hasta: seen });
    expect(eliminada).toEqual(expect.any(String));
    expect(await ids(inOne)).toEqual([later]);
    expect(await remove({ hasta: seen })).toEqual({ eliminada: null });
    const body = { eliminada: eliminada ?? '' };
    await portal.get(restoreCompanyNotifications, { body }, { token: inOne.token });
    expect(await ids(inOne)).toEqual([linked, own, seen, later]);
    await remove();
    expect(await bell(inOne)).toEqual([]);
    expect(await ids(inTwo)).toEqual([ofTwo]);
    expect(await ids(colleague)).toEqual([theirs]);
  });

  test('the moment of a deletion gives back nothing of its other company or of a colleague', async () => {
    const { inOne, inTwo, colleague } = await contacts();
    const ofOne = await tell(inOne.values);
    const [ofTwo, theirs] = [await tell(inTwo.values), await tell(colleague.values)];
    const { eliminada } = await portal.get(
      deleteCompanyNotifications,
      { body: undefined },
      { token: inOne.token },
    );
    const moment = eliminada ?? '';
    // Theirs were deleted at the same moment.
    for (const id of [ofTwo, theirs])
      await portal.database.orm
        .update(notifications)
        .set({ eliminada: new Date(moment) })
        .where(eq(notifications.id, id));
    const restore = ({ token }: { token: string }) =>
      portal.get(restoreCompanyNotifications, { body: { eliminada: moment } }, { token });
    const all = async () => [await ids(inOne), await ids(inTwo), await ids(colleague)];
    expect(await all()).toEqual([[], [], []]);
    await restore(colleague);
    expect(await all()).toEqual([[], [], [theirs]]);
    await restore(inTwo);
    expect(await all()).toEqual([[], [ofTwo], [theirs]]);
    await restore(inOne);
    expect(await all()).toEqual([[ofOne], [ofTwo], [theirs]]);
  });
});

test('an important one comes first however old, until it is read', async () => {
  const old = await tell({ fecha: day(1), importante: true });
  for (let number = 2; number <= 103; number++) await tell({ fecha: day(number) });
  expect((await shown())[0]).toBe(old);
  expect(await shown()).toHaveLength(100);
  await portal.get(markStudentNotificationRead, { body: { id: old } }, { token: student.token });
  expect(await shown()).not.toContain(old);
});

test('an important one is so no longer once it was answered, or something newer is told of the same', async () => {
  const company = await newCompany(portal);
  const candidate = await newCandidate(portal, company.id, { idEstado: 3 });
  const { token } = candidate.student;
  const move = (idEstado: ApplicationStateId) =>
    portal.get(moveCandidate, { body: { idCandidatura: candidate.id, idEstado } }, { token: company.token });
  const important = async () =>
    (await list(token)).notificaciones.filter(({ Importante }) => Importante).length;
  await move(16);
  expect(await important()).toBe(1);
  await portal.get(acceptPreregistration, { body: { urlOferta: candidate.urlOferta } }, { token });
  expect(await important()).toBe(0);

  const other = await newCandidate(portal, company.id, { idEstado: 3 });
  await portal.get(
    moveCandidate,
    { body: { idCandidatura: other.id, idEstado: 16 } },
    { token: company.token },
  );
  await portal.get(
    closeOffer,
    { body: { urlOferta: other.urlOferta, candidatoSeleccionado: false } },
    { token: company.token },
  );
  const { notificaciones } = await list(other.student.token);
  expect(notificaciones.map(({ Importante }) => Importante)).not.toContain(true);
});

describe('applications that a company receives', () => {
  const names = async (token: string) =>
    (await portal.get(listCompanyNotifications, {}, { token })).notificaciones.map(({ titulo, texto }) => ({
      titulo,
      texto,
    }));

  test('to one offer are one entry, with how many they are and who sent the newest', async () => {
    const company = await newCompany(portal);
    const offer = await addOffer(portal, company.id);
    const sent = [];
    for (const _ of [1, 2, 3, 4, 5]) sent.push(await newCandidate(portal, company.id, { offer }));
    const other = await newCandidate(portal, company.id);
    await portal.database.orm.delete(notifications);
    const ids: number[] = [];
    for (const { id, urlOferta } of [...sent, other]) {
      const datos = { titulo: 'Datos', idCandidatura: id };
      const urlAcceso = `/mis-ofertas/${urlOferta}`;
      const news = { tipo: 'applicationReceived', companyId: company.id, datos, urlAcceso };
      ids.push(await tell({ ...news, accountId: company.contactId, fecha: day(ids.length + 1) }));
    }
    const [grouped, single] = (await names(company.token)).toReversed();
    expect(single).toMatchObject({ titulo: 'Nueva candidatura para «Datos»' });
    const name = 'Nora Prats Vidal';
    expect(grouped).toEqual({
      titulo: '5 candidaturas nuevas para «Datos»',
      texto: `${name}, ${name}, ${name} y 2 más. Puede leer los CV y responder desde la oferta.`,
    });
    // One that was taken back is counted, and its name is not said.
    await setState(portal, sent[4]?.id ?? 0, 7);
    await setState(portal, sent[3]?.id ?? 0, 7);
    expect((await names(company.token)).at(-1)?.texto).toContain(`${name}, ${name}, ${name} y 2 más`);
    await setState(portal, sent[2]?.id ?? 0, 7);
    expect((await names(company.token)).at(-1)?.texto).toContain(`${name}, ${name} y 3 más`);

    const read = async () => portal.get(listCompanyNotifications, {}, { token: company.token });
    expect((await read()).numNoLeidas).toBe(2);
    const newest = ids[4] ?? 0;
    await portal.get(markCompanyNotificationRead, { body: { id: newest } }, { token: company.token });
    expect(await read()).toMatchObject({
      numNoLeidas: 1,
      notificaciones: [{ leida: false }, { leida: true }],
    });
    await portal.get(deleteCompanyNotification, { body: { id: newest } }, { token: company.token });
    expect((await read()).notificaciones).toHaveLength(1);
  });

  test('are one entry however many they are, and leave the other news its place', async () => {
    const company = await newCompany(portal);
    await portal.database.orm.delete(notifications);
    const own = { accountId: company.contactId, companyId: company.id };
    const before = await tell({ ...own, tipo: 'offerExpired', datos: { titulo: 'Otra' }, fecha: day(1) });
    const received = (idCandidatura: number): Row => ({
      ...own,
      tipo: 'applicationReceived',
      datos: { titulo: 'Datos', idCandidatura },
      urlAcceso: '/mis-ofertas/abc',
      fecha: day(2),
    });
    await portal.database.orm
      .insert(notifications)
      .values(Array.from({ length: 150 }, (_, index) => received(index + 1)));
    const { notificaciones, numNoLeidas } = await portal.get(
      listCompanyNotifications,
      {},
      { token: company.token },
    );
    expect(notificaciones).toMatchObject([
      { titulo: '150 candidaturas nuevas para «Datos»', urlAcceso: '/mis-ofertas/abc' },
      { idNotificacion: before },
    ]);
    expect(numNoLeidas).toBe(2);
  });
});
