import { randomUUID } from 'node:crypto';
import {
  deleteOffer,
  getOwnOffer,
  getOwnOfferAsStudent,
  listOwnOffers,
} from '@portal/contract/company-offers';
import { createOffer, editOffer, getEditableOffer, saveOfferDraft } from '@portal/contract/offer-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files } from '../../db/tables/files.ts';
import { offers } from '../../db/tables/offers.ts';
import { jobsOf, newCompany, told } from '../../testing/applications.ts';
import { addCompany, addContact, addOffer, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship, fullJob, keptInternship } from './offer-form.fixtures.ts';

const now = new Date('2030-11-05T10:00:00Z');
let portal: TestPortal;
let token: string;
let companyId: number;
let otherToken: string;

beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  const [company, other] = [await addCompany(portal), await addCompany(portal)];
  companyId = company.id;
  token = await companyToken(portal, (await addContact(portal, [company.id])).usuario);
  otherToken = await companyToken(portal, (await addContact(portal, [other.id])).usuario);
});
afterAll(() => portal.close());

const pdf = {
  ficheroB64: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n').toString('base64'),
  extension_adjunto: 'pdf',
  nombre: 'Proyecto',
} as const;

const decimals = 'El número puede tener dos decimales como máximo';
const ownOffers = () => portal.database.orm.select().from(offers).where(eq(offers.companyId, companyId));
const fieldsOf = (envelope: { datos: unknown }): string[] =>
  (envelope.datos as { campos: { campo: string }[] }).campos.map(({ campo }) => campo);
const create = (oferta = fullInternship(), claveEnvio: string = randomUUID()) =>
  portal.get(createOffer, { body: { claveEnvio, oferta } }, { token });
const read = (id: string) => portal.get(getOwnOffer, { params: { id } }, { token });

beforeEach(async () => {
  await portal.database.orm.delete(offers).where(eq(offers.companyId, companyId));
});

test('a degree of a level that the institution does not have is refused beside it, and kept in its draft alone', async () => {
  const own = await openPortal({ now: () => now, brand: (brand) => ({ ...brand, niveles: ['grado'] }) });
  const company = await addCompany(own);
  const as = { token: await companyToken(own, (await addContact(own, [company.id])).usuario) };
  const asking = (...ids: number[]) => ({
    claveEnvio: randomUUID(),
    oferta: fullInternship({
      listado_titulaciones: ids.map((idTitulacion) => ({ idTitulacion, caracter: 'requerida' })),
    }),
  });
  // A master's, a degree of the university's own and a doctorate between a bachelor's and a vocational one.
  const wrong = asking(112, 201, 301, 401, 501);
  const refused = await own.refused(createOffer, { body: wrong }, 'mandatoryDataMissing', as);
  expect(fieldsOf(refused)).toEqual([1, 2, 3].map((n) => `oferta.listado_titulaciones.${n}.idTitulacion`));
  expect(refused.datos).toMatchObject({ campos: [{ mensaje: expect.stringMatching(/\S/) }, {}, {}] });
  const draft = await own.get(saveOfferDraft, { body: wrong }, as);
  const form = await own.get(getEditableOffer, { params: { id: draft.urlAcceso } }, as);
  expect(form.oferta.listado_titulaciones).toEqual(wrong.oferta.listado_titulaciones);
  const { oferta } = await own.get(getOwnOffer, { params: { id: draft.urlAcceso } }, as);
  expect(oferta.listado_titulaciones?.map(({ idTitulacion }) => idTitulacion)).toEqual([112, 501]);
  const { urlAcceso } = await own.get(createOffer, { body: asking(112, 501) }, as);
  await own.refused(
    editOffer,
    { body: { urlOferta: urlAcceso, oferta: wrong.oferta } },
    'mandatoryDataMissing',
    as,
  );
  await own.close();
});

