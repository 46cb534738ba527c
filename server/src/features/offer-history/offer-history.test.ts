import { randomUUID } from 'node:crypto';
import { closeOffer, deleteOffer } from '@portal/contract/company-offers';
import {
  copyOffer,
  createOffer,
  editOffer,
  getEditableOffer,
  saveOfferDraft,
} from '@portal/contract/offer-form';
import { listOfferHistory, listOwnOfferHistory } from '@portal/contract/offer-history';
import { rejectOffer, validateOffer } from '@portal/contract/validations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCompany } from '../../testing/applications.ts';
import { addManager, addOffer, file, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship } from '../offer-form/offer-form.fixtures.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
let manager: string;

beforeAll(async () => {
  portal = await openPortal({ worker: true, now: () => new Date('2030-11-05T10:00:00Z') });
  company = await newCompany(portal);
  const { usuario } = await addManager(portal, { nombre: 'Marta', apellidos: 'Sáez' });
  manager = await managerToken(portal, usuario);
});
afterAll(() => portal.close());

const ofCompany = (id: string, token = company.token) =>
  portal.get(listOwnOfferHistory, { params: { id } }, { token });
const ofManager = (id: string) => portal.get(listOfferHistory, { params: { id } }, { token: manager });

const guardado = async (id: string) =>
  (await portal.get(getEditableOffer, { params: { id } }, { token: company.token })).guardado;

test('an offer keeps who sent, changed, rejected, validated and closed it, with what was changed', async () => {
  const { token } = company;
  const claveEnvio = randomUUID();
  const body = { claveEnvio, oferta: fullInternship() };
  await portal.get(saveOfferDraft, { body }, { token });
  const { urlAcceso } = await portal.get(
    createOffer,
    { body: { ...body, ficheroComplementario: file } },
    { token },
  );
  await portal.get(
    editOffer,
    { body: { urlOferta: urlAcceso, oferta: fullInternship({ plazas: 4 }), ficheroComplementario: null } },
    { token },
  );
  const decided = async () => ({ urlOferta: urlAcceso, modificada: await guardado(urlAcceso) });
  await portal.get(
    rejectOffer,
    { body: { ...(await decided()), motivo: 'Falta el horario' } },
    { token: manager },
  );
  await portal.get(
    editOffer,
    { body: { urlOferta: urlAcceso, oferta: fullInternship({ plazas: 4, horario: 'Mañanas' }) } },
    { token },
  );
  await portal.get(validateOffer, { body: { ...(await decided()), destacada: false } }, { token: manager });
  await portal.get(closeOffer, { body: { urlOferta: urlAcceso, candidatoSeleccionado: false } }, { token });

  const contact = { quien: 'empresa', nombre: 'Nora Prats Vidal' };
  const events = [
    { hecho: 'cerrada', ...contact, cambios: [] },
    { hecho: 'validada', quien: 'gestor', nombre: 'Marta Sáez', cambios: [] },
    { hecho: 'reenviada', ...contact, cambios: [{ campo: 'horario', ahora: 'Mañanas' }] },
    { hecho: 'rechazada', quien: 'gestor', nombre: 'Marta Sáez', detalle: 'Falta el horario' },
    {
      hecho: 'modificada',
      ...contact,
      cambios: [
        { campo: 'plazas', ahora: 4 },
        { campo: 'ficheroComplementario', antes: file.nombre, ahora: null },
      ],
    },
    { hecho: 'enviada', ...contact, cambios: [] },
    { hecho: 'creada', ...contact, cambios: [] },
  ];
  expect(await ofManager(urlAcceso)).toMatchObject(events);
  expect(await ofCompany(urlAcceso)).toMatchObject(
    events.map((event) => (event.quien === 'gestor' ? { ...event, nombre: null } : event)),
  );
});

test('a copy says what it was copied from, and keeps no identity numbers when they change', async () => {
  const { token } = company;
  const { urlAcceso, referencia } = await addOffer(portal, company.id);
  const copied = await portal.get(copyOffer, { body: { urlOferta: urlAcceso } }, { token });
  expect(await ofCompany(copied.urlAcceso)).toMatchObject([{ hecho: 'copiada', detalle: referencia }]);
  const waiting = await addOffer(portal, company.id, { estado: 'pendiente', content: fullInternship() });
  const oferta = fullInternship({ dni_firmante: '12345678Z' });
  await portal.get(editOffer, { body: { urlOferta: waiting.urlAcceso, oferta } }, { token });
  const [event] = await ofCompany(waiting.urlAcceso);
  expect(event?.cambios.find(({ campo }) => campo === 'dni_firmante')).toEqual({
    campo: 'dni_firmante',
    antes: null,
    ahora: null,
  });
  expect(JSON.stringify(event)).not.toContain('12345678Z');
});

test('what was refused is not told, nor is anything of another company, a draft or a deleted offer', async () => {
  const { urlAcceso } = await addOffer(portal, company.id, { estado: 'pendiente' });
  const call = { body: { urlOferta: urlAcceso, candidatoSeleccionado: false } };
  await portal.refused(closeOffer, call, 'noSuchMove', { token: company.token });
  expect(await ofCompany(urlAcceso)).toEqual([]);
  const params = { id: urlAcceso };
  const other = await newCompany(portal);
  await portal.refused(listOwnOfferHistory, { params }, 'offerNotFound', { token: other.token });
  await portal.get(deleteOffer, { body: { urlOferta: urlAcceso } }, { token: company.token });
  await portal.refused(listOfferHistory, { params }, 'offerNotFound', { token: manager });
  await portal.refused(listOwnOfferHistory, { params }, 'offerNotFound', { token: company.token });
});

test('an offer whose last day has passed says so by itself', async () => {
  const { id, urlAcceso } = await addOffer(portal, company.id, { content: { fechaCaducidad: '2030-11-20' } });
  await portal.database.raw("update offers set fecha_caducidad = '2030-11-01' where id = $1", [id]);
  const { jobs } = (await portal.tools()).services;
  await jobs.send(portal.database, 'expireOffers', {});
  await vi.waitFor(
    async () =>
      expect(await ofCompany(urlAcceso)).toMatchObject([
        { hecho: 'caducada', quien: 'sistema', nombre: null },
      ]),
    { timeout: 60_000, interval: 250 },
  );
});
