import { deleteOffer } from '@portal/contract/company-offers';
import { listCompanyNotifications, listStudentNotifications } from '@portal/contract/notifications';
import { validateCompany, validateStudent } from '@portal/contract/validations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCompany,
  addContact,
  addJoining,
  addManager,
  addOffer,
  addPendingStudent,
  companyToken,
  managerToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { expireOffersWorker } from '../offers/expire-offers.ts';
import { eventText } from './notification-texts.ts';

/** What is told besides what the tests of each area look at, as its receiver reads it in the bell. */

const now = new Date('2030-11-05T11:00:00Z');
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
