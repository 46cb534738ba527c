import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  getImport,
  listImports,
  longestCell,
  mostColumns,
  mostImported,
  uploadImport,
} from '@portal/contract/imports';
import { fileSize } from '@portal/contract/validation';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { limitedThread, OverLimit } from './limited-thread.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const cell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

interface Workbook {
  rows: string;
  strings?: string;
  more?: Record<string, Uint8Array>;
}

function xlsx({ rows, strings = '', more = {} }: Workbook): Buffer {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  const packed = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]);
  return Buffer.from(zipSync({ ...Object.fromEntries(packed), ...more }, { level: 1 }));
}

/** The same, with another size of the unpacked sheet in the directory. */
function saying(bytes: Buffer, size: number): Buffer {
  const said = Buffer.from(bytes);
  const directory = bytes.indexOf('PK\u0001\u0002');
  // The name stands 46 bytes behind where its entry begins, the size 24.
  said.writeUInt32LE(size, bytes.indexOf('xl/worksheets/sheet1.xml', directory) - 46 + 24);
  return said;
}

const heading = `<row r="1">${cell('A1', 'Correo')}${cell('B1', 'Nombre')}</row>`;
const person = `<row r="2">${cell('A2', 'a@alumnos.example')}${cell('B2', 'Ana')}</row>`;

const body = (bytes: Buffer, extension_adjunto: 'xlsx' | 'csv' = 'xlsx') => ({
  tipo: 'alumnos' as const,
  fichero: { ficheroB64: bytes.toString('base64'), extension_adjunto, nombre: 'alumnos' },
});

/** Sends a file that is refused; gives the sentence beside it. That others are answered then is part of it. */
async function refusal(bytes: Buffer, extension?: 'xlsx' | 'csv') {
  const { datos } = await portal.refused(
    uploadImport,
    { body: body(bytes, extension) },
    'fileTypeNotAllowed',
    { token },
  );
  await portal.get(listImports, { params: { tipo: 'alumnos' } }, { token });
  return datos;
}
const beside = (mensaje: string) => ({ campos: [{ campo: 'fichero', mensaje }] });

const tooManyColumns = (row: number | string) =>
  beside(`La fila ${row} tiene demasiadas columnas: el máximo es ${mostColumns}`);
const tooLong = (row: number) =>
  beside(`La fila ${row} tiene demasiado texto: el máximo de una celda es 32.767 caracteres`);
const tooManyRows = beside('El fichero tiene demasiadas filas: el máximo es 25.000');
const tooLarge = (bytes: number) =>
  beside(`El fichero contiene demasiados datos: el máximo sin comprimir es ${fileSize(bytes)}`);

