import {
  applyImport,
  checkImport,
  chooseImportTable,
  deleteImportMatch,
  exportImportErrors,
  getImport,
  listImportMatches,
  matchImportValues,
  uploadImport,
} from '@portal/contract/imports';
import { getStudent, listStudents } from '@portal/contract/students';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addManager, addStudent, managerToken } from '../../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../../testing/portal.ts';
import { asRead } from '../imports.fixtures.ts';
import { eraseImports } from '../imports.queries.ts';
import { importWorker } from '../run-import.ts';

/** Files as secretaries' registers and their spreadsheets write them. */

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const bodyOf = (file: string | Uint8Array, extension_adjunto: 'csv' | 'xlsx' = 'csv') => ({
  tipo: 'alumnos' as const,
  fichero: { ficheroB64: Buffer.from(file).toString('base64'), extension_adjunto, nombre: 'registro' },
});
const upload = async (file: string | Uint8Array, extension?: 'csv' | 'xlsx') =>
  (await portal.get(uploadImport, { body: bodyOf(file, extension) }, { token })).id;
const read = (id: number) => portal.get(getImport, { params: { id } }, { token });
/** An import as a manager has it open. */
const open = (id: number) => asRead(portal, token, id);
const work = async (job: { id: number; aplica: boolean; omiteErrores?: boolean }) =>
  importWorker(await portal.tools())(job);

async function checked(id: number) {
  const { campos, version } = await read(id);
  await portal.get(checkImport, { body: { id, version, campos } }, { token });
  await work({ id, aplica: false });
  return read(id);
}
async function applied(id: number, omiteErrores = false) {
  await portal.get(applyImport, { body: { ...(await open(id)), omiteErrores } }, { token });
  await work({ id, aplica: true, omiteErrores });
  return read(id);
}
/** What is wrong with the rows of a csv, by row and field. */
async function errorsOf(...lines: string[]) {
  const { errores } = await checked(await upload(lines.join('\r\n')));
  return errores.map(({ fila, campo, mensaje }) => `${fila} ${campo}: ${mensaje}`);
}
const studentWith = async (texto: string) => {
  const { alumnos } = await portal.get(listStudents, { query: { texto } }, { token });
  return portal.get(getStudent, { params: { id: alumnos[0]?.idAlumno ?? 0 } }, { token });
};

const headings = 'Correo electrónico;DNI;Nombre;Apellidos;Titulación;Créditos superados;Nota';
const person = 'uno@uni.test;;Ana;Muñoz Peña;101;120;2,3';
const known = { email: 0, nombre: 2, apellidos: 3, titulacion: 4, creditosSuperados: 5, nota: 6 };

describe('a csv', () => {
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  test.each([
    ['in UTF-16 with its mark', utf16(`${headings}\r\n${person}\r\n`), 1],
    ['in UTF-16 of the other order', utf16(`${headings}\r\n${person}\r\n`).swap16(), 1],
    ['that names its separator', `sep=;\r\n${headings}\r\n${person}`, 1],
    [
      'with titles above its headings',
      `Listado de estudiantes 2026;;\r\n;;\r\n\r\n${headings}\r\n${person}`,
      4,
    ],
    ['with very many empty rows', `${headings}\r\n${';;;;\r\n'.repeat(30_000)}${person}`, 1],
  ])('%s is read', async (_, file, filaTitulos) => {
    expect(await read(await upload(file))).toMatchObject({
      campos: known,
      filaTitulos,
      numFilas: 1,
      muestra: [['uno@uni.test', '', 'Ana', 'Muñoz Peña', '101', '120', '2,3']],
    });
  });

  test('of Excel has its dashes and quotes, where Latin-1 has none', async () => {
    const file = Buffer.concat([
      Buffer.from('Correo;Nombre;Apellidos\r\nlh@uni.test;Ana;de l', 'latin1'),
      Buffer.from([0x92]),
      Buffer.from('Hospitalet Muñoz', 'latin1'),
    ]);
    expect((await read(await upload(file))).muestra[0]?.[2]).toBe('de l’Hospitalet Muñoz');
  });

  test('with quotation marks inside of a cell is read, and one that never closes is named by its row', async () => {
    const file = `${headings}\r\n${person}\r\ndos@uni.test;;Juan "Pepe";Ruiz;;;`;
    expect((await read(await upload(file))).muestra[1]?.[2]).toBe('Juan "Pepe"');
    for (const name of ['"Juan', '"Bar" El Sol']) {
      const body = bodyOf(`${headings}\r\n${person}\r\ndos@uni.test;;${name};Ruiz;;;`);
      const { datos } = await portal.refused(uploadImport, { body }, 'fileTypeNotAllowed', { token });
      expect(datos).toEqual({
        campos: [{ campo: 'fichero', mensaje: 'La fila 3 tiene unas comillas mal puestas o sin cerrar' }],
      });
    }
  });

  test('with semicolons and addresses full of commas is parted at the semicolons', async () => {
    const file = 'Correo;Nombre;Apellidos\r\na@uni.test;Ana, la de, siempre, aquí;Peña, Muñoz\r\n';
    expect((await read(await upload(file))).muestra[0]).toHaveLength(3);
  });

  test('with commas and a heading of two lines is read', async () => {
    const file = '"Correo\r\nelectrónico",Nombre,"Apellidos; los dos"\r\na3@uni.test,Ana,Peña\r\n';
    expect(await read(await upload(file))).toMatchObject({
      columnas: ['Correo electrónico', 'Nombre', 'Apellidos; los dos'],
      campos: { email: 0, nombre: 1 },
    });
  });
});

