// @module-tag embedded

import { hasStrangeCharacters } from '@portal/contract/fields';
import type { Language } from '@portal/contract/languages';
import { listOffers, suggestSearch } from '@portal/contract/student-offers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offers } from '../../db/tables/offers.ts';
import { addCompany, addOffer, addStudent, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let token: string;
let companyId: number;

beforeAll(async () => {
  portal = await openPortal();
  token = await studentToken(portal, (await addStudent(portal)).usuario);
  companyId = (await addCompany(portal, { nombreComercial: 'Faro Azul' })).id;
});
afterAll(() => portal.close());
beforeEach(() => portal.database.orm.delete(offers));

const add = (titulo: string) =>
  addOffer(portal, companyId, { content: { titulo, descripcion: 'Nada más.' } });
const list = (texto: string, orden: 'relevancia' | 'fecha' = 'relevancia') =>
  portal.get(listOffers, { params: { tipo: 'practicas' }, query: { texto, orden } }, { token });
const titles = async (texto: string) => (await list(texto)).ofertas.map(({ titulo }) => titulo);

describe('an offer is found by every word of its title', () => {
  test.each([
    ['Zurcidor/a de velas', ['zurcidor', 'zurcidora', 'zurcidor/a', 'Zurcidora de velas']],
    ['Enfermero(a) de zona', ['enfermero', 'enfermera', 'enfermeros', 'enfermero/a']],
    ['Tècnic/a d’infermeria', ['tècnic', 'tecnica', 'infermeria', 'd’infermeria', "l'infermeria"]],
    ['Maestro/as de primaria', ['maestro', 'maestra', 'maestras']],
    ['Técnico de zuxura/zuisa', ['zuxura', 'zuisa', 'zuxura/zuisa']],
    ['Desarrollo con Zode.js', ['zode', 'zode.js', 'ZODE JS']],
    ['Experto en ZASP.NET', ['zasp', 'zasp.net', '.net']],
    ['Analista zovid-19', ['zovid', 'zovid-19', '19']],
    ['Zontable 2.0 nivel 3', ['zontable 2.0', '2.0', 'nivel 3']],
    ['Para qatenea.Quervantes y otros', ['qatenea', 'quervantes']],
    [
      'QSO-9001, turno 24/7, v2.1, 1.200 €, www.qonce.com',
      ['qso-9001', '9001', '24/7', 'v2.1', '1.200', '1.200 €', 'qonce', 'qonce.com'],
    ],
    ['Departamento de I+D', ['i+d', 'I+D', 'departamento i+d']],
    ['Proyectos de I+D+i', ['i+d', 'I+D+i']],
    ['Equipo de R&D', ['r&d', 'r+d']],
    ['En col·laboració amb l’equip', ['collaboració', 'colaboracio', 'col·laboració', 'COL·LABORACIÓ']],
    ['Contacto: rrhh@qerez.example', ['qerez', 'rrhh@qerez.example', 'rrhh']],
    ['<b>Zegrita</b> &amp; zursiva', ['zegrita', 'zursiva']],
    ['Tarea_una (zbeta)', ['tarea', 'una zbeta', 'zbeta']],
  ])('%s', async (titulo, words) => {
    // Its reference has no number that a word may be.
    const content = { titulo: 'Otra oferta', descripcion: 'Nada más.' };
    await addOffer(portal, companyId, { referencia: 'Otra', content });
    await add(titulo);
    const found = await Promise.all(words.map(titles));
    expect(found).toEqual(words.map(() => [titulo]));
  });

  test('whatever it is', async () => {
    const title = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((text) => text.trim() === text && !/\p{C}/u.test(text) && !hasStrangeCharacters(text));
    await fc.assert(
      fc.asyncProperty(title, async (titulo) => {
        await portal.database.orm.delete(offers);
        await add(titulo);
        const { ofertas, resaltar } = await list(titulo);
        if (resaltar.length > 0) expect(ofertas.map((offer) => offer.titulo)).toEqual([titulo]);
        else expect(ofertas).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an offer is found by what people call', () => {
  const offer = {
    titulo: 'Oferta de Vic',
    descripcion: 'Nada más.',
    localidad: 'Vic',
    idProvincia: 8,
    idModalidad: 3,
    idAreaFuncional: 21,
    ayudaEstudio: 400,
    horasSemana: 20,
    listado_titulaciones: [101, 108, 111, 140].map((idTitulacion) => ({
      idTitulacion,
      caracter: 'requerida' as const,
    })),
  };
  test.each([
    [
      'its degrees',
      ['ADE', 'abogada', 'advocat', 'lawyers', 'programadora', 'developer', 'informàtica', 'INEF'],
    ],
    ['its area', ['RRHH', 'recursos humans', 'selección']],
    ['its place', ['Barcelona', 'bcn', 'prácticas Barcelona ADE', 'Vic']],
    ['how the work is done', ['teletrabajo', 'remoto', 'a distància', 'mitja jornada', 'part time']],
    ['its pay', ['prácticas remuneradas', 'beca remunerada', 'paid internship']],
  ])('%s', async (_, words) => {
    await add('Otra oferta');
    await addOffer(portal, companyId, { content: offer });
    const found = await Promise.all(words.map(titles));
    expect(found).toEqual(words.map((word) => [expect.toSatisfy((title) => title === offer.titulo, word)]));
  });

  test('says through which of its degrees', async () => {
    await addOffer(portal, companyId, { content: offer });
    const [found] = (await list('abogado')).ofertas;
    expect(found?.textoPerfilOferta).toContain('Derecho');
  });
});

test('a search that finds nothing is given back with its misspelt words put right', async () => {
  await add('Zurcidor/a de velas');
  const asked = async (texto: string) =>
    (await portal.get(suggestSearch, { params: { tipo: 'practicas' }, query: { texto } }, { token })).texto;
  expect(await asked('zurcodir velas')).toBe('zurcidor velas');
  // A degree that no offer asks for.
  expect(await asked('enfremeria')).toBeNull();
  expect(await asked('qwzx')).toBeNull();
});

test('a word that two languages write alike but for its accents is put right in the reader’s', async () => {
  await add('Técnica de Informática');
  const asked = async (language: Language) => {
    const call = { params: { tipo: 'practicas' }, query: { texto: 'infromatica' } } as const;
    return (await portal.get(suggestSearch, call, { token, language })).texto;
  };
  expect(await asked('es')).toBe('informática');
  expect(await asked('ca')).toBe('informàtica');
});

test('signs tell C, C++ and C# apart', async () => {
  for (const titulo of ['Programa en C', 'Programa en C++', 'Programa en C#', 'Programa en C++17'])
    await add(titulo);
  expect((await titles('c++')).sort()).toEqual(['Programa en C++', 'Programa en C++17']);
  expect(await titles('C#')).toEqual(['Programa en C#']);
  expect((await titles('c')).length).toBe(4);
});

test('the title that begins with the word comes first, also with both genders', async () => {
  await add('Ayudante del desarrollador de aplicaciones');
  await add('Desarrollador/a web');
  await add('Diseñador/a que trabaja con el desarrollador web');
  expect((await titles('desarrollador'))[0]).toBe('Desarrollador/a web');
});

test('people find what they look for by the name of its kind', async () => {
  await add('Marketing digital');
  for (const texto of ['prácticas marketing', 'pràctiques', 'internship'])
    expect(await titles(texto)).toEqual(['Marketing digital']);
});
