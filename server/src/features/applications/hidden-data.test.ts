import { getOwnApplication } from '@portal/contract/applications';
import type { Brand } from '@portal/contract/brand';
import { getCandidate, listCandidates } from '@portal/contract/candidates';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
const allHidden = {
  dni: hidden,
  fechaNacimiento: hidden,
  telefono: hidden,
  localidad: hidden,
  nacionalidades: hidden,
  numSegSocial: hidden,
};
const hiding = (brand: Brand): Brand => ({
  ...brand,
  opciones: { ...brand.opciones, numSegSocialObligatorio: false, formularioIncorporacion: false },
  camposPersonales: allHidden,
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

async function newHiding(dni: string, at = portal, firm = company) {
  const offer = await addOffer(at, firm.id);
  const student = await newStudent(at, { ...data, dni });
  expect((await applyWith(at, student.token, offer.urlAcceso)).status).toBe(0);
  const [row] = await rowsOf(at, offer.id, student.id);
  return { id: row?.id ?? 0, urlOferta: offer.urlAcceso, token: student.token };
}

/** What the company reads of a candidate, the list's card included. */
async function readBy({ id, urlOferta }: { id: number; urlOferta: string }, at = portal, firm = company) {
  const { cv, candidato } = await at.get(getCandidate, { params: { id } }, firm);
  const { candidatos } = await at.get(listCandidates, { params: { id: urlOferta }, query: {} }, firm);
  return { personales: cv.personales, places: [candidato.localidad, candidatos[0]?.localidad] };
}

async function printedOf(id: number, at = portal, firm = company): Promise<string> {
  const link = await vi.waitFor(
    async () => {
      const { cvPdf } = await at.get(getCandidate, { params: { id } }, firm);
      if (!cvPdf) throw new Error('not printed yet');
      return cvPdf;
    },
    { timeout: 60_000, interval: 200 },
  );
  return pdfText((await at.app.inject(link.url)).rawPayload);
}

test('personal data that the institution hides do not leave it: not in what is sent, read or printed', async () => {
  const sent = await newHiding('12345678Z');
  const [snapshot] = await snapshotsOf(portal, sent.id);
  expect(snapshot?.cv.personales).toMatchObject({ nombre: 'Nora', idProvincia: 46, ...none });
  // Not even of a student who was selected, whose numbers are shown otherwise.
  await setState(portal, sent.id, 5);
  const { personales, places } = await readBy(sent);
  expect(personales).toMatchObject({ nombre: 'Nora', idProvincia: 46, ...none });
  expect(personales.email).toMatch(/@example\.test$/);
  expect(places).toEqual([null, null]);
  const text = await printedOf(sent.id);
  expect(text).toContain('Nora Prats Vidal');
  for (const value of Object.values(data)) expect(text).not.toContain(value);
});

test('what was sent and printed before the institution hid it is not shown any more, and printed anew', async () => {
  let brand: Brand | undefined;
  const open = await openPortal({
    worker: true,
    brand: (read) => {
      brand = { ...read, opciones: { ...read.opciones, numSegSocialObligatorio: false } };
      return brand;
    },
  });
  try {
    const firm = await newCompany(open);
    const { token, id, urlOferta } = await newHiding('87654321X', open, firm);
    const shown = await printedOf(id, open, firm);
    for (const value of [data.telefono, data.localidad]) expect(shown).toContain(value);
    const before = (await open.get(getCandidate, { params: { id } }, firm)).cvPdf;

    // As after a restart with another brand.json.
    Object.assign(brand ?? {}, { camposPersonales: allHidden });
    // Neither side is handed the old one, in either order of looking.
    const own = () => open.get(getOwnApplication, { params: { id: urlOferta } }, { token });
    expect((await own()).cv).toBeNull();
    const { personales, places } = await readBy({ id, urlOferta }, open, firm);
    expect(personales).toMatchObject(none);
    expect(places).toEqual([null, null]);
    const anew = await printedOf(id, open, firm);
    expect(anew).toContain('Nora Prats Vidal');
    for (const value of Object.values(data)) expect(anew).not.toContain(value);
    expect((await own()).cv?.nombre).toBe(before?.nombre);
  } finally {
    await open.close();
  }
});
