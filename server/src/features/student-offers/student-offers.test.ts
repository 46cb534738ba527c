// @module-tag embedded
import { randomUUID } from 'node:crypto';
import { applicationStates } from '@portal/contract/applications';
import { getOwnOffer } from '@portal/contract/company-offers';
import { addDays, dayIn } from '@portal/contract/days';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';
import { createOffer } from '@portal/contract/offer-form';
import {
  countInternshipOffers,
  countJobOffers,
  countOffers,
  dayStepsBack,
  fittingOffers,
  getOffer,
  listOffers,
  paySteps,
  similarOffers,
  suggestSearch,
} from '@portal/contract/student-offers';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applications } from '../../db/tables/applications.ts';
import { companies } from '../../db/tables/companies.ts';
import { offers } from '../../db/tables/offers.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import {
  addCompany,
  addContact,
  addOffer,
  addStudent,
  companyToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship } from '../offer-form/offer-form.fixtures.ts';
import { type FilterName, filterNames } from './search.rules.ts';

let portal: TestPortal;
// Near the database's own clock, by which sessions end.
let clock = new Date();
const today = () => dayIn('Europe/Madrid', clock);
let studentId: number;
let token: string;
let companyId: number;

beforeAll(async () => {
  portal = await openPortal({ now: () => clock });
  const student = await addStudent(portal);
  studentId = student.id;
  token = await studentToken(portal, student.usuario);
  companyId = (await addCompany(portal, { nombreComercial: 'Faro Azul' })).id;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(offers);
  // What was counted for the test before is no longer remembered.
  clock = new Date(clock.getTime() + 60_000);
});

const add = (values: Parameters<typeof addOffer>[2] = {}) => addOffer(portal, companyId, values);
const list = (query: Record<string, unknown> = {}, tipo: OfferType = 'practicas') =>
  portal.get(listOffers, { params: { tipo }, query }, { token });
const titles = async (query: Record<string, unknown>) =>
  (await list(query)).ofertas.map(({ titulo }) => titulo).sort();

test('of a company that is not validated are not found until it is again, and then under its new name', async () => {
  const company = await addCompany(portal, { nombreComercial: 'Vela Rota' });
  await addOffer(portal, company.id, { content: { titulo: 'De la vela' } });
  const change = (values: Partial<typeof companies.$inferInsert>) =>
    portal.database.orm.update(companies).set(values).where(eq(companies.id, company.id));
  expect(await titles({ texto: 'rota' })).toEqual(['De la vela']);
  await change({ estado: 'bloqueada' });
  expect(await titles({})).toEqual([]);
  await change({ estado: 'validada', nombreComercial: 'Timón Firme' });
  expect(await titles({ texto: 'timon' })).toEqual(['De la vela']);
  expect(await titles({ texto: 'rota' })).toEqual([]);
});

describe('of which the student meets everything', () => {
  const asking = (programasInformaticos: number[]) => ({
    requisitosObligatorios: { ...fullInternship().requisitosObligatorios, programasInformaticos },
  });
  const counted = (query: Record<string, unknown>) =>
    portal.get(countOffers, { params: { tipo: 'practicas' }, query }, { token });

  test('are found, paged and counted with the other filters', async () => {
    for (const titulo of ['Una', 'Dos', 'Tres']) await add({ content: { titulo, idProvincia: 46 } });
    await add({ content: { titulo: 'Cuatro', idProvincia: 8 } });
    await add({ content: { titulo: 'Con programa', idProvincia: 46, ...asking([1]) } });
    await add({
      content: {
        titulo: 'Con idioma',
        idProvincia: 8,
        idiomas: [{ idIdioma: 1, idNivelIdioma: 6, idCertificadoIdioma: null, obligatorio: true }],
      },
    });
    const query = { soloEncajan: 'true', idProvincia: 46 };
    expect(await titles(query)).toEqual(['Dos', 'Tres', 'Una']);
    expect(await titles({ soloEncajan: 'true', texto: 'cuatro' })).toEqual(['Cuatro']);
    expect(await titles({ soloEncajan: 'true', texto: 'programa' })).toEqual([]);
    const second = await list({ ...query, pagina: 2, porPagina: 2 });
    expect([second.ofertas.length, second.numTotal]).toEqual([1, 3]);
    expect((await counted(query)).idProvincia).toEqual([
      { id: 46, numTotal: 3 },
      { id: 8, numTotal: 1 },
    ]);
    // They are those whose cards say so.
    const { ofertas } = await portal.get(fittingOffers, { query: { soloEncajan: 'true' } }, { token });
    const all = await list({ soloEncajan: 'true' });
    expect(all.ofertas.map(({ idoferta }) => idoferta).sort()).toEqual(
      ofertas.map(({ idoferta }) => idoferta).sort(),
    );
  });

  test('follow at once what the offer asks', async () => {
    const { id } = await add({ content: { titulo: 'Cambia' } });
    expect(await titles({ soloEncajan: 'true' })).toEqual(['Cambia']);
    await portal.database.orm.update(offers).set({ creditosSuperados: 200 }).where(eq(offers.id, id));
    expect(await titles({ soloEncajan: 'true' })).toEqual([]);
    await portal.database.orm.update(offers).set({ estado: 'cerrada' }).where(eq(offers.id, id));
    expect(await titles({ soloEncajan: 'true' })).toEqual([]);
  });
});

