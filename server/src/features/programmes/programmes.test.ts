import { randomUUID } from 'node:crypto';
import { correctOffer } from '@portal/contract/managed-offers';
import { createOffer, editOffer } from '@portal/contract/offer-form';
import {
  acceptAdhesions,
  addProgrammeDocument,
  createProgramme,
  deleteProgramme,
  deleteProgrammeDocument,
  editProgramme,
  exportAdhesions,
  getCompanyProgramme,
  getCompanyProgrammeDocument,
  getManagedProgramme,
  getProgramme,
  getProgrammeDocument,
  joinProgramme,
  joinProgrammeAsCompany,
  leaveProgramme,
  leaveProgrammeAsCompany,
  listActiveProgrammes,
  listAdhesions,
  listCompanyProgrammes,
  listManagedProgrammes,
  listProgrammeDocuments,
  listStudentProgrammes,
  refuseAdhesions,
  setProgrammePicture,
} from '@portal/contract/programmes';
import { errors, notices } from '@portal/contract/statuses';
import { getOffer } from '@portal/contract/student-offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { managerActsLog } from '../../db/tables/audit.ts';
import { offers } from '../../db/tables/offers.ts';
import { programmes } from '../../db/tables/programmes.ts';
import { students } from '../../db/tables/students.ts';
import { applyWith, newCompany, newStudent, told } from '../../testing/applications.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import { addManager, addOffer, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { openProfiles } from '../cv/profile.queries.ts';
import { fullInternship } from '../offer-form/offer-form.fixtures.ts';
import { addAdhesion, addDocument, addProgramme, someProgramme } from './programmes.fixtures.ts';
import { eraseAdhesions } from './programmes.queries.ts';

let portal: TestPortal;
let manager: { token: string };

beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.update(offers).set({ idPrograma: null });
  await portal.database.orm.delete(programmes);
});

const adhesions = (id: number) =>
  portal.get(listAdhesions, { params: { id }, query: { pagina: 1, porPagina: 50 } }, manager);
const kinds = async (id: number) => (await told(portal, id)).map(({ tipo }) => tipo);

describe('a programme', () => {
  test('is listed to visitors while it is published and goes on', async () => {
    const { id } = await addProgramme(portal);
    await addProgramme(portal, { publicado: false });
    await addProgramme(portal, { hasta: '2026-02-28' });
    const list = await portal.get(listActiveProgrammes, {}, {});
    expect(list.map(({ idPrograma }) => idPrograma)).toEqual([id]);
  });

  test('that is over, or not published, is found by who joined it alone', async () => {
    const over = await addProgramme(portal, { hasta: '2026-02-28' });
    const hidden = await addProgramme(portal, { publicado: false });
    const student = await newStudent(portal);
    for (const { id } of [over, hidden])
      await portal.refused(getProgramme, { params: { id } }, 'programmeNotFound', student);
    await addAdhesion(portal, over.id, { accountId: student.id });
    const params = { id: over.id };
    expect(await portal.get(getProgramme, { params }, student)).toMatchObject({ participa: true });
    const company = await newCompany(portal);
    await portal.refused(getCompanyProgramme, { params }, 'programmeNotFound', company);
    await portal.refused(joinProgrammeAsCompany, { params }, 'programmeNotFound', company);
    await portal.refused(leaveProgrammeAsCompany, { params }, 'programmeNotFound', company);
    await portal.refused(leaveProgramme, { params: { id: hidden.id } }, 'programmeNotFound', student);
    await portal.refused(joinProgramme, { params: { id: hidden.id } }, 'programmeNotFound', student);
  });

  test('is written once, changed upon what was read, and deleted while nobody has joined it', async () => {
    const body = { claveEnvio: randomUUID(), programa: someProgramme() };
    const { idPrograma } = await portal.get(createProgramme, { body }, manager);
    expect(await portal.get(createProgramme, { body }, manager)).toEqual({ idPrograma });
    const edit = { idPrograma, version: 1, programa: someProgramme({ patrocinador: 'Otra fundación' }) };
    expect(await portal.get(editProgramme, { body: edit }, manager)).toEqual({ version: 2 });
    const older = { ...edit, programa: someProgramme({ patrocinador: 'Nadie' }) };
    await portal.refused(editProgramme, { body: older }, 'cannotChangeState', manager);
    const read = await portal.get(getManagedProgramme, { params: { id: idPrograma } }, manager);
    expect(read.programa.patrocinador).toBe('Otra fundación');
    const student = await newStudent(portal);
    await addAdhesion(portal, idPrograma, { accountId: student.id }, 'solicitada');
    const listed = await portal.get(listManagedProgrammes, { query: { pagina: 1, porPagina: 10 } }, manager);
    expect(listed.programas).toMatchObject([{ idPrograma, numSolicitadas: 1, numAlumnos: 0 }]);
    await portal.refused(deleteProgramme, { body: { id: idPrograma } }, 'cannotChangeState', manager);
    await portal.get(leaveProgramme, { params: { id: idPrograma } }, student);
    await portal.get(deleteProgramme, { body: { id: idPrograma } }, manager);
    await portal.get(deleteProgramme, { body: { id: idPrograma } }, manager);
    const gone = { ...edit, version: 2 };
    await portal.refused(editProgramme, { body: gone }, 'actionNotAllowed', manager);
    const params = { id: idPrograma };
    await portal.refused(getManagedProgramme, { params }, 'actionNotAllowed', manager);
    await portal.refused(
      listAdhesions,
      { params, query: { pagina: 1, porPagina: 10 } },
      'actionNotAllowed',
      manager,
    );
    await portal.refused(
      exportAdhesions,
      { body: { idPrograma, formato: 'csv' } },
      'actionNotAllowed',
      manager,
    );
  });

  test('does not end before it begins', async () => {
    const body = { claveEnvio: randomUUID(), programa: someProgramme({ hasta: '2025-12-31' }) };
    const { datos } = await portal.refused(createProgramme, { body }, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: [{ campo: 'programa.hasta' }] });
  });
});

