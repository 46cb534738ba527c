import { getCv } from '@portal/contract/cv';
import type { Call } from '@portal/contract/endpoint';
import { statusTexts } from '@portal/contract/messages/texts';
import {
  addStay,
  addStudy,
  addTraining,
  deleteStay,
  deleteStudy,
  deleteTraining,
  editEducationLevel,
  editStay,
  editStudy,
  editTraining,
  getStudies,
  listCurrentStudies,
} from '@portal/contract/studies';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { studies } from '../../db/tables/studies.ts';
import { addStudent, file, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { abroad, course, elsewhere } from './studies.fixtures.ts';

let portal: TestPortal;
let otherToken: string;
let id: number;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  otherToken = await studentToken(portal, (await addStudent(portal)).usuario);
});
afterAll(() => portal.close());
beforeEach(async () => {
  const student = await addStudent(portal);
  id = student.id;
  token = await studentToken(portal, student.usuario);
});

const read = () => portal.get(getStudies, {}, { token });
const add = (body: Call<typeof addStudy>['body']) => portal.get(addStudy, { body }, { token });
/** The fields that a malformed call is told of. */
const wrong = async (call: Promise<{ datos: unknown }>): Promise<string[]> => {
  const { campos } = (await call).datos as { campos: { campo: string }[] };
  return campos.map(({ campo }) => campo).sort();
};

describe('the studies under way', () => {
  test('are listed, those of the university first', async () => {
    await add({ ...elsewhere, idTitulacion: 103, actual: true, fechaFin: null });
    await add(elsewhere);
    const listed = await portal.get(listCurrentStudies, {}, { token });
    expect(listed.map(({ idTitulacion }) => idTitulacion)).toEqual([1, 103]);
  });

  test('are refused with 26 where nothing is under way', async () => {
    await portal.database.orm.update(studies).set({ actual: false }).where(eq(studies.studentId, id));
    await portal.refused(listCurrentStudies, {}, 'noStudiesFound', { token });
  });
});

describe('a study elsewhere', () => {
  test('takes level, type, branch and credits from the catalogue, and is in the CV', async () => {
    const made = await add({ ...elsewhere, curso: 3, ultimoCurso: true });
    const kept = { ...elsewhere, ...made, idNivel: 1, tipo: 'grado', idArea: 1, creditosTotales: 240 };
    expect((await read()).estudios).toMatchObject([
      { deLaUniversidad: true },
      { ...kept, deLaUniversidad: false, curso: null, ultimoCurso: false, copia: null, faltaCopia: false },
    ]);
    expect((await portal.get(getCv, {}, { token })).cv.academicos[1]).toMatchObject(kept);
  });

  test('may have a title of its own, with the level that the student gives', async () => {
    const own = { titulo: 'Licenciatura en Química', idNivel: 1, tipo: 'grado', idArea: 3 } as const;
    await add({ ...elsewhere, ...own, idTitulacion: null });
    expect((await read()).estudios[1]).toMatchObject({ ...own, idTitulacion: null });
  });

  test('is refused field by field', async () => {
    const body = { ...elsewhere, centro: '', nota: 4.5, anioPromocion: 1900 };
    const refused = portal.refused(addStudy, { body }, 'mandatoryDataMissing', { token });
    expect(await wrong(refused)).toEqual(['anioPromocion', 'centro', 'nota']);
    const unnamed = { ...elsewhere, idTitulacion: null, titulo: null };
    const without = portal.refused(addStudy, { body: unnamed }, 'mandatoryDataMissing', { token });
    expect(await wrong(without)).toEqual(['idTitulacion']);
    const levelless = { ...elsewhere, idTitulacion: null, titulo: 'Química' };
    const level = portal.refused(addStudy, { body: levelless }, 'mandatoryDataMissing', { token });
    expect(await wrong(level)).toEqual(['idNivel']);
    const credits = { ...elsewhere, creditosSuperados: 61, creditosTotales: 60 };
    const more = portal.refused(addStudy, { body: credits }, 'mandatoryDataMissing', { token });
    expect(await wrong(more)).toEqual(['creditosSuperados']);
    const unknown = { ...elsewhere, idTitulacion: 9999, idNivel: 9, idArea: 99 };
    const unlisted = portal.refused(addStudy, { body: unknown }, 'mandatoryDataMissing', { token });
    expect(await wrong(unlisted)).toEqual(['idArea', 'idNivel', 'idTitulacion']);
  });

  test('that ends before it starts is refused with 27', async () => {
    const body = { ...elsewhere, fechaFin: '2018-09-10' };
    expect(await wrong(portal.refused(addStudy, { body }, 'startAfterEnd', { token }))).toEqual(['fechaFin']);
    const made = await add(elsewhere);
    await portal.refused(editStudy, { body: { ...body, ...made } }, 'startAfterEnd', { token });
  });

  test('that is under way has not ended, else is refused with 27', async () => {
    const body = { ...elsewhere, actual: true, fechaFin: '2020-06-30' };
    expect(await wrong(portal.refused(addStudy, { body }, 'startAfterEnd', { token }))).toEqual(['fechaFin']);
    const made = await add({ ...body, fechaFin: '2999-06-30' });
    await portal.refused(editStudy, { body: { ...body, ...made } }, 'startAfterEnd', { token });
  });

  test('is changed by its owner alone, and of the university by none', async () => {
    const made = await add(elsewhere);
    const body = { ...elsewhere, ...made, centro: 'Universidad Nueva' };
    await portal.refused(editStudy, { body }, 'studiesNotFound', { token: otherToken });
    await portal.get(editStudy, { body }, { token });
    const { estudios } = await read();
    expect(estudios[1]).toMatchObject({ centro: 'Universidad Nueva' });
    const ours = { ...body, id: estudios[0]?.id ?? 0 };
    await portal.refused(editStudy, { body: ours }, 'studiesNotFound', { token });
  });

  test('is deleted by its owner alone, and of the university by none', async () => {
    const made = await add(elsewhere);
    await portal.refused(deleteStudy, { body: made }, 'studiesNotFound', { token: otherToken });
    await portal.get(deleteStudy, { body: made }, { token });
    const { estudios } = await read();
    expect(estudios).toHaveLength(1);
    await portal.refused(deleteStudy, { body: { id: estudios[0]?.id ?? 0 } }, 'studiesNotFound', { token });
  });

  test('that is the only one is not deleted (62)', async () => {
    await portal.database.orm.delete(studies).where(eq(studies.studentId, id));
    const made = await add(elsewhere);
    await portal.refused(deleteStudy, { body: made }, 'cannotDeleteAllStudies', { token });
  });

  test('keeps the copy of the degree until another one or none is sent', async () => {
    const made = await add({ ...elsewhere, copia: file });
    const copy = async () => (await read()).estudios[1]?.copia;
    expect(await copy()).toMatchObject({ nombre: file.nombre });
    await portal.get(editStudy, { body: { ...elsewhere, ...made } }, { token });
    expect(await copy()).toMatchObject({ nombre: file.nombre });
    await portal.get(editStudy, { body: { ...elsewhere, ...made, copia: null } }, { token });
    expect(await copy()).toBeNull();
    for (const call of [addStudy, editStudy] as const) {
      const copia = { ...file, extension_adjunto: 'png' as const };
      const body = { ...elsewhere, ...made, copia };
      await portal.refused(call, { body }, 'fileTypeNotAllowed', { token });
    }
  });
});

