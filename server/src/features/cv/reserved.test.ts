import { apply, getOwnApplication } from '@portal/contract/applications';
import { getCandidate, listCandidates } from '@portal/contract/candidates';
import { addDocument, editPersonalData, editWorkPermit, getCv } from '@portal/contract/cv';
import { exportStudents, getReservedData, getStudent } from '@portal/contract/students';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { students } from '../../db/tables/students.ts';
import { newCompany, newStudent, rowsOf, setState, snapshotsOf } from '../../testing/applications.ts';
import { addManager, addOffer, file, managerToken, newDni, studentToken } from '../../testing/fixtures.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addRequest } from '../document-requests/document-requests.fixtures.ts';
import { reservedData } from './cv.fixtures.ts';
import { openProfiles } from './profile.queries.ts';

let portal: TestPortal;
let manager: string;
let now = new Date();
beforeAll(async () => {
  portal = await openPortal({ worker: true, now: () => now });
  manager = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

let student: Awaited<ReturnType<typeof newStudent>>;
let as: { token: string };
beforeEach(async () => {
  now = new Date();
  student = await newStudent(portal, { dni: newDni(), tipoIdentificacion: 'dni' });
  as = { token: student.token };
});

const own = () => portal.get(getCv, {}, as);
const row = async () => {
  const [found] = await portal.database.orm.select().from(students).where(eq(students.id, student.id));
  if (!found) throw new Error('no such student');
  return found;
};

describe('reserved data', () => {
  test('consent to no communications before the student does', async () => {
    const { id } = await newStudent(portal);
    expect(await portal.get(getReservedData, { params: { id } }, { token: manager })).toMatchObject({
      boletin: false,
      comunicaciones: false,
    });
  });

  test('are kept, and shown to their owner and to managers', async () => {
    await portal.get(editPersonalData, { body: reservedData }, as);
    const { reservados } = await own();
    expect(reservados).toMatchObject({
      ...reservedData,
      emailPersonal: null,
      emailPersonalConfirmado: false,
      comunicacionesEnEmailEstudiante: true,
      discapacidadConsentida: expect.any(String),
      validadoDOIP: false,
    });
    const shown = await portal.get(getStudent, { params: { id: student.id } }, { token: manager });
    const reserved = await portal.get(getReservedData, { params: { id: student.id } }, { token: manager });
    expect(reserved).toEqual(reservados);
    expect(shown.boletin).toBe(true);
    const { url } = await portal.get(exportStudents, { body: { formato: 'csv' } }, { token: manager });
    const [columns, ...rows] = (await portal.app.inject({ url })).body.split('\n');
    expect(columns).toContain('Boletín');
    expect(rows.join('\n')).not.toContain(reservedData.iban);
  });

  test('with a wrong IBAN or telephone are refused with a number of their own', async () => {
    for (const [body, refusal] of [
      [{ iban: 'ES9121000418450200051333' }, 'ibanInvalid'],
      [{ telefono2: '12' }, 'phoneInvalid'],
    ] as const)
      await portal.refused(editPersonalData, { body }, refusal, as);
    const body = { genero: 'otra' as never, codigoPostal: '1'.repeat(13), idPaisCurso: 2 };
    await portal.refused(editPersonalData, { body }, 'mandatoryDataMissing', as);
    expect((await own()).reservados.codigoPostal).toBeNull();
  });

  test('about a disability are kept since they are said, until they are taken back', async () => {
    now = new Date('2035-01-02T10:00:00Z');
    as = { token: await studentToken(portal, student.usuario) };
    await portal.get(editPersonalData, { body: { discapacidad: true } }, as);
    now = new Date('2035-01-02T10:30:00Z');
    await portal.get(editPersonalData, { body: { discapacidad: false } }, as);
    expect((await own()).reservados).toMatchObject({
      discapacidad: false,
      discapacidadConsentida: expect.stringContaining('2035-01-02T10:00:00'),
    });
    await portal.get(editPersonalData, { body: { discapacidad: null } }, as);
    expect((await own()).reservados).toMatchObject({ discapacidad: null, discapacidadConsentida: null });
  });

  test('go with no CV: not sent, read or printed, and no rule looks at them', async () => {
    const company = await newCompany(portal);
    const offer = await addOffer(portal, company.id, {
      content: { documentosRequeridos: [{ idTipoDocumento: 1, nombre: 'Currículum' }] },
    });
    // Unmistakable, each of them.
    await portal.database.orm
      .update(students)
      .set({ ...planted, fechaNacimiento: '2004-05-06' })
      .where(eq(students.id, student.id));
    const secret = { ...file, nombre: 'plantado-privado.pdf' };
    await portal.get(addDocument, { body: { idTipoDocumento: 1, fichero: secret, privado: true } }, as);
    const { id: idSolicitud } = await addRequest(portal, student.id);
    const handedIn = { idTipoDocumento: 1, idSolicitud, fichero: { ...file, nombre: 'plantado-pedido.pdf' } };
    await portal.get(addDocument, { body: handedIn }, as);
    expect(JSON.stringify(await openProfiles(portal.database)(student.id))).not.toMatch(traces);

    const body = { urlOferta: offer.urlAcceso, aceptaCondiciones: true as const };
    await portal.refused(apply, { body }, 'missingDocumentation', as);
    await portal.get(addDocument, { body: { idTipoDocumento: 1, fichero: file } }, as);
    await portal.get(apply, { body }, as);
    const [application] = await rowsOf(portal, offer.id, student.id);
    const params = { id: application?.id ?? 0 };
    expect(JSON.stringify(await snapshotsOf(portal, params.id))).not.toMatch(traces);
    // The company reads most of a student who was selected.
    await setState(portal, params.id, 5);
    const read = await vi.waitFor(
      async () => {
        const candidate = await portal.get(getCandidate, { params }, company);
        if (!candidate.cvPdf) throw new Error('not printed yet');
        return candidate;
      },
      { timeout: 60_000, interval: 200 },
    );
    expect(read.documentos).toHaveLength(1);
    const listed = await portal.get(listCandidates, { params: { id: offer.urlAcceso }, query: {} }, company);
    const sent = await portal.get(getOwnApplication, { params: { id: offer.urlAcceso } }, as);
    expect(JSON.stringify([read, listed, sent])).not.toMatch(traces);
    const printed = pdfText((await portal.app.inject({ url: read.cvPdf?.url ?? '' })).rawPayload);
    expect(printed).toContain('Nora Prats Vidal');
    expect(printed).not.toMatch(traces);
  });
});

/** What is written in the place of each datum that stays with the institution. */
const planted = {
  genero: 'noBinario',
  localidadNacimiento: 'plantado-nacimiento',
  emailPersonal: 'plantado@personal.test',
  telefono2: '999888777',
  direccion: 'plantado-direccion',
  codigoPostal: '99887',
  direccionCurso: 'plantado-curso',
  codigoPostalCurso: '99886',
  localidadCurso: 'plantado-localidad',
  iban: 'ES9121000418450200051332',
  discapacidad: true,
  discapacidadConsentida: new Date(),
} as const;
const traces = /plantado|noBinario|999888777|9988[67]|ES9121000418450200051332|discapacidad|reservados|iban/i;

describe('what the institution keeps', () => {
  test('stays as it is unless the institution lets students change it', async () => {
    const body = { nombre: 'Otra', apellidos: 'Persona', fechaNacimiento: '1990-01-01' };
    await portal.refused(editPersonalData, { body }, 'mandatoryDataMissing', as);
    expect((await own()).cv.personales).toMatchObject({
      nombre: 'Nora',
      apellidos: 'Prats Vidal',
      fechaNacimiento: '2004-05-06',
    });
    const open = await openPortal({
      brand: (brand) => {
        const editable = { visible: true, editable: true };
        const own = { nombre: editable, apellidos: editable, fechaNacimiento: editable };
        return { ...brand, camposPersonales: { ...brand.camposPersonales, ...own } };
      },
    });
    try {
      const other = await newStudent(open);
      await open.get(editPersonalData, { body }, other);
      expect((await open.get(getCv, {}, other)).cv.personales).toMatchObject(body);
      const [account] = await open.database.orm.select().from(accounts).where(eq(accounts.id, other.id));
      expect(account).toMatchObject({ nombre: 'Otra', apellidos: 'Persona' });
    } finally {
      await open.close();
    }
  });

  test('that it has checked the identity document is so until the document is another', async () => {
    const { dni } = await row();
    const set = { validadoDOIP: true };
    await portal.database.orm.update(students).set(set).where(eq(students.id, student.id));
    await portal.get(editPersonalData, { body: { dni, telefono: '600111222' } }, as);
    expect((await own()).reservados.validadoDOIP).toBe(true);
    await portal.get(editPersonalData, { body: { localidad: 'Sagunt' } }, as);
    expect((await own()).reservados.validadoDOIP).toBe(true);
    await portal.get(editPersonalData, { body: { dni: newDni() } }, as);
    expect((await own()).reservados.validadoDOIP).toBe(false);
  });
});

test('a work permit is needed by those who have no nationality that works here freely', async () => {
  const needs = async (nacionalidades: number[]) => {
    await portal.get(editPersonalData, { body: { nacionalidades } }, as);
    return (await own()).necesitaPermisoTrabajo;
  };
  expect(await needs([504])).toBe(true);
  await portal.get(editWorkPermit, { body: { permiso: true } }, as);
  expect(await needs([504, 756])).toBe(false);
});