describe('by relevance', () => {
  const inOrder = async (query: Record<string, unknown>) => {
    const { ofertas } = await list(query);
    return ofertas.map(({ idoferta }) => idoferta);
  };

  test('offers with the words in the title come first, the more of them the better, then the newest', async () => {
    const day = (date: string) => ({ fecha: new Date(`${date}T10:00:00Z`) });
    const text = 'Usarás zumarreta y también brindilla.';
    const inText = await addOffer(portal, companyId, {
      ...day('2026-05-05'),
      content: { titulo: 'Ayudante', descripcion: text },
    });
    const newerInText = await addOffer(portal, companyId, {
      ...day('2026-05-06'),
      content: { titulo: 'Auxiliar', descripcion: text },
    });
    const one = await addOffer(portal, companyId, {
      ...day('2026-05-02'),
      content: { titulo: 'Técnica de zumarreta', descripcion: text },
    });
    const long = await addOffer(portal, companyId, {
      ...day('2026-05-03'),
      content: {
        titulo: 'Prácticas de brindilla y de zumarreta para quien acaba este curso',
        descripcion: text,
      },
    });
    const both = await addOffer(portal, companyId, {
      ...day('2026-05-01'),
      content: { titulo: 'Brindillas con ZUMARRETA', descripcion: text },
    });
    const texto = 'zumarreta brindilla';
    const best = [both.id, long.id, one.id, newerInText.id, inText.id];
    expect(await inOrder({ texto, orden: 'relevancia' })).toEqual(best);
    const pages = [1, 2, 3].map((pagina) => inOrder({ texto, orden: 'relevancia', pagina, porPagina: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(best);
    // The default stays the specification's.
    expect(await inOrder({ texto })).toEqual([newerInText.id, inText.id, long.id, one.id, both.id]);
  });

  test('without words is the default', async () => {
    expect(await inOrder({ orden: 'relevancia' })).toEqual(await inOrder({}));
  });

  test('beyond the newest thousand that match, goes by date', async () => {
    const old = await addOffer(portal, companyId, {
      fecha: new Date('2020-01-01'),
      content: { titulo: 'Cormorana mayor' },
    });
    await portal.database.raw(
      `insert into offers (url_acceso, company_id, clave_envio, estado, referencia, fecha, tipo, titulo, descripcion,
         requisitos_obligatorios, requisitos_deseables)
       select 'cormorana-' || n, company_id, gen_random_uuid(), estado, 'C-' || n, timestamptz '2021-01-01' + n * interval '1 hour',
         tipo, 'Otra', 'Una cormorana', requisitos_obligatorios, requisitos_deseables
       from offers, generate_series(1, 999) n where id = $1`,
      [old.id],
    );
    expect((await inOrder({ texto: 'cormorana', orden: 'relevancia' }))[0]).toBe(old.id);
    await addOffer(portal, companyId, {
      fecha: new Date('2022-01-01'),
      content: { titulo: 'Otra más', descripcion: 'Una cormorana' },
    });
    expect((await inOrder({ texto: 'cormorana', orden: 'relevancia' }))[0]).not.toBe(old.id);
    expect(await inOrder({ texto: 'cormorana', orden: 'relevancia', pagina: 51 })).toEqual([old.id]);
  });
});

describe('the newest offers', () => {
  test('are those of the type that are open, newest first, with their total', async () => {
    await add({ fecha: new Date('2026-11-01'), content: { titulo: 'Antigua' } });
    await add({ fecha: new Date('2026-11-03'), content: { titulo: 'Nueva' } });
    await add({ content: { titulo: 'De empleo', tipo: 'empleo' } });
    await add({ estado: 'pendiente', content: { titulo: 'Pendiente' } });
    const { ofertas, numTotal, resaltar } = await list({ orden: 'fecha' });
    expect(ofertas.map(({ titulo }) => titulo)).toEqual(['Nueva', 'Antigua']);
    expect({ numTotal, resaltar }).toEqual({ numTotal: 2, resaltar: [] });
    expect(ofertas[0]).toMatchObject({ tipo: 'practicas', empresa: 'Faro Azul', estado: null });
  });

  test('have those highlighted before, in either kind of list', async () => {
    await add({ fecha: new Date('2026-11-05'), content: { titulo: 'Sin destacar' } });
    await add({
      fecha: new Date('2026-11-01'),
      fechaDestacada: new Date('2026-11-02'),
      content: { titulo: 'Primera' },
    });
    await add({
      fecha: new Date('2026-11-04'),
      fechaDestacada: new Date('2026-11-06'),
      content: { titulo: 'Última' },
    });
    const order = ['Última', 'Primera', 'Sin destacar'];
    expect((await list()).ofertas.map(({ titulo }) => titulo)).toEqual(order);
    expect((await list({ idProvincia: 46 })).ofertas.map(({ titulo }) => titulo)).toEqual(order);
    expect((await list({ texto: 'equipo' })).ofertas.map(({ titulo }) => titulo)).toEqual(order);
  });

  test('carry the student’s own application, with the reason in the reader’s language', async () => {
    const offer = await add();
    await portal.database.orm
      .insert(applications)
      .values({ offerId: offer.id, studentId, idEstado: applicationStates.rejected, idMotivo: 8 });
    expect((await list()).ofertas[0]).toMatchObject({
      estado: 17,
      descripcionEstadoMotivo: 'Falta documentación',
    });
    const { ofertas } = await portal.get(
      listOffers,
      { params: { tipo: 'practicas' }, query: {} },
      { token, language: 'en' },
    );
    expect(ofertas[0]?.descripcionEstadoMotivo).toBe('Documents are missing');
    const other = await studentToken(portal, (await addStudent(portal)).usuario);
    const theirs = await portal.get(
      listOffers,
      { params: { tipo: 'practicas' }, query: {} },
      { token: other },
    );
    expect(theirs.ofertas[0]?.estado).toBeNull();
  });

  test('carry to each who asks in the same moment what is that student’s own', async () => {
    // What a title says is a title's, also where it is what a card says to a student who did not apply.
    const titulo = 'a","estado":null,"descripcionEstadoMotivo":null,"rechazadaPorAlumno":false,"b';
    // Of one moment, so that their numbers alone say which comes first.
    const added = await Promise.all([1, 2, 3].map(() => add({ fecha: clock, content: { titulo } })));
    const readers = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => {
        const student = await addStudent(portal);
        // Two bits say which of the first two each applied to, the third in what language it reads.
        const applied = added.filter((_, place) => number & (1 << place) && place < 2).map(({ id }) => id);
        if (applied.length > 0)
          await portal.database.orm.insert(applications).values(
            applied.map((offerId) => ({
              offerId,
              studentId: student.id,
              idEstado: 17 as const,
              idMotivo: 8,
            })),
          );
        const language = number < 4 ? ('es' as const) : ('ca' as const);
        return { applied, language, token: await studentToken(portal, student.usuario) };
      }),
    );
    const reason = { es: 'Falta documentación', ca: 'Falta documentació' };
    const answers = await Promise.all(
      readers.map(async ({ token, ...reader }) => {
        const { language } = reader;
        const answer = await portal.get(
          listOffers,
          { params: { tipo: 'practicas' }, query: {} },
          { token, language },
        );
        return { ...reader, ...answer };
      }),
    );
    for (const { ofertas, numTotal, applied, language } of answers) {
      expect(numTotal).toBe(3);
      const states = ofertas.map((card) => [
        card.idoferta,
        card.titulo,
        card.estado,
        card.descripcionEstadoMotivo,
      ]);
      expect(states).toEqual(
        added
          .map(({ id }) => id)
          .sort((one, other) => other - one)
          .map((id) => [id, titulo, ...(applied.includes(id) ? [17, reason[language]] : [null, null])]),
      );
    }
  });

  test('are named with their island as the reader says it', async () => {
    const { id } = await add({ content: { idProvincia: 7 } });
    await portal.database.orm.update(offers).set({ idIsla: 72 }).where(eq(offers.id, id));
    expect((await list()).ofertas[0]?.nombreIsla).toBe('Ibiza');
    const { ofertas } = await portal.get(
      listOffers,
      { params: { tipo: 'practicas' }, query: {} },
      { token, language: 'ca' },
    );
    expect(ofertas[0]?.nombreIsla).toBe('Eivissa');
  });

  test('show the beginning of a long text, cut between words', async () => {
    await add({ content: { descripcion: 'palabra\n'.repeat(100) } });
    const text = (await list()).ofertas[0]?.textoPerfilOferta ?? '';
    expect(text).toMatch(/^(palabra )+palabra…$/);
    expect(text.length).toBeLessThanOrEqual(181);
  });

  test('are not shown after their last day, nor counted, even before they are closed', async () => {
    await add({ content: { titulo: 'Hasta hoy', fechaCaducidad: today() } });
    await add({ content: { titulo: 'Hasta ayer', fechaCaducidad: addDays(today(), -1) } });
    for (const query of [{}, { texto: 'equipo' }, { idProvincia: 46 }]) {
      const { ofertas, numTotal } = await list(query);
      expect(ofertas.map(({ titulo }) => titulo)).toEqual(['Hasta hoy']);
      expect(numTotal).toBe(1);
    }
    expect(await portal.get(countInternshipOffers, {}, { token })).toEqual({ numTotal: 1 });
    expect(
      (await portal.get(countOffers, { params: { tipo: 'practicas' }, query: {} }, { token })).idProvincia,
    ).toEqual([{ id: 46, numTotal: 1 }]);
  });

  test('come page by page, each once', async () => {
    const fecha = new Date('2026-11-10');
    for (let n = 0; n < 23; n++) await add({ fecha });
    for (const query of [{ orden: 'fecha' }, {}, { idProvincia: 46 }, { texto: 'equipo', orden: 'fecha' }]) {
      const pages = await Promise.all([1, 2, 3, 4].map((pagina) => list({ ...query, pagina, porPagina: 7 })));
      const ids = pages.flatMap(({ ofertas }) => ofertas.map(({ idoferta }) => idoferta));
      expect(new Set(ids).size).toBe(23);
      expect(ids).toEqual([...ids].sort((one, other) => other - one));
      expect((await list({ ...query, pagina: 5, porPagina: 7 })).ofertas).toEqual([]);
    }
  });
});

describe('words', () => {
  beforeEach(async () => {
    await add({ content: { titulo: 'Programación web', descripcion: 'Java en Valencia.' } });
    await add({
      content: { titulo: 'Ajudant d’oficina', descripcion: 'Cerquem estudiants per a les nostres botigues.' },
    });
    await add({
      content: { titulo: 'Marketing assistant', descripcion: 'Helping companies with analyses.' },
    });
    await add({ content: { titulo: 'Técnica de sonido', tareasAdesarrollar: 'Grabaciones y mezclas.' } });
  });

  test.each([
    ['programación', ['Programación web']],
    ['PROGRAMACION', ['Programación web']],
    ['programaciones', ['Programación web']],
    ['programar', ['Programación web']],
    ['programació', ['Programación web']],
    ['web programación', ['Programación web']],
    ['java de la web', ['Programación web']],
    ['java química', []],
    ['botiga', ['Ajudant d’oficina']],
    ['estudiant', ['Ajudant d’oficina']],
    ['oficines', ['Ajudant d’oficina']],
    ['company', ['Marketing assistant']],
    ['assistants helped', ['Marketing assistant']],
    ['grabación', ['Técnica de sonido']],
    ['tecnicas sonidos', ['Técnica de sonido']],
    ["'; drop table offers; --", []],
    ['k=practicas', []],
  ])('%s', async (texto, expected) => {
    expect(await titles({ texto })).toEqual(expected);
    expect((await list({ texto })).numTotal).toBe(expected.length);
  });

  test.each([
    ['ingeniería informática', ['Con todo']],
    ['Computer Engineering', ['Con todo']],
    ['enginyeria informatica', ['Con todo']],
    ['dret', ['De derecho']],
    ['auditoría', ['Con todo']],
    ['audit control', ['Con todo']],
    ['construcción', ['Con todo']],
    ['hospitality', ['Con todo']],
    [
      'faro',
      [
        'Con todo',
        'De derecho',
        'Ajudant d’oficina',
        'Marketing assistant',
        'Programación web',
        'Técnica de sonido',
      ],
    ],
  ])('%s is found by what was chosen from the catalogue, or by the company', async (texto, expected) => {
    await add({
      content: {
        titulo: 'Con todo',
        descripcion: 'Nada más.',
        listado_titulaciones: [{ idTitulacion: 111, caracter: 'deseable' }],
        idAreaFuncional: 3,
        idSector: 6,
        idCategoria: 7,
      },
    });
    await add({
      content: {
        titulo: 'De derecho',
        descripcion: 'Nada más.',
        listado_titulaciones: [{ idTitulacion: 108, caracter: 'requerida' }],
      },
    });
    expect(await titles({ texto })).toEqual([...expected].sort());
  });

  test('an offer that asks for more than a dozen degrees is not found by their names', async () => {
    const asking = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        idTitulacion: 101 + place,
        caracter: 'requerida' as const,
      }));
    await add({ content: { titulo: 'Para doce', listado_titulaciones: asking(12) } });
    await add({ content: { titulo: 'Para trece', listado_titulaciones: asking(13) } });
    expect(await titles({ texto: 'criminología' })).toEqual(['Para doce']);
  });

  test('an offer is found by its reference, as it is written or without its dashes', async () => {
    const { urlAcceso } = await add({ content: { titulo: 'Con referencia' } });
    const { referencia } = (await list({ texto: 'referencia' })).ofertas[0] ?? {};
    expect(urlAcceso).toBeDefined();
    expect(await titles({ texto: referencia ?? '' })).toEqual(['Con referencia']);
    expect(await titles({ texto: referencia?.replaceAll('-', ' ') ?? '' })).toEqual(['Con referencia']);
    // As it stands on the card.
    expect(await titles({ texto: `Ref. ${referencia}` })).toEqual(['Con referencia']);
  });

  test.each(['de la', '%', '👍', ' - ', '…', "l'"])(
    '%s asks for nothing and finds nothing',
    async (texto) => {
      for (const query of [{ texto }, { texto, idProvincia: 46 }])
        expect(await list(query)).toEqual({ ofertas: [], numTotal: 0, resaltar: [] });
    },
  );

  test('what was found is told, and shown around it', async () => {
    const far = `${'Una empresa que crece. '.repeat(20)}Usarás programación funcional. ${'Y más. '.repeat(40)}`;
    await add({ content: { titulo: 'Otra', descripcion: far } });
    const { ofertas, resaltar } = await list({ texto: 'programaciones' });
    expect(resaltar).toEqual(['program']);
    expect(ofertas.find(({ titulo }) => titulo === 'Otra')?.textoPerfilOferta).toMatch(
      /^….*programación funcional.*…$/,
    );
  });

  test('an offer that is found by the names of what it asks for alone says so', async () => {
    const asked = {
      listado_titulaciones: [108, 111].map((idTitulacion) => ({
        idTitulacion,
        caracter: 'requerida' as const,
      })),
    };
    await add({ content: { titulo: 'Apoyo', descripcion: 'Un equipo que crece.', ...asked } });
    await add({ content: { titulo: 'Informática', descripcion: 'Un equipo de ingeniería.', ...asked } });
    const { ofertas } = await list({ texto: 'ingenieria informatica' });
    const texts = Object.fromEntries(
      ofertas.map(({ titulo, textoPerfilOferta }) => [titulo, textoPerfilOferta]),
    );
    expect(texts).toMatchObject({
      Apoyo: 'Titulaciones: Ingeniería Informática',
      Informática: 'Un equipo de ingeniería.',
    });
  });
});

