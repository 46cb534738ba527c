import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { fileExtensions, maxFileBytes, uploadedFile } from '@portal/contract/files';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { fileSamples } from '../testing/file-samples.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { contentMatches } from './content.ts';
import { serveFiles } from './files.http.ts';
import { type Files, openFiles } from './files.ts';

const secret = new TextEncoder().encode('signs the links of these tests and nothing else');
const { pdf, png } = fileSamples;

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

/** A store in a folder of its own. */
function openFolder(): Promise<Files> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  folders.push(folder);
  return openFiles(readEnv({ DATA_DIR: folder }), secret, () => time);
}

/** A place for what a store keeps, and what undoes a save. */
const saving = () => ({ db: portal.database, onRollback: () => undefined });

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

  test('is refused under any other extension', async () => {
    for (const extension of fileExtensions) {
      if (extension !== 'pdf') expect(await contentMatches(pdf, extension), extension).toBe(false);
      if (extension !== 'png') expect(await contentMatches(png, extension), extension).toBe(false);
      expect(await contentMatches(Buffer.from('MZ\0\0program'), extension), extension).toBe(false);
    }
  });
});

describe.each(['folder', 'S3'])('the %s store', (kind) => {
  let files: Files;
  let s3: Server | undefined;

  beforeAll(async () => {
    if (kind === 'folder') {
      files = await openFolder();
      return;
    }
    s3 = await objectServer();
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

  test('takes back what was saved in a transaction that is not kept', async () => {
    const undo: (() => Promise<void>)[] = [];
    const id = await files.saveUpload(
      { db: portal.database, onRollback: (step) => void undo.push(step) },
      'fichero',
      upload(png, 'png'),
    );
    await Promise.all(undo.map((step) => step()));
    await expect(
      open(files.link(id, 'file.png').url).then((file) => file && text(file.stream)),
    ).rejects.toThrow();
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

/** An object store that knows PUT, GET and DELETE: enough of S3's protocol to speak to over the network. */
function objectServer(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const key = new URL(request.url ?? '', 'http://s3').pathname;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) response.statusCode = 403;
      else if (request.method === 'PUT')
        objects.set(key, withoutChunkSignatures(Buffer.concat(chunks), request.headers));
      else if (request.method === 'DELETE') {
        objects.delete(key);
        response.statusCode = 204;
      } else {
        const object = objects.get(key);
        response.statusCode = object ? 200 : 404;
        return response.end(object ?? '<Error><Code>NoSuchKey</Code></Error>');
      }
      response.end();
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A streamed body comes in signed chunks: their sizes stand between the bytes. */
function withoutChunkSignatures(body: Buffer, headers: Record<string, unknown>): Buffer {
  const length = Number(headers['x-amz-decoded-content-length'] ?? Number.NaN);
  if (Number.isNaN(length)) return body;
  const start = body.indexOf('\r\n') + 2;
  return body.subarray(start, start + length);
}
