import { getOwnOffer } from '@portal/contract/company-offers';
import { listMail } from '@portal/contract/mail';
import { listCompanyNotifications } from '@portal/contract/notifications';
import { editOffer } from '@portal/contract/offer-form';
import { claimPending } from '@portal/contract/pending-claims';
import {
  countPending,
  getPendingOffer,
  listPendingOffers,
  rejectOffer,
  validateOffer,
  validateOffers,
} from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptMails } from '../../db/tables/messages.ts';
import { offers } from '../../db/tables/offers.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import {
  addCompany,
  addContact,
  addManager,
  addOffer,
  addStudent,
  companyToken,
  managerToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship } from '../offer-form/offer-form.fixtures.ts';

const now = new Date('2030-11-05T10:00:00Z');
let portal: TestPortal;
let token: string;
let company: { id: number; usuario: string; token: string };

beforeAll(async () => {
  portal = await openPortal({ worker: true, now: () => now });
  const { id } = await addCompany(portal, { nombreComercial: 'Ámbar Norte' });
  const { usuario } = await addContact(portal, [id], { idioma: 'ca' });
  company = { id, usuario, token: await companyToken(portal, usuario) };
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(offers);
  await portal.database.orm.delete(keptMails);
});

const pending = (values: Parameters<typeof addOffer>[2] = {}) =>
  addOffer(portal, company.id, { estado: 'pendiente', ...values });
/** What a manager decides on, as it is now. */
const decided = ({ urlAcceso, modificada }: { urlAcceso: string; modificada: Date }) => ({
  urlOferta: urlAcceso,
  modificada: modificada.toISOString(),
});
const read = (id: string) => portal.get(getPendingOffer, { params: { id }, query: {} }, { token });
const rowOf = async (id: number) =>
  (await portal.database.orm.select().from(offers).where(eq(offers.id, id)))[0];
const at = (time: string) => ({ fecha: new Date(`2030-11-0${time}:00:00Z`) });
/** Mails are sent by a job, after the call. */
const mailsAbout = (titulo: string) =>
  vi.waitFor(
    async () => {
      const { correos } = await portal.get(listMail, { query: {} }, { token });
      const found = correos.filter(({ texto }) => texto.includes(titulo));
      expect(found).not.toEqual([]);
      return found;
    },
    { timeout: 60_000, interval: 250 },
  );

describe('the list of what waits', () => {
  const list = (query: Parameters<typeof portal.get<typeof listPendingOffers>>[1]['query'] = {}) =>
    portal.get(listPendingOffers, { query }, { token });
  const titles = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).ofertas.map(({ titulo }) => titulo);

  test('is narrowed down by words, type and who sees to it, and the next offer is of it', async () => {
    const first = await pending({ ...at('1T09'), content: { titulo: 'Delineante de planta' } });
    await pending({ ...at('2T09'), content: { titulo: 'Contable', tipo: 'empleo' } });
    const third = await pending({ ...at('3T09'), content: { titulo: 'Delineante de obra' } });
    expect(await titles({ texto: 'delin' })).toEqual(['Delineante de planta', 'Delineante de obra']);
    expect(await titles({ tipo: 'empleo' })).toEqual(['Contable']);
    expect((await list({ texto: '¿?' })).numTotal).toBe(3);

    const claimed = { tipo: 'oferta' as const, objeto: first.urlAcceso };
    await portal.get(claimPending, { body: { ...claimed, asigna: true } }, { token });
    expect(await titles({ asignada: 'mias' })).toEqual(['Delineante de planta']);
    expect(await titles({ asignada: 'libres' })).toEqual(['Contable', 'Delineante de obra']);
    const { urlSiguiente, lugar } = await portal.get(
      getPendingOffer,
      { params: { id: first.urlAcceso }, query: { texto: 'delin' } },
      { token },
    );
    expect({ urlSiguiente, lugar }).toEqual({ urlSiguiente: third.urlAcceso, lugar: { numero: 1, de: 2 } });
    const outside = await portal.get(
      getPendingOffer,
      { params: { id: first.urlAcceso }, query: { asignada: 'libres' } },
      { token },
    );
    expect(outside.lugar).toBeNull();
  });

  test('says who sees to an offer, who may be replaced, and nobody once it is decided', async () => {
    const offer = await pending();
    const other = await addManager(portal);
    const theirs = { token: await managerToken(portal, other.usuario) };
    const claimed = { tipo: 'oferta' as const, objeto: offer.urlAcceso };
    const asignada = async () => (await read(offer.urlAcceso)).asignada;
    await portal.get(claimPending, { body: { ...claimed, asigna: true } }, theirs);
    expect(await asignada()).toMatchObject({ esMia: false });
    // Nobody gives back what is another's.
    await portal.get(claimPending, { body: { ...claimed, asigna: false } }, { token });
    expect(await asignada()).toMatchObject({ esMia: false });
    await portal.get(claimPending, { body: { ...claimed, asigna: true } }, { token });
    expect(await asignada()).toMatchObject({ esMia: true });
    await portal.get(validateOffer, { body: decided(offer) }, { token });
    expect(await asignada()).toBeNull();
    await portal.refused(claimPending, { body: { ...claimed, asigna: true } }, 'noSuchMove', { token });
  });
});