test('a company that hides its data is nowhere in what students get', async () => {
  const secret = await addCompany(portal, {
    nombreComercial: 'Zurbarán Discreta',
    descripcion: 'Zurbarán es discreta',
    web: 'https://zurbaran.example',
  });
  const content = { ocultarDatosEmpresa: true, centroPracticas: 'Zurbarán Centro', titulo: 'Anónima' };
  const offer = await addOffer(portal, secret.id, { content });
  expect((await list({ texto: 'zurbaran' })).numTotal).toBe(0);
  const answers = [
    await list(),
    await list({ texto: 'equipo' }),
    await list({ idProvincia: 46 }),
    await portal.get(countOffers, { params: { tipo: 'practicas' }, query: {} }, { token }),
    await portal.get(getOffer, { params: { id: offer.urlAcceso } }, { token }),
    await portal.get(fittingOffers, { query: {} }, { token }),
  ];
  expect(JSON.stringify(answers)).toContain('Anónima');
  expect(JSON.stringify(answers)).not.toMatch(/zurbar/i);
});

test('an offer is found by its company’s name until it hides it, and counts tell nothing of it then', async () => {
  const firm = await addCompany(portal, { nombreComercial: 'Velero Quieto', idSector: 1 });
  const { id } = await addOffer(portal, firm.id, { content: { titulo: 'Primero a la vista' } });
  const found = async () => {
    const query = { texto: 'velero quieto' };
    const counts = await portal.get(countOffers, { params: { tipo: 'practicas' }, query }, { token });
    return [await titles(query), Object.values(counts).flat().length > 0];
  };
  const hide = (ocultarDatosEmpresa: boolean) =>
    portal.database.orm.update(offers).set({ ocultarDatosEmpresa }).where(eq(offers.id, id));
  expect(await found()).toEqual([['Primero a la vista'], true]);
  await hide(true);
  expect(await found()).toEqual([[], false]);
  // Neither a new name nor the sector that it has given of itself gives it away.
  await portal.database.orm
    .update(companies)
    .set({ nombreComercial: 'Velero Quieto Dos' })
    .where(eq(companies.id, firm.id));
  expect(await found()).toEqual([[], false]);
  expect(await titles({ texto: 'agricultura' })).toEqual([]);
  await hide(false);
  expect(await titles({ texto: 'velero dos' })).toEqual(['Primero a la vista']);
});

