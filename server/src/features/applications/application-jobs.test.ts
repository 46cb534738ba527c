import { getOwnApplication } from '@portal/contract/applications';
import { getCandidate } from '@portal/contract/candidates';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applicationSnapshots } from '../../db/tables/applications.ts';
import { files } from '../../db/tables/files.ts';
import { keptMails } from '../../db/tables/messages.ts';
import {
  applyWith,
  newCandidate,
  newCompany,
  newStudent,
  setState,
  snapshotsOf,
  told,
} from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let clock = Date.now();
beforeAll(async () => {
  portal = await openPortal({ worker: true, now: () => new Date(clock) });
});
afterAll(() => portal.close());

const mailsAbout = async (titulo: string) =>
  (await portal.database.orm.select().from(keptMails)).filter(({ asunto }) => asunto.includes(titulo));
const patience = { timeout: 60_000, interval: 200 };

test('the CV that was sent is printed, and the student and each contact are told, by mail too', async () => {
  const company = await newCompany(portal);
  const { student, id, urlOferta, offer } = await newCandidate(portal, company.id);
  // Whatever happens to the CV before the job runs: it prints what was sent.
  await portal.database.raw('update students set localidad = $1 where id = $2', ['Otra', student.id]);
  const link = await vi.waitFor(async () => {
    const { cvPdf } = await portal.get(getCandidate, { params: { id } }, company);
    if (!cvPdf) throw new Error('not printed yet');
    return cvPdf;
  }, patience);
  expect(link.nombre).toBe('CV Nora Prats Vidal.pdf');
  const file = await portal.app.inject(link.url);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.body.startsWith('%PDF')).toBe(true);
  const { cv } = await portal.get(getOwnApplication, { params: { id: urlOferta } }, student);
  expect(cv?.nombre).toBe(link.nombre);

  await vi.waitFor(async () => {
    expect(await mailsAbout(offer.titulo)).toHaveLength(2);
  }, patience);
  const ofStudent = await told(portal, student.id);
  // Of the opening, once, although the CV was asked for until it was printed.
  expect(ofStudent.filter(({ tipo }) => tipo === 'applicationOpened')).toHaveLength(1);
  expect(ofStudent.filter(({ tipo }) => tipo !== 'applicationOpened')).toMatchObject([
    {
      tipo: 'applicationSent',
      datos: { titulo: offer.titulo },
      urlAcceso: `/mis-candidaturas/${urlOferta}`,
      companyId: null,
      // What one has just done oneself is no news.
      leida: expect.anything(),
    },
  ]);
  expect(await told(portal, company.contactId)).toMatchObject([
    { tipo: 'applicationReceived', urlAcceso: `/mis-ofertas/${urlOferta}`, companyId: company.id },
  ]);

  const tampered = link.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await portal.app.inject(tampered)).statusCode).toBe(404);
  clock += 16 * 60_000;
  expect((await portal.app.inject(link.url)).statusCode).toBe(404);

  await setState(portal, id, 7);
  const withdrawn = await portal.get(getCandidate, { params: { id } }, company);
  expect(withdrawn.cvPdf).toBeNull();
});

test('following up again changes nothing, and what is not there is not printed', async () => {
  const company = await newCompany(portal);
  const { id, offer } = await newCandidate(portal, company.id);
  const pdfId = await vi.waitFor(async () => {
    const [snapshot] = await snapshotsOf(portal, id);
    if (!snapshot?.pdfId) throw new Error('not printed yet');
    return snapshot.pdfId;
  }, patience);
  await vi.waitFor(async () => expect(await mailsAbout(offer.titulo)).toHaveLength(2), patience);
  const before = await portal.database.orm.select().from(files);
  const { jobs } = (await portal.tools()).services;
  await jobs.send(portal.database, 'snapshotPdf', { applicationId: id }, { applicationId: 2_000_000_000 });
  await jobs.send(portal.database, 'applied', {});
  await vi.waitFor(async () => {
    const { rows } = await portal.database.raw(
      "select state from pgboss.job where name in ('snapshotPdf', 'applied', 'mail') and state <> 'completed'",
    );
    expect(rows).toEqual([]);
  }, patience);
  expect(await snapshotsOf(portal, id)).toMatchObject([{ pdfId }]);
  expect(await portal.database.orm.select().from(files)).toHaveLength(before.length);
  expect(await mailsAbout(offer.titulo)).toHaveLength(2);
});

test('an application that is rolled back sends and prints nothing', async () => {
  const company = await newCompany(portal);
  const student = await newStudent(portal);
  const offer = await addOffer(portal, company.id);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const { status } = await applyWith(portal, student.token, offer.urlAcceso, {
    documentos: [{ nombre: 'CV', fichero: { ficheroB64: png, extension_adjunto: 'pdf', nombre: 'cv.pdf' } }],
  });
  expect(status).toBe(46);
  const done = await newCandidate(portal, company.id);
  await vi.waitFor(async () => {
    expect(await mailsAbout(done.offer.titulo)).toHaveLength(2);
  }, patience);
  expect(await mailsAbout(offer.titulo)).toEqual([]);
  expect(
    await portal.database.orm
      .select()
      .from(applicationSnapshots)
      .where(eq(applicationSnapshots.applicationId, done.id)),
  ).toHaveLength(1);
});