test('the copy of a degree finished elsewhere is asked for where the institution wants it (537)', async () => {
  const strict = await openPortal({
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, copiaTituloObligatoria: true } }),
  });
  const { usuario } = await addStudent(strict);
  const options = { token: await studentToken(strict, usuario) };
  const { title, body: mensaje } = statusTexts.es.degreeCopyRequired;
  const asked = await strict.call(addStudy, { body: elsewhere }, options);
  expect(asked).toMatchObject({ status: 0, mensaje, aviso: { titulo: title } });
  const current = await strict.call(
    addStudy,
    { body: { ...elsewhere, actual: true, fechaFin: null } },
    options,
  );
  expect(current).toMatchObject({ status: 0, mensaje: null });
  const withCopy = await strict.call(addStudy, { body: { ...elsewhere, copia: file } }, options);
  expect(withCopy).toMatchObject({ status: 0, mensaje: null });
  const { estudios } = await strict.get(getStudies, {}, options);
  expect(estudios.map(({ faltaCopia }) => faltaCopia).sort()).toEqual([false, false, false, true]);
  await strict.close();
});

describe('complementary training', () => {
  test('is added, changed and deleted by its owner alone', async () => {
    const made = await portal.get(addTraining, { body: course }, { token });
    const changed = { ...course, ...made, horas: 30, fechaInicio: '2025-01-01', fechaFin: '2025-02-01' };
    await portal.refused(editTraining, { body: changed }, 'studiesNotFound', { token: otherToken });
    await portal.get(editTraining, { body: changed }, { token });
    expect((await read()).formacion).toEqual([changed]);
    expect((await portal.get(getCv, {}, { token })).cv.formacion).toEqual([changed]);
    await portal.refused(deleteTraining, { body: made }, 'studiesNotFound', { token: otherToken });
    await portal.get(deleteTraining, { body: made }, { token });
    expect((await read()).formacion).toEqual([]);
  });

  test('that ends before it starts is refused with 27', async () => {
    const body = { ...course, fechaInicio: '2025-02-01', fechaFin: '2025-01-01' };
    await portal.refused(addTraining, { body }, 'startAfterEnd', { token });
    await portal.refused(editTraining, { body: { ...body, id: 1 } }, 'startAfterEnd', { token });
  });
});

describe('a stay abroad', () => {
  test('is added, changed and deleted by its owner alone', async () => {
    const made = await portal.get(addStay, { body: abroad }, { token });
    const changed = { ...abroad, ...made, meses: 12 };
    await portal.refused(editStay, { body: changed }, 'actionNotAllowed', { token: otherToken });
    await portal.get(editStay, { body: changed }, { token });
    expect((await read()).estancias).toEqual([changed]);
    expect((await portal.get(getCv, {}, { token })).cv.estancias).toEqual([changed]);
    await portal.refused(deleteStay, { body: made }, 'actionNotAllowed', { token: otherToken });
    await portal.get(deleteStay, { body: made }, { token });
    expect((await read()).estancias).toEqual([]);
  });

  test('is in a country, for 0 to 12 months', async () => {
    const long = { ...abroad, meses: 13 };
    expect(await wrong(portal.refused(addStay, { body: long }, 'mandatoryDataMissing', { token }))).toEqual([
      'meses',
    ]);
    const nowhere = { ...abroad, idPais: 3 };
    expect(
      await wrong(portal.refused(addStay, { body: nowhere }, 'mandatoryDataMissing', { token })),
    ).toEqual(['idPais']);
  });
});

test('the level of education is one of the catalogue', async () => {
  await portal.get(editEducationLevel, { body: { id: 7 } }, { token });
  expect((await read()).idNivelFormativoSNE).toBe(7);
  await portal.refused(editEducationLevel, { body: { id: 9 } }, 'mandatoryDataMissing', { token });
});