describe('a row', () => {
  test('with a zero or a line break in a name is named', async () => {
    const wrong = 'Contiene un salto de línea o un carácter que no se puede mostrar';
    expect(
      await errorsOf(
        'email;nombre;apellidos',
        'nul@uni.test;Ana\0;Pena',
        'b@uni.test;"Ana\r\nBcc: c@d.es";Pena',
      ),
    ).toEqual([`2 nombre: ${wrong}`, `3 nombre: ${wrong}`]);
  });

  test('that the own form of a student would refuse is refused here', async () => {
    expect(
      await errorsOf(
        'email;nombre;apellidos;telefono;titulacion;creditos superados',
        'tel@uni.test;Ana;Peña;600112233 / 699887766 (madre, solo tardes);;',
        'cred@uni.test;Ana;Peña;;101;300',
      ),
    ).toEqual([
      '2 telefono: La longitud del teléfono es excesiva',
      '3 creditosSuperados: Los créditos superados no pueden ser más que los totales',
    ]);
  });

  test('that is there twice is told of a column that is there, with its twin', async () => {
    expect(
      await errorsOf('email;nombre;apellidos', 'Caso@Uni.Test;Ana;Peña', 'caso@uni.test;Ana;Peña'),
    ).toEqual(['3 email: Repite la fila 2']);
  });

  test('of a student may say what the row before left out, and what it said in other letters', async () => {
    const { numErrores, resumen } = await checked(
      await upload(
        [
          'email;nombre;apellidos;telefono;titulacion',
          'mas@uni.test;Ana;Peña;;101',
          'mas@uni.test;Ana;Peña;600112233;102',
          'Otra@Uni.test;ANA;PEÑA;;101',
          'otra@uni.test;Ana;Pen\u0303a;;102',
        ].join('\n'),
      ),
    );
    expect({ numErrores, resumen }).toMatchObject({
      numErrores: 0,
      resumen: { alumnosNuevos: 2, estudiosNuevos: 4 },
    });
    expect(
      await errorsOf(
        'email;nombre;apellidos;telefono;titulacion',
        'mas@uni.test;Ana;;600112233;101',
        'mas@uni.test;Ana;Peña;;102',
        'mas@uni.test;Ana;Peña;699112233;103',
      ),
    ).toEqual(['4 telefono: No coincide con lo que dice la fila 2']);
  });

  test('in capitals changes no name, and one with its accent does', async () => {
    const columns = 'email;nombre;apellidos';
    await applied((await checked(await upload(`${columns}\ncap@uni.test;Íñigo;Munoz`))).id);
    const capitals = await checked(await upload(`${columns}\ncap@uni.test;IÑIGO;MUÑOZ`));
    expect(capitals.resumen).toMatchObject({ alumnosCambiados: 0, filasIguales: 1 });
    const accent = await checked(await upload(`${columns}\ncap@uni.test;Íñigo;Muñoz`));
    expect(accent.previstos).toMatchObject([{ campo: 'apellidos', antes: 'Munoz', ahora: 'Muñoz' }]);
  });

  test('of somebody with one name is taken where the register has surnames, and not where it has none', async () => {
    await applied((await checked(await upload('email;nombre;apellidos\nn0@uni.test;Suharto;.'))).id);
    expect(await studentWith('suharto')).toMatchObject({ nombre: 'Suharto', apellidos: '' });
    expect(await errorsOf('email;nombre', 'n1@uni.test;Ana')).toEqual([
      '2 apellidos: Este campo es requerido',
    ]);
  });

  test('with the same average changes nothing, however often it is brought', async () => {
    const averages = ['2,3', '1,15', '3,3', '2,35', '3,05', '1,1', '2,2', '3,9'];
    const file = [
      'email;nombre;apellidos;titulacion;nota',
      ...averages.map((average, place) => `nota${place}@uni.test;Ana;Peña;101;${average}`),
    ].join('\r\n');
    await applied((await checked(await upload(file))).id);
    for (let time = 0; time < 2; time++) {
      const { id, resumen } = await checked(await upload(file));
      expect(resumen).toMatchObject({ estudiosCambiados: 0, filasIguales: averages.length });
      await applied(id);
    }
  });
});

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of these sheets, whose cells are texts or, with `#`, errors. */
function workbook(
  sheets: readonly { name: string; isHidden?: boolean; rows: readonly string[][] }[],
): Buffer {
  const cell = (text: string, row: number, column: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    return text.startsWith('#')
      ? `<c r="${place}" t="e"><v>${text}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  };
  const sheetXml = (rows: readonly string[][]) =>
    rows
      .map(
        (cells, row) => `<row r="${row + 1}">${cells.map((text, at) => cell(text, row, at)).join('')}</row>`,
      )
      .join('');
  const listed = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const files = Object.fromEntries(
    sheets.map(({ rows }, at) => [
      `xl/worksheets/sheet${at + 1}.xml`,
      strToU8(`<worksheet><sheetData>${sheetXml(rows)}</sheetData></worksheet>`),
    ]),
  );
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${related.join('')}</Relationships>`),
      'xl/sharedStrings.xml': strToU8('<sst></sst>'),
      ...files,
    }),
  );
}