test('the file of a company that hides its data goes out under a neutral name, the download too, and no link is turned into the other', async () => {
  const firm = await addCompany(portal);
  const contact = { token: await companyToken(portal, (await addContact(portal, [firm.id])).usuario) };
  const ficheroB64 = fileSamples.pdf.toString('base64');
  const named = async (ocultarDatosEmpresa: boolean) => {
    const oferta = fullInternship({ ocultarDatosEmpresa });
    const ficheroComplementario = { nombre: 'Zurbarán', extension_adjunto: 'pdf', ficheroB64 };
    const body = { claveEnvio: randomUUID(), oferta, ficheroComplementario };
    const { urlAcceso: id } = await portal.get(createOffer, { body }, contact);
    await portal.database.orm.update(offers).set({ estado: 'abierta' }).where(eq(offers.urlAcceso, id));
    const own = await portal.get(getOwnOffer, { params: { id } }, contact);
    expect(own.ficheroComplementario?.nombre).toBe('Zurbarán');
    const read = await portal.get(getOffer, { params: { id } }, { token, language: 'ca' });
    const { nombre, url } = read.oferta.ficheroComplementario ?? { nombre: '', url: '' };
    const { headers, rawPayload } = await portal.app.inject(url);
    expect(rawPayload).toEqual(fileSamples.pdf);
    const turned = url.replace(/(\d+)(-ca)?\./, (_, file, neutral) => `${file}${neutral ? '' : '-ca'}.`);
    expect((await portal.app.inject(turned)).statusCode, turned).toBe(404);
    return [nombre, decodeURIComponent(String(headers['content-disposition']))];
  };
  expect(await named(false)).toEqual(['Zurbarán', "inline; filename*=UTF-8''Zurbarán.pdf"]);
  expect(await named(true)).toEqual([
    'Fitxer complementari',
    "inline; filename*=UTF-8''Fitxer complementari.pdf",
  ]);
});

