import {
  closeOffer,
  countOwnOffers,
  deleteOffer,
  getOwnOffer,
  getOwnOfferAsStudent,
  listOwnOffers,
} from '@portal/contract/company-offers';
import type { Language } from '@portal/contract/languages';
import { getEditableOffer } from '@portal/contract/offer-form';
import type { OfferState } from '@portal/contract/offers';
import { getOffer } from '@portal/contract/student-offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationSnapshots, applications } from '../../db/tables/applications.ts';
import { offers } from '../../db/tables/offers.ts';
import { newCandidate } from '../../testing/applications.ts';
import {
  addCompany,
  addContact,
  addOffer,
  addStudent,
  companyToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { emptyCv } from '../cv/cv.rules.ts';
import { fullInternship } from '../offer-form/offer-form.fixtures.ts';

let portal: TestPortal;
let token: string;
let companyId: number;
let otherToken: string;

beforeAll(async () => {
  portal = await openPortal();
  const [company, other] = [
    await addCompany(portal, { nombreComercial: 'Ámbar Norte' }),
    await addCompany(portal),
  ];
  companyId = company.id;
  token = await companyToken(portal, (await addContact(portal, [company.id])).usuario);
  otherToken = await companyToken(portal, (await addContact(portal, [other.id])).usuario);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(offers);
});

const apply = async (offerId: number, values: Partial<typeof applications.$inferInsert> = {}) => {
  const { id } = await addStudent(portal);
  const [row] = await portal.database.orm
    .insert(applications)
    .values({ offerId, studentId: id, idEstado: 1, ...values })
    .returning();
  if (!row) throw new Error('nothing was written');
  await portal.database.orm.insert(applicationSnapshots).values({ applicationId: row.id, cv: emptyCv });
};
const stateOf = async (id: number) =>
  (await portal.database.orm.select().from(offers).where(eq(offers.id, id)))[0]?.estado;

describe('the list', () => {
  const list = (
    query: {
      estadoOferta?: OfferState;
      texto?: string;
      tipo?: 'empleo';
      pagina?: number;
      porPagina?: number;
    } = {},
  ) => portal.get(listOwnOffers, { query }, { token });

  test('says the province of an offer that names no town', async () => {
    const content = { tipo: 'empleo', idProvincia: 3, idLocalidad: null, localidad: null } as const;
    await addOffer(portal, companyId, { content });
    expect((await list()).ofertas).toMatchObject([{ localidad: null, idProvincia: 3, provincia: null }]);
  });

  test('is newest first, with candidates counted and how many offers each state has', async () => {
    const old = await addOffer(portal, companyId, { fecha: new Date('2026-01-01') });
    const newer = await addOffer(portal, companyId, { fecha: new Date('2026-02-01'), estado: 'cerrada' });
    await addOffer(portal, companyId, { estado: 'eliminada' });
    await apply(old.id);
    await apply(old.id, { leida: new Date() });
    await apply(old.id, { idEstado: 7 });
    const { ofertas, numTotal, porEstado } = await list();
    expect(ofertas.map(({ idoferta }) => idoferta)).toEqual([newer.id, old.id]);
    expect(ofertas[1]).toMatchObject({ numCandidatos: 2, numCandidatosNoLeidos: 1 });
    expect(numTotal).toBe(2);
    expect(porEstado).toEqual([
      { estadoOferta: 'abierta', numTotal: 1 },
      { estadoOferta: 'cerrada', numTotal: 1 },
    ]);
  });

  test('finds part of a title or the reference, whatever the accents, case and signs', async () => {
    const found = await addOffer(portal, companyId, { content: { titulo: 'Programación 100% en Cádiz' } });
    await addOffer(portal, companyId, { content: { titulo: 'Otra cosa' } });
    const { referencia } = found;
    const typed = [
      'programacion',
      'CADIZ',
      '100%',
      referencia,
      `Ref. ${referencia}`,
      ' cádiz  PROGRAM ',
      `cadiz ${referencia.toLowerCase()}`,
    ];
    for (const texto of typed)
      expect((await list({ texto })).ofertas.map(({ idoferta }) => idoferta)).toEqual([found.id]);
    expect((await list({ texto: 'cadiz cosa' })).numTotal).toBe(0);
    for (const texto of ['%', '_', '\\'])
      expect((await list({ texto })).numTotal).toBe(texto === '%' ? 1 : 0);
  });

  test('goes by state, type and page, with the totals of the other states', async () => {
    for (const estado of ['abierta', 'abierta', 'cerrada'] as const)
      await addOffer(portal, companyId, { estado });
    const open = await list({ estadoOferta: 'abierta', porPagina: 1, pagina: 2 });
    expect(open).toMatchObject({ ofertas: [{ estadoOferta: 'abierta' }], numTotal: 2 });
    expect(open.porEstado).toHaveLength(2);
    expect(await list({ pagina: 9 })).toMatchObject({ ofertas: [], numTotal: 3 });
    expect(await list({ tipo: 'empleo' })).toEqual({ ofertas: [], numTotal: 0, porEstado: [] });
    expect(await list({ estadoOferta: 'eliminada' })).toMatchObject({ ofertas: [], numTotal: 0 });
  });

  test('is the company’s own', async () => {
    await addOffer(portal, companyId);
    expect(await portal.get(listOwnOffers, { query: {} }, { token: otherToken })).toMatchObject({
      numTotal: 0,
    });
    expect(await portal.get(countOwnOffers, {}, { token: otherToken })).toEqual({
      numProcesosActivosPracticas: 0,
      numProcesosActivosEmpleo: 0,
    });
  });

  test('refuses a page or a state that there is not', async () => {
    for (const query of [{ pagina: 0 }, { porPagina: 1000 }, { estadoOferta: 'perdida' as 'abierta' }])
      await portal.refused(listOwnOffers, { query }, 'mandatoryDataMissing', { token });
  });
});

test('the open offers are counted by type', async () => {
  await addOffer(portal, companyId);
  await addOffer(portal, companyId, { content: { tipo: 'empleo' } });
  await addOffer(portal, companyId, { content: { tipo: 'empleo' } });
  await addOffer(portal, companyId, { content: { tipo: 'empleo' }, estado: 'pendiente' });
  expect(await portal.get(countOwnOffers, {}, { token })).toEqual({
    numProcesosActivosPracticas: 1,
    numProcesosActivosEmpleo: 2,
  });
});

describe('one offer', () => {
  test('says why it was rejected, and can be edited', async () => {
    const { id, urlAcceso } = await addOffer(portal, companyId, { estado: 'rechazada' });
    await portal.database.orm
      .update(offers)
      .set({ motivoRechazo: 'Falta el horario' })
      .where(eq(offers.id, id));
    const { resumen, editable } = await portal.get(getOwnOffer, { params: { id: urlAcceso } }, { token });
    expect(resumen).toMatchObject({ motivoRechazo: 'Falta el horario', estadoOferta: 'rechazada' });
    expect(editable).toBe(true);
    expect(await portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token })).toMatchObject({
      motivoRechazo: 'Falta el horario',
    });
  });

  test('is read as a student will, with nothing that stays inside', async () => {
    const { urlAcceso } = await addOffer(portal, companyId, {
      content: {
        numeroPedido: 'P-1',
        emailTutorEmpresa: 'tutora@example.test',
        centroPracticas: 'Ámbar Norte Lab',
      },
    });
    const preview = async () =>
      (await portal.get(getOwnOfferAsStudent, { params: { id: urlAcceso } }, { token })).oferta;
    expect(await preview()).toMatchObject({
      empresa: { nombreComercial: 'Ámbar Norte' },
      centroPracticas: 'Ámbar Norte Lab',
    });
    expect(JSON.stringify(await preview())).not.toMatch(/P-1|tutora@/);
    await portal.database.orm
      .update(offers)
      .set({ ocultarDatosEmpresa: true })
      .where(eq(offers.urlAcceso, urlAcceso));
    expect(await preview()).toMatchObject({ empresa: null });
    expect(JSON.stringify(await preview())).not.toMatch(/Ámbar Norte/);
  });

  test('is for the company what it is for a student, hidden or not', async () => {
    const student = await studentToken(portal, (await addStudent(portal)).usuario);
    for (const ocultarDatosEmpresa of [false, true]) {
      const content = fullInternship({ centroPracticas: 'Laboratorio', ocultarDatosEmpresa });
      const { urlAcceso: id } = await addOffer(portal, companyId, { content });
      const mine = await portal.get(getOwnOfferAsStudent, { params: { id } }, { token });
      const theirs = await portal.get(getOffer, { params: { id } }, { token: student });
      const fecha = new Date(theirs.oferta.fecha).toISOString();
      expect({ ...theirs.oferta, fecha }).toEqual(mine.oferta);
    }
  });

  test('of another company, deleted or unknown is not there', async () => {
    const mine = await addOffer(portal, companyId);
    const deleted = await addOffer(portal, companyId, { estado: 'eliminada' });
    const tries = [
      { id: mine.urlAcceso, options: { token: otherToken } },
      { id: deleted.urlAcceso, options: { token } },
      { id: 'abcdefghijklmnop', options: { token } },
    ];
    for (const { id, options } of tries) {
      for (const endpoint of [getOwnOffer, getOwnOfferAsStudent, getEditableOffer])
        await portal.refused(endpoint, { params: { id } }, 'offerNotFound', options);
      await portal.refused(deleteOffer, { body: { urlOferta: id } }, 'offerNotFound', options);
      const body = { urlOferta: id, candidatoSeleccionado: false };
      await portal.refused(closeOffer, { body }, 'offerNotFound', options);
    }
    expect(await stateOf(mine.id)).toBe('abierta');
  });

  test('with an address that is none is not there, and in a body is malformed', async () => {
    await portal.refused(getOwnOffer, { params: { id: "x' or 1=1" } }, 'offerNotFound', { token });
    await portal.refused(deleteOffer, { body: { urlOferta: '' } }, 'mandatoryDataMissing', { token });
  });
});