describe('joining', () => {
  test('is asked for once, also by two contacts at once', async () => {
    const { id } = await addProgramme(portal);
    const company = await newCompany(portal);
    const ask = () => portal.call(joinProgrammeAsCompany, { params: { id } }, company);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 64, 64]);
    expect((await adhesions(id)).numTotal).toBe(1);
    expect(joinProgrammeAsCompany.notice && notices[joinProgrammeAsCompany.notice].code).toBe(533);
    const [own] = await portal.get(listCompanyProgrammes, {}, company);
    expect(own).toMatchObject({ estado: 'solicitada', puedeOfertar: false });
  });

  test('is not asked for where nobody needs it, it is closed, or it is for others', async () => {
    const student = await newStudent(portal);
    const company = await newCompany(portal);
    const free = await addProgramme(portal, { adhesionAlumnos: false, adhesionEmpresas: false });
    const params = { id: free.id };
    await portal.refused(joinProgramme, { params }, 'programmeNeedsNoAdhesion', student);
    await portal.refused(joinProgrammeAsCompany, { params }, 'programmeNeedsNoAdhesion', company);
    const closed = await addProgramme(portal, { abierto: false });
    await portal.refused(joinProgramme, { params: { id: closed.id } }, 'actionNotAllowed', student);
    await portal.refused(joinProgrammeAsCompany, { params: { id: closed.id } }, 'actionNotAllowed', company);
    const alumni = await addProgramme(portal, { para: 'antiguos' });
    await portal.refused(joinProgramme, { params: { id: alumni.id } }, 'actionNotAllowed', student);
  });

  test('is accepted and refused with a reason, each told once, and can be withdrawn unless refused', async () => {
    const { id } = await addProgramme(portal);
    const [yes, no] = [await newStudent(portal), await newStudent(portal)];
    for (const one of [yes, no]) await portal.get(joinProgramme, { params: { id } }, one);
    expect(joinProgramme.notice && notices[joinProgramme.notice].code).toBe(534);
    const [first, second] = (await adhesions(id)).adhesiones;
    expect([first, second]).toMatchObject([yes, no].map((one) => ({ quien: 'alumno', idQuien: one.id })));
    const accept = { idPrograma: id, adhesiones: [first?.id ?? 0] };
    expect(await portal.get(acceptAdhesions, { body: accept }, manager)).toEqual({ numCambiadas: 1 });
    expect(await portal.get(acceptAdhesions, { body: accept }, manager)).toEqual({ numCambiadas: 0 });
    const refuse = { idPrograma: id, adhesiones: [second?.id ?? 0], motivo: 'No quedan plazas' };
    await portal.get(refuseAdhesions, { body: refuse }, manager);
    expect(await kinds(yes.id)).toEqual(['adhesionAccepted']);
    expect(await kinds(no.id)).toEqual(['adhesionRefused']);
    expect(await portal.get(listStudentProgrammes, {}, yes)).toMatchObject([{ estado: 'aceptada' }]);
    const params = { id };
    expect(await portal.get(getProgramme, { params }, no)).toMatchObject({
      adhesion: { estado: 'rechazada', motivo: 'No quedan plazas' },
      participa: false,
    });
    await portal.get(leaveProgramme, { params }, no);
    await portal.refused(joinProgramme, { params }, 'adhesionAlreadyRequested', no);
    await portal.get(leaveProgramme, { params }, yes);
    expect(await portal.get(getProgramme, { params }, yes)).toMatchObject({
      adhesion: null,
      puedeSolicitar: true,
    });
    await portal.refused(
      acceptAdhesions,
      { body: { ...accept, idPrograma: id + 1 } },
      'actionNotAllowed',
      manager,
    );
    await portal.refused(
      refuseAdhesions,
      { body: { ...refuse, idPrograma: id + 1 } },
      'actionNotAllowed',
      manager,
    );
    expect(
      (await portal.get(exportAdhesions, { body: { idPrograma: id, formato: 'csv' } }, manager)).url,
    ).toMatch(/^http|^\//);
    const acts = await portal.database.orm.select({ acto: managerActsLog.acto }).from(managerActsLog);
    expect(acts).toContainEqual({ acto: 'exportada' });
  });

  test('is forgotten with the account', async () => {
    const { id } = await addProgramme(portal);
    const student = await newStudent(portal);
    await addAdhesion(portal, id, { accountId: student.id });
    await eraseAdhesions(portal.database, [student.id]);
    expect((await adhesions(id)).numTotal).toBe(0);
  });
});

