import { editProfilePicture, getCv } from '@portal/contract/cv';
import { getCvPdf, getCvPdfChoice, makeCvPdf } from '@portal/contract/cv-pdf';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationSnapshots } from '../../db/tables/applications.ts';
import { cvPdfs } from '../../db/tables/students.ts';
import { applyWith, newCompany, newStudent, rowsOf } from '../../testing/applications.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { pdfTags } from '../../testing/pdf-tags.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { appliedWorker, snapshotPdfWorker } from '../applications/application-jobs.ts';
import { cvPdfWorker } from './make-cv-pdf.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

type Student = Awaited<ReturnType<typeof newStudent>>;
type Choice = Pick<Parameters<typeof portal.get<typeof makeCvPdf>>[1]['body'], 'diseno' | 'idioma'>;

async function made(student: Student, body: Choice) {
  const { id } = await portal.get(makeCvPdf, { body }, student);
  const look = () => portal.get(getCvPdf, { params: { id } }, student);
  expect(await look()).toMatchObject({ ...body, estado: 'pendiente', fichero: null });
  await cvPdfWorker(await portal.tools())({ id });
  const { estado, fichero } = await look();
  expect(estado).toBe('lista');
  return { id, nombre: fichero?.nombre, pdf: (await portal.app.inject(fichero?.url ?? '')).rawPayload };
}

const setPhoto = (student: Student) => {
  const body = { extension: 'png', ficheroB64: fileSamples.png.toString('base64') };
  return portal.get(editProfilePicture, { body }, student);
};

test('a student sees the CV as a company will get it, and the choice is remembered', async () => {
  const reserved = {
    iban: 'ES9121000418450200051332',
    direccion: 'Carrer Secret, 5',
    localidadNacimiento: 'Vinaròs',
  };
  const student = await newStudent(portal, {
    ...reserved,
    dni: '11223344B',
    genero: 'mujer',
    discapacidad: true,
  });
  const choice = () => portal.get(getCvPdfChoice, {}, student);
  expect(await choice()).toEqual({ diseno: 'clasico', idioma: 'es', tieneFoto: false });
  expect((await portal.get(getCv, {}, student)).urlCV).toBeNull();
  const { nombre, pdf } = await made(student, { diseno: 'unaPagina', idioma: 'ca' });
  const { urlCV } = await portal.get(getCv, {}, student);
  expect((await portal.app.inject(urlCV ?? '')).rawPayload.equals(pdf)).toBe(true);
  expect(nombre).toBe('CV Nora Prats Vidal.pdf');
  const text = pdfText(pdf);
  expect(text).toContain('Formació');
  for (const value of [...Object.values(reserved), '11223344B', '281234567840', 'mujer', 'discapacidad'])
    expect(text).not.toContain(value);
  expect(await choice()).toEqual({ diseno: 'unaPagina', idioma: 'ca', tieneFoto: false });
});

test('the photo is printed where it was chosen and is there', async () => {
  const student = await newStudent(portal);
  const body = { diseno: 'conFoto', idioma: 'en' } as const;
  expect(pdfTags((await made(student, body)).pdf)).not.toContain('Figure');
  await setPhoto(student);
  expect(pdfTags((await made(student, body)).pdf)).toContain('Figure');
});

test('what is sent afterwards is printed as it was chosen, whatever is chosen or deleted later', async () => {
  const student = await newStudent(portal);
  await setPhoto(student);
  await made(student, { diseno: 'conFoto', idioma: 'en' });
  const company = await newCompany(portal);
  const offer = await addOffer(portal, company.id);
  await applyWith(portal, student.token, offer.urlAcceso);
  const tools = await portal.tools();
  await appliedWorker(tools)();
  await made(student, { diseno: 'clasico', idioma: 'es' });
  await portal.get(editProfilePicture, { body: { extension: 'png', ficheroB64: null } }, student);
  const [row] = await rowsOf(portal, offer.id, student.id);
  const applicationId = row?.id ?? 0;
  await snapshotPdfWorker(tools)({ applicationId });
  const [snapshot] = await portal.database.orm
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, applicationId));
  const pdf = await tools.services.files.read(portal.database, snapshot?.pdfId ?? 0);
  expect(pdfTags(pdf ?? new Uint8Array())).toContain('Figure');
  expect(pdfText(pdf ?? new Uint8Array())).toContain('Education');
});

test('one that cannot be made says so, and another student gets neither', async () => {
  const student = await newStudent(portal);
  const { id } = await portal.get(makeCvPdf, { body: { diseno: 'clasico', idioma: 'es' } }, student);
  const tools = await portal.tools();
  const files = { ...tools.services.files, saveMade: () => Promise.reject(new Error('no room')) };
  const broken = { ...tools, services: { ...tools.services, files } };
  await expect(cvPdfWorker(broken)({ id })).rejects.toThrow('no room');
  expect(await portal.get(getCvPdf, { params: { id } }, student)).toMatchObject({ estado: 'fallida' });
  await portal.refused(getCvPdf, { params: { id } }, 'actionNotAllowed', await newStudent(portal));
  // The next one takes its place.
  await made(student, { diseno: 'clasico', idioma: 'es' });
  const own = eq(cvPdfs.studentId, student.id);
  expect(await portal.database.orm.select().from(cvPdfs).where(own)).toHaveLength(1);
});