describe('a workbook', () => {
  const table = [
    ['Correo', 'Nombre', 'Apellidos'],
    ['hoja@uni.test', 'Ana', 'Peña'],
  ];
  const guide = { name: 'Instrucciones', rows: [['No tocar'], ['Rellena la otra hoja']] };

  test('whose first sheet is hidden is read from the one that is shown', async () => {
    const id = await upload(
      workbook([
        { ...guide, isHidden: true },
        { name: 'Datos', rows: table },
      ]),
      'xlsx',
    );
    expect(await read(id)).toMatchObject({ hojas: ['Datos'], campos: { email: 0, nombre: 1, apellidos: 2 } });
  });

  test('is read from the first sheet with known headings, and another can be chosen', async () => {
    const other = {
      name: 'Otra',
      rows: [['Algo'], ['Correo', 'Nombre'], ['x@uni.test', 'Eva'], ['y@uni.test', 'Pau']],
    };
    const file = workbook([guide, { name: 'Datos', rows: table }, other, { name: 'Vacía', rows: [] }]);
    const id = await upload(file, 'xlsx');
    expect(await read(id)).toMatchObject({
      hojas: ['Instrucciones', 'Datos', 'Otra', 'Vacía'],
      hoja: 1,
      numFilas: 1,
    });
    const choose = async (hoja: number) => ({ body: { ...(await open(id)), hoja, filaTitulos: null } });
    await portal.get(chooseImportTable, await choose(2), { token });
    expect(await read(id)).toMatchObject({
      hoja: 2,
      filaTitulos: 2,
      numFilas: 2,
      campos: { email: 0, nombre: 1 },
      primerasFilas: [{ fila: 1, celdas: ['Algo', ''] }, { fila: 2 }, { fila: 3 }, { fila: 4 }],
    });
    for (const hoja of [3, 9])
      await portal.refused(chooseImportTable, await choose(hoja), 'fileTypeNotAllowed', { token });
    await portal.get(chooseImportTable, await choose(1), { token });
    await applied((await checked(id)).id);
    await portal.refused(chooseImportTable, await choose(2), 'noSuchMove', { token });
  });

  test('of which one sheet is too large is read from another', async () => {
    const many = Array.from({ length: 26_000 }, (_, place) => [`${place}`]);
    const file = workbook([guide, { name: 'Histórico > 2020', rows: many }, { name: 'Datos', rows: table }]);
    expect(await read(await upload(file, 'xlsx'))).toMatchObject({
      hojas: ['Instrucciones', 'Histórico > 2020', 'Datos'],
      hoja: 2,
    });
  });

  test('with an error in a cell is told of it by row and column', async () => {
    const rows = [...table, ['#N/A', 'Ana', 'Peña'], ['b@uni.test', 'Ana', '#REF!']];
    const { errores } = await checked(await upload(workbook([{ name: 'Datos', rows }]), 'xlsx'));
    expect(errores.map(({ fila, campo, mensaje }) => `${fila} ${campo}: ${mensaje}`)).toEqual([
      '3 email: La celda tiene un error de la hoja de cálculo (#N/A)',
      '4 apellidos: La celda tiene un error de la hoja de cálculo (#REF!)',
    ]);
  });
});

