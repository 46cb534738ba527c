// @module-tag embedded
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { addDocument, getCv } from '@portal/contract/cv';
import { type FileExtension, fileExtensions, maxFileBytes, uploadedFile } from '@portal/contract/files';
import { languages } from '@portal/contract/languages';
import { statusTexts } from '@portal/contract/messages/texts';
import Fastify from 'fastify';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { files as filesTable } from '../db/tables/files.ts';
import { readEnv } from '../env.ts';
import { compound, fileSamples, office, openDocument } from '../testing/file-samples.ts';
import { addStudent, studentToken } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { ca } from '../texts/ca/files.ts';
import { en } from '../texts/en/files.ts';
import { es } from '../texts/es/files.ts';
import { contentMatches } from './content.ts';
import { serveFiles } from './files.http.ts';
import { type Files, openFiles } from './files.ts';

const secret = new TextEncoder().encode('signs the links of these tests and nothing else');
const { pdf, png } = fileSamples;
const notKept = { es: es.notKept, ca: ca.notKept, en: en.notKept };

/** Specification 2, §5. */
const taken = [
  'docx',
  'doc',
  'pdf',
  'odt',
  'odp',
  'txt',
  'pptx',
  'pps',
  'ppsx',
  'ppt',
  'csv',
  'xlsx',
  'png',
  'jpg',
  'jpeg',
  'bmp',
  'gif',
  'tiff',
  'tif',
] as const;

/** The extensions that a content of more than one may have; a presentation becomes a show by its name alone. */
const extensionsOf: Partial<Record<FileExtension, readonly FileExtension[]>> = {
  pps: ['pps', 'ppt'],
  ppt: ['pps', 'ppt'],
  pptx: ['pptx', 'ppsx'],
  txt: ['txt', 'csv'],
  csv: ['txt', 'csv'],
  jpg: ['jpg', 'jpeg'],
  jpeg: ['jpg', 'jpeg'],
  tiff: ['tiff', 'tif'],
  tif: ['tiff', 'tif'],
};

