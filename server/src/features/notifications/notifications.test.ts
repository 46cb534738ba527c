import {
  listCompanyNotifications,
  listStudentNotifications,
  markCompanyNotificationRead,
  markStudentNotificationRead,
} from '@portal/contract/notifications';
import { setStudentLanguage } from '@portal/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifications } from '../../db/tables/messages.ts';
import { addCompany, addContact, addStudent, companyToken, studentToken } from '../../testing/fixtures.ts';
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

test('at most a hundred are given, the newest', async () => {
  for (let number = 1; number <= 103; number++) await tell({ fecha: day(number), importante: number === 1 });
  const { notificaciones, numNoLeidas } = await list();
  expect(notificaciones).toHaveLength(100);
  expect(notificaciones.at(-1)?.fecha).toBe(day(4).toISOString());
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