describe('several offers at once', () => {
  const fine = (titulo: string) =>
    pending({ content: { titulo, ayudaEstudio: 300, fechaCaducidad: '2030-12-20' } });

  test('are opened where nothing is wrong with them and nobody has changed them', async () => {
    const right = await fine('Uno');
    const wrong = await pending({ content: { titulo: 'Dos' } });
    const changed = await fine('Tres');
    const { ofertas } = await portal.get(listPendingOffers, { query: {} }, { token });
    expect(ofertas.map(({ titulo, avisos }) => [titulo, avisos])).toEqual(
      expect.arrayContaining([
        ['Uno', []],
        ['Dos', ['retribucion']],
      ]),
    );
    const body = {
      ofertas: [
        decided(right),
        decided(wrong),
        { ...decided(changed), modificada: at('1T01').fecha.toISOString() },
        decided(await addOffer(portal, company.id, { estado: 'rechazada' })),
      ],
    };
    expect(await portal.get(validateOffers, { body }, { token })).toEqual({
      publicadas: 1,
      decididas: 1,
      cambiadas: 1,
      conAvisos: 1,
    });
    expect((await rowOf(right.id))?.estado).toBe('abierta');
    expect((await rowOf(wrong.id))?.estado).toBe('pendiente');
  });

  test('are opened once where two managers send them at once', async () => {
    const offers = [await fine('A'), await fine('B')];
    const bodies = [offers, offers.toReversed()].map((all) => ({ ofertas: all.map(decided) }));
    const answers = await Promise.all(bodies.map((body) => portal.get(validateOffers, { body }, { token })));
    const sum = (of: 'publicadas' | 'decididas') => answers.reduce((all, answer) => all + answer[of], 0);
    expect([sum('publicadas'), sum('decididas')]).toEqual([2, 2]);
  });
});