describe('deleting', () => {
  const remove = (urlOferta: string) => ({ body: { urlOferta } });

  test('a draft is gone, an offer nobody applied to is deleted and hidden, once', async () => {
    const draft = await addOffer(portal, companyId, { estado: 'borrador' });
    await portal.get(deleteOffer, remove(draft.urlAcceso), { token });
    expect(await stateOf(draft.id)).toBeUndefined();
    for (const estado of ['pendiente', 'rechazada', 'abierta', 'cerrada', 'caducada'] as const) {
      const offer = await addOffer(portal, companyId, { estado });
      await portal.get(deleteOffer, remove(offer.urlAcceso), { token });
      expect(await stateOf(offer.id)).toBe('eliminada');
      await portal.refused(deleteOffer, remove(offer.urlAcceso), 'offerNotFound', { token });
    }
  });

  test('an offer that somebody applied to stays', async () => {
    const offer = await addOffer(portal, companyId);
    await apply(offer.id);
    await portal.refused(deleteOffer, remove(offer.urlAcceso), 'actionNotAllowed', { token });
    expect(await stateOf(offer.id)).toBe('abierta');
  });

  test('one whose only applicant withdrew stays too, is not called deletable, and says why', async () => {
    const offer = await addOffer(portal, companyId);
    const find = () => portal.get(getOwnOffer, { params: { id: offer.urlAcceso } }, { token });
    expect((await find()).resumen).toMatchObject({ numCandidatos: 0, eliminable: true });
    await apply(offer.id, { idEstado: 7 });
    expect((await find()).resumen).toMatchObject({ numCandidatos: 0, eliminable: false });
    const { ofertas } = await portal.get(listOwnOffers, { query: {} }, { token });
    expect(ofertas).toMatchObject([{ eliminable: false }]);
    const refuse = (language: Language) =>
      portal.refused(deleteOffer, remove(offer.urlAcceso), 'actionNotAllowed', { token, language });
    expect(await refuse('en')).toEqual({
      status: 48,
      datos: null,
      mensaje: expect.stringContaining('even if they were withdrawn later'),
      aviso: { titulo: 'This offer can’t be deleted', boton: null },
      referencia: expect.any(String),
    });
    expect((await refuse('es')).mensaje).toContain('aunque después se hayan retirado');
    expect(await stateOf(offer.id)).toBe('abierta');
  });
});

