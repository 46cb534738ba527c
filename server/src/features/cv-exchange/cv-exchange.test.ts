import { editPresentation, getCv } from '@portal/contract/cv';
import { exchangeFormats, exportCv, importCv, previewCvImport } from '@portal/contract/cv-exchange';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { experiences, spokenLanguages } from '../../db/tables/students.ts';
import { newStudent } from '../../testing/applications.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const resume = {
  basics: {
    name: 'Nora Prats Vidal',
    label: 'Analista de datos',
    phone: '+34 600 111 222',
    summary: 'Me gustan los datos.',
    location: { city: 'Gandia', countryCode: 'ES', postalCode: '46700' },
  },
  work: [
    {
      name: 'Turia',
      position: 'Becaria',
      startDate: '2023-09',
      endDate: '2024-06',
      highlights: ['Informes'],
    },
    { name: 'Sin fechas', position: 'Otra cosa' },
  ],
  education: [
    { institution: 'Otra universidad', area: 'Economía', studyType: 'Máster propio', endDate: '2022' },
  ],
  languages: [
    { language: 'English', fluency: 'Professional (C1)' },
    { language: 'Klingon', fluency: 'B2' },
  ],
  skills: [{ name: 'Datos', keywords: ['Microsoft Excel', 'Tarot'] }, { name: 'Teamwork' }],
  volunteer: [{ organization: 'Cruz Roja', position: 'Voluntaria' }],
};

const preview = (student: { token: string }, file: unknown) => {
  const contenido = typeof file === 'string' ? file : JSON.stringify(file);
  return portal
    .get(previewCvImport, { body: { contenido } }, student)
    .then((told) => ({ contenido, ...told }));
};

test('a JSON Resume is told field by field, and what was chosen of it is written', async () => {
  const student = await newStudent(portal, { localidad: 'València' });
  const told = await preview(student, resume);
  expect(told.formato).toBe('jsonResume');
  expect(told.cambios.map(({ seccion, campo, estado }) => [seccion, campo, estado])).toEqual([
    ['personales', 'telefono', 'nuevo'],
    ['personales', 'localidad', 'distinto'],
    ['personales', 'idPais', 'igual'],
    ['titular', 'titular', 'nuevo'],
    ['presentacion', 'presentacion', 'nuevo'],
    ['experiencia', 'Becaria, Turia', 'nuevo'],
    ['estudios', 'Economía, Otra universidad', 'nuevo'],
    ['idiomas', 'Inglés', 'nuevo'],
    ['programas', 'Microsoft Excel', 'nuevo'],
    ['competencias', 'Teamwork', 'nuevo'],
  ]);
  expect(told.noEntendido).toEqual([
    { lugar: 'experiencia', texto: 'Otra cosa, Sin fechas', motivo: 'fecha' },
    { lugar: 'idiomas', texto: 'Klingon: B2', motivo: 'lista' },
    { lugar: 'programas', texto: 'Tarot', motivo: 'lista' },
    { lugar: 'basics.location.address', texto: '46700', motivo: 'seccion' },
    { lugar: 'volunteer', texto: 'Voluntaria', motivo: 'seccion' },
  ]);
  const before = await portal.get(getCv, {}, student);
  expect(before.cv.profesional).toEqual([]);

  const claves = told.cambios.flatMap(({ clave, campo, estado }) =>
    estado === 'igual' || campo === 'localidad' ? [] : [clave],
  );
  const { contenido, huella } = told;
  expect(await portal.get(importCv, { body: { contenido, huella, claves } }, student)).toEqual({
    escritos: 8,
  });
  const { cv, versiones } = await portal.get(getCv, {}, student);
  expect(cv).toMatchObject({
    personales: { telefono: '+34 600 111 222', localidad: 'València' },
    presentacion: 'Me gustan los datos.',
    perfilProfesional: { titular: 'Analista de datos' },
    profesional: [
      {
        puesto: 'Becaria',
        empresa: 'Turia',
        fechaInicio: '2023-09-01',
        fechaFin: '2024-06-30',
        descripcion: '- Informes',
      },
    ],
    idiomas: [{ idIdioma: 3, idNivelIdioma: 5 }],
    competencias: [3],
  });
  expect(cv.academicos.find(({ deLaUniversidad }) => !deLaUniversidad)).toMatchObject({
    centro: 'Otra universidad',
    actual: false,
    anioPromocion: 2022,
  });
  expect(versiones).toMatchObject({
    personales: 1,
    presentacion: 1,
    perfil: 1,
    programas: 1,
    competencias: 1,
    enlace: 0,
  });
  // Once more it has nothing to write but what was taken out before.
  const again = await preview(student, resume);
  expect(again.cambios.filter(({ estado }) => estado !== 'igual').map(({ campo }) => campo)).toEqual([
    'localidad',
  ]);
});