describe('what waits', () => {
  test('is listed oldest first, by page, and counted', async () => {
    const second = await pending(at('2T09'));
    const first = await pending(at('1T09'));
    await addOffer(portal, company.id, { estado: 'abierta' });
    await addOffer(portal, company.id, { estado: 'borrador' });
    const { ofertas, numTotal } = await portal.get(listPendingOffers, { query: {} }, { token });
    expect(ofertas.map(({ idoferta }) => idoferta)).toEqual([first.id, second.id]);
    expect(ofertas[0]).toMatchObject({ empresa: 'Ámbar Norte', revisada: false });
    expect(numTotal).toBe(2);
    const page = await portal.get(listPendingOffers, { query: { pagina: 2, porPagina: 1 } }, { token });
    expect(page).toMatchObject({ ofertas: [{ idoferta: second.id }], numTotal: 2 });
    expect(await portal.get(countPending, {}, { token })).toEqual({
      numOfertas: 2,
      numEmpresas: 0,
      numAlumnos: 0,
      numBajas: 0,
      numSolicitudesEstudios: 0,
      numConvenios: 0,
      numDocumentos: 0,
      numPropuestas: 0,
      numSolicitudesEducacion: 0,
      numCertificados: 0,
      numFormularios: 0,
      numCambios: 0,
      numAdhesiones: 0,
      numPracticasConAvisos: 0,
      numSeguridadSocial: 0,
    });
  });

  test('is the managers’ alone', async () => {
    const student = await studentToken(portal, (await addStudent(portal)).usuario);
    for (const other of [student, company.token])
      expect(await portal.call(listPendingOffers, { query: {} }, { token: other })).toMatchObject({
        status: 71,
      });
  });

  test('is read as a student will, with what is internal beside it and the next one', async () => {
    const first = await pending({
      ...at('1T09'),
      content: { numeroPedido: 'P-1', ocultarDatosEmpresa: true },
    });
    const second = await pending(at('2T09'));
    const offer = await read(first.urlAcceso);
    expect(offer).toMatchObject({
      oferta: { idoferta: first.id, empresa: null },
      interno: { numeroPedido: 'P-1', emailTutorEmpresa: null },
      empresa: { idEmpresa: company.id, nombreComercial: 'Ámbar Norte', validada: true },
      estadoOferta: 'pendiente',
      cambios: [],
      urlSiguiente: second.urlAcceso,
    });
    expect(JSON.stringify(offer.oferta)).not.toMatch(/P-1|Ámbar/);
    expect(Object.keys(offer.interno)).not.toContain('titulo');
    expect((await read(second.urlAcceso)).urlSiguiente).toBe(first.urlAcceso);
  });

  test('is not a draft, nor what was deleted', async () => {
    for (const estado of ['borrador', 'eliminada'] as const) {
      const offer = await addOffer(portal, company.id, { estado });
      const id = offer.urlAcceso;
      await portal.refused(getPendingOffer, { params: { id }, query: {} }, 'offerNotFound', { token });
      await portal.refused(validateOffer, { body: decided(offer) }, 'offerNotFound', { token });
      const body = { ...decided(offer), motivo: 'No procede' };
      await portal.refused(rejectOffer, { body }, 'offerNotFound', { token });
    }
  });
});