describe('documents', () => {
  test('are for who takes part', async () => {
    const { id } = await addProgramme(portal);
    const student = await newStudent(portal);
    const company = await newCompany(portal);
    const document = await addDocument(portal, id);
    const params = { id: document };
    await portal.refused(getProgrammeDocument, { params }, 'adheredOnly', student);
    await portal.refused(getCompanyProgrammeDocument, { params }, 'adheredOnly', company);
    expect(await portal.get(getProgramme, { params: { id } }, student)).toMatchObject({
      documentos: [],
      numDocumentos: 1,
    });
    await addAdhesion(portal, id, { accountId: student.id });
    await addAdhesion(portal, id, { companyId: company.id });
    expect(await portal.get(getProgrammeDocument, { params }, student)).toMatchObject({
      nombre: 'bases.pdf',
    });
    await portal.get(getCompanyProgrammeDocument, { params }, company);
    const missing = { params: { id: document + 1 } };
    await portal.refused(getProgrammeDocument, missing, 'programmeNotFound', student);
    await portal.refused(getCompanyProgrammeDocument, missing, 'programmeNotFound', company);
  });

  test('are listed to a company by programme, while it takes part', async () => {
    const company = await newCompany(portal);
    const [first, free, other] = [
      await addProgramme(portal),
      await addProgramme(portal, { adhesionEmpresas: false, desde: '2026-02-01' }),
      await addProgramme(portal),
    ];
    const ids: number[] = [];
    for (const { id } of [first, free, other]) ids.push(await addDocument(portal, id));
    await addAdhesion(portal, first.id, { companyId: company.id });
    await addAdhesion(portal, other.id, { companyId: company.id }, 'solicitada');
    await addAdhesion(portal, other.id, { companyId: (await newCompany(portal)).id });
    const documento = { nombre: 'bases.pdf', url: expect.any(String) };
    expect(await portal.get(listProgrammeDocuments, {}, company)).toMatchObject([
      { idPrograma: free.id, documentos: [{ id: ids[1], documento }] },
      { idPrograma: first.id, titulo: 'Programa Talento', documentos: [{ id: ids[0], documento }] },
    ]);
    await portal.get(leaveProgrammeAsCompany, { params: { id: first.id } }, company);
    expect(await portal.get(listProgrammeDocuments, {}, company)).toHaveLength(1);
  });

  test('of a programme that asks for no adhesion are for those whom it is for', async () => {
    const { id } = await addProgramme(portal, { adhesionAlumnos: false, para: 'antiguos' });
    const params = { id: await addDocument(portal, id) };
    const [student, graduate] = [await newStudent(portal), await newStudent(portal)];
    await portal.database.orm.update(students).set({ esAntiguo: true }).where(eq(students.id, graduate.id));
    await portal.refused(getProgrammeDocument, { params }, 'adheredOnly', student);
    await portal.get(getProgrammeDocument, { params }, graduate);
    expect(await portal.get(getProgramme, { params: { id } }, student)).toMatchObject({
      participa: false,
      puedeSolicitar: false,
      documentos: [],
    });
    const { urlAcceso } = await addOffer(portal, (await newCompany(portal)).id, {
      content: { idPrograma: id },
    });
    expect(await applyWith(portal, student.token, urlAcceso)).toMatchObject({ status: 91 });
    const profiles = openProfiles(portal.database);
    expect((await profiles(student.id)).programas).toEqual([]);
    expect((await profiles(graduate.id)).programas).toEqual([id]);
  });

  test('of a programme that is not published any more are nobody’s', async () => {
    const { id } = await addProgramme(portal, { publicado: false });
    const student = await newStudent(portal);
    await addAdhesion(portal, id, { accountId: student.id });
    const params = { id: await addDocument(portal, id) };
    await portal.refused(getProgrammeDocument, { params }, 'programmeNotFound', student);
  });

  test('and the picture are kept by managers', async () => {
    const { id } = await addProgramme(portal);
    const fichero = {
      ficheroB64: fileSamples.pdf.toString('base64'),
      extension_adjunto: 'pdf',
      nombre: 'bases.pdf',
    };
    const added = await portal.get(addProgrammeDocument, { body: { idPrograma: id, fichero } }, manager);
    await portal.get(deleteProgrammeDocument, { body: added }, manager);
    await portal.refused(
      addProgrammeDocument,
      { body: { idPrograma: id + 1, fichero } },
      'actionNotAllowed',
      manager,
    );
    await portal.refused(
      addProgrammeDocument,
      { body: { idPrograma: id, fichero: { ...fichero, extension_adjunto: 'exe' } } },
      'fileTypeNotAllowed',
      manager,
    );
    const picture = { extension: 'png', ficheroB64: fileSamples.png.toString('base64') } as const;
    await portal.get(setProgrammePicture, { body: { idPrograma: id, ...picture } }, manager);
    const read = await portal.get(getManagedProgramme, { params: { id } }, manager);
    expect(read).toMatchObject({ documentos: [], urlImagen: expect.any(String) });
    const other = { body: { idPrograma: id + 1, ...picture } };
    await portal.refused(setProgrammePicture, other, 'actionNotAllowed', manager);
    const wrong = { body: { idPrograma: id, ...picture, extension: 'jpg' as const } };
    await portal.refused(setProgrammePicture, wrong, 'fileTypeNotAllowed', manager);
    const large = Buffer.from(fileSamples.png);
    large.writeUInt32BE(1001, 16);
    const over = { body: { idPrograma: id, ...picture, ficheroB64: large.toString('base64') } };
    await portal.refused(setProgrammePicture, over, 'photoOverLimit', manager);
  });
});

