import { randomUUID } from 'node:crypto';
import { listActs } from '@portal/contract/audit';
import { getDocumentation, listPlacementDocuments } from '@portal/contract/company-documents';
import { editPersonalData } from '@portal/contract/cv';
import { validateIncorporationForm } from '@portal/contract/incorporation-forms';
import {
  addPlacementDocument,
  addPlacementFile,
  assignAcademicTutor,
  closePlacement,
  editFollowUpDocument,
  endPlacement,
  exportPlacements,
  getCompanyPlacement,
  getManagedPlacement,
  getOwnPlacement,
  getTutorPlacement,
  hasCompanyPlacements,
  hasOwnPlacements,
  listAcademicTutors,
  listCompanyPlacements,
  listManagedPlacements,
  listOwnPlacements,
  missingPlacementData,
  openTutorLink,
  remindPlacements,
  renouncePlacement,
  requestPlacementDocument,
  requestTutorLink,
  saveAcademicTutor,
  sendTutorLink,
  signCompanyAnnex,
  signInstitutionAnnex,
  signOwnAnnex,
} from '@portal/contract/placements';
import { errors } from '@portal/contract/statuses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accounts } from '../../db/tables/accounts.ts';
import { applications } from '../../db/tables/applications.ts';
import { companies } from '../../db/tables/companies.ts';
import { companyDocuments } from '../../db/tables/company-documents.ts';
import { placements, tutorLinks } from '../../db/tables/placements.ts';
import { students } from '../../db/tables/students.ts';
import { jobsOf, newCompany, newStudent, told } from '../../testing/applications.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import { addManager, file, managerToken } from '../../testing/fixtures.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { makeSigner, signPdf } from '../../testing/signed-pdf.ts';
import { addMade } from '../agreements/agreements.fixtures.ts';
import { addForm, formData } from '../incorporation-forms/incorporation-forms.fixtures.ts';
import { eraseWords } from './erase.queries.ts';
import { placementsSheet } from './export-placements.ts';
import { placementClockWorker } from './placement-clock.ts';
import { placements as area } from './placements.area.ts';
import {
  addAwaited,
  addPlacement,
  addTutor,
  addTutorLink,
  giveSocialSecurityNumber,
} from './placements.fixtures.ts';
import { type ExportedPlacement, mostExported } from './read-placements.queries.ts';

const start = new Date('2030-11-24T10:00:00Z');
let now = start;
let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
let rival: Awaited<ReturnType<typeof newCompany>>;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  company = await newCompany(portal);
  rival = await newCompany(portal);
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(() => {
  now = start;
});

