import {
  getDomains,
  listDegrees,
  listDomains,
  listInterestTags,
  listReasons,
  listSoftware,
  provinceHasIslands,
} from '@portal/contract/catalogue';
import { languages } from '@portal/contract/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

/** The catalogues as anybody asks for them; what is in them is tested where they are. */

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test.each([
  ['es', 'Alemania'],
  ['ca', 'Alemanya'],
  ['en', 'Germany'],
] as const)('all of them come at once, in %s', async (lang, country) => {
  const lists = await portal.get(getDomains, { params: { lang } });
  expect(lists.paises).toContainEqual(expect.objectContaining({ codigo: 'DE', descripcion: country }));
  const overview = await portal.get(listDomains, { params: { lang } });
  expect(overview).toEqual(
    Object.entries(lists).map(([nombre, list]) => ({ nombre, numTotal: list.length })),
  );
});

test('the language of the address is read in any case', async () => {
  for (const url of ['/api/Dominios/titulaciones/CA', '/api/dominios/TITULACIONES/Ca']) {
    const answer = await portal.app.inject({ url });
    expect(answer.json().datos).toEqual(await portal.get(listDegrees, { params: { lang: 'ca' } }));
  }
});

test('degrees and reasons come in the language of the address', async () => {
  const names = await Promise.all(
    languages.map(async (lang) => {
      const degrees = await portal.get(listDegrees, { params: { lang } });
      const reasons = await portal.get(listReasons, { params: { lang } });
      expect(reasons.some(({ idEstado, dePerfil }) => idEstado === 17 && dePerfil === 'Empresa')).toBe(true);
      return [
        degrees.find(({ idTitulacion }) => idTitulacion === 101)?.descripcion,
        reasons.find(({ idMotivo }) => idMotivo === reasons[0]?.idMotivo)?.descripcion,
      ];
    }),
  );
  expect(names.map(([degree]) => degree)).toEqual([
    'Administración y Dirección de Empresas',
    'Administració i Direcció d’Empreses',
    'Business Administration and Management',
  ]);
  expect(new Set(names.map(([, reason]) => reason)).size).toBe(3);
});

test('tags and programs come in the language of the caller', async () => {
  const tags = await Promise.all(
    languages.map(async (language) => {
      const list = await portal.get(listInterestTags, {}, { language });
      return list.find(({ idTag }) => idTag === 1)?.descripcion;
    }),
  );
  expect(tags).toEqual(['Administración pública', 'Administració pública', 'Public administration']);
  const groups = await Promise.all(
    languages.map(async (language) => (await portal.get(listSoftware, {}, { language }))[0]?.grupo),
  );
  expect(groups.every(Boolean)).toBe(true);
  const programs = await portal.get(listSoftware, {}, { language: 'en' });
  expect(programs).toContainEqual({
    idProgramaInformatico: 201,
    descripcion: 'Python',
    idGrupo: 2,
    grupo: 'Programming',
  });
});

test.each([
  [7, true],
  [35, true],
  [38, true],
  [46, false],
  [99, false],
])('the province %i has islands: %s', async (id, has) => {
  expect(await portal.get(provinceHasIslands, { params: { id } })).toBe(has);
});