test('its refusals have the numbers of the specification', () => {
  const { dedicationRequired, programmeNotFound, adhesionAlreadyRequested } = errors;
  const { programmeNeedsNoAdhesion, adheredOnly } = errors;
  expect(
    [
      dedicationRequired,
      programmeNotFound,
      adhesionAlreadyRequested,
      programmeNeedsNoAdhesion,
      adheredOnly,
    ].map(({ code }) => code),
  ).toEqual([58, 63, 64, 65, 91]);
});

describe('an offer of a programme', () => {
  const send = (company: { token: string }, idPrograma: number, more = {}) =>
    portal.call(
      createOffer,
      { body: { claveEnvio: randomUUID(), oferta: fullInternship({ idPrograma, ...more }) } },
      company,
    );

  test('is sent by a company that takes part, with the dedication that is asked for', async () => {
    const company = await newCompany(portal);
    const { id } = await addProgramme(portal, { exigeDedicacion: true });
    expect(await send(company, id)).toMatchObject({
      datos: { campos: [{ campo: 'oferta.idPrograma' }] },
    });
    expect(await send(company, id + 1)).toMatchObject({
      datos: { campos: [{ campo: 'oferta.idPrograma' }] },
    });
    await addAdhesion(portal, id, { companyId: company.id });
    expect(
      await send(company, id, { tiempoDedicacionJornada: 50, meses: 12, fechaFin: '2032-01-31' }),
    ).toMatchObject({ status: 58 });
    expect(
      await send(company, id, { tiempoDedicacionJornada: 80, meses: 12, fechaFin: '2032-01-31' }),
    ).toMatchObject({ status: 0 });
    const [own] = await portal.get(listCompanyProgrammes, {}, company);
    expect(own).toMatchObject({ estado: 'aceptada', puedeOfertar: true });
  });

  test('keeps the dedication when its company, or a manager, changes it', async () => {
    const company = await newCompany(portal);
    const { id } = await addProgramme(portal, { exigeDedicacion: true });
    await addAdhesion(portal, id, { companyId: company.id });
    const year = { tiempoDedicacionJornada: 80, meses: 12, fechaFin: '2032-01-31' };
    const envelope = await send(company, id, year);
    const urlOferta = envelope.datos?.urlAcceso ?? '';
    const changed = (values: object) => ({
      body: { urlOferta, oferta: fullInternship({ idPrograma: id, ...year, ...values }) },
    });
    await portal.refused(editOffer, changed({ meses: 11 }), 'dedicationRequired', company);
    await portal.get(editOffer, changed({ plazas: 5 }), company);
    await portal.database.orm
      .update(offers)
      .set({ estado: 'abierta' })
      .where(eq(offers.urlAcceso, urlOferta));
    await portal.refused(
      correctOffer,
      changed({ tiempoDedicacionJornada: 79 }),
      'dedicationRequired',
      manager,
    );
    await portal.get(leaveProgrammeAsCompany, { params: { id } }, company);
    await portal.get(correctOffer, changed({ plazas: 6 }), manager);
    const other = (await addProgramme(portal)).id;
    expect(await portal.call(correctOffer, changed({ idPrograma: other }), manager)).toMatchObject({
      datos: { campos: [{ campo: 'oferta.idPrograma' }] },
    });
  });

  test('is seen by every student and applied to by its participants', async () => {
    const company = await newCompany(portal);
    const { id } = await addProgramme(portal);
    const { urlAcceso } = await addOffer(portal, company.id, { content: { idPrograma: id } });
    const [inside, outside] = [await newStudent(portal), await newStudent(portal)];
    await addAdhesion(portal, id, { accountId: inside.id });
    await addAdhesion(portal, id, { accountId: outside.id }, 'solicitada');
    const read = await portal.get(getOffer, { params: { id: urlAcceso } }, outside);
    expect(read.puedeInscribirse).toBe(false);
    expect(read.requisitos).toContainEqual(
      expect.objectContaining({ regla: 'programa', cumple: false, remedio: expect.any(String) }),
    );
    expect(await applyWith(portal, outside.token, urlAcceso)).toMatchObject({ status: 91 });
    expect(await applyWith(portal, inside.token, urlAcceso)).toMatchObject({ status: 0 });
    const params = { id };
    expect(await portal.get(getProgramme, { params }, inside)).toMatchObject({
      numOfertas: 1,
      ofertas: [{ urlAcceso, tipo: 'practicas' }],
    });
    expect(await portal.get(getCompanyProgramme, { params }, company)).toMatchObject({
      numOfertas: 1,
      ofertas: [],
    });
    await portal.refused(deleteProgramme, { body: { id } }, 'cannotChangeState', manager);
  });
});