describe('the row of the headings', () => {
  test('is chosen by hand where none is known', async () => {
    const id = await upload('Lista\nA;B;C\nzz;yy;xx\ncol@uni.test;Ana;Peña');
    expect(await read(id)).toMatchObject({ filaTitulos: 2, campos: {} });
    await portal.get(
      chooseImportTable,
      { body: { ...(await open(id)), hoja: 0, filaTitulos: 3 } },
      { token },
    );
    expect(await read(id)).toMatchObject({ filaTitulos: 3, columnas: ['zz', 'yy', 'xx'], numFilas: 1 });
    const last = { body: { ...(await open(id)), hoja: 0, filaTitulos: 4 } };
    await portal.refused(chooseImportTable, last, 'fileTypeNotAllowed', { token });
  });

  test('says for the next file what a manager has chosen for its headings', async () => {
    const file = 'Usuario;Nombre;Apellidos;Media\nusu@uni.test;Ana;Peña;17/123';
    const id = await upload(file);
    expect((await read(id)).campos).toEqual({ nombre: 1, apellidos: 2, nota: 3 });
    const campos = { email: 0, nombre: 1, apellidos: 2 };
    await portal.get(checkImport, { body: { ...(await open(id)), campos } }, { token });
    expect((await read(await upload(file))).campos).toEqual(campos);
    const again = await upload(file);
    await portal.get(
      checkImport,
      { body: { ...(await open(again)), campos: { ...campos, nota: 3 } } },
      { token },
    );
    expect((await read(await upload(file))).campos).toEqual({ ...campos, nota: 3 });
  });
});

describe('a value that nobody knows', () => {
  const file = (degree: string) =>
    `email;nombre;apellidos;titulacion\n${degree}@uni.test;Ana;Peña;${degree}\n`;

  test('is said the meaning of once, and the next file is read with it until it is forgotten', async () => {
    const { id, desconocidos, significados, errores } = await checked(await upload(file('GADE')));
    expect(desconocidos).toEqual([{ campo: 'titulacion', texto: 'GADE', filas: 1 }]);
    expect(errores).toMatchObject([{ fila: 2, valor: 'GADE' }]);
    expect(significados.titulacion).toContainEqual({
      valor: '101',
      texto: 'Administración y Dirección de Empresas',
    });
    const valores = [{ campo: 'titulacion' as const, texto: 'GADE', valor: '101' }];
    await portal.get(matchImportValues, { body: { ...(await open(id)), valores } }, { token });
    await work({ id, aplica: false });
    expect(await read(id)).toMatchObject({ numErrores: 0, desconocidos: [], resumen: { estudiosNuevos: 1 } });
    expect((await checked(await upload(file('gade')))).numErrores).toBe(0);

    const matches = () => portal.get(listImportMatches, { params: { tipo: 'alumnos' } }, { token });
    const [match] = await matches();
    expect(match).toMatchObject({ texto: 'GADE', significado: 'Administración y Dirección de Empresas' });
    await portal.get(deleteImportMatch, { body: { id: match?.id ?? 0 } }, { token });
    expect(await matches()).toEqual([]);
    expect((await checked(await upload(file('gade')))).numErrores).toBe(1);
  });

  test('can be said to mean nothing, and no meaning that its field has not', async () => {
    const { id } = await checked(await upload(file('Alquimia')));
    const said = async (valor: string | null, campo: 'titulacion' | 'nombre' = 'titulacion') => ({
      body: { ...(await open(id)), valores: [{ campo, texto: 'Alquimia', valor }] },
    });
    await portal.refused(matchImportValues, await said('9999'), 'actionNotAllowed', { token });
    await portal.refused(matchImportValues, await said(null, 'nombre'), 'actionNotAllowed', { token });
    await portal.get(matchImportValues, await said(null), { token });
    await portal.refused(matchImportValues, await said(null), 'noSuchMove', { token });
    await work({ id, aplica: false });
    expect(await read(id)).toMatchObject({ numErrores: 0, resumen: { alumnosNuevos: 1, estudiosNuevos: 0 } });
  });
});

