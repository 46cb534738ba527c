import { randomUUID } from 'node:crypto';
import { listActs } from '@portal/contract/audit';
import {
  createGuide,
  deleteGuide,
  editGuide,
  editGuideFile,
  editGuideImage,
  getGuide,
  listGuides,
  listManagedGuides,
} from '@portal/contract/guides';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guides } from '../../db/tables/guides.ts';
import { newStudent } from '../../testing/applications.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { someGuide } from './guides.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };

beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(guides);
});

async function add(titulo: string, more: Parameters<typeof someGuide>[0] = {}): Promise<number> {
  const textos = { es: { titulo, descripcion: `<p>${titulo}</p>` } };
  const body = { claveEnvio: randomUUID(), guia: someGuide({ textos, ...more }) };
  return (await portal.get(createGuide, { body }, manager)).idGuia;
}

const read = async (as: { token: string }) =>
  (await portal.get(listGuides, {}, as)).map(({ titulo }) => titulo);

test('a student reads the published guides for students in their order, an alumnus those for alumni', async () => {
  await add('Tercera', { orden: 3 });
  await add('Primera', { orden: 1, destinatarios: 'estudiantes' });
  await add('Segunda', { orden: 2, destinatarios: 'antiguos' });
  await add('Borrador', { publicada: false });
  expect(await read(await newStudent(portal))).toEqual(['Primera', 'Tercera']);
  expect(await read(await newStudent(portal, { esAntiguo: true }))).toEqual(['Segunda', 'Tercera']);
});

test('a guide is read in the reader’s language, without what its text may not have', async () => {
  await add('Guía', {
    textos: {
      es: { titulo: 'Guía', descripcion: '<p onclick="x()">Texto<script>x()</script></p>' },
      ca: { titulo: 'Guia', descripcion: '<p>Text</p>' },
    },
  });
  const student = await newStudent(portal);
  expect(await portal.get(listGuides, {}, student)).toMatchObject([
    { titulo: 'Guía', descripcion: '<p>Texto</p>', idioma: 'es', urlFichero: null, urlImagen: null },
  ]);
  expect(await portal.get(listGuides, {}, { ...student, language: 'ca' })).toMatchObject([
    { titulo: 'Guia' },
  ]);
});

test('a guide has a picture and a document, which are taken away again', async () => {
  const idGuia = await add('Guía');
  const student = await newStudent(portal);
  const fichero = {
    ficheroB64: Buffer.from('Consejos').toString('base64'),
    extension_adjunto: 'txt',
    nombre: 'guia.txt',
  };
  await portal.get(editGuideFile, { body: { idGuia, fichero } }, manager);
  const ficheroB64 = fileSamples.png.toString('base64');
  await portal.get(editGuideImage, { body: { idGuia, extension: 'png', ficheroB64 } }, manager);
  const [guide] = await portal.get(listGuides, {}, student);
  expect((await portal.app.inject({ url: guide?.urlFichero ?? '' })).body).toBe('Consejos');
  expect((await portal.app.inject({ url: guide?.urlImagen ?? '' })).headers['content-type']).toBe(
    'image/png',
  );
  const { guias } = await portal.get(listManagedGuides, { query: {} }, manager);
  expect(guias).toMatchObject([{ conFichero: true, conImagen: true }]);
  await portal.refused(
    editGuideImage,
    { body: { idGuia, extension: 'jpg', ficheroB64 } },
    'fileTypeNotAllowed',
    manager,
  );
  const wrong = { ...fichero, extension_adjunto: 'pdf' };
  await portal.refused(editGuideFile, { body: { idGuia, fichero: wrong } }, 'fileTypeNotAllowed', manager);
  await portal.get(editGuideFile, { body: { idGuia, fichero: null } }, manager);
  await portal.get(editGuideImage, { body: { idGuia, extension: 'png', ficheroB64: null } }, manager);
  expect(await portal.get(getGuide, { params: { id: idGuia } }, manager)).toMatchObject({
    fichero: null,
    imagen: null,
  });
  const acts = await portal.get(listActs, { params: { tipo: 'guia', objeto: String(idGuia) } }, manager);
  const modified = 'modificada';
  expect(acts.map(({ acto }) => acto)).toEqual([modified, modified, modified, modified, 'creada']);
});

test('a picture of more than 1000 px a side is refused', async () => {
  const idGuia = await add('Guía');
  const large = Buffer.from(fileSamples.png);
  large.writeUInt32BE(1001, 16);
  const body = { idGuia, extension: 'png' as const, ficheroB64: large.toString('base64') };
  await portal.refused(editGuideImage, { body }, 'photoOverLimit', manager);
});

test('a guide is added once for one sending, changed upon the version that was read, and deleted', async () => {
  const body = { claveEnvio: randomUUID(), guia: someGuide() };
  const { idGuia } = await portal.get(createGuide, { body }, manager);
  expect(await portal.get(createGuide, { body }, manager)).toEqual({ idGuia });
  const change = { idGuia, version: 1, guia: someGuide({ orden: 7 }) };
  expect(await portal.get(editGuide, { body: change }, manager)).toEqual({ version: 2 });
  const stale = { body: { ...change, guia: someGuide({ orden: 8 }) } };
  await portal.refused(editGuide, stale, 'cannotChangeState', manager);
  await portal.get(deleteGuide, { body: { id: idGuia } }, manager);
  await portal.get(deleteGuide, { body: { id: idGuia } }, manager);
  await portal.refused(editGuide, stale, 'actionNotAllowed', manager);
  await portal.refused(getGuide, { params: { id: idGuia } }, 'actionNotAllowed', manager);
  await portal.refused(editGuideFile, { body: { idGuia, fichero: null } }, 'actionNotAllowed', manager);
  const noPicture = { body: { idGuia, extension: 'png' as const, ficheroB64: null } };
  await portal.refused(editGuideImage, noPicture, 'actionNotAllowed', manager);
});

test('a text in the institution’s own language has to be there', async () => {
  const guia = someGuide({ textos: { ca: { titulo: 'Guia', descripcion: '<p>Text</p>' } } });
  const { datos } = await portal.refused(
    createGuide,
    { body: { claveEnvio: randomUUID(), guia } },
    'mandatoryDataMissing',
    manager,
  );
  expect(datos).toMatchObject({
    campos: [{ campo: 'guia.textos.es.titulo' }, { campo: 'guia.textos.es.descripcion' }],
  });
});