describe('closing', () => {
  test('keeps who was chosen, once, also when it is sent twice at once', async () => {
    const target = await addOffer(portal, companyId);
    const { id, urlAcceso } = target;
    const nora = await newCandidate(portal, companyId, { offer: target });
    await apply(id);
    const chosen = { nombreSeleccionado: 'Nora Prats', fechaInicioContrato: '2031-02-01', idTipoContrato: 1 };
    const call = { body: { urlOferta: urlAcceso, candidatoSeleccionado: true, ...chosen } };
    const answers = await Promise.all([1, 2].map(() => portal.call(closeOffer, call, { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 14]);
    const [offer] = await portal.database.orm.select().from(offers).where(eq(offers.id, id));
    expect(offer).toMatchObject({ estado: 'cerrada', cierre: { candidatoSeleccionado: true, ...chosen } });
    const { cierre } = await portal.get(getOwnOffer, { params: { id: urlAcceso } }, { token });
    expect(cierre).toEqual({
      candidatoSeleccionado: true,
      nombresSeleccionados: ['Nora Prats'],
      ...chosen,
    });
    const left = await portal.database.orm.select().from(applications);
    expect(left.map((one) => [one.id === nora.id, one.idEstado]).sort()).toEqual([
      [false, 6],
      [true, 1],
    ]);
  });

  test('asks who was chosen and since when', async () => {
    const { urlAcceso } = await addOffer(portal, companyId);
    const body = { urlOferta: urlAcceso, candidatoSeleccionado: true, idTipoContrato: 999 };
    const { datos } = await portal.refused(closeOffer, { body }, 'mandatoryDataMissing', { token });
    expect(datos).toMatchObject({
      campos: [
        { campo: 'nombreSeleccionado' },
        { campo: 'fechaInicioContrato' },
        { campo: 'idTipoContrato' },
      ],
    });
  });

  test('asks for the type of contract of a job alone', async () => {
    const job = await addOffer(portal, companyId, { content: { tipo: 'empleo' } });
    const { id } = await newCandidate(portal, companyId, { offer: job });
    const body = {
      urlOferta: job.urlAcceso,
      candidatoSeleccionado: true,
      candidaturas: [id],
      fechaInicioContrato: '2031-02-01',
    };
    const { datos } = await portal.refused(closeOffer, { body }, 'mandatoryDataMissing', { token });
    expect(datos).toEqual({ campos: [expect.objectContaining({ campo: 'idTipoContrato' })] });
    await portal.get(closeOffer, { body: { ...body, idTipoContrato: 1 } }, { token });
    const internship = await addOffer(portal, companyId);
    const intern = await newCandidate(portal, companyId, { offer: internship });
    const { urlAcceso: urlOferta } = internship;
    const closing = { body: { ...body, urlOferta, candidaturas: [intern.id] } };
    await portal.get(closeOffer, closing, { token });
  });

  test('refuses a contract that began before the offer was sent', async () => {
    const { urlAcceso } = await addOffer(portal, companyId);
    const body = { urlOferta: urlAcceso, candidatoSeleccionado: true, fechaInicioContrato: '1950-01-01' };
    const { datos } = await portal.refused(
      closeOffer,
      { body: { ...body, nombreSeleccionado: 'Nora Prats' } },
      'mandatoryDataMissing',
      { token },
    );
    expect(datos).toMatchObject({ campos: [{ campo: 'fechaInicioContrato' }] });
  });

  test('without anybody chosen keeps no name', async () => {
    const { id, urlAcceso } = await addOffer(portal, companyId);
    const body = { urlOferta: urlAcceso, candidatoSeleccionado: false, nombreSeleccionado: 'Nora Prats' };
    await portal.get(closeOffer, { body }, { token });
    const [offer] = await portal.database.orm.select().from(offers).where(eq(offers.id, id));
    expect(offer?.cierre).toMatchObject({ candidatoSeleccionado: false, nombreSeleccionado: null });
  });

  test.each(['borrador', 'pendiente', 'cerrada', 'rechazada'] as const)(
    'an offer that is %s cannot be closed',
    async (estado) => {
      const { urlAcceso } = await addOffer(portal, companyId, { estado });
      const body = { urlOferta: urlAcceso, candidatoSeleccionado: false };
      await portal.refused(closeOffer, { body }, 'noSuchMove', { token });
    },
  );
});
