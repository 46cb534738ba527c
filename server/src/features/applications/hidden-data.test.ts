import { getCandidate, listCandidates } from '@portal/contract/applications';
import type { Brand } from '@portal/contract/brand';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openJobs } from '../../jobs/jobs.ts';
import {
  applyWith,
  newCompany,
  newStudent,
  rowsOf,
  setState,
  snapshotsOf,
} from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const hidden = { visible: false, editable: false };
const hiding = (brand: Brand): Brand => ({
  ...brand,
  opciones: { ...brand.opciones, numSegSocialObligatorio: false, formularioIncorporacion: false },
  camposPersonales: {
    dni: hidden,
    fechaNacimiento: hidden,
    telefono: hidden,
    localidad: hidden,
    nacionalidades: hidden,
    numSegSocial: hidden,
  },
});

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal({ worker: true, brand: hiding });
  company = await newCompany(portal);
});
afterAll(() => portal.close());

const data = { dni: '12345678Z', telefono: '600111222', localidad: 'Sagunt', numSegSocial: '281234567840' };
const none = {
  dni: null,
  telefono: null,
  localidad: null,
  numSegSocial: null,
  fechaNacimiento: null,
  nacionalidades: [],
};

async function newHiding(dni: string) {
  const offer = await addOffer(portal, company.id);
  const student = await newStudent(portal, { ...data, dni });
  expect((await applyWith(portal, student.token, offer.urlAcceso)).status).toBe(0);
  const [row] = await rowsOf(portal, offer.id, student.id);
  return { id: row?.id ?? 0, urlOferta: offer.urlAcceso };
}

/** What the company reads of a candidate, the list's card included. */
async function readBy({ id, urlOferta }: { id: number; urlOferta: string }) {
  const { cv, candidato } = await portal.get(getCandidate, { params: { id } }, company);
  const { candidatos } = await portal.get(listCandidates, { params: { id: urlOferta }, query: {} }, company);
  return { personales: cv.personales, places: [candidato.localidad, candidatos[0]?.localidad] };
}

async function printedOf(id: number): Promise<string> {
  const link = await vi.waitFor(
    async () => {
      const { cvPdf } = await portal.get(getCandidate, { params: { id } }, company);
      if (!cvPdf) throw new Error('not printed yet');
      return cvPdf;
    },
    { timeout: 25_000, interval: 200 },
  );
  return pdfText((await portal.app.inject(link.url)).rawPayload);
}

test('personal data that the institution hides do not leave it: not in what is sent, read or printed', async () => {
  const sent = await newHiding('12345678Z');
  const [snapshot] = await snapshotsOf(portal, sent.id);
  expect(snapshot?.cv.personales).toMatchObject({ nombre: 'Nora', idProvincia: 46, ...none });
  // Not even of who was selected, whose numbers are shown otherwise.
  await setState(portal, sent.id, 5);
  const { personales, places } = await readBy(sent);
  expect(personales).toMatchObject({ nombre: 'Nora', idProvincia: 46, ...none });
  expect(personales.email).toMatch(/@example\.test$/);
  expect(places).toEqual([null, null]);
  const text = await printedOf(sent.id);
  expect(text).toContain('Nora Prats Vidal');
  for (const value of Object.values(data)) expect(text).not.toContain(value);
}, 60_000);

test('what was sent before the institution hid it is not shown any more, nor printed', async () => {
  const sent = await newHiding('87654321X');
  await printedOf(sent.id);
  await portal.database.raw(
    `update application_snapshots set cv = jsonb_set(cv, '{personales}', cv->'personales' || $2::jsonb),
       pdf_id = null where application_id = $1`,
    [sent.id, JSON.stringify({ ...data, nacionalidades: [1], fechaNacimiento: '2004-05-06' })],
  );
  const jobs = await openJobs(portal.database, pino({ level: 'silent' }), { worker: false });
  await jobs.send(portal.database, 'snapshotPdf', { applicationId: sent.id });
  await jobs.stop();
  const { personales, places } = await readBy(sent);
  expect(personales).toMatchObject(none);
  expect(places).toEqual([null, null]);
  const text = await printedOf(sent.id);
  for (const value of Object.values(data)) expect(text).not.toContain(value);
}, 60_000);