describe('drafts', () => {
  test('what was typed is kept under the key of its form, and can be taken up again', async () => {
    const claveEnvio = randomUUID();
    const save = (oferta: { tipo: 'practicas'; titulo?: string; plazas?: number }) =>
      portal.get(saveOfferDraft, { body: { claveEnvio, oferta } }, { token });
    const first = await save({ tipo: 'practicas' });
    const second = await save({ tipo: 'practicas', titulo: 'Prácticas de verano', plazas: 3 });
    expect(second.urlAcceso).toBe(first.urlAcceso);
    expect(await ownOffers()).toHaveLength(1);
    const form = await portal.get(getEditableOffer, { params: { id: first.urlAcceso } }, { token });
    expect(form).toMatchObject({
      claveEnvio,
      estadoOferta: 'borrador',
      oferta: { titulo: 'Prácticas de verano', plazas: 3, idProvincia: null },
      motivoRechazo: null,
    });
  });

  test('a draft without a title is read, listed and previewed', async () => {
    const { urlAcceso } = await portal.get(
      saveOfferDraft,
      { body: { claveEnvio: randomUUID(), oferta: { tipo: 'empleo' } } },
      { token },
    );
    expect((await read(urlAcceso)).oferta.titulo).toBeUndefined();
    expect((await portal.get(listOwnOffers, { query: {} }, { token })).ofertas).toMatchObject([
      { titulo: '' },
    ]);
    await portal.get(getOwnOfferAsStudent, { params: { id: urlAcceso } }, { token });
  });

  test('a draft saved and sent from two places at once is one', async () => {
    const claveEnvio = randomUUID();
    const body = { claveEnvio, oferta: { tipo: 'practicas' as const } };
    const saved = await Promise.all([1, 2, 3].map(() => portal.get(saveOfferDraft, { body }, { token })));
    expect(new Set(saved.map(({ urlAcceso }) => urlAcceso)).size).toBe(1);
    expect(await ownOffers()).toHaveLength(1);
  });

  test('a form that was filled on something older does not save over what was kept since', async () => {
    const claveEnvio = randomUUID();
    const body = (plazas: number, guardado: string | null) => ({
      body: { claveEnvio, oferta: { ...fullInternship(), plazas }, guardado },
    });
    const first = await portal.get(saveOfferDraft, body(1, null), { token });
    // The answer got lost and it is sent again.
    const again = await portal.get(saveOfferDraft, body(1, null), { token });
    const second = await portal.get(saveOfferDraft, body(2, again.guardado), { token });
    expect(second.guardado).not.toBe(first.guardado);
    for (const outdated of [first.guardado, null])
      await portal.refused(saveOfferDraft, body(3, outdated), 'cannotChangeState', { token });
    expect(await ownOffers()).toMatchObject([{ plazas: 2 }]);
    const read = await portal.get(getEditableOffer, { params: { id: first.urlAcceso } }, { token });
    await portal.get(saveOfferDraft, body(4, read.guardado), { token });
    expect(await ownOffers()).toMatchObject([{ plazas: 4 }]);
  });

  test('a form that stands on a draft that was deleted does not make it anew unasked', async () => {
    const body = { claveEnvio: randomUUID(), oferta: fullInternship() };
    const { urlAcceso, guardado } = await portal.get(saveOfferDraft, { body }, { token });
    const { ofertas } = await portal.get(listOwnOffers, { query: {} }, { token });
    expect(ofertas).toMatchObject([{ claveEnvio: body.claveEnvio }]);
    await portal.get(deleteOffer, { body: { urlOferta: urlAcceso } }, { token });
    for (const endpoint of [createOffer, saveOfferDraft])
      await portal.refused(endpoint, { body: { ...body, guardado } }, 'offerNotFound', { token });
    expect(await ownOffers()).toEqual([]);
    await portal.get(saveOfferDraft, { body }, { token });
    expect(await ownOffers()).toHaveLength(1);
  });

  test('an amount of three decimals is refused beside its field, and kept as it is written in a draft', async () => {
    const oferta = fullInternship({ horasAldia: 4.125, ayudaEstudio: 600.005, meses: 4.333 });
    const claveEnvio = randomUUID();
    const refusal = await portal.refused(
      createOffer,
      { body: { claveEnvio, oferta } },
      'mandatoryDataMissing',
      { token },
    );
    const campos = ['ayudaEstudio', 'horasAldia', 'meses'];
    expect(fieldsOf(refusal).sort()).toEqual(campos.map((field) => `oferta.${field}`));
    expect(refusal.datos).toMatchObject({ campos: campos.map(() => ({ mensaje: decimals })) });
    const kept = await portal.get(
      saveOfferDraft,
      { body: { claveEnvio, oferta, guardado: null } },
      { token },
    );
    const form = await portal.get(getEditableOffer, { params: { id: kept.urlAcceso } }, { token });
    expect(form.oferta).toMatchObject({ horasAldia: 4.125, ayudaEstudio: 600.005, meses: 4.333 });
    expect((await read(kept.urlAcceso)).oferta).toMatchObject({ horasAldia: null, ayudaEstudio: null });
    const two = fullInternship({ horasAldia: 4.29, ayudaEstudio: 999_999.99, meses: 1.1 });
    const body = { claveEnvio: randomUUID(), oferta: two, guardado: null };
    const { urlAcceso } = await portal.get(saveOfferDraft, { body }, { token });
    expect((await read(urlAcceso)).oferta).toMatchObject({ horasAldia: 4.29, ayudaEstudio: 999_999.99 });
  });

  test('two companies may have the same key', async () => {
    const body = { claveEnvio: randomUUID(), oferta: { tipo: 'practicas' as const } };
    const mine = await portal.get(saveOfferDraft, { body }, { token });
    const theirs = await portal.get(saveOfferDraft, { body }, { token: otherToken });
    expect(theirs.urlAcceso).not.toBe(mine.urlAcceso);
  });

  test('what was sent is a draft no more', async () => {
    const claveEnvio = randomUUID();
    await create(fullInternship(), claveEnvio);
    const body = { claveEnvio, oferta: { tipo: 'practicas' as const } };
    await portal.refused(saveOfferDraft, { body }, 'offerNotEditable', { token });
  });

  const tooLong = 'Prácticas '.repeat(20);
  const wrong = {
    tipo: 'practicas' as const,
    titulo: tooLong,
    plazas: 0,
    meses: 'unos tres',
    fechaInicio: '31/02/2031',
    emailTutorEmpresa: 'ana@',
    idProvincia: 99,
    horario: 'De 9 a 14 h',
    idiomas: [{ idIdioma: 1, idNivelIdioma: null, idCertificadoIdioma: null, obligatorio: true }],
  };

  test('what could not be sent is kept as it was typed, and read in its form alone', async () => {
    const body = { claveEnvio: randomUUID(), oferta: wrong, guardado: null };
    const { urlAcceso } = await portal.get(saveOfferDraft, { body }, { token });
    const form = await portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token });
    expect(form.oferta).toMatchObject(wrong);
    const { oferta, resumen } = await read(urlAcceso);
    expect(oferta).toMatchObject({ horario: 'De 9 a 14 h', plazas: null, fechaInicio: null, idiomas: [] });
    expect(oferta.titulo).toBeUndefined();
    expect(resumen.titulo).toBe('');
    const { ofertas } = await portal.get(listOwnOffers, { query: {} }, { token });
    const preview = await portal.get(getOwnOfferAsStudent, { params: { id: urlAcceso } }, { token });
    for (const shown of [ofertas, oferta, preview]) {
      const text = JSON.stringify(shown);
      for (const typed of [tooLong, 'unos tres', '31/02/2031', 'ana@']) expect(text).not.toContain(typed);
    }
  });

  test('what could not be sent is refused once it is sent, and goes with what is sent instead', async () => {
    const claveEnvio = randomUUID();
    await portal.get(saveOfferDraft, { body: { claveEnvio, oferta: wrong } }, { token });
    const { titulo, plazas, fechaInicio, emailTutorEmpresa } = wrong;
    for (const one of [{ titulo }, { plazas }, { fechaInicio }, { emailTutorEmpresa }]) {
      const oferta = fullInternship(one);
      const answer = await portal.call(createOffer, { body: { claveEnvio, oferta } }, { token });
      expect(answer.status).not.toBe(0);
    }
    await create(fullInternship(), claveEnvio);
    expect(await ownOffers()).toMatchObject([{ estado: 'pendiente', sinValidar: {} }]);
  });

  test('a draft in which something else was typed since is not sent over unasked', async () => {
    const claveEnvio = randomUUID();
    const opened = { body: { claveEnvio, oferta: fullInternship(), guardado: null } };
    const { guardado } = await portal.get(saveOfferDraft, opened, { token });
    const elsewhere = { ...fullInternship(), observaciones: 'x'.repeat(2001) };
    await portal.get(saveOfferDraft, { body: { claveEnvio, oferta: elsewhere, guardado } }, { token });
    const sent = { claveEnvio, oferta: fullInternship(), guardado };
    await portal.refused(createOffer, { body: sent }, 'cannotChangeState', { token });
  });

  test('a text that is too long to be kept is refused beside its field', async () => {
    const oferta = { tipo: 'practicas' as const, titulo: 'x'.repeat(20_001) };
    const body = { claveEnvio: randomUUID(), oferta };
    const refusal = await portal.refused(saveOfferDraft, { body }, 'mandatoryDataMissing', { token });
    expect(fieldsOf(refusal)).toEqual(['oferta.titulo']);
  });
});