describe('a spreadsheet', () => {
  test('with one cell far away is refused without filling those before it', async () => {
    const stray = `<row r="1">${cell('A1', 'Correo')}</row><row r="20000">${cell('XFD20000', 'x')}</row>`;
    expect(await refusal(xlsx({ rows: stray }))).toEqual(tooManyColumns('20.000'));
    const below = `${heading}<row r="1048576">${cell('A1048576', 'x')}</row>`;
    expect(await refusal(xlsx({ rows: below }))).toEqual(tooManyRows);
  });

  test('with empty cells and rows far away is read without them', async () => {
    const far = `<row r="3"><c r="XFD3" s="1"/></row><row r="1048576"><c r="A1048576"/><c r="XFD1048576"/></row>`;
    const sent = { body: body(xlsx({ rows: heading + person + far })) };
    const { id } = await portal.get(uploadImport, sent, { token });
    expect(await portal.get(getImport, { params: { id } }, { token })).toMatchObject({
      columnas: ['Correo', 'Nombre'],
      muestra: [['a@alumnos.example', 'Ana']],
      numFilas: 1,
    });
  });

  test('that is too large unpacked, as its directory says, is refused before it is unpacked', async () => {
    const bytes = xlsx({ rows: heading + person });
    expect(await refusal(saying(bytes, 50_000_001))).toEqual(tooLarge(50_000_000));
  });

  test('whose directory says less than it unpacks to is not read', async () => {
    const bytes = xlsx({ rows: `${heading}<row r="2">${cell('A2', 'A'.repeat(1_000_000))}</row>` });
    expect(await refusal(saying(bytes, 1_000))).toEqual(
      beside('No hemos podido leer el fichero como hoja de cálculo'),
    );
  });

  test('of very many files is refused', async () => {
    const more = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, new Uint8Array()]));
    expect(await refusal(xlsx({ rows: heading + person, more }))).toEqual(
      beside(
        'El fichero contiene demasiados elementos: el máximo es 2000. Copia la hoja en un fichero nuevo',
      ),
    );
  });

  test('with a cell of more letters than spreadsheets take is refused, wherever its text is kept', async () => {
    const long = 'A'.repeat(longestCell + 1);
    expect(await refusal(xlsx({ rows: `${heading}<row r="2">${cell('A2', long)}</row>` }))).toEqual(
      tooLong(2),
    );
    const shared = `${heading}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`;
    expect(await refusal(xlsx({ rows: shared, strings: `<si><t>${long}</t></si>` }))).toEqual(tooLong(2));
  });

  test('of which one text stands in very many cells is refused for all of it', async () => {
    const row = (at: number) => `<row r="${at}"><c r="A${at}" t="s"><v>0</v></c></row>`;
    const rows = heading + Array.from({ length: 1_000 }, (_, at) => row(at + 2)).join('');
    const strings = `<si><t>${'A'.repeat(longestCell)}</t></si>`;
    expect(await refusal(xlsx({ rows, strings }))).toEqual(tooLarge(20_000_000));
  });
});

describe('a csv', () => {
  const lines = (...rows: string[]) => Buffer.from(['Correo;Nombre', ...rows].join('\n'));

  test('with a very long cell is refused, quoted or not', async () => {
    for (const long of ['A'.repeat(4_000_000), `"${'A'.repeat(4_000_000)}"`, 'A'.repeat(longestCell + 1)])
      expect(await refusal(lines('a@alumnos.example;Ana', long), 'csv')).toEqual(tooLong(3));
  });

  test('with too many columns or rows is refused', async () => {
    const wide = `a@alumnos.example${';'.repeat(mostColumns)}x`;
    expect(await refusal(lines(wide), 'csv')).toEqual(tooManyColumns(2));
    const rows = Array.from({ length: mostImported + 1 }, () => 'a;b');
    expect(await refusal(lines(...rows), 'csv')).toEqual(tooManyRows);
  });

  test('is read without its empty rows, however many', async () => {
    const empty = Array.from({ length: mostImported + 1 }, () => ';');
    const sent = { body: body(lines('a@alumnos.example;Ana', '', 'b@alumnos.example;Eva', ...empty), 'csv') };
    const { id } = await portal.get(uploadImport, sent, { token });
    expect((await portal.get(getImport, { params: { id } }, { token })).numFilas).toBe(2);
  });
});

describe('a task in a thread of its own', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-thread-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A task with 'end' is answered; any other never ends. */
  const threadOf = (neverEnds: string, limits: { seconds: number; megabytes: number }) => {
    const file = join(folder, `${limits.seconds}.mjs`);
    writeFileSync(file, `export default (task) => { if (task === 'end') return task; ${neverEnds} };`);
    return limitedThread<string, string>(pathToFileURL(file), limits);
  };

  test('that hangs is ended', async () => {
    const run = threadOf('for (;;);', { seconds: 1, megabytes: 100 });
    await expect(run('hang')).rejects.toBeInstanceOf(OverLimit);
  });

  test('that takes up all memory is ended, and the next one is answered', async () => {
    const run = threadOf('const all = []; for (;;) all.push({ all });', { seconds: 600, megabytes: 20 });
    const [first, second] = await Promise.allSettled([run('hang'), run('end')]);
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(OverLimit) });
    expect(second).toEqual({ status: 'fulfilled', value: 'end' });
  });
});