const mailed = z.object({
  para: z.string(),
  tipo: z.string(),
  datos: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
const mails = async () => (await jobsOf(portal, 'mailTo')).map((mail) => mailed.parse(mail));
const query = { pagina: 1, porPagina: 20 };
const personal = { idPais: 1, idProvincia: 46, localidad: 'València' };
const managed = (id: number) => portal.get(getManagedPlacement, { params: { id } }, manager);
/** Runs the nightly job as if it were this moment; sessions would not last until then. */
const runClock = async (moment: Date) => {
  now = moment;
  await placementClockWorker(await portal.tools())();
  now = start;
};

/** A placement made from a form that a manager validates. */
async function validated(
  tipoPractica: 'curricular' | 'extracurricular' = 'curricular',
  idTutorAcademico: number | null = null,
) {
  const form = await addForm(portal, company.id, 'enviado');
  const { idSolicitud, version, student } = form;
  const { idPractica } = await portal.get(
    validateIncorporationForm,
    { body: { idSolicitud, version, tipoPractica, idTutorAcademico } },
    manager,
  );
  return { idPractica, idSolicitud, student };
}

describe('a validated form', () => {
  test('makes the placement, its annex, its note and what it needs', async () => {
    const { idPractica, idSolicitud, student } = await validated();
    const placement = await managed(idPractica);
    expect(placement).toMatchObject({
      idSolicitud,
      estado: 'preparacion',
      numero: expect.stringMatching(/^2030\/\d{4}$/),
      tipoPractica: 'curricular',
      faltan: ['firmaEmpresa', 'firmaAlumno', 'firmaCentro', 'tutorAcademico', 'convenio'],
      versiones: [{ numVersion: 1, cambios: [], firmas: [] }],
      documentos: [{ tipo: 'notaCurricular', estado: 'aceptado', aportadoPor: 'centro' }],
      historial: [{ tipo: 'creada' }],
    });
    expect((await portal.get(listOwnPlacements, {}, student)).practicas).toMatchObject([{ idPractica }]);
    // Who signs for the company and whom to call there is the company's to know.
    const { datos } = await portal.get(getOwnPlacement, { params: { id: idPractica } }, student);
    expect(Object.keys(datos)).not.toContain('firmanteAnexo');
    expect(datos.tutor.dni).toBeUndefined();
  });

  test('is signed by nobody before an academic tutor is assigned, and then asked for', async () => {
    const { idPractica, student } = await validated();
    const kinds = async () => (await told(portal, student.id)).map(({ tipo }) => tipo);
    expect(await kinds()).toContain('placementValidated');
    expect(await kinds()).not.toContain('annexToSign');
    const body = { idPractica, numVersion: 1 };
    await portal.refused(signOwnAnnex, { body }, 'cannotChangeState', student);
    await portal.refused(signCompanyAnnex, { body }, 'cannotChangeState', company);
    await portal.refused(signInstitutionAnnex, { body }, 'cannotChangeState', manager);
    const idTutor = (await addTutor(portal)).id;
    await portal.get(assignAcademicTutor, { body: { practicas: [idPractica], idTutor } }, manager);
    expect(await kinds()).toContain('annexToSign');
    // Each has read it before the other signed.
    const read = { body: { ...body, numVersion: 2 } };
    await Promise.all([portal.get(signOwnAnnex, read, student), portal.get(signCompanyAnnex, read, company)]);
    expect((await managed(idPractica)).versiones[0]?.firmas).toHaveLength(2);
  });

  test('is refused where the student has another placement on those days, or the tutor is none', async () => {
    const { idSolicitud, version, student } = await addForm(portal, company.id, 'enviado');
    const body = { idSolicitud, version, tipoPractica: 'curricular' as const };
    const idTutorAcademico = (await addTutor(portal, formData.tutor.email)).id;
    await portal.refused(
      validateIncorporationForm,
      { body: { ...body, idTutorAcademico } },
      'notATutor',
      manager,
    );
    const other = await addPlacement(portal, rival.id, { studentId: student.id });
    await portal.refused(validateIncorporationForm, { body }, 'overlapsPlacement', manager);
    const endOther = (finDesde: string) =>
      portal.database.orm
        .update(placements)
        .set({ estado: 'rescindida', finDesde })
        .where(eq(placements.id, other.id));
    // The student is there until it ends; of one that ends before its first day there is no day.
    await endOther('2031-02-05');
    await portal.refused(validateIncorporationForm, { body }, 'overlapsPlacement', manager);
    await endOther(other.fechaInicio);
    expect(await portal.call(validateIncorporationForm, { body }, manager)).toMatchObject({ status: 0 });
  });
});

test('the form of somebody who has left is not validated', async () => {
  const { idSolicitud, version, student } = await addForm(portal, company.id, 'enviado');
  await portal.database.orm.update(accounts).set({ estado: 'baja' }).where(eq(accounts.id, student.id));
  const body = { idSolicitud, version, tipoPractica: 'curricular' as const };
  await portal.refused(validateIncorporationForm, { body }, 'cannotChangeState', manager);
});

test('two forms of one student that are validated at once make one placement on those days', async () => {
  const first = await addForm(portal, company.id, 'enviado');
  const second = await addForm(portal, rival.id, 'enviado');
  await portal.database.orm
    .update(applications)
    .set({ studentId: first.student.id })
    .where(eq(applications.id, second.idSolicitud));
  const answers = await Promise.all(
    [first, second].map(({ idSolicitud, version }) => {
      const body = { idSolicitud, version, tipoPractica: 'curricular' as const };
      return portal.call(validateIncorporationForm, { body }, manager);
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([0, errors.overlapsPlacement.code]);
});

test('a version that lacks signatures after the last day still gets them, and is no longer missing them', async () => {
  const { id, numero, student } = await addPlacement(portal, company.id, {
    estado: 'finalizada',
    faltan: ['firmaEmpresa', 'firmaAlumno', 'firmaCentro'],
  });
  expect((await managed(id)).alertas).toContain('cambioSinFirmar');
  const signing = { idPractica: id, numVersion: 1 };
  const own = await portal.get(signOwnAnnex, { body: signing }, student);
  expect(own.estado).toBe('finalizada');
  await portal.get(signCompanyAnnex, { body: signing }, company);
  await portal.database.orm.update(placements).set({ estado: 'cerrada' }).where(eq(placements.id, id));
  // What it lacks besides is of no use any more.
  const found = async (filters: object) => {
    const filtered = { query: { ...query, texto: numero, ...filters } };
    return (await portal.get(listManagedPlacements, filtered, manager)).numTotal;
  };
  const kinds = [{ falta: 'firmaCentro' }, { conAlertas: 'true' }, { falta: 'convenio' }];
  expect(await Promise.all(kinds.map(found))).toEqual([1, 1, 0]);
  expect((await managed(id)).alertas).toEqual(['cambioSinFirmar']);
  await portal.get(signInstitutionAnnex, { body: signing }, manager);
  const signed = await managed(id);
  expect(signed.estado).toBe('cerrada');
  expect(signed.faltan.filter((need) => need.startsWith('firma'))).toEqual([]);
  expect(signed.versiones[0]?.firmas).toHaveLength(3);
});

describe('a placement that is prepared', () => {
  test('is ready once all have signed, the tutor is there and so is the rest; then the clock takes it on', async () => {
    const { idPractica, student } = await validated('extracurricular');
    const idTutor = (await addTutor(portal)).id;
    const assigned = { body: { practicas: [idPractica, 0x7fffffff], idTutor } };
    expect(await portal.get(assignAcademicTutor, assigned, manager)).toEqual({ asignadas: 1, omitidas: 1 });
    const body = { idPractica, numVersion: 2 };
    await portal.get(signOwnAnnex, { body }, student);
    // Sent again, it is there already.
    await portal.get(signOwnAnnex, { body }, student);
    const before = { body: { ...body, numVersion: 1 } };
    await portal.refused(signCompanyAnnex, before, 'cannotChangeState', company);
    await portal.get(signCompanyAnnex, { body }, company);
    await portal.get(signInstitutionAnnex, { body }, manager);
    await giveSocialSecurityNumber(portal, student.id);
    await addMade(portal, company.id, { estado: 'formalizado', fechaCaducidad: '2031-06-27' });
    await runClock(new Date('2031-01-15T00:10:00Z'));
    expect(await managed(idPractica)).toMatchObject({ estado: 'lista', faltan: [] });
    await runClock(new Date('2031-02-03T00:10:00Z'));
    expect(await managed(idPractica)).toMatchObject({ estado: 'enCurso' });
    await runClock(new Date('2031-06-28T00:10:00Z'));
    const finished = await managed(idPractica);
    expect(finished).toMatchObject({ estado: 'finalizada' });
    expect(finished.versiones[0]?.firmas.map(({ parte, medio }) => `${parte} ${medio}`)).toEqual([
      'alumno cuenta',
      'empresa cuenta',
      'centro cuenta',
    ]);
    expect(finished.historial.map(({ tipo }) => tipo)).toEqual([
      'finalizada',
      'empezada',
      'lista',
      'firmada',
      'firmada',
      'firmada',
      'versionNueva',
      'tutorAsignado',
      'creada',
    ]);
    const closing = { idPractica, version: finished.version, motivo: 'Los informes se entregaron en papel.' };
    await portal.get(closePlacement, { body: closing }, manager);
    await portal.refused(closePlacement, { body: closing }, 'cannotChangeState', manager);
    expect(await managed(idPractica)).toMatchObject({ estado: 'cerrada', certificable: true });
    expect((await told(portal, student.id)).at(-1)?.tipo).toBe('placementClosed');
  });

  test('comes up with the managers where it lacks something on its first day', async () => {
    const { id, numero } = await addPlacement(portal, company.id, { faltan: ['firmaAlumno'] });
    await runClock(new Date('2031-02-03T00:10:00Z'));
    expect(await managed(id)).toMatchObject({ estado: 'preparacion', historial: [] });
    const sent = await mails();
    expect(
      sent.some(({ tipo, datos }) => tipo === 'placementStartWaits' && `${datos.numeros}`.includes(numero)),
    ).toBe(true);
  });

  test('takes a PDF that was signed with a certificate, and refuses another', async () => {
    const { idPractica, student } = await validated('curricular', (await addTutor(portal)).id);
    const { versiones } = await managed(idPractica);
    const response = await portal.app.inject({ url: versiones[0]?.anexo.url ?? '' });
    const pdf = response.rawPayload;
    const signed = Buffer.from(await signPdf(pdf, await makeSigner()));
    const changed = Buffer.from(signed);
    changed.write('9', 900, 'latin1');
    const adjunto = (bytes: Buffer, extension_adjunto: 'pdf' | 'txt' = 'pdf') => ({
      ficheroB64: bytes.toString('base64'),
      extension_adjunto,
      nombre: 'anexo.pdf',
    });
    const sign = (bytes: Buffer, extension?: 'txt') =>
      portal.call(
        signCompanyAnnex,
        { body: { idPractica, numVersion: 1, adjunto: adjunto(bytes, extension) } },
        company,
      );
    for (const wrong of [pdf, changed]) expect(await sign(wrong)).toMatchObject({ status: 46 });
    expect(await sign(Buffer.from('no es un PDF'), 'txt')).toMatchObject({ status: 46 });
    const wrong = { idPractica, numVersion: 1, adjunto: adjunto(pdf) };
    await portal.refused(signInstitutionAnnex, { body: wrong }, 'fileTypeNotAllowed', manager);
    await portal.refused(signOwnAnnex, { body: wrong }, 'fileTypeNotAllowed', student);
    const later = { idPractica, numVersion: 2 };
    await portal.refused(signInstitutionAnnex, { body: later }, 'cannotChangeState', manager);
    await portal.refused(signOwnAnnex, { body: later }, 'cannotChangeState', student);
    expect(await sign(signed)).toMatchObject({ status: 0 });
    expect((await managed(idPractica)).versiones[0]?.firmas).toMatchObject([
      { parte: 'empresa', medio: 'certificado', comprobacion: { firmas: [{ integra: true }] } },
    ]);
  });

  test('takes a signature on paper that a manager notes, not one in the place of somebody', async () => {
    const { idPractica } = await validated('curricular', (await addTutor(portal)).id);
    const body = { idPractica, numVersion: 1, parte: 'empresa' as const };
    await portal.refused(signInstitutionAnnex, { body }, 'actionNotAllowed', manager);
    const ahead = await portal.call(
      signInstitutionAnnex,
      { body: { ...body, enPapel: '2030-11-25' } },
      manager,
    );
    expect(ahead).toMatchObject({ status: 15 });
    // The annex was generated on the 24th.
    const early = { body: { ...body, enPapel: '2030-11-23' } };
    expect(await portal.call(signInstitutionAnnex, early, manager)).toMatchObject({
      status: 15,
      datos: { campos: [{ campo: 'enPapel' }] },
    });
    await portal.get(signInstitutionAnnex, { body: { ...body, enPapel: '2030-11-24' } }, manager);
    expect((await managed(idPractica)).versiones[0]?.firmas).toMatchObject([
      { parte: 'empresa', medio: 'papel', quien: 'Aina Roca Ferrer', fecha: '2030-11-24T12:00:00+00:00' },
    ]);
  });

  test('is ready as soon as the student gives the number that it waited for', async () => {
    const own = await newCompany(portal);
    await addMade(portal, own.id, { estado: 'formalizado', fechaCaducidad: '2031-06-27' });
    const academicTutorId = (await addTutor(portal)).id;
    const { id, student } = await addPlacement(portal, own.id, { academicTutorId, faltan: ['numSegSocial'] });
    await portal.database.orm.update(students).set({ numSegSocial: null }).where(eq(students.id, student.id));
    for (const parte of ['empresa', 'alumno', 'centro'] as const) {
      const body = { idPractica: id, numVersion: 1, parte, enPapel: '2030-11-20' };
      await portal.get(signInstitutionAnnex, { body }, manager);
    }
    expect(await managed(id)).toMatchObject({ estado: 'preparacion', faltan: ['numSegSocial'] });
    const body = { telefono: '612345678', dni: null, numSegSocial: '281234567840', nacionalidades: [1] };
    await portal.get(editPersonalData, { body: { ...personal, ...body } }, student);
    expect(await managed(id)).toMatchObject({ estado: 'lista', faltan: [] });
  });

  test('says which data of the student it lacks', async () => {
    const student = await newStudent(portal);
    expect(await portal.get(missingPlacementData, {}, student)).toEqual({ faltan: false, campos: [] });
    expect(await portal.get(hasOwnPlacements, {}, student)).toBe(false);
    await addPlacement(portal, company.id, { studentId: student.id });
    expect(await portal.get(hasOwnPlacements, {}, student)).toBe(true);
    await portal.database.orm
      .update(students)
      .set({
        numSegSocial: null,
        dni: '12345678Z',
        telefono: '600000000',
        fechaNacimiento: null,
        direccion: 'C. Nou, 1',
      })
      .where(eq(students.id, student.id));
    expect(await portal.get(missingPlacementData, {}, student)).toEqual({
      faltan: true,
      campos: ['numSegSocial', 'fechaNacimiento'],
    });
  });
});

describe('documents of a placement', () => {
  test('are handed in by the student until they are accepted', async () => {
    const placement = await addPlacement(portal, company.id, { estado: 'enCurso' });
    const { id: idPractica, student } = placement;
    const awaited = await addAwaited(portal, placement);
    const body = { idPractica, idDocumento: awaited.id, ...file };
    await portal.get(addPlacementFile, { body }, student);
    const [document] = (await portal.get(getOwnPlacement, { params: { id: idPractica } }, student))
      .documentos;
    expect(document).toMatchObject({ id: awaited.id, estado: 'entregado', version: 2 });
    const edited = { ...body, version: 2 };
    await portal.get(editFollowUpDocument, { body: edited }, student);
    await portal.refused(editFollowUpDocument, { body: edited }, 'cannotChangeState', student);
    await portal.database.orm
      .update(companyDocuments)
      .set({ estado: 'aceptado' })
      .where(eq(companyDocuments.id, awaited.id));
    await portal.refused(addPlacementFile, { body }, 'cannotChangeState', student);
    const own = { idPractica, tipo: 'memoria' as const, ...file };
    await portal.get(addPlacementDocument, { body: own }, student);
    await portal.refused(
      addPlacementDocument,
      { body: { ...own, tipo: 'anexo' } },
      'actionNotAllowed',
      student,
    );
    // A policy is a PDF.
    const png = fileSamples.png.toString('base64');
    const policy = { ...own, tipo: 'seguro' as const, ficheroB64: png, extension_adjunto: 'png' };
    await portal.refused(addPlacementDocument, { body: policy }, 'fileTypeNotAllowed', student);
    await portal.refused(
      addPlacementFile,
      { body: { ...body, idDocumento: 0x7fffffff } },
      'actionNotAllowed',
      student,
    );
    const wrong = { ...own, ficheroB64: Buffer.from('nada').toString('base64'), extension_adjunto: 'pdf' };
    for (const call of [addPlacementDocument, addPlacementFile, editFollowUpDocument] as const)
      await portal.refused(
        call,
        { body: { ...edited, ...wrong } },
        call === addPlacementDocument ? 'fileTypeNotAllowed' : 'cannotChangeState',
        student,
      );
    const seenBy = async (get: Promise<{ documentos: { tipo: string }[] }>) =>
      (await get).documentos.map(({ tipo }) => tipo).sort();
    const at = { params: { id: idPractica } };
    expect(await seenBy(portal.get(getOwnPlacement, at, student))).toEqual(['memoria', 'seguimiento']);
    expect(await seenBy(portal.get(getCompanyPlacement, at, company))).toEqual(['seguimiento']);
    expect(await seenBy(portal.get(getManagedPlacement, at, manager))).toEqual(['memoria', 'seguimiento']);
    // Nor does the company come to what is not its own by its documentation or by the history.
    const listed = await portal.get(listPlacementDocuments, {}, company);
    const kept = await portal.get(getDocumentation, { query: {} }, company);
    for (const list of [listed, kept.documentos])
      expect(list.filter((one) => one.idPractica === idPractica).map(({ tipo }) => tipo)).toEqual([
        'seguimiento',
      ]);
    const { historial } = await portal.get(getCompanyPlacement, at, company);
    expect(JSON.stringify(historial)).not.toContain(own.nombre);
  });

  test('are asked for once by a sending, of the student or the company', async () => {
    const placement = await addPlacement(portal, company.id, { estado: 'enCurso' });
    const { id: idPractica, student } = placement;
    const body = { idPractica, nombre: 'Póliza', aportadoPor: 'alumno' as const, claveEnvio: randomUUID() };
    const asked = await portal.get(requestPlacementDocument, { body }, manager);
    expect(await portal.get(requestPlacementDocument, { body }, manager)).toEqual(asked);
    expect((await told(portal, student.id)).map(({ tipo }) => tipo)).toContain('placementDocumentRequested');
    const past = { ...body, claveEnvio: randomUUID(), fechaLimite: '2030-11-23' };
    expect(await portal.call(requestPlacementDocument, { body: past }, manager)).toMatchObject({
      status: 15,
    });
    const closed = await addPlacement(portal, company.id, { estado: 'cerrada' });
    const late = { ...body, idPractica: closed.id, claveEnvio: randomUUID() };
    await portal.refused(requestPlacementDocument, { body: late }, 'cannotChangeState', manager);
  });
});

test('erasing a student deletes their reasons and documents, and keeps the placement', async () => {
  const { id: idPractica, version, student } = await addPlacement(portal, company.id, { estado: 'enCurso' });
  await portal.get(addPlacementDocument, { body: { idPractica, tipo: 'otro', ...file } }, student);
  const body = { idPractica, version, motivo: 'Motivos de salud.', desde: '2031-03-01' };
  await portal.get(renouncePlacement, { body }, student);
  await eraseWords(portal.database, [student.id]);
  const kept = await managed(idPractica);
  expect(kept).toMatchObject({ estado: 'renunciada', fin: { motivo: '' }, documentos: [] });
  expect(JSON.stringify(kept)).not.toContain('salud');
});

describe('a placement that ends early', () => {
  test('is given up by the student, with the reason and the document', async () => {
    const tutor = await addTutor(portal);
    const {
      id: idPractica,
      version,
      student,
    } = await addPlacement(portal, company.id, { estado: 'enCurso', academicTutorId: tutor.id });
    const body = { idPractica, version, motivo: 'He encontrado trabajo.', desde: '2031-03-01' };
    const late = { ...body, desde: '2031-06-28' };
    const early = { ...body, desde: '2029-01-01' };
    for (const wrong of [late, early])
      expect(await portal.call(renouncePlacement, { body: wrong }, student)).toMatchObject({
        status: 15,
        datos: { campos: [{ campo: 'desde' }] },
      });
    const wrong = {
      ...body,
      fichero: { ...file, ficheroB64: Buffer.from('x').toString('base64'), extension_adjunto: 'pdf' },
    };
    await portal.refused(renouncePlacement, { body: wrong }, 'fileTypeNotAllowed', student);
    const given = await portal.get(renouncePlacement, { body: { ...body, fichero: file } }, student);
    expect(await portal.get(renouncePlacement, { body }, student)).toEqual(given);
    await portal.refused(
      renouncePlacement,
      { body: { ...body, motivo: 'Otro motivo.' } },
      'cannotChangeState',
      student,
    );
    const own = await portal.get(getOwnPlacement, { params: { id: idPractica } }, student);
    expect(own).toMatchObject({
      estado: 'renunciada',
      fin: { por: 'alumno', desde: '2031-03-01' },
      documentos: [{ tipo: 'renuncia' }],
    });
    const ultimo = '2031-02-28';
    for (const para of [tutor.email, formData.tutor.email])
      expect(await mails()).toContainEqual({
        para,
        tipo: 'tutoredPlacementEnded',
        datos: { titulo: 'Prácticas de análisis', ultimo, dia: expect.any(String) },
      });
  });

  test('is ended by a manager, who says who asked for it', async () => {
    const { id: idPractica, version, student } = await addPlacement(portal, company.id, { estado: 'lista' });
    const body = {
      idPractica,
      version,
      por: 'empresa' as const,
      motivo: 'Cierra el centro.',
      desde: '2031-03-01',
    };
    const early = { body: { ...body, desde: '2029-01-01' } };
    expect(await portal.call(endPlacement, early, manager)).toMatchObject({ status: 15 });
    await portal.get(endPlacement, { body }, manager);
    await portal.refused(endPlacement, { body }, 'cannotChangeState', manager);
    expect(await managed(idPractica)).toMatchObject({ estado: 'rescindida', fin: { por: 'empresa' } });
    // The day that was given is the first without: people are told the last one with.
    const saidTo = async (id: number) =>
      (await told(portal, id)).map(({ tipo, datos }) => [tipo, datos]).at(-1);
    expect(await saidTo(student.id)).toEqual([
      'placementEnded',
      { titulo: 'Prácticas de análisis', dia: '2031-02-28' },
    ]);
    const other = await addPlacement(portal, company.id, { estado: 'lista' });
    const whole = { ...body, idPractica: other.id, version: other.version, desde: other.fechaInicio };
    await portal.get(endPlacement, { body: whole }, manager);
    expect(await saidTo(other.student.id)).toEqual([
      'placementCalledOff',
      { titulo: 'Prácticas de análisis' },
    ]);
    expect((await mails()).at(-1)).toMatchObject({
      para: formData.tutor.email,
      tipo: 'tutoredPlacementCalledOff',
    });
  });
});

describe('the academic tutor in the annex', () => {
  const assign = (practicas: number[], idTutor: number) =>
    portal.get(assignAcademicTutor, { body: { practicas, idTutor } }, manager);
  const toldOfChange = async (id: number) =>
    (await told(portal, id)).filter(({ tipo }) => tipo === 'placementChanged').length;

  test('is named by its next version, which who has signed the one before signs again', async () => {
    const { idPractica, student } = await validated();
    const [first, second] = [await addTutor(portal), await addTutor(portal)];
    await assign([idPractica], first.id);
    const named = await managed(idPractica);
    const antes = 'Carme Puig Sala';
    expect(named.versiones).toMatchObject([
      { numVersion: 2, cambios: [{ campo: 'tutorAcademico', antes: null, despues: antes }] },
      { numVersion: 1 },
    ]);
    const { rawPayload } = await portal.app.inject({ url: named.versiones[0]?.anexo.url ?? '' });
    const printed = pdfText(rawPayload).replaceAll('\n', ' ');
    expect(printed).toContain('Carme Puig Sala');
    expect(printed).toContain('efecto desde el 3 de febrero de 2031 y sustituye a la versión 1.');
    expect(await toldOfChange(student.id)).toBe(0);
    const body = { idPractica, numVersion: 2 };
    await portal.get(signOwnAnnex, { body }, student);
    await assign([idPractica], second.id);
    expect(await managed(idPractica)).toMatchObject({
      faltan: expect.arrayContaining(['firmaAlumno']),
      versiones: [{ numVersion: 3, firmas: [] }, { firmas: [{ parte: 'alumno' }] }, {}],
    });
    expect(await toldOfChange(student.id)).toBe(1);
    // The same one again changes nothing.
    await assign([idPractica], second.id);
    expect((await managed(idPractica)).versiones).toHaveLength(3);
  });

  test('who acts no longer leaves a successor to be assigned before the annex is signed', async () => {
    const tutor = await addTutor(portal);
    const { idPractica, student } = await validated('curricular', tutor.id);
    const asked = async () =>
      (await told(portal, student.id)).filter(({ tipo }) => tipo === 'annexToSign').length;
    expect(await asked()).toBe(1);
    const { nombre, apellidos, email } = tutor;
    const saved = { idTutor: tutor.id, nombre, apellidos, email, departamento: null };
    const sign = (numVersion: number) =>
      portal.call(signOwnAnnex, { body: { idPractica, numVersion } }, student);
    await portal.get(saveAcademicTutor, { body: { ...saved, activo: false } }, manager);
    expect(await sign(1)).toMatchObject({ status: 49 });
    await portal.get(saveAcademicTutor, { body: { ...saved, activo: true } }, manager);
    expect(await asked()).toBe(2);
    await portal.get(saveAcademicTutor, { body: { ...saved, activo: false } }, manager);
    await assign([idPractica], (await addTutor(portal)).id);
    expect(await asked()).toBe(3);
    expect(await sign(2)).toMatchObject({ status: 0 });
  });

  test('who has signed is not asked again once the tutor acts again', async () => {
    const tutor = await addTutor(portal);
    const { idPractica, student } = await validated('curricular', tutor.id);
    const body = { idPractica, numVersion: 1 };
    await portal.get(signOwnAnnex, { body }, student);
    const askedOf = async (account: number, kind: string) =>
      (await told(portal, account)).filter(({ tipo }) => tipo === kind).length;
    const asked = async () => [
      await askedOf(student.id, 'annexToSign'),
      await askedOf(company.contactId, 'annexToSignByCompany'),
    ];
    const [byStudent = 0, byCompany = 0] = await asked();
    const { nombre, apellidos, email } = tutor;
    const saved = { idTutor: tutor.id, nombre, apellidos, email, departamento: null };
    for (const activo of [false, true])
      await portal.get(saveAcademicTutor, { body: { ...saved, activo } }, manager);
    expect(await asked()).toEqual([byStudent, byCompany + 1]);
  });

  test('of one that is over stays as it was signed', async () => {
    const { id } = await addPlacement(portal, company.id, { estado: 'finalizada' });
    await assign([id], (await addTutor(portal)).id);
    expect((await managed(id)).versiones).toHaveLength(1);
  });
});

describe('tutors', () => {
  test('are kept by managers, one for each e-mail', async () => {
    const body = {
      nombre: 'Carme',
      apellidos: 'Puig',
      email: 'Carme.Puig@uni.example',
      departamento: 'Física',
    };
    const { idTutor } = await portal.get(saveAcademicTutor, { body }, manager);
    await portal.refused(saveAcademicTutor, { body }, 'alreadyExists', manager);
    await portal.get(saveAcademicTutor, { body: { ...body, idTutor, activo: false } }, manager);
    await portal.refused(
      saveAcademicTutor,
      { body: { ...body, email: 'x@uni.example', idTutor: 0x7fffffff } },
      'notATutor',
      manager,
    );
    const found = await portal.get(
      listAcademicTutors,
      { query: { ...query, texto: 'fisica puig' } },
      manager,
    );
    expect(found).toMatchObject({ numTotal: 1, tutores: [{ idTutor, activo: false, numPracticas: 0 }] });
    const { id } = await addPlacement(portal, company.id);
    await portal.refused(assignAcademicTutor, { body: { practicas: [id], idTutor } }, 'notATutor', manager);
  });

  test('who act no longer leave their placements waiting for a successor', async () => {
    const { id: idTutor, nombre, apellidos, email } = await addTutor(portal);
    const { id } = await addPlacement(portal, company.id, {
      estado: 'finalizada',
      academicTutorId: idTutor,
    });
    const save = (activo: boolean) =>
      portal.get(saveAcademicTutor, { body: { idTutor, nombre, apellidos, email, activo } }, manager);
    const isMissed = async () => {
      const { faltan, alertas } = await managed(id);
      return [faltan.includes('tutorAcademico'), alertas.includes('sinTutor')];
    };
    await save(false);
    expect(await isMissed()).toEqual([true, true]);
    await save(true);
    expect(await isMissed()).toEqual([false, false]);
    await save(false);
    const successor = await addTutor(portal);
    await portal.get(assignAcademicTutor, { body: { practicas: [id], idTutor: successor.id } }, manager);
    expect(await isMissed()).toEqual([false, false]);
  });

  test('see by link the placements that are theirs, and no others', async () => {
    const tutor = await addTutor(portal);
    const own = await addPlacement(portal, company.id, { academicTutorId: tutor.id });
    const other = await addPlacement(portal, rival.id);
    const token = await addTutorLink(portal, { academicTutorId: tutor.id }, now);
    const opened = await portal.get(openTutorLink, { body: { token } });
    expect(opened).toMatchObject({
      tipo: 'academico',
      nombre: 'Carme Puig Sala',
      practicas: [{ idPractica: own.id }],
    });
    expect(opened.practicas).toHaveLength(1);
    expect(await portal.get(getTutorPlacement, { body: { token, idPractica: own.id } })).toMatchObject({
      idPractica: own.id,
    });
    await portal.refused(
      getTutorPlacement,
      { body: { token, idPractica: other.id } },
      'placementStudentNotFound',
    );

    const host = await addTutorLink(portal, { companyId: rival.id, email: other.emailTutorEmpresa }, now);
    const hosted = await portal.get(openTutorLink, { body: { token: host } });
    expect(hosted.practicas.map(({ idPractica }) => idPractica)).toContain(other.id);
    expect(hosted.practicas.map(({ idPractica }) => idPractica)).not.toContain(own.id);

    // A company that is blocked has nobody who acts for it.
    const ofRival = eq(companies.id, rival.id);
    await portal.database.orm.update(companies).set({ estado: 'bloqueada' }).where(ofRival);
    await portal.refused(openTutorLink, { body: { token: host } }, 'linkExpiredOrUsed');
    await portal.database.orm.update(companies).set({ estado: 'validada' }).where(ofRival);

    now = new Date(start.getTime() + 2 * 86_400_000);
    for (const call of [openTutorLink, getTutorPlacement] as const)
      await portal.refused(call, { body: { token, idPractica: own.id } }, 'linkExpiredOrUsed');
  });

  test('lose the links that were sent to another address, and have one where they had', async () => {
    const tutor = await addTutor(portal);
    const { nombre, apellidos } = tutor;
    await addPlacement(portal, company.id, { academicTutorId: tutor.id });
    const token = await addTutorLink(portal, { academicTutorId: tutor.id }, now);
    const save = (email: string) =>
      portal.get(saveAcademicTutor, { body: { idTutor: tutor.id, nombre, apellidos, email } }, manager);
    await save(tutor.email);
    await portal.get(openTutorLink, { body: { token } });
    const email = `corregida.${tutor.id}@uni.example`;
    await save(email);
    await portal.refused(openTutorLink, { body: { token } }, 'linkExpiredOrUsed');
    expect((await mails()).filter(({ para }) => para === email)).toMatchObject([{ tipo: 'tutorLink' }]);

    const emailTutorEmpresa = `una.${tutor.id}@empresa.example`;
    const hosted = await addPlacement(portal, company.id, { emailTutorEmpresa });
    const host = await addTutorLink(portal, { companyId: company.id, email: emailTutorEmpresa }, now);
    await portal.get(openTutorLink, { body: { token: host } });
    await portal.database.orm
      .update(placements)
      .set({ emailTutorEmpresa: email })
      .where(eq(placements.id, hosted.id));
    await portal.refused(openTutorLink, { body: { token: host } }, 'linkExpiredOrUsed');
  });

  test('have no link kept that has expired', async () => {
    const { id } = await addTutor(portal);
    const ofTutor = eq(tutorLinks.academicTutorId, id);
    await addTutorLink(portal, { academicTutorId: id }, new Date(start.getTime() - 2 * 86_400_000));
    await addTutorLink(portal, { academicTutorId: id }, start);
    await area.sweep(await portal.tools());
    expect(await portal.database.orm.$count(tutorLinks, ofTutor)).toBe(1);
  });

  test('are sent a new link, of which nobody else learns anything', async () => {
    const tutor = await addTutor(portal);
    const { id: idPractica } = await addPlacement(portal, company.id, {
      academicTutorId: tutor.id,
      emailTutorEmpresa: 'host@empresa.example',
    });
    const sentTo = async (para: string) =>
      (await mails()).filter((mail) => mail.para === para && mail.tipo === 'tutorLink').length;
    for (const email of [tutor.email, 'nadie@uni.example'])
      await portal.get(requestTutorLink, { body: { email } });
    expect(await sentTo(tutor.email)).toBe(1);
    expect(await sentTo('nadie@uni.example')).toBe(0);
    await portal.get(sendTutorLink, { body: { idPractica, tutor: 'empresa' } }, manager);
    await portal.get(sendTutorLink, { body: { idPractica, tutor: 'academico' } }, manager);
    expect(await sentTo(tutor.email)).toBe(2);
    const none = await addPlacement(portal, company.id);
    await portal.refused(
      sendTutorLink,
      { body: { idPractica: none.id, tutor: 'academico' } },
      'notATutor',
      manager,
    );
  });
});

describe('the lists', () => {
  test('of a company has its own placements, what awaits its signature first', async () => {
    const own = await newCompany(portal);
    expect(await portal.get(hasCompanyPlacements, {}, own)).toBe(false);
    const later = await addPlacement(portal, own.id, { estado: 'enCurso', fechaInicio: '2031-04-01' });
    const first = await addPlacement(portal, own.id, {
      faltan: ['firmaEmpresa'],
      titulo: 'Redacción de noticias',
    });
    const list = (filters = {}) =>
      portal.get(listCompanyPlacements, { query: { ...query, ...filters } }, own);
    expect((await list()).practicas.map(({ idPractica }) => idPractica)).toEqual([first.id, later.id]);
    expect(await list({ texto: 'noticias' })).toMatchObject({ numTotal: 1, tienePracticas: true });
    expect(await list({ estado: 'enCurso' })).toMatchObject({
      numTotal: 1,
      practicas: [{ idPractica: later.id }],
    });
  });

  test('of managers leaves what the filters leave, with the urgent first, and goes into a file', async () => {
    const own = await newCompany(portal);
    const tutor = await addTutor(portal);
    const going = await addPlacement(portal, own.id, {
      estado: 'enCurso',
      academicTutorId: tutor.id,
      fechaFin: '2031-10-01',
      horasHechas: 500,
    });
    const urgent = await addPlacement(portal, own.id, { faltan: ['convenio'], fechaInicio: '2030-11-20' });
    const silent = await addPlacement(portal, own.id, { estado: 'finalizada', fechaFin: '2030-11-08' });
    const of = { ...query, idEmpresa: own.id };
    const list = (filters = {}) =>
      portal.get(listManagedPlacements, { query: { ...of, ...filters } }, manager);
    const all = await list();
    expect(all.practicas.map(({ idPractica }) => idPractica)).toEqual([silent.id, urgent.id, going.id]);
    expect(all.practicas.map(({ alertas }) => alertas)).toEqual([
      ['sinInformes'],
      ['empezadaSinListo'],
      ['pasaDeCurso', 'horasDeMas'],
    ]);
    const filters = [
      [{ texto: going.numero }, 1],
      [{ falta: 'convenio' }, 1],
      [{ falta: 'firmaAlumno' }, 0],
      [{ idTutor: tutor.id }, 1],
      [{ curso: 2030 }, 3],
      [{ tipoPractica: 'extracurricular' }, 0],
      [{ conAlertas: 'true' }, 3],
      [{ estado: 'enCurso', conAlertas: 'true' }, 1],
    ] as const;
    for (const [filter, numTotal] of filters) expect(await list(filter)).toMatchObject({ numTotal });
    const { url } = await portal.get(
      exportPlacements,
      { body: { idEmpresa: own.id, formato: 'csv' } },
      manager,
    );
    const { payload } = await portal.app.inject({ url: url });
    expect(payload.trim().split('\n')).toHaveLength(4);
    expect(payload).toContain('Prácticas de análisis');
    // It has names, identity numbers and marks of many: who took it is known, and the newest come first.
    const inFile = [silent, going, urgent].map(({ numero }) => payload.indexOf(numero));
    expect(inFile).toEqual(inFile.toSorted((a, b) => a - b));
    const object = { tipo: 'portal' as const, objeto: 'practicas' };
    const acts = await portal.get(listActs, { params: object }, manager);
    expect(acts).toMatchObject([{ acto: 'exportada' }]);
  });

  test('says in the file where it has not all of them', async () => {
    const row: ExportedPlacement = {
      idAlumno: 1,
      numero: '2030/0001',
      estado: 'cerrada',
      tipoPractica: 'curricular',
      alumno: 'Nora Prats Vidal',
      dni: null,
      titulacion: null,
      empresa: 'Datos del Turia, S. L.',
      cif: 'B12345674',
      titulo: 'Prácticas de análisis',
      fechaInicio: '2031-02-03',
      fechaFin: '2031-06-27',
      horasTotales: 400,
      horasHechas: 400,
      ayudaEstudio: null,
      tutorEmpresa: 'Marta Gil Ros',
      tutorAcademico: null,
      calificacion: null,
    };
    const sheetOf = async (count: number) => {
      const rows = Array.from({ length: count }, () => row);
      const { bytes } = await placementsSheet(rows, 'csv', { language: 'es', today: () => '2030-11-24' });
      return Buffer.from(bytes).toString().trim().split('\n');
    };
    expect((await sheetOf(mostExported)).at(-1)).toContain('2030/0001');
    const cut = await sheetOf(mostExported + 1);
    expect(cut).toHaveLength(mostExported + 2);
    expect(cut.at(-1)).toContain('Hay más prácticas: este fichero tiene las 20000 más recientes.');
  });

  test('lets a manager remind those who are awaited, once a day', async () => {
    const { id, student } = await addPlacement(portal, company.id, {
      faltan: ['firmaAlumno', 'firmaEmpresa'],
    });
    const call = { body: { practicas: [id] } };
    expect(await portal.get(remindPlacements, call, manager)).toEqual({ avisos: 2 });
    expect(await portal.get(remindPlacements, call, manager)).toEqual({ avisos: 0 });
    const closed = await addPlacement(portal, company.id, { estado: 'cerrada', faltan: ['firmaEmpresa'] });
    const ofClosed = { body: { practicas: [closed.id] } };
    expect(await portal.get(remindPlacements, ofClosed, manager)).toEqual({ avisos: 1 });
    expect((await told(portal, student.id)).map(({ tipo }) => tipo)).toContain('placementReminder');
  });
});

test('what is not there, or another’s, is refused', async () => {
  const { id, version, student } = await addPlacement(portal, company.id);
  const stranger = await newStudent(portal);
  const body = { idPractica: id, version, numVersion: 1 };
  await portal.refused(getOwnPlacement, { params: { id } }, 'placementStudentNotFound', stranger);
  await portal.refused(getCompanyPlacement, { params: { id } }, 'placementStudentNotFound', rival);
  await portal.refused(signOwnAnnex, { body }, 'placementStudentNotFound', stranger);
  await portal.refused(signCompanyAnnex, { body }, 'placementStudentNotFound', rival);
  const renounced = { idPractica: id, version, motivo: 'Otra oferta.', desde: '2031-03-01' };
  await portal.refused(renouncePlacement, { body: renounced }, 'placementStudentNotFound', stranger);
  const document = { idPractica: id, idDocumento: 1, version: 1, ...file };
  for (const call of [addPlacementFile, addPlacementDocument, editFollowUpDocument] as const)
    await portal.refused(call, { body: document }, 'placementStudentNotFound', stranger);
  await portal.refused(editFollowUpDocument, { body: document }, 'actionNotAllowed', student);
  const none = 0x7fffffff;
  await portal.refused(getManagedPlacement, { params: { id: none } }, 'placementStudentNotFound', manager);
  const at = { idPractica: none, version: 1 };
  await portal.refused(
    signInstitutionAnnex,
    { body: { ...at, numVersion: 1 } },
    'placementStudentNotFound',
    manager,
  );
  await portal.refused(
    endPlacement,
    { body: { ...at, por: 'centro', motivo: 'No hay.', desde: '2031-03-01' } },
    'placementStudentNotFound',
    manager,
  );
  await portal.refused(
    closePlacement,
    { body: { ...at, motivo: 'No hay.' } },
    'placementStudentNotFound',
    manager,
  );
  await portal.refused(
    sendTutorLink,
    { body: { idPractica: none, tutor: 'empresa' } },
    'placementStudentNotFound',
    manager,
  );
  const asked = {
    idPractica: none,
    nombre: 'Póliza',
    aportadoPor: 'alumno' as const,
    claveEnvio: randomUUID(),
  };
  await portal.refused(requestPlacementDocument, { body: asked }, 'placementStudentNotFound', manager);
});