let portal: TestPortal;
let time = new Date();
beforeAll(async () => {
  portal = await openPortal({ now: () => time });
});
const folders: string[] = [];
afterAll(async () => {
  await portal.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  folders.push(folder);
  return folder;
}

/** A store in a folder of its own. */
const openFolder = (folder = newFolder()): Promise<Files> =>
  openFiles(readEnv({ DATA_DIR: folder }), secret, () => time);

/** A place for what a store keeps, and what undoes a save. */
let accountId = 0;
const saving = () => ({ db: portal.database, onRollback: () => undefined, session: { accountId } });
/** Each test sends as somebody else. */
beforeEach(() => void accountId++);

const upload = (bytes: Buffer, extension_adjunto: string, nombre = `file.${extension_adjunto}`) =>
  uploadedFile.parse({ ficheroB64: bytes.toString('base64'), extension_adjunto, nombre });

describe('what a file holds', () => {
  test.each(taken)('is taken where it is a true %s', async (extension) => {
    const store = await openFolder();
    const id = await store.saveUpload(saving(), 'fichero', upload(fileSamples[extension], extension));
    const link = store.link(id, `file.${extension}`).url.split('/').at(-1) ?? '';
    expect(await store.open(portal.database, link)).toMatchObject({
      extension,
      bytes: fileSamples[extension].byteLength,
    });
  });

  test('is of one of these extensions, and of no other', () => {
    expect(fileExtensions).toEqual(taken);
  });

  test('may begin as a picture does where it is a text', async () => {
    expect(await contentMatches(Buffer.from('BMW;1\nSEAT;2\n'), 'csv')).toBe(true);
  });

  test.each(fileExtensions)(
    'of a %s is refused under an extension that says something else',
    async (kind) => {
      const taking: string[] = [];
      for (const extension of fileExtensions)
        if (await contentMatches(fileSamples[kind], extension)) taking.push(extension);
      expect(taking).toEqual(extensionsOf[kind] ?? [kind]);
      expect(await contentMatches(Buffer.from('MZ\0\0program'), kind)).toBe(false);
    },
  );

  test('is told apart in the old formats of Office, which have one container', async () => {
    const workbook = Buffer.from(
      fileSamples.doc.toString('latin1').replace('W\0o\0r\0d\0', 'B\0o\0o\0k\0'),
      'latin1',
    );
    const cut = fileSamples.doc.subarray(0, 512 + 128);
    for (const extension of ['doc', 'ppt', 'pps'] as const) {
      expect(await contentMatches(workbook, extension), extension).toBe(false);
      expect(await contentMatches(cut, extension), extension).toBe(false);
    }
  });

  test('is told of a presentation of PowerPoint 95, whose stream has another name', async () => {
    const slides = compound('PP40');
    expect(await contentMatches(slides, 'ppt')).toBe(true);
    expect(await contentMatches(slides, 'pps')).toBe(true);
    expect(await contentMatches(slides, 'doc')).toBe(false);
  });

  test.each([
    ['that is called a PDF and a page', Buffer.from('<html><body>no pdf</body></html>'), 'pdf'],
    ['that is a PDF without its end', Buffer.from('%PDF-1.4\n'), 'pdf'],
    ['that is a program with a PDF behind it', Buffer.concat([Buffer.from('MZ\0\0'), pdf]), 'pdf'],
    ['that is a picture of another kind', png, 'jpg'],
  ] as const)('is refused of a file %s', async (_, bytes, extension) => {
    expect(await contentMatches(bytes, extension)).toBe(false);
  });
});

describe.each(['folder', 'S3'])('the %s store', (kind) => {
  let files: Files;
  let s3: Server | undefined;
  /** What everything in it is called. */
  let names: () => string[];
  /** Has a file be there since then, with no row. */
  let leave: (name: string, since: Date) => void;

  beforeAll(async () => {
    if (kind === 'folder') {
      const folder = newFolder();
      files = await openFolder(folder);
      names = () => readdirSync(join(folder, 'files'), { recursive: true }).map(String);
      leave = (name, since) => {
        const path = join(folder, 'files', name);
        if (!names().includes(name)) writeFileSync(path, 'left');
        utimesSync(path, since, since);
      };
      return;
    }
    const objects: Objects = new Map();
    names = () => [...objects.keys()].map((key) => key.replace('/bucket/', ''));
    leave = (name, written) =>
      void objects.set(`/bucket/${name}`, {
        bytes: Buffer.from('left'),
        ...objects.get(`/bucket/${name}`),
        written,
      });
    s3 = await objectServer(objects);
    const { port } = s3.address() as AddressInfo;
    const FILES_URL = `s3://key:secret@bucket?region=eu-west-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`;
    files = await openFiles(readEnv({ FILES_URL }), secret, () => time);
  });
  afterAll(() => s3?.close());

  const open = (url: string) => files.open(portal.database, url.split('/').at(-1) ?? '');

  test('gives back what it was given, by a link', async () => {
    const id = await files.saveUpload(saving(), 'fichero', upload(pdf, 'PDF', 'Mi currículum.pdf'));
    const file = await open(files.link(id, 'Mi currículum.pdf').url);
    expect(file).toMatchObject({ nombre: 'Mi currículum.pdf', extension: 'pdf', bytes: pdf.byteLength });
    expect(file && (await text(file.stream))).toBe(pdf.toString());
  });

  test('keeps each file under a name of its own that nobody chose', async () => {
    const before = names();
    for (const nombre of ['Mi currículum.pdf', 'Mi currículum.pdf', '../../etc/passwd.pdf', 'a/b.pdf']) {
      await files.saveUpload(saving(), 'fichero', upload(pdf, 'pdf', nombre));
    }
    const kept = names().filter((name) => !before.includes(name));
    expect(kept).toHaveLength(4);
    for (const name of kept) expect(name).toMatch(/^[0-9a-f]{48}$/);
  });

  test('loses at night what no row names, but for what was written today and what is another portal’s', async () => {
    const before = names();
    await files.saveUpload(saving(), 'fichero', upload(pdf, 'pdf'));
    const named = names().find((name) => !before.includes(name)) ?? '';
    const [day, hour] = [new Date(time.getTime() - 25 * 3_600_000), new Date(time.getTime() - 3_600_000)];
    const like = (end: string) => named.slice(0, -end.length) + end;
    leave(named, day);
    for (const stray of ['01', '02.part', '03', '04', '05']) leave(like(stray), day);
    leave(like('06'), hour);
    const others = `${named.startsWith('0') ? '1' : '0'}${named.slice(1)}`;
    leave(others, day);
    await files.sweep(portal.database);
    const left = names().filter((name) => !before.includes(name));
    expect(left.sort()).toEqual([named, like('06'), others].sort());
  });

  test('takes back what was saved in a transaction that is not kept', async () => {
    const undo: (() => Promise<void>)[] = [];
    const id = await files.saveUpload(
      { ...saving(), onRollback: (step) => void undo.push(step) },
      'fichero',
      upload(png, 'png'),
    );
    await Promise.all(undo.map((step) => step()));
    await expect(
      open(files.link(id, 'file.png').url).then((file) => file && text(file.stream)),
    ).rejects.toThrow();
  });
});

test('only the portal’s own user can read the folder and what is in it, one that was open before too', async () => {
  const mode = (...parts: string[]) => statSync(join(...parts)).mode & 0o777;
  const [fresh, open] = [join(newFolder(), 'data'), newFolder()];
  mkdirSync(join(open, 'files'));
  chmodSync(join(open, 'files'), 0o755);
  for (const folder of [fresh, open]) {
    const store = await openFolder(folder);
    await store.saveUpload(saving(), 'fichero', upload(pdf, 'pdf'));
    expect(mode(folder, 'files')).toBe(0o700);
    expect(readdirSync(join(folder, 'files')).map((name) => mode(folder, 'files', name))).toEqual([0o600]);
  }
  expect(mode(fresh)).toBe(0o700);
});

describe('where nothing more can be written', () => {
  /** Writes the beginning of each file and fails, as a full disk does. */
  const fillDisk = () =>
    vi.spyOn(FSDriver.prototype, 'put').mockImplementation(async function (this: FSDriver, key, contents) {
      writeFileSync(join(String(this.options.location), key), contents.slice(0, 3));
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
  afterEach(() => void vi.restoreAllMocks());

  test('nothing is left of a file, and the next one is taken once there is room', async () => {
    const folder = newFolder();
    const store = await openFolder(folder);
    fillDisk();
    await expect(store.saveUpload(saving(), 'fichero', upload(pdf, 'pdf'))).rejects.toMatchObject({
      httpStatus: 503,
    });
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
    vi.restoreAllMocks();
    await store.saveUpload(saving(), 'fichero', upload(pdf, 'pdf'));
    expect(readdirSync(join(folder, 'files'))).toHaveLength(1);
  });

  test('a folder that has gone is answered the same way', async () => {
    const folder = newFolder();
    const store = await openFolder(folder);
    rmSync(join(folder, 'files'), { recursive: true });
    writeFileSync(join(folder, 'files'), '');
    await expect(store.saveUpload(saving(), 'fichero', upload(pdf, 'pdf'))).rejects.toMatchObject({
      httpStatus: 503,
    });
  });

  test.each(languages)(
    'the call says in %s that the file was not saved, and has saved nothing',
    async (language) => {
      const { usuario } = await addStudent(portal);
      const token = await studentToken(portal, usuario);
      fillDisk();
      const body = { idTipoDocumento: 2, fichero: upload(pdf, 'pdf', `Sin sitio ${language}.pdf`) };
      const answer = await portal.call(addDocument, { body }, { token, language });
      expect(answer).toMatchObject({ status: 500, mensaje: notKept[language] });
      const { documentos } = await portal.get(getCv, {}, { token });
      expect(documentos).toEqual([]);
      const held = 'select from files where nombre = $1';
      expect((await portal.database.raw(held, [body.fichero.nombre])).rows).toEqual([]);
    },
  );
});

describe('what an account may keep', () => {
  const limited = (limits: Record<string, string>) =>
    openFiles(readEnv({ DATA_DIR: newFolder(), ...limits }), secret, () => time);
  const refused = (size: string, most: number) => ({
    status: 'fileTypeNotAllowed',
    campos: [{ campo: 'fichero', error: `fileQuota|files=${most}|size=${size}` }],
  });

  test('is so many files, of each account', async () => {
    const store = await limited({ FILES_PER_ACCOUNT: '2' });
    const send = () => store.saveUpload(saving(), 'fichero', upload(png, 'png'));
    await send();
    await send();
    await expect(send()).rejects.toMatchObject(refused('250\u00a0MB', 2));
    accountId++;
    await send();
  });

  test('is so many bytes, and what the portal makes by itself does not count', async () => {
    const store = await limited({ MEGABYTES_PER_ACCOUNT: '2' });
    await store.save(saving(), 'CV.pdf', 'pdf', Buffer.alloc(3_000_000));
    const large = Buffer.concat([png, Buffer.alloc(1_500_000)]);
    const send = () => store.saveUpload(saving(), 'fichero', upload(large, 'png'));
    await send();
    await expect(send()).rejects.toMatchObject(refused('2\u00a0MB', 500));
  });

  test('is counted apart from the files that it has the portal make', async () => {
    const store = await limited({ FILES_PER_ACCOUNT: '1' });
    const make = () => store.saveMade(saving(), 'Alumnado.csv', 'csv', Buffer.from('a;b'));
    await make();
    await expect(make()).rejects.toMatchObject({ httpStatus: 429 });
    await store.saveUpload(saving(), 'fichero', upload(png, 'png'));
    await expect(store.saveUpload(saving(), 'fichero', upload(png, 'png'))).rejects.toMatchObject(
      refused('250\u00a0MB', 1),
    );
    accountId++;
    await make();
  });
});

describe('an upload', () => {
  let files: Files;
  beforeAll(async () => {
    files = await openFolder();
  });

  test('that lies about its type, is too large or is empty is refused with 46', async () => {
    // Real PDF head, then noise that does not compress.
    const large = Buffer.concat([pdf, deflateSync(Buffer.alloc(maxFileBytes, 'x'), { level: 0 })]);
    for (const [bad, error] of [
      [upload(png, 'pdf'), 'fileContent'],
      [upload(large, 'pdf'), 'fileTooLarge|max=2\u00a0MB'],
      [{ ...upload(pdf, 'pdf'), ficheroB64: '!' }, 'fileEmpty'],
    ] as const) {
      await expect(files.saveUpload(saving(), 'fichero', bad)).rejects.toMatchObject({
        status: 'fileTypeNotAllowed',
        campos: [{ campo: 'fichero', error }],
      });
    }
  });

  test('may come as a data URL', async () => {
    const file = {
      ...upload(pdf, 'pdf'),
      ficheroB64: `data:application/pdf;base64,${pdf.toString('base64')}`,
    };
    await files.saveUpload(saving(), 'fichero', file);
  });

  test('of an extension that is not taken does not pass the contract', () => {
    expect(() => upload(pdf, 'exe')).toThrow();
  });

  test('is opened by nobody whose link was changed or is old', async () => {
    const id = await files.saveUpload(saving(), 'fichero', upload(pdf, 'pdf'));
    const signature = files.link(id, 'file.pdf').url.split('/').at(-1) ?? '';
    const other = signature.replace(/^\d+/, String(id + 1));
    const longer = signature.replace(/\.\d+\./, '.99999999999.');
    for (const bad of [
      other,
      longer,
      `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      '',
      '1.2.3',
    ]) {
      expect(await files.open(portal.database, bad)).toBeUndefined();
    }
    const before = time;
    time = new Date(before.getTime() + 16 * 60_000);
    expect(await files.open(portal.database, signature)).toBeUndefined();
    time = before;
  });
});

test('a file that may not be shown goes out as a download, under its whole name', async () => {
  const files = await openFolder();
  const served = Fastify();
  serveFiles(served, files, portal.database);
  const named = async (bytes: Buffer, extension: string, nombre: string) => {
    const id = await files.saveUpload(saving(), 'fichero', upload(bytes, extension, nombre));
    return (await served.inject(files.link(id, nombre).url)).headers['content-disposition'];
  };
  expect(await named(Buffer.from('words'), 'txt', "Carta d'Ona, v1.2")).toBe(
    "attachment; filename*=UTF-8''Carta%20d%27Ona%2C%20v1.2.txt",
  );
  expect(await named(pdf, 'pdf', 'CV.PDF')).toBe("inline; filename*=UTF-8''CV.PDF");
  await served.close();
});

describe('a document of a CV', () => {
  const viewer = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";
  const inline: Partial<Record<FileExtension, string>> = {
    pdf: 'application/pdf',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    bmp: 'image/bmp',
    gif: 'image/gif',
    tiff: 'image/tiff',
    tif: 'image/tiff',
  };
  /** Where it is, of a student who has no other. */
  const added = async (extension: FileExtension) => {
    const token = await studentToken(portal, (await addStudent(portal)).usuario);
    const fichero = upload(fileSamples[extension], extension);
    await portal.get(addDocument, { body: { idTipoDocumento: 2, fichero } }, { token });
    const { documentos } = await portal.get(getCv, {}, { token });
    return documentos[0]?.url ?? '';
  };

  test.each(taken)(
    'that is a %s is kept by its reader alone and runs nothing; pictures and PDF are shown',
    async (extension) => {
      const { headers, statusCode, rawPayload } = await portal.app.inject(await added(extension));
      expect(statusCode).toBe(200);
      expect(rawPayload).toEqual(fileSamples[extension]);
      const type = inline[extension];
      expect(headers).toMatchObject({
        'content-type': type ?? 'application/octet-stream',
        'content-disposition': expect.stringMatching(type ? /^inline; / : /^attachment; /),
        'x-content-type-options': 'nosniff',
        'content-security-policy': extension === 'pdf' ? viewer : `${viewer}; sandbox`,
        'cache-control': 'private, max-age=600',
      });
    },
  );

  test.each<[string, FileExtension, Buffer]>([
    ['a PDF with a line break before its header', 'pdf', Buffer.concat([Buffer.from('\r\n'), pdf])],
    [
      'a PDF with the head of a mail before its header',
      'pdf',
      Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdf]),
    ],
    [
      'a PDF with the commands of a printer before its header',
      'pdf',
      Buffer.concat([Buffer.from('\x1b%-12345X@PJL JOB\r\n'), pdf]),
    ],
    [
      'a PDF with a page before its header, which is no page to a browser',
      'pdf',
      Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]),
    ],
    ['RTF', 'doc', Buffer.from("{\\rtf1\\ansi\\deff0 Curr\\'edculum}")],
    ['a text of Notepad in UTF-16', 'txt', Buffer.from('\ufeffCurrículum de Ana\r\n', 'utf16le')],
    ['a text of Excel in UTF-16', 'csv', Buffer.from('\ufeffa\tb\r\n', 'utf16le')],
    ['a text about PDF', 'txt', Buffer.from('%PDF es un formato de Adobe. Texto.')],
    ['a text about ID3', 'txt', Buffer.from('ID3 es un algoritmo de árboles de decisión.')],
    ['a document made of a template', 'docx', office('wordprocessingml.template')],
    ['a document that names its kind in UTF-16', 'docx', office('wordprocessingml.document', 'utf16le')],
    ['slides that name their kind in UTF-16', 'pptx', office('presentationml.presentation', 'utf16le')],
    ['a workbook made of a template', 'xlsx', office('spreadsheetml.template')],
    ['a text of OpenDocument made of a template', 'odt', openDocument('text-template')],
  ])('is taken where it is %s', async (_, extension, bytes) => {
    const token = await studentToken(portal, (await addStudent(portal)).usuario);
    const body = { idTipoDocumento: 2, fichero: upload(bytes, extension) };
    await portal.get(addDocument, { body }, { token });
    const { documentos } = await portal.get(getCv, {}, { token });
    const { headers, rawPayload } = await portal.app.inject(documentos[0]?.url ?? '');
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': inline[extension] ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(languages)(
    'is refused with 42 behind a link that was changed or is old, in %s',
    async (language) => {
      const url = await added('docx');
      const refused = async (wrong: string) => {
        const { statusCode, headers, body } = await portal.app.inject({
          url: wrong,
          headers: { 'accept-language': language },
        });
        expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
        expect(JSON.parse(body)).toMatchObject({
          status: 42,
          datos: null,
          mensaje: statusTexts[language].linkExpiredOrUsed.body,
        });
      };
      await refused(url.replace(/\/(\d+)\./, (_, id: string) => `/${Number(id) + 1}.`));
      await refused(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
      const before = time;
      time = new Date(before.getTime() + 15 * 60_000 + 1000);
      await refused(url);
      time = before;
      expect((await portal.app.inject(url)).statusCode).toBe(200);
    },
  );
});

test('the nightly sweep deletes old files that nothing points to, whichever table points to the others', async () => {
  const store = await openFolder();
  const [pointed, orphan, fresh] = [
    await store.save(saving(), 'a.pdf', 'pdf', pdf),
    await store.save(saving(), 'b.pdf', 'pdf', pdf),
    await store.save(saving(), 'c.pdf', 'pdf', pdf),
  ];
  await portal.database.raw('create table attachments (file integer references files (id))');
  await portal.database.raw('insert into attachments values ($1)', [pointed]);
  await portal.database.raw("update files set creado = creado - interval '25 hours' where id <> $1", [fresh]);
  await store.sweep(portal.database);
  const left = await portal.database.orm.select({ id: filesTable.id }).from(filesTable);
  const ids = left.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([pointed, fresh]));
  expect(ids).not.toContain(orphan);
});

type Objects = Map<string, { bytes: Buffer; written: Date }>;

/** An object store that knows PUT, GET, DELETE and lists in pages: enough of S3's protocol to speak to over the network. */
function objectServer(objects: Objects): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname: key, searchParams } = new URL(request.url ?? '', 'http://s3');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) response.statusCode = 403;
      else if (request.method === 'PUT') {
        const bytes = withoutChunkSignatures(Buffer.concat(chunks), request.headers);
        objects.set(key, { bytes, written: new Date() });
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.statusCode = 204;
      } else if (searchParams.has('list-type')) return response.end(listing(objects, searchParams));
      else {
        const object = objects.get(key);
        response.statusCode = object ? 200 : 404;
        return response.end(object?.bytes ?? '<Error><Code>NoSuchKey</Code></Error>');
      }
      response.end();
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A page of two keys, by what the one before said to go on with. */
function listing(objects: Objects, asked: URLSearchParams): string {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''];
  const found = [...objects]
    .map(([path, { written }]) => ({ key: path.replace('/bucket/', ''), written }))
    .filter(({ key }) => key.startsWith(prefix) && key > after)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const page = found.slice(0, 2);
  const contents = page.map(
    ({ key, written }) =>
      `<Contents><Key>${key}</Key><LastModified>${written.toISOString()}</LastModified><ETag>"x"</ETag><Size>4</Size></Contents>`,
  );
  const more = found.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** A streamed body comes in signed chunks: their sizes stand between the bytes. */
function withoutChunkSignatures(body: Buffer, headers: Record<string, unknown>): Buffer {
  const length = Number(headers['x-amz-decoded-content-length'] ?? Number.NaN);
  if (Number.isNaN(length)) return body;
  const start = body.indexOf('\r\n') + 2;
  return body.subarray(start, start + length);
}
