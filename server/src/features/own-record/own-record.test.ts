import { addNote, moveCandidate } from '@portal/contract/candidates';
import { addDocument } from '@portal/contract/cv';
import { getOwnRecord, makeOwnRecord } from '@portal/contract/own-record';
import { addSavedSearch } from '@portal/contract/saved-searches';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { hashOfSecret } from '../../http/link-secret.ts';
import { newCandidate, newCompany, newStudent } from '../../testing/applications.ts';
import { addLink, file } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { ownRecordWorker } from './make-own-record.ts';
import { notInRecord, recordTables } from './record-tables.queries.ts';

let portal: TestPortal;
let clock = Date.parse('2030-11-05T10:00:00Z');
beforeAll(async () => {
  portal = await openPortal({ now: () => new Date(clock) });
});
afterAll(() => portal.close());

const begin = async (student: { token: string }) =>
  (await portal.get(makeOwnRecord, { body: {} }, student)).id;

const record = z.object({
  datos: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  ficheros: z.array(z.object({ nombre: z.string(), enElZip: z.string().nullable() })),
  catalogos: z.record(z.string(), z.array(z.unknown())),
});

async function recordOf(student: { token: string }) {
  const id = await begin(student);
  const look = () => portal.get(getOwnRecord, { params: { id } }, student);
  expect(await look()).toMatchObject({ estado: 'pendiente', fichero: null });
  await ownRecordWorker(await portal.tools())({ id });
  const done = await look();
  expect(done.estado).toBe('lista');
  const entries = unzipSync((await portal.app.inject(done.fichero?.url ?? '')).rawPayload);
  const text = strFromU8(entries['datos.json'] ?? new Uint8Array());
  return { id, done, entries, text, ...record.parse(JSON.parse(text)) };
}

const named = z.array(z.object({ name: z.string() }));
const namesIn = async (sql: string): Promise<string[]> =>
  named.parse((await portal.database.raw(sql)).rows).map(({ name }) => name);

test('every table of the database is in it, or has a reason not to be', async () => {
  const tables = await namesIn(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ 'migration' order by 1",
  );
  const listed = Object.values(recordTables).map(({ table }) => table);
  expect([...listed, ...Object.keys(notInRecord)].sort()).toEqual(tables);
});

test('every file that a row of it names goes along, and what is left out is there', async () => {
  for (const { table, files = [], without = {} } of Object.values(recordTables)) {
    const pointing = await namesIn(`
      select a.attname as name from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'files'::regclass and k.conrelid = '${table}'::regclass`);
    expect([...files].sort(), table).toEqual(pointing.sort());
    const columns = await namesIn(
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0`,
    );
    for (const column of Object.keys(without)) expect(columns, table).toContain(column);
  }
});

test('has what a student wrote, sent and was told, with the files, and nothing of others', async () => {
  const company = await newCompany(portal);
  const { student, id, offer } = await newCandidate(portal, company.id);
  const other = await newStudent(portal, {}, {}, { nombre: 'Otilia', email: 'otilia@example.test' });
  await portal.get(addDocument, { body: { idTipoDocumento: 2, fichero: file } }, student);
  await portal.get(addDocument, { body: { idTipoDocumento: 2, fichero: file, privado: true } }, student);
  const busqueda = { tipo: 'practicas', nombre: 'Mis prácticas', filtros: { texto: 'datos' } } as const;
  await portal.get(addSavedSearch, { body: { ...busqueda, alerta: 'ninguna' } }, student);
  const secret = await addLink(portal, student.id);
  await portal.get(addNote, { body: { idCandidatura: id, texto: 'Nota del equipo' } }, company);
  const move = {
    idCandidatura: id,
    idEstado: 3,
    comentario: 'Enhorabuena',
    notaInterna: 'Solo nuestra',
  } as const;
  await portal.get(moveCandidate, { body: move }, company);
  const { text, datos, ficheros, entries, done } = await recordOf(student);
  expect(done.fichero?.nombre).toBe('mis-datos.zip');
  expect(datos.cuenta).toMatchObject([{ id: student.id, nombre: 'Nora' }]);
  expect(datos.alumno).toMatchObject([{ num_seg_social: '281234567840' }]);
  expect(datos.candidaturas).toMatchObject([
    { id, oferta: { titulo: offer.titulo, empresa: company.nombreComercial, elegida: false } },
  ]);
  expect(datos.enviado).toMatchObject([{ cv: { personales: { nombre: 'Nora' } } }]);
  expect(datos.busquedas).toMatchObject([{ nombre: 'Mis prácticas' }]);
  expect(datos.enlaces).toMatchObject([{ uso: 'restablecer' }]);
  expect(text).toContain('Enhorabuena');
  for (const hidden of [
    'Nota del equipo',
    'Solo nuestra',
    'otilia',
    hashOfSecret(secret),
    'argon2',
    'clave":',
  ])
    expect(text).not.toContain(hidden);
  expect(ficheros.map(({ enElZip }) => enElZip).sort()).toEqual([
    'ficheros/documento (2).pdf',
    'ficheros/documento.pdf',
  ]);
  for (const { enElZip } of ficheros) expect(entries[enElZip ?? '']?.byteLength).toBeGreaterThan(0);
  expect(strFromU8(entries['LEEME.txt'] ?? new Uint8Array())).toContain('RGPD');
  expect((await recordOf(other)).datos.candidaturas).toEqual([]);
});

test('asked for again soon it is the same, later another, and never another student’s', async () => {
  const student = await newStudent(portal);
  const { id } = await recordOf(student);
  expect(await begin(student)).toBe(id);
  await portal.refused(getOwnRecord, { params: { id } }, 'actionNotAllowed', await newStudent(portal));
  clock += 11 * 60_000;
  const next = await begin(student);
  expect(next).not.toBe(id);
  await portal.refused(getOwnRecord, { params: { id } }, 'actionNotAllowed', student);
});

test('one that cannot be made says so, and the next one is begun at once', async () => {
  const student = await newStudent(portal);
  const id = await begin(student);
  const tools = await portal.tools();
  const files = { ...tools.services.files, saveMade: () => Promise.reject(new Error('no room')) };
  await expect(
    ownRecordWorker({ ...tools, services: { ...tools.services, files } })({ id }),
  ).rejects.toThrow();
  expect(await portal.get(getOwnRecord, { params: { id } }, student)).toMatchObject({ estado: 'fallida' });
  expect(await begin(student)).not.toBe(id);
});