test('nothing is written over a CV that has changed since, nor what was not told', async () => {
  const student = await newStudent(portal);
  const { contenido, huella, cambios } = await preview(student, resume);
  const claves = cambios.flatMap(({ clave, estado }) => (estado === 'igual' ? [] : [clave]));
  await portal.refused(
    importCv,
    { body: { contenido, huella, claves: ['estudios.99'] } },
    'actionNotAllowed',
    student,
  );
  await portal.get(editPresentation, { body: { texto: 'Otra' } }, student);
  await portal.refused(importCv, { body: { contenido, huella, claves } }, 'cannotChangeState', student);
  const { cv } = await portal.get(getCv, {}, student);
  expect(cv).toMatchObject({ presentacion: 'Otra', profesional: [], idiomas: [] });
});

test('what the institution keeps for itself is not told as a change', async () => {
  const fixed = await openPortal({
    brand: (brand) => ({
      ...brand,
      camposPersonales: { ...brand.camposPersonales, telefono: { visible: true, editable: false } },
    }),
  });
  try {
    const student = await newStudent(fixed);
    const contenido = JSON.stringify({ basics: { name: 'Otra Persona', phone: '600111222' } });
    const { cambios, noEntendido } = await fixed.get(previewCvImport, { body: { contenido } }, student);
    expect(cambios).toEqual([]);
    expect(noEntendido.map(({ lugar, motivo }) => [lugar, motivo])).toEqual([
      ['nombre', 'institucion'],
      ['telefono', 'institucion'],
    ]);
  } finally {
    await fixed.close();
  }
});

test.each(exchangeFormats)(
  'a CV is given as %s with no reserved data, and taken in again changes nothing',
  async (formato) => {
    const reserved = {
      iban: 'ES9121000418450200051332',
      direccion: 'Carrer Secret, 5',
      codigoPostal: '46999',
    };
    const student = await newStudent(portal, {
      ...reserved,
      dni: formato === 'europass' ? '55667788Z' : '44556677L',
      telefono: '600 111 222',
      titular: 'Economista & más',
      presentacion: 'Una línea.\n- Un punto <b>\n- Otro',
      enlacePortfolio: 'https://nora.example/?a=1&b=2',
      programasInformaticos: [101, 201],
      competencias: [3],
    });
    await portal.database.orm.insert(experiences).values({
      studentId: student.id,
      puesto: 'Becaria',
      empresa: 'Turia, S. L.',
      fechaInicio: '2023-09-15',
      descripcion: 'Facturas',
    });
    await portal.database.orm.insert(spokenLanguages).values([
      { studentId: student.id, idIdioma: 1, idNivelIdioma: 7 },
      { studentId: student.id, idIdioma: 3, idNivelIdioma: 4 },
    ]);
    const { contenido } = await portal.get(exportCv, { params: { formato } }, student);
    for (const value of [...Object.values(reserved), '281234567840', '55667788Z', '44556677L'])
      expect(contenido).not.toContain(value);
    const told = await preview(student, contenido);
    expect(told.formato).toBe(formato);
    expect(told.noEntendido).toEqual([]);
    expect(told.cambios.filter(({ estado }) => estado !== 'igual')).toEqual([]);
    expect(told.cambios.length).toBeGreaterThan(8);
    // Somebody else takes all of it.
    const other = await newStudent(portal, { localidad: null });
    const news = await preview(other, contenido);
    expect(news.cambios.some(({ estado }) => estado === 'nuevo')).toBe(true);
    expect(news.noEntendido.map(({ lugar }) => lugar)).toEqual(['email']);
  },
);

const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><Candidate>&b;</Candidate>`;
const outside = `<?xml version="1.0"?><!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><Candidate>&x;</Candidate>`;

test.each([
  ['words', 'hola'],
  ['JSON of something else', '{"a":1}'],
  ['a list', '[]'],
  ['entities that grow', bomb],
  ['an entity of a file', outside],
  ['a document type alone', '<!DOCTYPE Candidate SYSTEM "http://example.test/x.dtd"><Candidate/>'],
  ['elements without end', '<Candidate>'.repeat(5000)],
  ['deep elements', `${'<Candidate>'.repeat(60)}${'</Candidate>'.repeat(60)}`],
  ['another XML', '<html/>'],
  ['XML that is not well formed', '<Candidate><a></Candidate>'],
])('%s is no CV', async (_, contenido) => {
  const student = await newStudent(portal);
  await portal.refused(previewCvImport, { body: { contenido } }, 'fileTypeNotAllowed', student);
  const body = { contenido, huella: 'x', claves: ['a'] };
  await portal.refused(importCv, { body }, 'fileTypeNotAllowed', student);
});
