import { exportCandidates, getCandidateExport } from '@portal/contract/candidate-exports';
import { addNote, getCandidate } from '@portal/contract/candidates';
import { listDataAccesses } from '@portal/contract/data-accesses';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '../../db/tables/offers.ts';
import {
  applyWith,
  newCandidate,
  newCompany,
  newStudent,
  rowsOf,
  setState,
} from '../../testing/applications.ts';
import { addOffer, file } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fileNameOf, uniqueNames } from './export.rules.ts';
import { candidateExportWorker } from './make-export.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal({ now: () => new Date('2030-11-05T10:00:00Z') });
  company = await newCompany(portal);
});
afterAll(() => portal.close());

async function exported(urlOferta: string, formato: 'xlsx' | 'csv' | 'zip') {
  const { id } = await portal.get(exportCandidates, { body: { urlOferta, formato } }, company);
  const look = () => portal.get(getCandidateExport, { params: { id } }, company);
  expect(await look()).toMatchObject({ estado: 'pendiente', fichero: null });
  await candidateExportWorker(await portal.tools())({ id });
  const done = await look();
  const { rawPayload } = await portal.app.inject({ url: done.fichero?.url ?? '' });
  return { id, done, bytes: rawPayload };
}

async function applied(offer: Awaited<ReturnType<typeof addOffer>>, nombre: string, more = {}) {
  const student = await newStudent(portal, {}, {}, { nombre, apellidos: 'Roca' });
  await applyWith(portal, student.token, offer.urlAcceso, more);
  const [row] = await rowsOf(portal, offer.id, student.id);
  if (!row) throw new Error('the application was not written');
  return { student, id: row.id };
}

test('a table has those who stand, with formulas as text and no number that identifies a person', async () => {
  const offer = await addOffer(portal, company.id);
  const { id } = await applied(offer, '=cmd|calc');
  const gone = await applied(offer, 'Berta');
  await setState(portal, gone.id, 7);
  await portal.get(addNote, { body: { idCandidatura: id, texto: 'Palabra secreta' } }, company);
  const { done, bytes } = await exported(offer.urlAcceso, 'csv');
  expect(done).toMatchObject({ estado: 'lista', total: 1, hechos: 1 });
  expect(done.fichero?.nombre).toBe(`candidatos-${offer.referencia}.csv`);
  const lines = bytes.toString('utf8').trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^'=cmd\|calc;Roca;/);
  expect(lines[1]).not.toMatch(/281234567840|secreta/);
  const table = await readSheet((await exported(offer.urlAcceso, 'xlsx')).bytes);
  expect(table[1]?.slice(0, 2)).toEqual(["'=cmd|calc", 'Roca']);
});

test('a zip has a folder for each with the CV, the letter and the documents', async () => {
  const offer = await addOffer(portal, company.id);
  const documentos = [
    { idTipoDocumento: null, nombre: '../malo.pdf', fichero: { ...file, nombre: '../malo.pdf' } },
    { idTipoDocumento: null, nombre: 'Portfolio', url: 'https://folio.example.test' },
  ];
  documentos.push(
    { idTipoDocumento: null, nombre: 'Expediente', fichero: { ...file, nombre: 'Expediente' } },
    { idTipoDocumento: null, nombre: 'Expediente', fichero: { ...file, nombre: 'expediente.pdf' } },
  );
  const { id } = await applied(offer, 'Aina', { presentacion: 'Me gustaría aprender.', documentos });
  const entries = unzipSync((await exported(offer.urlAcceso, 'zip')).bytes);
  const folder = `Roca, Aina (${id})`;
  expect(Object.keys(entries).sort()).toEqual(
    [
      '-malo.pdf',
      'CV.pdf',
      'Carta de presentación.txt',
      'Enlaces.txt',
      'Expediente (2).pdf',
      'Expediente.pdf',
    ]
      .map((name) => `${folder}/${name}`)
      .sort(),
  );
  expect(strFromU8(entries[`${folder}/CV.pdf`]?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-');
  expect(strFromU8(entries[`${folder}/Carta de presentación.txt`] ?? new Uint8Array())).toBe(
    'Me gustaría aprender.',
  );
});

test('students see which companies opened and exported what they sent, each once a day', async () => {
  const { student, urlOferta, id, offer } = await newCandidate(portal, company.id);
  await portal.get(getCandidate, { params: { id } }, company);
  await portal.get(getCandidate, { params: { id } }, company);
  await exported(urlOferta, 'csv');
  const seen = () => portal.get(listDataAccesses, { query: {} }, student);
  const entry = {
    quien: 'empresa',
    dia: '2030-11-05',
    empresa: company.nombreComercial,
    urlOferta,
    tituloOferta: offer.titulo,
  };
  expect(await seen()).toEqual({
    accesos: [
      { ...entry, hecho: 'exportacion' },
      { ...entry, hecho: 'cvAbierto' },
    ],
    numTotal: 2,
  });
  await portal.database.orm.update(offers).set({ ocultarDatosEmpresa: true }).where(eq(offers.id, offer.id));
  expect((await seen()).accesos).toMatchObject([{ empresa: null }, { empresa: null }]);
  const other = await newStudent(portal);
  expect((await portal.get(listDataAccesses, { query: {} }, other)).numTotal).toBe(0);
});

test('another company neither exports nor gets the file', async () => {
  const { urlAcceso } = await addOffer(portal, company.id);
  const rival = await newCompany(portal);
  const body = { urlOferta: urlAcceso, formato: 'csv' } as const;
  await portal.refused(exportCandidates, { body }, 'offerNotFound', rival);
  const { id } = await exported(urlAcceso, 'csv');
  await portal.refused(getCandidateExport, { params: { id } }, 'actionNotAllowed', rival);
});

test('names of files lead out of no folder, and each is there once', () => {
  expect(fileNameOf('../../etc/pass:wd')).toBe('-..-etc-pass-wd');
  expect(fileNameOf('...')).toBe('-');
  expect(fileNameOf('Expediente', 'pdf')).toBe('Expediente.pdf');
  expect(fileNameOf('CV.PDF', 'pdf')).toBe('CV.PDF');
  expect(fileNameOf('v1.2', 'docx')).toBe('v1.2.docx');
  expect(fileNameOf('.pdf', 'pdf')).toBe('pdf.pdf');
  expect(fileNameOf(`${'a'.repeat(90)}.pdf`, 'pdf')).toBe(`${'a'.repeat(80)}.pdf`);
  expect(uniqueNames(['a.pdf', 'A.pdf', 'a.pdf', 'b'])).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', 'b']);
});