describe('validating', () => {
  test('opens the offer from now on and tells the company, in its language', async () => {
    const offer = await pending({ ...at('1T09'), content: { titulo: 'Prácticas de validar' } });
    await portal.get(validateOffer, { body: { ...decided(offer), destacada: true } }, { token });
    expect(await rowOf(offer.id)).toMatchObject({
      estado: 'abierta',
      fecha: now,
      fechaDestacada: now,
      fechaCaducidad: '2031-01-04',
      versionRevisada: { titulo: 'Prácticas de validar' },
    });
    const { notificaciones, numNoLeidas } = await portal.get(
      listCompanyNotifications,
      {},
      { token: company.token },
    );
    expect(notificaciones[0]).toMatchObject({
      titulo: 'La seva oferta ja està publicada',
      urlAcceso: `/mis-ofertas/${offer.urlAcceso}`,
      Importante: false,
      leida: false,
    });
    expect(numNoLeidas).toBeGreaterThan(0);
    const mails = await mailsAbout('Prácticas de validar');
    expect(mails).toMatchObject([
      { para: company.usuario, asunto: 'Oferta publicada: Prácticas de validar' },
    ]);
    expect(mails[0]?.texto).toContain(`/ca/les-meves-ofertes/${offer.urlAcceso}`);
  });

  test('is not done on a version that the manager has not read', async () => {
    const { id, urlAcceso } = await pending();
    const { modificada } = await read(urlAcceso);
    await portal.get(
      editOffer,
      { body: { urlOferta: urlAcceso, oferta: fullInternship({ titulo: 'Otra cosa ahora' }) } },
      { token: company.token },
    );
    const decide = { urlOferta: urlAcceso, modificada };
    await portal.refused(validateOffer, { body: decide }, 'cannotChangeState', { token });
    await portal.refused(rejectOffer, { body: { ...decide, motivo: 'No encaja' } }, 'cannotChangeState', {
      token,
    });
    expect(await rowOf(id)).toMatchObject({ estado: 'pendiente' });
    const fresh = await read(urlAcceso);
    await portal.get(validateOffer, { body: { ...decide, modificada: fresh.modificada } }, { token });
  });

  test('by two managers at once is done once', async () => {
    const body = decided(await pending());
    const answers = await Promise.all([
      portal.call(validateOffer, { body }, { token }),
      portal.call(validateOffer, { body }, { token }),
      portal.call(rejectOffer, { body: { ...body, motivo: 'No procede' } }, { token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 14, 14]);
  });

  test('is refused where it does not wait, or would open expired', async () => {
    const open = await addOffer(portal, company.id);
    await portal.refused(validateOffer, { body: decided(open) }, 'noSuchMove', { token });
    const late = await pending({ content: { fechaCaducidad: '2030-11-04', fechaFin: '2030-12-20' } });
    const expired = await portal.refused(validateOffer, { body: decided(late) }, 'mandatoryDataMissing', {
      token,
    });
    expect(expired.datos).toMatchObject({ campos: [{ campo: 'fechaCaducidad' }] });
    const body = { ...decided(late), urlOferta: 'abcdefghijklmnop' };
    await portal.refused(validateOffer, { body }, 'offerNotFound', { token });
    await portal.refused(validateOffer, { body: { ...body, urlOferta: '?' } }, 'mandatoryDataMissing', {
      token,
    });
  });

  test('opens an offer that waited past its last day, with a new one', async () => {
    const late = await pending({ content: { fechaCaducidad: '2030-11-04' } });
    const body = { ...decided(late), fechaCaducidad: '2030-12-01' };
    await portal.get(validateOffer, { body }, { token });
    const [kept] = await portal.database.orm.select().from(offers).where(eq(offers.id, late.id));
    expect(kept).toMatchObject({ estado: 'abierta', fechaCaducidad: '2030-12-01' });
  });
});

describe('rejecting', () => {
  test('gives the reason to the company, and what it mends is shown as changed', async () => {
    const offer = await pending({
      ...at('1T09'),
      content: fullInternship({ titulo: 'Prácticas de rechazar' }),
    });
    const motivo = 'Falta explicar el proyecto formativo';
    await portal.get(rejectOffer, { body: { ...decided(offer), motivo } }, { token });
    const own = await portal.get(getOwnOffer, { params: { id: offer.urlAcceso } }, { token: company.token });
    expect(own.resumen).toMatchObject({ estadoOferta: 'rechazada', motivoRechazo: motivo });
    const { notificaciones } = await portal.get(listCompanyNotifications, {}, { token: company.token });
    expect(notificaciones[0]).toMatchObject({ Importante: true, texto: expect.stringContaining(motivo) });
    expect(await mailsAbout(motivo)).toMatchObject([{ para: company.usuario }]);

    const oferta = fullInternship({ titulo: 'Prácticas de rechazar', plazas: 9 });
    const ficheroComplementario = {
      nombre: 'programa.pdf',
      extension_adjunto: 'pdf',
      ficheroB64: fileSamples.pdf.toString('base64'),
    };
    await portal.get(
      editOffer,
      { body: { urlOferta: offer.urlAcceso, oferta, ficheroComplementario } },
      { token: company.token },
    );
    const again = await read(offer.urlAcceso);
    expect(again).toMatchObject({ estadoOferta: 'pendiente', motivoRechazo: motivo });
    expect(again.cambios).toEqual(
      expect.arrayContaining([
        { campo: 'plazas', antes: 2, ahora: 9 },
        { campo: 'localidad', antes: null, ahora: expect.stringMatching(/Val/) },
        { campo: 'ficheroComplementario', antes: null, ahora: 'programa.pdf' },
      ]),
    );
    expect(again.cambios).toHaveLength(3);
    const { ofertas } = await portal.get(listPendingOffers, { query: {} }, { token });
    expect(ofertas).toMatchObject([{ idoferta: offer.id, revisada: true }]);
  });

  test('needs a reason, and an offer that waits', async () => {
    const read = decided(await pending());
    for (const motivo of ['', '  x '])
      await portal.refused(rejectOffer, { body: { ...read, motivo } }, 'mandatoryDataMissing', { token });
    const open = await addOffer(portal, company.id);
    const body = { ...decided(open), motivo: 'No procede' };
    await portal.refused(rejectOffer, { body }, 'noSuchMove', { token });
  });
});
