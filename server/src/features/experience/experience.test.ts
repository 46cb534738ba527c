import { getCv } from '@portal/contract/cv';
import { addExperience, deleteExperience, editExperience } from '@portal/contract/experience';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { files } from '../../db/tables/files.ts';
import { newStudent } from '../../testing/applications.ts';
import { file } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { worked } from './experience.fixtures.ts';

let portal: TestPortal;
let student: Awaited<ReturnType<typeof newStudent>>;
let other: Awaited<ReturnType<typeof newStudent>>;
beforeAll(async () => {
  portal = await openPortal();
  other = await newStudent(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  student = await newStudent(portal);
});

const own = () => portal.get(getCv, {}, student);
const fieldsOf = async (call: Promise<{ datos: unknown }>) => {
  const { campos } = (await call).datos as { campos: { campo: string }[] };
  return campos.map(({ campo }) => campo).sort();
};

test('experience is written, changed and taken out, the latest first', async () => {
  const first = await portal.get(addExperience, { body: worked }, student);
  const present = { puesto: 'Ayudante', empresa: 'Bar', fechaInicio: '2025-01-01' };
  const second = await portal.get(addExperience, { body: present }, student);
  const nothing = {
    idSector: null,
    idAreaFuncional: null,
    idTipoContrato: null,
    subtipoContrato: null,
    fechaFin: null,
    enlace: null,
    descripcion: null,
  };
  const { cv } = await own();
  expect(cv.profesional).toEqual([
    { ...second, ...nothing, ...present },
    { ...first, ...worked },
  ]);
  expect((await openProfiles(portal.database)(student.id)).cv.profesional).toEqual(cv.profesional);

  const body = { ...worked, ...second, idTipoContrato: null, descripcion: ' ' };
  await portal.get(editExperience, { body }, student);
  expect((await own()).cv.profesional).toContainEqual({ ...body, subtipoContrato: null, descripcion: null });
  await portal.get(deleteExperience, { body: second }, student);
  expect((await own()).cv.profesional.map(({ id }) => id)).toEqual([first.id]);
  await portal.refused(deleteExperience, { body: second }, 'actionNotAllowed', student);
});

test('an attachment stays until it is replaced or taken away, and goes with no CV', async () => {
  const named = (nombre: string) => ({ ...file, nombre });
  const added = await portal.get(
    addExperience,
    { body: { ...worked, adjunto: named('certificado.pdf') } },
    student,
  );
  const attached = async () => (await own()).adjuntosExperiencia;
  const [link] = await attached();
  expect(link).toMatchObject({ idExperiencia: added.id, nombre: 'certificado.pdf' });
  expect((await portal.app.inject({ url: link?.url ?? '' })).statusCode).toBe(200);
  expect(JSON.stringify(await openProfiles(portal.database)(student.id))).not.toContain('certificado');

  const edit = (more: object) =>
    portal.get(editExperience, { body: { ...worked, ...added, ...more } }, student);
  await edit({});
  expect(await attached()).toHaveLength(1);
  await edit({ adjunto: named('contrato.pdf') });
  expect(await attached()).toMatchObject([{ nombre: 'contrato.pdf' }]);
  await edit({ adjunto: null });
  expect(await attached()).toEqual([]);
  const bad = { ...worked, adjunto: { ...file, extension_adjunto: 'png' } };
  await portal.refused(addExperience, { body: bad }, 'fileTypeNotAllowed', student);
  await portal.refused(editExperience, { body: { ...bad, ...added } }, 'fileTypeNotAllowed', student);
  const kept = portal.database.orm.select().from(files).where(eq(files.accountId, student.id));
  expect((await kept).map(({ nombre }) => nombre).sort()).toEqual(['certificado.pdf', 'contrato.pdf']);
});

test('of somebody else is neither seen, changed nor taken out', async () => {
  const theirs = await portal.get(addExperience, { body: worked }, student);
  await portal.refused(editExperience, { body: { ...worked, ...theirs } }, 'actionNotAllowed', other);
  await portal.refused(deleteExperience, { body: theirs }, 'actionNotAllowed', other);
  expect((await portal.get(getCv, {}, other)).cv.profesional).toEqual([]);
  expect((await own()).cv.profesional).toHaveLength(1);
});

test('days are in order, and lists of the catalogue are known', async () => {
  const backwards = { ...worked, fechaFin: worked.fechaInicio };
  const added = await portal.get(addExperience, { body: worked }, student);
  await portal.refused(addExperience, { body: backwards }, 'startAfterEnd', student);
  await portal.refused(editExperience, { body: { ...backwards, ...added } }, 'startAfterEnd', student);
  const wrong = 'mandatoryDataMissing';
  const unknown = { ...worked, idSector: 99, idAreaFuncional: 999, idTipoContrato: 99 };
  expect(await fieldsOf(portal.refused(addExperience, { body: unknown }, wrong, student))).toEqual([
    'idAreaFuncional',
    'idSector',
    'idTipoContrato',
  ]);
  const malformed = { ...worked, puesto: ' ', enlace: 'javascript:alert(1)' };
  expect(await fieldsOf(portal.refused(addExperience, { body: malformed }, wrong, student))).toEqual([
    'enlace',
    'puesto',
  ]);
});

test('begins today at the latest', async () => {
  const body = { ...worked, fechaInicio: '2999-01-01', fechaFin: null };
  const refused = portal.refused(addExperience, { body }, 'mandatoryDataMissing', student);
  expect(await fieldsOf(refused)).toEqual(['fechaInicio']);
});

test('is taken out once by two at the same time', async () => {
  const body = await portal.get(addExperience, { body: worked }, student);
  const answers = await Promise.all([1, 2].map(() => portal.call(deleteExperience, { body }, student)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 48]);
});
