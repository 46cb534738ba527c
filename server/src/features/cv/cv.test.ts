import {
  addDocument,
  addLanguage,
  deleteDocument,
  deleteLanguage,
  editCompetencies,
  editInterestData,
  editInternshipSearch,
  editJobSearch,
  editLanguage,
  editPersonalData,
  editSoftware,
  editWorkPermit,
  getCv,
} from '@portal/contract/cv';
import { maxFileBytes } from '@portal/contract/files';
import { getStudent } from '@portal/contract/students';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { experiences, students } from '../../db/tables/students.ts';
import { addManager, addStudent, managerToken, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { openProfiles } from './profile.queries.ts';

let portal: TestPortal;
let id: number;
let token: string;
let otherToken: string;

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

const own = async () => (await portal.get(getCv, {}, { token })).cv;
/** The fields that a malformed call is told of. */
async function wrong(call: Promise<{ datos: unknown }>): Promise<string[]> {
  const { campos } = (await call).datos as { campos: { campo: string; mensaje: string }[] };
  for (const { mensaje } of campos) expect(mensaje).not.toBe('');
  return campos.map(({ campo }) => campo).sort();
}
const malformed = 'mandatoryDataMissing';

const personal = {
  telefono: '600 123 456',
  dni: '12.345.678-z',
  numSegSocial: '28/12345678/40',
  idPais: 1,
  idProvincia: 8,
  localidad: 'Sabadell',
  nacionalidades: [1, 504, 1],
};

test('the CV is read whole, and so is the profile that the rules look at', async () => {
  await portal.database.orm
    .insert(experiences)
    .values({ studentId: id, puesto: 'Camarera', empresa: 'Bar', fechaInicio: '2024-06-01' });
  await portal.get(addLanguage, { body: { idIdioma: 3, idNivelIdioma: 4 } }, { token });
  const cv = await own();
  expect(cv).toMatchObject({
    personales: { nombre: 'Nora', fechaNacimiento: '2004-05-06', nacionalidades: [1] },
    academicos: [{ idTitulacion: 1, nota: 2.4, creditosSuperados: 130 }],
    idiomas: [{ idIdioma: 3, idNivelIdioma: 4, idCertificadoIdioma: null }],
    profesional: [{ puesto: 'Camarera', fechaInicio: '2024-06-01', fechaFin: null }],
    busquedaPracticasActiva: true,
  });
  expect(await openProfiles(portal.database)(id)).toEqual({
    cv,
    esAntiguo: false,
    conPracticas: true,
    conEmpleo: true,
    puedeOfertasPracticas: true,
    soloCiclosUAX: false,
    reunionOrientacion: false,
    documentos: [],
    programas: [],
    placements: [],
  });
});

describe('personal data', () => {
  test('are kept, identifiers in one shape, each nationality once', async () => {
    await portal.get(editPersonalData, { body: personal }, { token });
    expect((await own()).personales).toMatchObject({
      telefono: '600 123 456',
      dni: '12345678Z',
      numSegSocial: '281234567840',
      idProvincia: 8,
      localidad: 'Sabadell',
      nacionalidades: [1, 504],
    });
    await portal.get(editPersonalData, { body: personal }, { token });
  });

  test('a province is one of Spain', async () => {
    const abroad = { ...personal, dni: null, idPais: 756 };
    await portal.get(editPersonalData, { body: abroad }, { token });
    expect((await own()).personales).toMatchObject({ idPais: 756, idProvincia: null });
  });

  test('an identity document of somebody else is refused, and nothing is kept', async () => {
    await portal.database.orm.update(students).set({ dni: '00000023T' }).where(eq(students.id, id));
    const body = { ...personal, dni: '00000023-t' };
    const refused = await portal.refused(editPersonalData, { body }, 'idRegistered', { token: otherToken });
    const mensaje = expect.stringContaining('es de otra cuenta');
    expect(refused).toMatchObject({ mensaje, datos: { campos: [{ campo: 'dni', mensaje }] } });
    const { cv } = await portal.get(getCv, {}, { token: otherToken });
    expect(cv.personales).toMatchObject({ dni: null, localidad: 'València' });
  });

  test('what is wrong is named field by field', async () => {
    const body = {
      ...personal,
      dni: '12345678A',
      numSegSocial: '281234567841',
      telefono: '123',
      nacionalidades: [],
    };
    expect(await wrong(portal.refused(editPersonalData, { body }, malformed, { token }))).toEqual([
      'dni',
      'nacionalidades',
      'numSegSocial',
      'telefono',
    ]);
    const unknown = { ...personal, idPais: 2, idProvincia: 53, nacionalidades: [1, 3] };
    expect(await wrong(portal.refused(editPersonalData, { body: unknown }, malformed, { token }))).toEqual([
      'idPais',
      'idProvincia',
      'nacionalidades.1',
    ]);
  });

  test('what the institution does not let students change is refused beside the field', async () => {
    const strict = await openPortal({
      brand: (brand) => ({
        ...brand,
        camposPersonales: { ...brand.camposPersonales, dni: { visible: true, editable: false } },
      }),
    });
    const student = await addStudent(strict, { dni: '00000000T' });
    const options = { token: await studentToken(strict, student.usuario) };
    const refused = strict.refused(editPersonalData, { body: personal }, 'mandatoryDataMissing', options);
    expect(await wrong(refused)).toEqual(['dni']);
    const { dni: _, ...rest } = personal;
    await strict.get(editPersonalData, { body: rest }, options);
    expect((await strict.get(getCv, {}, options)).cv.personales).toMatchObject({
      dni: '00000000T',
      localidad: 'Sabadell',
    });
    await strict.close();
  });

  test('keep surnames that were emptied by chance, and have none of somebody who registered so', async () => {
    const open = await openPortal({
      brand: (brand) => ({
        ...brand,
        camposPersonales: { ...brand.camposPersonales, apellidos: { visible: true, editable: true } },
      }),
    });
    const empty = async (apellidos: string) => {
      const { usuario } = await addStudent(open, {}, {}, { apellidos });
      return [{ body: { apellidos: '' } }, { token: await studentToken(open, usuario) }] as const;
    };
    const [parts, own] = await empty('Peña');
    const { datos } = await open.refused(editPersonalData, parts, 'mandatoryDataMissing', own);
    expect(datos).toMatchObject({ campos: [{ campo: 'apellidos' }] });
    await open.get(editPersonalData, ...(await empty('')));
    await open.close();
  });

  test('what it hides or keeps for itself need not be sent, and cannot be written', async () => {
    const strict = await openPortal({
      brand: (brand) => ({
        ...brand,
        camposPersonales: {
          ...brand.camposPersonales,
          nacionalidades: { visible: false, editable: false },
          telefono: { visible: true, editable: false },
        },
      }),
    });
    const student = await addStudent(strict, { telefono: '600000000', nacionalidades: [724] });
    const options = { token: await studentToken(strict, student.usuario) };
    await strict.get(editPersonalData, { body: { localidad: 'Sabadell' } }, options);
    const refused = strict.refused(editPersonalData, { body: personal }, 'mandatoryDataMissing', options);
    expect((await wrong(refused)).sort()).toEqual(['nacionalidades', 'telefono']);
    expect((await strict.get(getCv, {}, options)).cv.personales).toMatchObject({
      localidad: 'Sabadell',
      telefono: '600000000',
      nacionalidades: [724],
    });
    await strict.close();
  });
});

test('searches and the work permit are switched', async () => {
  await portal.get(editInternshipSearch, { body: { activa: false } }, { token });
  await portal.get(editWorkPermit, { body: { permiso: true } }, { token });
  expect(await own()).toMatchObject({
    busquedaPracticasActiva: false,
    busquedaTrabajoActiva: true,
    tienePermisoTrabajo: true,
  });
  await portal.get(editJobSearch, { body: { activa: false } }, { token });
  expect(await own()).toMatchObject({ busquedaTrabajoActiva: false });
  const { cv } = await portal.get(getCv, {}, { token: otherToken });
  expect(cv.busquedaPracticasActiva).toBe(true);
});

test('interests, programs and competencies are those of the catalogue, each once', async () => {
  const interest = {
    carnesConducir: [5, 5],
    cochePropio: true,
    disponibilidadExtranjero: true,
    disponibilidadTraslado: false,
    trabajandoActualmente: false,
    intereses: [1, 2],
  };
  await portal.get(editInterestData, { body: interest }, { token });
  await portal.get(editSoftware, { body: { programasInformaticos: [101] } }, { token });
  await portal.get(editCompetencies, { body: { competencias: [3, 1] } }, { token });
  expect(await own()).toMatchObject({
    interes: { carnesConducir: [5], cochePropio: true },
    intereses: [1, 2],
    programasInformaticos: [101],
    competencias: [3, 1],
  });
  const bad = { ...interest, carnesConducir: [99], intereses: [1, 999] };
  expect(await wrong(portal.refused(editInterestData, { body: bad }, malformed, { token }))).toEqual([
    'carnesConducir.0',
    'intereses.1',
  ]);
  const software = { programasInformaticos: [1] };
  expect(await wrong(portal.refused(editSoftware, { body: software }, malformed, { token }))).toEqual([
    'programasInformaticos.0',
  ]);
  const competencies = { competencias: [13] };
  expect(await wrong(portal.refused(editCompetencies, { body: competencies }, malformed, { token }))).toEqual(
    ['competencias.0'],
  );
});

describe('languages', () => {
  test('are there once, and keep their level where the same one is added again', async () => {
    const body = { idIdioma: 3, idNivelIdioma: 5, idCertificadoIdioma: 1 };
    const first = await portal.get(addLanguage, { body }, { token });
    const again = { idIdioma: 3, idNivelIdioma: 3 };
    await portal.refused(addLanguage, { body: again }, 'alreadyExists', { token });
    expect((await own()).idiomas).toEqual([{ id: first.id, ...body }]);
    await portal.get(deleteLanguage, { body: first }, { token });
    expect((await own()).idiomas).toEqual([]);
    await portal.refused(deleteLanguage, { body: first }, 'actionNotAllowed', { token });
  });

  test('of somebody else cannot be taken out', async () => {
    const theirs = await portal.get(addLanguage, { body: { idIdioma: 4, idNivelIdioma: 3 } }, { token });
    await portal.refused(deleteLanguage, { body: theirs }, 'actionNotAllowed', { token: otherToken });
    expect((await own()).idiomas).toHaveLength(1);
  });

  test('are changed one by one, and no two are the same', async () => {
    const { id: english } = await portal.get(
      addLanguage,
      { body: { idIdioma: 3, idNivelIdioma: 3 } },
      { token },
    );
    const { id: french } = await portal.get(
      addLanguage,
      { body: { idIdioma: 4, idNivelIdioma: 2 } },
      { token },
    );
    const edited = { id: english, idIdioma: 3, idNivelIdioma: 6, idCertificadoIdioma: 1 };
    await portal.get(editLanguage, { body: edited }, { token });
    const other = { id: english, idIdioma: 4, idNivelIdioma: 6 };
    await portal.refused(editLanguage, { body: other }, 'alreadyExists', { token });
    expect((await own()).idiomas).toMatchObject([edited, { id: french, idIdioma: 4 }]);
    await portal.refused(editLanguage, { body: edited }, 'actionNotAllowed', { token: otherToken });
    const french1 = { id: french, idIdioma: 4, idNivelIdioma: 3, idCertificadoIdioma: 1 };
    expect(await wrong(portal.refused(editLanguage, { body: french1 }, malformed, { token }))).toEqual([
      'idCertificadoIdioma',
    ]);
    await portal.get(editLanguage, { body: { id: french, idIdioma: 5, idNivelIdioma: 2 } }, { token });
    const twice = [1, 2].map(() =>
      portal.call(editLanguage, { body: { id: french, idIdioma: 6, idNivelIdioma: 2 } }, { token }),
    );
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([0, 0]);
    expect((await own()).idiomas.map(({ idIdioma }) => idIdioma)).toEqual([3, 6]);
  });

  test('have a level, and a certificate of that language', async () => {
    const french = { idIdioma: 4, idNivelIdioma: 3, idCertificadoIdioma: 1 };
    expect(await wrong(portal.refused(addLanguage, { body: french }, malformed, { token }))).toEqual([
      'idCertificadoIdioma',
    ]);
    const { datos } = await portal.refused(addLanguage, { body: { idIdioma: 4 } as never }, malformed, {
      token,
    });
    expect(datos).toEqual({
      campos: [{ campo: 'idNivelIdioma', mensaje: 'Falta indicar el idioma o el nivel' }],
    });
    const unknown = { idIdioma: 99, idNivelIdioma: 8, idCertificadoIdioma: 99 };
    expect(await wrong(portal.refused(addLanguage, { body: unknown }, malformed, { token }))).toEqual([
      'idCertificadoIdioma',
      'idIdioma',
      'idNivelIdioma',
    ]);
  });
});

describe('documents', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const fichero = {
    ficheroB64: pdf.toString('base64'),
    extension_adjunto: 'pdf' as const,
    nombre: 'expediente.pdf',
  };

  test('are kept and can be opened, each once', async () => {
    const body = { idTipoDocumento: 2, fichero };
    const added = await portal.get(addDocument, { body }, { token });
    const { documentos } = await portal.get(getCv, {}, { token });
    expect(documentos).toMatchObject([{ id: added.id, idTipoDocumento: 2, nombre: 'expediente.pdf' }]);
    const file = await portal.app.inject({ url: documentos[0]?.url ?? '' });
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect((await openProfiles(portal.database)(id)).documentos).toMatchObject([{ idTipoDocumento: 2 }]);
    await portal.refused(
      addDocument,
      { body: { ...body, fichero: { ...fichero, nombre: 'Expediente.PDF' } } },
      'documentAlreadyUploaded',
      { token },
    );
    await portal.get(addDocument, { body: { ...body, idTipoDocumento: 3 } }, { token });
  });

  test('that the institution alone reads stand by themselves, and are taken out the same way', async () => {
    const body = { idTipoDocumento: 2, fichero };
    const shown = await portal.get(addDocument, { body }, { token });
    const kept = await portal.get(addDocument, { body: { ...body, privado: true } }, { token });
    const again = { body: { ...body, privado: true } };
    await portal.refused(addDocument, again, 'documentAlreadyUploaded', { token });
    const { documentos, documentosPrivados } = await portal.get(getCv, {}, { token });
    expect([documentos, documentosPrivados]).toMatchObject([[{ id: shown.id }], [{ id: kept.id }]]);
    expect((await openProfiles(portal.database)(id)).documentos).toHaveLength(1);
    const params = { id };
    const manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
    expect(await portal.get(getStudent, { params }, manager)).toMatchObject({
      documentos: [{ idTipoDocumento: 2 }],
      documentosPrivados: [{ idTipoDocumento: 2, fichero: { nombre: 'expediente.pdf' } }],
    });
    await portal.get(deleteDocument, { body: kept }, { token });
    expect((await portal.get(getCv, {}, { token })).documentosPrivados).toEqual([]);
  });

  test('of somebody else are neither seen nor taken out', async () => {
    const added = await portal.get(addDocument, { body: { idTipoDocumento: 2, fichero } }, { token });
    expect((await portal.get(getCv, {}, { token: otherToken })).documentos).toEqual([]);
    await portal.refused(deleteDocument, { body: added }, 'actionNotAllowed', { token: otherToken });
    await portal.get(deleteDocument, { body: added }, { token });
    expect((await portal.get(getCv, {}, { token })).documentos).toEqual([]);
    await portal.refused(deleteDocument, { body: added }, 'actionNotAllowed', { token });
  });

  test('that are not taken are refused with 46, and why is beside the field', async () => {
    const large = Buffer.alloc(maxFileBytes + 1, pdf).toString('base64');
    for (const [bad, campo, mensaje] of [
      [{ extension_adjunto: 'exe' }, 'fichero.extension_adjunto', 'Este tipo de fichero no esta permitido'],
      [{ ficheroB64: large }, 'fichero', 'El fichero es demasiado grande: el máximo es 2\u00a0MB'],
      [{ ficheroB64: '!' }, 'fichero', 'El fichero está vacío'],
      [{ extension_adjunto: 'png' }, 'fichero', 'El contenido del fichero no corresponde a su extensión'],
    ] as const) {
      const body = { idTipoDocumento: 2, fichero: { ...fichero, ...bad } };
      const { datos } = await portal.refused(addDocument, { body }, 'fileTypeNotAllowed', { token });
      expect(datos).toEqual({ campos: [{ campo, mensaje }] });
    }
  });

  test('of no kind, or of one that is not known, are refused', async () => {
    for (const body of [{ fichero }, { idTipoDocumento: 99, fichero }])
      expect(await wrong(portal.refused(addDocument, { body }, malformed, { token }))).toEqual([
        'idTipoDocumento',
      ]);
  });
});
