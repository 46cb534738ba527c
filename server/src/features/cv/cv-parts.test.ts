import {
  type CvPart,
  editCompetencies,
  editEmailData,
  editInterestData,
  editInternshipPreference,
  editPersonalData,
  editPortfolioLink,
  editPresentation,
  editProfessionalProfile,
  editSectors,
  editSoftware,
  getCv,
} from '@portal/contract/cv';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStudent, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { openProfiles } from './profile.queries.ts';

let portal: TestPortal;
let id: number;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  const student = await addStudent(portal);
  id = student.id;
  token = await studentToken(portal, student.usuario);
});

const own = () => portal.get(getCv, {}, { token });

const interest = {
  carnesConducir: [5],
  cochePropio: false,
  motoPropia: true,
  disponibilidadExtranjero: true,
  disponibilidadTraslado: false,
  disponibilidadViajar: true,
  trabajandoActualmente: false,
  intereses: [1],
  idJornada: 2,
  retribucionMinimaPracticas: 450.5,
  retribucionMinimaEmpleo: 21_000,
  erasmus: true,
};

/** A write of each part, with the version that was read where it is given. */
const writes: Record<CvPart, (version?: number) => ReturnType<TestPortal['call']>> = {
  personales: (version) =>
    portal.call(editPersonalData, { body: { localidad: 'Alzira', version } }, { token }),
  email: (version) =>
    portal.call(
      editEmailData,
      { body: { emailPersonal: null, comunicacionesEnEmailEstudiante: true, version } },
      { token },
    ),
  interes: (version) => portal.call(editInterestData, { body: { ...interest, version } }, { token }),
  programas: (version) =>
    portal.call(editSoftware, { body: { programasInformaticos: [101], version } }, { token }),
  competencias: (version) =>
    portal.call(editCompetencies, { body: { competencias: [1], version } }, { token }),
  sectores: (version) => portal.call(editSectors, { body: { sectoresInteres: [2, 2], version } }, { token }),
  perfil: (version) =>
    portal.call(
      editProfessionalProfile,
      { body: { titular: 'Economista', areasFuncionales: [1], aniosExperiencia: 2, version } },
      { token },
    ),
  presentacion: (version) => portal.call(editPresentation, { body: { texto: 'Hola', version } }, { token }),
  enlace: (version) =>
    portal.call(editPortfolioLink, { body: { enlace: 'https://nora.example', version } }, { token }),
  preferencia: (version) =>
    portal.call(editInternshipPreference, { body: { idPeriodoPreferencia: 3, version } }, { token }),
};
const parts = Object.keys(writes).filter((part): part is CvPart => part in writes);

describe.each(parts)('the part %s', (part) => {
  test('is written over the version that was read, and over no other', async () => {
    const { versiones, ...before } = await own();
    expect(versiones[part]).toBe(0);
    expect(await writes[part](0)).toMatchObject({ status: 0, datos: { version: 1 } });
    const after = await own();
    expect(after.versiones).toEqual({ ...versiones, [part]: 1 });
    // The other tab still has version 0.
    expect((await writes[part](0)).status).toBe(49);
    expect(await own()).toMatchObject({ cv: after.cv, versiones: after.versiones });
    expect(before.cv).toBeDefined();
    // A client that names no version takes what is there.
    expect(await writes[part]()).toMatchObject({ status: 0, datos: { version: 2 } });
  });

  test('is written once by two at the same time', async () => {
    const answers = await Promise.all([writes[part](0), writes[part](0)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 49]);
  });
});

test('an address without its scheme is one of the web', async () => {
  await portal.get(editPortfolioLink, { body: { enlace: ' nora.cat/obra ' } }, { token });
  expect((await own()).cv.enlacePortfolio).toBe('https://nora.cat/obra');
  for (const enlace of [
    'nora',
    'nora@example.com',
    'javascript:alert(1).com',
    'ana.garcia',
    'cv.pdf',
    '12.5',
  ])
    await portal.refused(editPortfolioLink, { body: { enlace } }, 'mandatoryDataMissing', { token });
});

test('personal data of which none is sent keep their version', async () => {
  expect((await writes.personales()).datos).toEqual({ version: 1 });
  expect(await portal.get(editPersonalData, { body: {} }, { token })).toEqual({ version: 1 });
  expect((await writes.personales(1)).datos).toEqual({ version: 2 });
});

test('a form of the interests that does not know some of them leaves those as they are', async () => {
  await writes.interes();
  const { motoPropia, disponibilidadViajar, idJornada, erasmus, ...known } = interest;
  await portal.get(editInterestData, { body: { ...known, cochePropio: true } }, { token });
  const { cv } = await own();
  expect(cv.interes).toMatchObject({
    motoPropia,
    disponibilidadViajar,
    idJornada,
    erasmus,
    cochePropio: true,
  });
});

test('what was written is in the CV, and in what is sent of it', async () => {
  for (const part of parts) expect((await writes[part](0)).status, part).toBe(0);
  const { cv } = await own();
  const { intereses, ...kept } = interest;
  expect(cv).toMatchObject({
    personales: { localidad: 'Alzira' },
    interes: kept,
    intereses,
    sectoresInteres: [2],
    perfilProfesional: { titular: 'Economista', areasFuncionales: [1], aniosExperiencia: 2 },
    enlacePortfolio: 'https://nora.example',
    idPeriodoPreferenciaPracticas: 3,
    presentacion: 'Hola',
  });
  expect((await openProfiles(portal.database)(id)).cv).toEqual(cv);
});

test('a presentation of nothing is none, and what was given is taken back', async () => {
  for (const part of parts) await writes[part]();
  await portal.get(editPresentation, { body: { texto: '  ' } }, { token });
  await portal.get(editPortfolioLink, { body: { enlace: null } }, { token });
  await portal.get(editInternshipPreference, { body: { idPeriodoPreferencia: null } }, { token });
  await portal.get(
    editProfessionalProfile,
    { body: { titular: null, areasFuncionales: [], aniosExperiencia: null } },
    { token },
  );
  expect((await own()).cv).toMatchObject({
    presentacion: null,
    enlacePortfolio: null,
    idPeriodoPreferenciaPracticas: null,
    perfilProfesional: { titular: null, areasFuncionales: [], aniosExperiencia: null },
  });
});

test('what no list of the catalogue has is named field by field', async () => {
  const refused = async (call: Promise<{ datos: unknown }>) => (await call).datos;
  const field = (campo: string) => ({ campos: [{ campo, mensaje: expect.any(String) }] });
  const as = { token };
  const wrong = 'mandatoryDataMissing';
  expect(
    await refused(portal.refused(editSectors, { body: { sectoresInteres: [1, 99] } }, wrong, as)),
  ).toEqual(field('sectoresInteres.1'));
  expect(
    await refused(portal.refused(editInternshipPreference, { body: { idPeriodoPreferencia: 9 } }, wrong, as)),
  ).toEqual(field('idPeriodoPreferencia'));
  expect(
    await refused(portal.refused(editInterestData, { body: { ...interest, idJornada: 9 } }, wrong, as)),
  ).toEqual(field('idJornada'));
  const profile = { titular: null, areasFuncionales: [999], aniosExperiencia: null };
  expect(await refused(portal.refused(editProfessionalProfile, { body: profile }, wrong, as))).toEqual(
    field('areasFuncionales.0'),
  );
  await portal.refused(editPortfolioLink, { body: { enlace: 'javascript:alert(1)' } }, wrong, as);
  expect((await own()).versiones).toEqual(Object.fromEntries(parts.map((part) => [part, 0])));
});