describe('sending', () => {
  test('an offer waits for validation, with its town, its reference and its last day', async () => {
    const { urlAcceso, idoferta } = await create(
      fullInternship({ idProvincia: 7, idLocalidad: 7001, fechaCaducidad: null }),
    );
    const { resumen, oferta, editable, enlaceInscripcion } = await read(urlAcceso);
    expect(resumen).toMatchObject({
      idoferta,
      estadoOferta: 'pendiente',
      fecha: now.toISOString(),
      referencia: `2030-${String(idoferta).padStart(5, '0')}`,
      numCandidatos: 0,
    });
    expect(oferta.fechaCaducidad).toBe('2031-01-04');
    expect(editable).toBe(true);
    expect(enlaceInscripcion).toMatch(new RegExp(`^http.*/ofertas-practicas/${urlAcceso}$`));
    const preview = await portal.get(getOwnOfferAsStudent, { params: { id: urlAcceso } }, { token });
    expect(preview.oferta).toMatchObject({
      nombreIsla: 'Mallorca',
      localidad: expect.stringMatching(/Palma/),
    });
  });

  test('a draft becomes the offer', async () => {
    const claveEnvio = randomUUID();
    const draft = await portal.get(
      saveOfferDraft,
      { body: { claveEnvio, oferta: { tipo: 'practicas', titulo: 'Un borrador' } } },
      { token },
    );
    expect((await create(fullInternship(), claveEnvio)).urlAcceso).toBe(draft.urlAcceso);
    expect((await read(draft.urlAcceso)).resumen).toMatchObject({
      estadoOferta: 'pendiente',
      titulo: 'Prácticas en análisis de datos',
    });
  });

  test('what was kept since the form was filled is not gone over', async () => {
    const claveEnvio = randomUUID();
    const save = (plazas: number, guardado?: string | null) =>
      portal.get(
        saveOfferDraft,
        {
          body: {
            claveEnvio,
            oferta: fullInternship({ plazas }),
            ...(guardado !== undefined && { guardado }),
          },
        },
        { token },
      );
    const send = (plazas: number, guardado?: string | null) => ({
      body: { claveEnvio, oferta: fullInternship({ plazas }), ...(guardado !== undefined && { guardado }) },
    });
    const opened = await save(1, null);
    const elsewhere = await save(2, opened.guardado);
    for (const outdated of [opened.guardado, null])
      await portal.refused(createOffer, send(3, outdated), 'cannotChangeState', { token });
    expect(await ownOffers()).toMatchObject([{ estado: 'borrador', plazas: 2 }]);
    const sent = await portal.get(createOffer, send(3, elsewhere.guardado), { token });
    expect(await ownOffers()).toMatchObject([{ estado: 'pendiente', plazas: 3 }]);
    // The answer got lost and it is sent again.
    expect(await portal.get(createOffer, send(3, elsewhere.guardado), { token })).toEqual(sent);
  });

  test('one may go over what was kept, and send at once what was never kept', async () => {
    const over = randomUUID();
    const kept = { claveEnvio: over, oferta: fullInternship({ plazas: 2 }) };
    await portal.get(saveOfferDraft, { body: kept }, { token });
    await create(fullInternship({ plazas: 5 }), over);
    const first = { claveEnvio: randomUUID(), oferta: fullInternship({ plazas: 6 }), guardado: null };
    await portal.get(createOffer, { body: first }, { token });
    // What is the same was not changed by anybody, whenever it was kept.
    const same = { claveEnvio: randomUUID(), oferta: fullInternship({ plazas: 7 }), guardado: null };
    await portal.get(saveOfferDraft, { body: same }, { token });
    await portal.get(createOffer, { body: same }, { token });
    const places = (await ownOffers()).map(({ estado, plazas }) => `${estado} ${plazas}`);
    expect(places.sort()).toEqual(['pendiente 5', 'pendiente 6', 'pendiente 7']);
  });

  test('the last day that the portal puts is not after the end, and what is edited can be sent again', async () => {
    const oferta = fullInternship({
      fechaInicio: '2030-11-10',
      fechaFin: '2030-12-05',
      fechaCaducidad: null,
    });
    const { urlAcceso } = await create(oferta);
    const form = await portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token });
    expect(form.oferta.fechaCaducidad).toBe('2030-12-05');
    const { fechaCaducidad } = form.oferta;
    await portal.get(
      editOffer,
      { body: { urlOferta: urlAcceso, oferta: { ...oferta, plazas: 9, fechaCaducidad } } },
      { token },
    );
    expect((await read(urlAcceso)).resumen).toMatchObject({ plazas: 9, fechaCaducidad: '2030-12-05' });
  });

  test('a start that is not before the end is 27, beside the end', async () => {
    const refusedAs = (oferta: ReturnType<typeof fullInternship>) =>
      portal.refused(createOffer, { body: { claveEnvio: randomUUID(), oferta } }, 'startAfterEnd', { token });
    const sameDay = await refusedAs(fullInternship({ fechaInicio: '2031-02-01', fechaFin: '2031-02-01' }));
    const sentence = 'La fecha de inicio debe ser anterior a la de fin';
    expect(sameDay).toMatchObject({
      mensaje: sentence,
      datos: { campos: [{ campo: 'oferta.fechaFin', mensaje: sentence }] },
    });
    // What else is wrong is named too.
    const more = await refusedAs(
      fullInternship({ plazas: null, fechaInicio: '2031-03-01', fechaFin: '2031-02-01' }),
    );
    expect(more.mensaje).toBe(sentence);
    expect(fieldsOf(more)).toEqual(['oferta.fechaFin', 'oferta.plazas']);
  });

  test('sent twice, also at once, it is one offer and one answer', async () => {
    const claveEnvio = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => create(fullInternship(), claveEnvio)));
    answers.push(await create(fullInternship({ titulo: 'Otro título' }), claveEnvio));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await ownOffers()).toMatchObject([{ titulo: 'Prácticas en análisis de datos' }]);
  });

  test('the key of an offer that was deleted makes no other', async () => {
    const claveEnvio = randomUUID();
    await create(fullInternship(), claveEnvio);
    await portal.database.orm
      .update(offers)
      .set({ estado: 'eliminada' })
      .where(eq(offers.claveEnvio, claveEnvio));
    const body = { claveEnvio, oferta: fullInternship() };
    await portal.refused(createOffer, { body }, 'offerNotEditable', { token });
  });

  describe('with the key of another company’s offer', () => {
    const mailed = async (accountId: number) =>
      (await jobsOf(portal, 'mail')).filter((job) => (job as { accountId: number }).accountId === accountId);
    const offersOf = (id: number) =>
      portal.database.orm.select().from(offers).where(eq(offers.companyId, id));

    test.each(['borrador', 'pendiente', 'abierta', 'eliminada'] as const)(
      'that is %s, an offer of its own is made, and nothing of the other is changed or told',
      async (estado) => {
        const [sender, other] = [await newCompany(portal), await newCompany(portal)];
        const { claveEnvio, urlAcceso } = await addOffer(portal, other.id, {
          estado,
          content: fullInternship(),
        });
        const before = await offersOf(other.id);
        const body = { claveEnvio, oferta: fullInternship({ titulo: 'Prácticas propias', plazas: 9 }) };
        const sent = await portal.get(createOffer, { body }, { token: sender.token });
        expect(sent.urlAcceso).not.toBe(urlAcceso);
        expect(await offersOf(sender.id)).toMatchObject([
          { id: sent.idoferta, claveEnvio, estado: 'pendiente', titulo: 'Prácticas propias', plazas: 9 },
        ]);
        expect(await offersOf(other.id)).toEqual(before);
        expect(await told(portal, sender.contactId)).toMatchObject([{ tipo: 'offerReceived' }]);
        expect(await mailed(sender.contactId)).toHaveLength(1);
        expect(await told(portal, other.contactId)).toEqual([]);
        expect(await mailed(other.contactId)).toEqual([]);
      },
    );

    test('and the moment that its draft was kept, no offer is made', async () => {
      const [sender, other] = [await newCompany(portal), await newCompany(portal)];
      const body = { claveEnvio: randomUUID(), oferta: fullInternship() };
      const { guardado } = await portal.get(saveOfferDraft, { body }, { token: other.token });
      const before = await offersOf(other.id);
      const options = { token: sender.token };
      await portal.refused(createOffer, { body: { ...body, guardado } }, 'offerNotFound', options);
      expect(await offersOf(sender.id)).toEqual([]);
      expect(await offersOf(other.id)).toEqual(before);
    });
  });

  test('every field that the brand requires and is not there is named, in the caller’s words', async () => {
    const oferta = { tipo: 'practicas', titulo: 'Prácticas sin nada' } as const;
    const body = { claveEnvio: randomUUID(), oferta };
    const refusal = await portal.refused(createOffer, { body }, 'mandatoryDataMissing', { token });
    expect(fieldsOf(refusal)).toEqual(
      expect.arrayContaining(
        [
          'plazas',
          'descripcion',
          'listado_titulaciones',
          'idProvincia',
          'idLocalidad',
          'emailTutorEmpresa',
        ].map((field) => `oferta.${field}`),
      ),
    );
    expect(refusal.datos).toMatchObject({
      campos: expect.arrayContaining([
        { campo: 'oferta.plazas', mensaje: 'Este campo es requerido' },
        { campo: 'oferta.listado_titulaciones', mensaje: expect.stringMatching(/titulación/) },
      ]),
    });
    expect(await ownOffers()).toEqual([]);
  });

  test('a malformed body is refused with the fields that are', async () => {
    const body = { claveEnvio: 'no', oferta: { ...fullInternship(), titulo: ' ', numeroDiasSemana: 9 } };
    const refusal = await portal.refused(createOffer, { body }, 'mandatoryDataMissing', { token });
    expect(fieldsOf(refusal).sort()).toEqual(['claveEnvio', 'oferta.numeroDiasSemana', 'oferta.titulo']);
    const over = { meses: 13, tiempoDedicacionJornada: 101 };
    const beyond = { claveEnvio: randomUUID(), oferta: fullInternship(over) };
    const limits = await portal.refused(createOffer, { body: beyond }, 'mandatoryDataMissing', { token });
    expect(limits.datos).toMatchObject({
      campos: [
        { campo: 'oferta.meses', mensaje: 'El número debe estar entre 0 y 12' },
        { campo: 'oferta.tiempoDedicacionJornada', mensaje: 'El número debe estar entre 0 y 100' },
      ],
    });
  });

  test('numbers that no list has are refused, a town of another province too', async () => {
    const oferta = fullInternship({
      idLocalidad: 8001,
      idSede: 77,
      listado_titulaciones: [{ idTitulacion: 99_999, caracter: 'deseable' }],
    });
    const body = { claveEnvio: randomUUID(), oferta };
    const refusal = await portal.refused(createOffer, { body }, 'mandatoryDataMissing', { token });
    expect(fieldsOf(refusal).sort()).toEqual([
      'oferta.idLocalidad',
      'oferta.idSede',
      'oferta.listado_titulaciones.0.idTitulacion',
    ]);
  });

  test('fields that the brand hides are not kept', async () => {
    const { urlAcceso } = await create(
      fullJob({ horasAldia: 9, nombreTutorEmpresa: 'Nadie', fechaFin: '2031-09-01' }),
    );
    expect((await read(urlAcceso)).oferta).toMatchObject({
      horasAldia: null,
      nombreTutorEmpresa: null,
      fechaFin: null,
      salario: 24_000,
    });
  });

  test('its file is kept, left as it is, and taken away; one that lies about its type is refused', async () => {
    const claveEnvio = randomUUID();
    const oferta = fullInternship();
    const lie = { ...pdf, ficheroB64: Buffer.from('hello').toString('base64') };
    const lying = { claveEnvio, oferta, ficheroComplementario: lie };
    await portal.refused(createOffer, { body: lying }, 'fileTypeNotAllowed', { token });
    const body = { claveEnvio, oferta, ficheroComplementario: pdf };
    const { urlAcceso } = await portal.get(createOffer, { body }, { token });
    for (const [bad, campo] of [
      [lie, 'ficheroComplementario'],
      [{ ...pdf, extension_adjunto: 'exe' }, 'ficheroComplementario.extension_adjunto'],
    ] as const) {
      const edited = { urlOferta: urlAcceso, oferta, ficheroComplementario: bad };
      const { datos } = await portal.refused(editOffer, { body: edited }, 'fileTypeNotAllowed', { token });
      expect(datos).toMatchObject({ campos: [{ campo }] });
      const sent = { claveEnvio: randomUUID(), oferta, ficheroComplementario: bad };
      await portal.refused(createOffer, { body: sent }, 'fileTypeNotAllowed', { token });
    }
    await portal.get(createOffer, { body }, { token });
    expect(await portal.database.orm.select().from(files)).toHaveLength(1);
    expect((await read(urlAcceso)).ficheroComplementario).toMatchObject({ nombre: 'Proyecto' });
    const edit = (ficheroComplementario?: null) =>
      portal.get(
        editOffer,
        {
          body: {
            urlOferta: urlAcceso,
            oferta,
            ...(ficheroComplementario === null && { ficheroComplementario }),
          },
        },
        { token },
      );
    await edit();
    expect((await read(urlAcceso)).ficheroComplementario).not.toBeNull();
    await edit(null);
    expect((await read(urlAcceso)).ficheroComplementario).toBeNull();
  });
});