describe('filters', () => {
  // biome-ignore format: an offer per line
  const made: (Parameters<typeof add>[0] & { isla?: number })[] = [
    { content: { titulo: 'Uno', idProvincia: 46, idAreaFuncional: 1, idSector: 3, idTipoContrato: 1, idModalidad: 1, ayudaEstudio: 400 } },
    { content: { titulo: 'Dos', idProvincia: 8, idAreaFuncional: 1, idSector: 10, idTipoContrato: 2, idModalidad: 2, salario: 24_000 } },
    { content: { titulo: 'Tres', idProvincia: 35, idAreaFuncional: 2, idSector: 3, idModalidad: 3, remuneracionBrutaAnual: 12_000 }, isla: 352 },
    { content: { titulo: 'Cuatro', idProvincia: 35, idAreaFuncional: 2, idModalidad: 1, remuneracionBrutaHora: 10, horasSemana: 30 }, isla: 353 },
    { content: { titulo: 'Cinco', idProvincia: null, listado_titulaciones: [{ idTitulacion: 101, caracter: 'requerida' }, { idTitulacion: 111, caracter: 'deseable' }] } },
    { content: { titulo: 'Seis', idProvincia: 46, idAreaFuncional: 1, idModalidad: 1, listado_titulaciones: [{ idTitulacion: 111, caracter: 'propuesta' }] }, fecha: new Date('2026-10-31T22:59:00Z') },
    { content: { titulo: 'Siete', idProvincia: 46, idAreaFuncional: 2, idModalidad: 3, idSector: 3 }, fecha: new Date('2026-10-31T23:01:00Z') },
    { content: { titulo: 'Empleo', tipo: 'empleo', idProvincia: 46, idModalidad: 1 } },
  ];

  beforeEach(async () => {
    for (const { isla, ...values } of made) {
      const { id } = await add({ fecha: new Date('2026-11-15'), ...values });
      if (isla) await portal.database.raw('update offers set id_isla = $1 where id = $2', [isla, id]);
    }
  });

  test.each([
    [{ idProvincia: 46 }, ['Seis', 'Siete', 'Uno']],
    [{ idProvincia: '8,46' }, ['Dos', 'Seis', 'Siete', 'Uno']],
    [{ idProvincia: [46, 8], idModalidad: [2, 3] }, ['Dos', 'Siete']],
    [{ idTitulacion: [101, 111], idProvincia: 46 }, ['Seis']],
    [{ idIsla: 352 }, ['Tres']],
    [{ idTitulacion: 111 }, ['Cinco', 'Seis']],
    [{ idArea: 1 }, ['Cinco']],
    [{ idArea: 3 }, ['Cinco', 'Seis']],
    [{ idArea: 1, idTitulacion: 111 }, ['Cinco']],
    [{ idArea: 2 }, []],
    [{ idAreaFuncional: 2 }, ['Cuatro', 'Siete', 'Tres']],
    [{ idSector: 3 }, ['Siete', 'Tres', 'Uno']],
    [{ idTipoContrato: 2 }, ['Dos']],
    [{ idModalidad: 3 }, ['Siete', 'Tres']],
    [{ remuneracionMinima: 1000 }, ['Cuatro', 'Dos', 'Tres']],
    [{ remuneracionMinima: 1001 }, ['Cuatro', 'Dos']],
    [{ fechaDesde: '2026-11-01' }, ['Cinco', 'Cuatro', 'Dos', 'Siete', 'Tres', 'Uno']],
    [{ idProvincia: 46, idAreaFuncional: 1, idModalidad: 1 }, ['Seis', 'Uno']],
    [{ idProvincia: 46, texto: 'siete' }, ['Siete']],
    [{ idProvincia: 8, idModalidad: 1 }, []],
  ])('%j', async (query, expected) => {
    const { ofertas, numTotal } = await list(query);
    expect(ofertas.map(({ titulo }) => titulo).sort()).toEqual(expected);
    expect(numTotal).toBe(expected.length);
  });

  test('counts are what each value would leave, the other filters as they are', async () => {
    const values: Record<FilterName, number[]> = {
      idProvincia: [8, 46, 35, 1],
      idIsla: [352, 353],
      idTitulacion: [101, 111],
      idArea: [1, 2, 3],
      idAreaFuncional: [1, 2],
      idSector: [3, 10],
      idTipoContrato: [1, 2],
      idModalidad: [1, 2, 3],
    };
    const filters = fc.record(
      {
        ...Object.fromEntries(
          filterNames.map((name) => [
            name,
            fc.uniqueArray(fc.constantFrom(...values[name]), { minLength: 1, maxLength: 2 }),
          ]),
        ),
        remuneracionMinima: fc.constantFrom(300, 1000),
        fechaDesde: fc.constantFrom('2026-11-01', '2026-11-16'),
        texto: fc.constantFrom('equipo', 'siete'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (query: OfferFilters) => {
        const counts = await portal.get(countOffers, { params: { tipo: 'practicas' }, query }, { token });
        for (const name of filterNames) {
          for (const id of values[name]) {
            const { numTotal } = await list({ ...query, [name]: id });
            expect(counts[name].find((count) => count.id === id)?.numTotal ?? 0).toBe(numTotal);
          }
        }
        for (const valor of paySteps.practicas) {
          const { numTotal } = await list({ ...query, remuneracionMinima: valor });
          expect(counts.remuneracionMinima.find((count) => count.valor === valor)?.numTotal ?? 0).toBe(
            numTotal,
          );
        }
        for (const back of dayStepsBack) {
          const valor = addDays(today(), -back);
          const { numTotal } = await list({ ...query, fechaDesde: valor });
          expect(counts.fechaDesde.find((count) => count.valor === valor)?.numTotal ?? 0).toBe(numTotal);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('what each minimum pay and each day would leave is counted, by the calendar of the institution', async () => {
    await portal.database.orm.delete(offers);
    const noonBefore = (days: number) => new Date(`${addDays(today(), -days)}T12:00:00Z`);
    await add({ fecha: noonBefore(7), content: { ayudaEstudio: 450 } });
    await add({ fecha: noonBefore(8), content: { ayudaEstudio: 449 } });
    await add({ fecha: clock });
    const count = async (query: Record<string, unknown>) => {
      const counts = await portal.get(countOffers, { params: { tipo: 'practicas' }, query }, { token });
      return [counts.remuneracionMinima, counts.fechaDesde] as const;
    };
    const pays = [
      { valor: 300, numTotal: 2 },
      { valor: 450, numTotal: 1 },
    ];
    const days = [
      { valor: addDays(today(), -30), numTotal: 3 },
      { valor: addDays(today(), -7), numTotal: 2 },
      { valor: addDays(today(), -1), numTotal: 1 },
    ];
    expect(await count({})).toEqual([pays, days]);
    expect(await count({ remuneracionMinima: 400 })).toEqual([
      pays,
      [
        { ...days[0], numTotal: 2 },
        { ...days[1], numTotal: 1 },
      ],
    ]);
    expect(await count({ fechaDesde: addDays(today(), -1) })).toEqual([[], days]);
  });

  test('counts without any filter are remembered for half a minute', async () => {
    const count = async () =>
      (await portal.get(countOffers, { params: { tipo: 'practicas' }, query: {} }, { token })).idModalidad;
    const before = await count();
    await add({ content: { idModalidad: 2 } });
    expect(await count()).toEqual(before);
    clock = new Date(clock.getTime() + 31_000);
    expect(await count()).not.toEqual(before);
  });

  test('a filter that is no number is said to be wrong', async () => {
    const envelope = await portal.refused(
      listOffers,
      { params: { tipo: 'practicas' }, query: { idProvincia: 'Valencia', porPagina: 500 } },
      'mandatoryDataMissing',
      { token },
    );
    expect(JSON.stringify(envelope.datos)).toMatch(/idProvincia.*porPagina/);
  });
});

test('a student without the service sees no offers of the type', async () => {
  const offer = await add();
  const job = await add({ content: { tipo: 'empleo' } });
  const noJobs = await studentToken(portal, (await addStudent(portal, { conEmpleo: false })).usuario);
  const call = (tipo: OfferType) => ({ params: { tipo }, query: {} });
  for (const endpoint of [listOffers, countOffers, suggestSearch]) {
    await portal.refused(endpoint, call('empleo'), 'noEmploymentService', { token: noJobs });
    await portal.get(endpoint, call('practicas'), { token: noJobs });
  }
  for (const endpoint of [getOffer, similarOffers])
    await portal.refused(endpoint, { params: { id: job.urlAcceso } }, 'noEmploymentService', {
      token: noJobs,
    });
  expect(await portal.get(countJobOffers, {}, { token: noJobs })).toEqual({ numTotal: 0 });
  expect(await portal.get(countInternshipOffers, {}, { token: noJobs })).toEqual({ numTotal: 1 });

  const barred = [
    [{ conPracticas: false }, 'noPlacementService'],
    [{ soloCiclosUAX: true }, 'noPlacementService'],
    [{ puedeOfertasPracticas: false }, 'notEnrolledInPlacements'],
  ] as const;
  for (const [flags, refusal] of barred) {
    const only = await studentToken(portal, (await addStudent(portal, flags)).usuario);
    for (const endpoint of [listOffers, countOffers, suggestSearch])
      await portal.refused(endpoint, call('practicas'), refusal, { token: only });
    for (const endpoint of [getOffer, similarOffers])
      await portal.refused(endpoint, { params: { id: offer.urlAcceso } }, refusal, { token: only });
    const { ofertas } = await portal.get(fittingOffers, { query: {} }, { token: only });
    expect(ofertas.map(({ idoferta }) => idoferta)).toEqual([job.id]);
  }
});