test('what is decided on an import that somebody else has changed meanwhile is refused', async () => {
  const id = await upload('Lista;2026\nCorreo;Nombre;Apellidos\nvez@uni.test;Ana;Peña');
  const read1 = await open(id);
  await portal.get(chooseImportTable, { body: { ...read1, hoja: 0, filaTitulos: 1 } }, { token });
  await portal.refused(checkImport, { body: { ...read1, campos: { email: 0 } } }, 'noSuchMove', { token });
  const again = { ...read1, hoja: 0, filaTitulos: 2 };
  await portal.refused(chooseImportTable, { body: again }, 'noSuchMove', { token });
  await portal.get(chooseImportTable, { body: { ...again, ...(await open(id)) } }, { token });
  const checked1 = await checked(id);
  const seen = { id, version: checked1.version };
  await checked(id);
  await portal.refused(applyImport, { body: seen }, 'noSuchMove', { token });
});

test('an import is applied with what its values meant when it was checked', async () => {
  const say = async (id: number, valor: string) => {
    const valores = [{ campo: 'titulacion' as const, texto: 'DER', valor }];
    await portal.get(matchImportValues, { body: { ...(await open(id)), valores } }, { token });
    await work({ id, aplica: false });
  };
  const file = (email: string) => `email;nombre;apellidos;titulacion\n${email};Dera;Peña;DER\n`;
  const { id } = await checked(await upload(file('der@uni.test')));
  await say(id, '108');
  await say((await checked(await upload(file('otro@uni.test')))).id, '101');
  await applied(id);
  expect((await studentWith('dera')).estudios).toMatchObject([{ idTitulacion: 108 }]);
});

test('the rows with errors are a file with their reasons, before the others are applied and after', async () => {
  const lines = [
    'Correo;Nombre;Apellidos;Nota',
    'no es;Ana;Peña;9',
    'bien@uni.test;Ana;Peña;2',
    'x@uni.test;;Peña;',
  ];
  const { id } = await checked(await upload(lines.join('\n')));
  const bad = async () => {
    const { url } = await portal.get(exportImportErrors, { body: { id, formato: 'csv' } }, { token });
    return (await portal.app.inject({ url })).payload.replace('\uFEFF', '').trim().split('\n');
  };
  const expected = [
    'Correo;Nombre;Apellidos;Nota;Fila;Problema',
    expect.stringMatching(/^no es;Ana;Peña;9;2;"Correo: .+; Nota: .+"$/),
    expect.stringMatching(/^x@uni\.test;;Peña;;4;Nombre: /),
  ];
  expect(await bad()).toEqual(expected);
  expect(await applied(id, true)).toMatchObject({ estado: 'aplicada', resumen: { alumnosNuevos: 1 } });
  expect(await bad()).toEqual(expected);
  await portal.refused(exportImportErrors, { body: { id: 999_999, formato: 'csv' } }, 'actionNotAllowed', {
    token,
  });
});

test('rows that were left out are erased with the person whom they name', async () => {
  const { id: studentId, usuario } = await addStudent(portal);
  const lines = [
    'Correo;Nombre;Apellidos;Nota',
    `${usuario};Ana;Peña;9`,
    'otra.mala@uni.test;Ana;Peña;9',
    'y@uni.test;Y;Y;2',
  ];
  const { id } = await checked(await upload(lines.join('\n')));
  await applied(id, true);
  await eraseImports(portal.database, [studentId]);
  const { url } = await portal.get(exportImportErrors, { body: { id, formato: 'csv' } }, { token });
  const { payload } = await portal.app.inject({ url });
  expect(payload).toContain('otra.mala@uni.test');
  expect(payload).not.toContain(usuario);
});