describe('editing', () => {
  const edit = (urlOferta: string, oferta = fullInternship({ plazas: 7 })) => ({
    body: { urlOferta, oferta },
  });

  test('goes over nothing that was saved since, unless it says nothing of it or is the same', async () => {
    const { urlAcceso } = await addOffer(portal, companyId, {
      estado: 'pendiente',
      content: fullInternship(),
    });
    const upon = async (guardado: string, plazas: number) =>
      (
        await portal.call(
          editOffer,
          { body: { urlOferta: urlAcceso, oferta: fullInternship({ plazas }), guardado } },
          { token },
        )
      ).status;
    const { guardado } = await portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token });
    const earlier = new Date(Date.parse(guardado) - 60_000).toISOString();
    expect(await upon(earlier, 9)).toBe(49);
    expect((await read(urlAcceso)).resumen.plazas).not.toBe(9);
    expect(await upon(guardado, 3)).toBe(0);
    expect(await upon(earlier, 3)).toBe(0);
    await portal.get(editOffer, edit(urlAcceso), { token });
    expect((await read(urlAcceso)).resumen.plazas).toBe(7);
  });

  test('an offer that waits keeps its place; one that was rejected waits anew', async () => {
    const before = new Date('2030-11-01T08:00:00Z');
    const waiting = await addOffer(portal, companyId, {
      estado: 'pendiente',
      fecha: before,
      content: fullInternship(),
    });
    await portal.get(editOffer, edit(waiting.urlAcceso), { token });
    expect((await read(waiting.urlAcceso)).resumen).toMatchObject({ plazas: 7, fecha: before.toISOString() });
    const rejected = await addOffer(portal, companyId, {
      estado: 'rechazada',
      fecha: before,
      content: fullInternship({ fechaCaducidad: '2030-11-02' }),
    });
    await portal.get(editOffer, edit(rejected.urlAcceso), { token });
    expect((await read(rejected.urlAcceso)).resumen).toMatchObject({
      estadoOferta: 'pendiente',
      fecha: now.toISOString(),
      motivoRechazo: null,
    });
  });

  test.each(['abierta', 'cerrada', 'caducada'] as const)(
    'an offer that is %s is not editable',
    async (estado) => {
      const { urlAcceso } = await addOffer(portal, companyId, { estado });
      await portal.refused(editOffer, edit(urlAcceso), 'offerNotEditable', { token });
      await portal.refused(getEditableOffer, { params: { id: urlAcceso } }, 'offerNotEditable', { token });
    },
  );

  test('nor is one that waits and has expired', async () => {
    const content = keptInternship({ fechaCaducidad: '2030-11-04' });
    const { urlAcceso } = await addOffer(portal, companyId, { estado: 'pendiente', content });
    await portal.refused(editOffer, edit(urlAcceso), 'offerNotEditable', { token });
    expect((await read(urlAcceso)).editable).toBe(false);
  });

  test('the rules of sending hold', async () => {
    const { urlAcceso } = await addOffer(portal, companyId, { estado: 'pendiente' });
    const oferta = fullInternship({ fechaFin: '2031-01-01', fechaCaducidad: '2030-11-04', horasAldia: 9 });
    const refusal = await portal.refused(editOffer, edit(urlAcceso, oferta), 'startAfterEnd', { token });
    expect(fieldsOf(refusal).sort()).toEqual([
      'oferta.fechaCaducidad',
      'oferta.fechaFin',
      'oferta.horasAldia',
    ]);
  });

  test('another company’s offer is not there', async () => {
    const { urlAcceso } = await addOffer(portal, companyId, { estado: 'pendiente' });
    const options = { token: otherToken };
    await portal.refused(editOffer, edit(urlAcceso), 'offerNotFound', options);
    await portal.refused(getEditableOffer, { params: { id: urlAcceso } }, 'offerNotFound', options);
  });
});
