import { randomUUID } from 'node:crypto';
import { getOwnOffer, listOwnOffers } from '@portal/contract/company-offers';
import type { Call } from '@portal/contract/endpoint';
import { getIncorporationForm } from '@portal/contract/incorporation-forms';
import {
  checkCompany,
  checkCompanyContact,
  checkStudent,
  completeProposal,
  confirmAsCompany,
  confirmAsStudent,
  getCompanyProposal,
  getManagedProposal,
  getStudentProposal,
  listCompanyProposals,
  listProposals,
  listStudentProposals,
  listStudentStudies,
  proposeAsCompany,
  proposeAsStudent,
  rejectProposal,
  unknown,
  validateProposal,
  vouchForProposal,
  withdrawAsCompany,
  withdrawAsStudent,
} from '@portal/contract/proposals';
import { countPending } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { incorporationForms } from '../../db/tables/incorporation-forms.ts';
import { offerHistory, offers } from '../../db/tables/offers.ts';
import { internshipProposals } from '../../db/tables/proposals.ts';
import { eventsOf, jobsOf, newCompany, newStudent, snapshotsOf, told } from '../../testing/applications.ts';
import { addCompany, addManager, managerToken, newCif, newDni } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { proposals } from './proposals.area.ts';
import { addProposal, internship, ofUnknownCompany, people, studyOf } from './proposals.fixtures.ts';
import { mostOpen } from './register.ts';

const now = new Date('2030-12-01T10:00:00Z');
let portal: TestPortal;
let manager: { token: string };
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());

const newcomer = async (values: Parameters<typeof newStudent>[1] = {}) => {
  const student = await newStudent(portal, { dni: newDni(), ...values }, { idTitulacion: 111 });
  return { ...student, idEstudio: await studyOf(portal, student.id) };
};
const host = () => newCompany(portal, { cif: newCif() });

type StudentBody = Call<typeof proposeAsStudent>['body'];
type CompanyBody = Call<typeof proposeAsCompany>['body'];

const asStudent = async (student: Awaited<ReturnType<typeof newcomer>>, more: Partial<StudentBody> = {}) =>
  portal.call(
    proposeAsStudent,
    {
      body: { ...ofUnknownCompany, idEstudio: student.idEstudio, claveEnvio: randomUUID(), ...more },
    },
    student,
  );
const asCompany = (company: { token: string }, more: Partial<CompanyBody> = {}) =>
  portal.call(
    proposeAsCompany,
    {
      body: {
        ...internship,
        ...people,
        dni: unknown,
        nombreAlumno: 'Nora Prats Vidal',
        titulacion: unknown,
        claveEnvio: randomUUID(),
        ...more,
      },
    },
    company,
  );
const registered = (answer: { status: number; datos: { idPropuesta: number } }) => {
  if (answer.status !== 0) throw new Error(JSON.stringify(answer));
  return answer.datos.idPropuesta;
};

const ofStudent = (id: number, who: { token: string }) =>
  portal.get(getStudentProposal, { params: { id } }, who);
const ofCompany = (id: number, who: { token: string }) =>
  portal.get(getCompanyProposal, { params: { id } }, who);
const managed = (id: number) => portal.get(getManagedProposal, { params: { id } }, manager);
const seen = async (id: number) => ({ idPropuesta: id, version: (await managed(id)).version });
const toldOf = async (accountId: number, tipo: string) =>
  (await told(portal, accountId)).filter((one) => one.tipo === tipo).length;
const validate = async (id: number) => portal.call(validateProposal, { body: await seen(id) }, manager);

describe('what is looked up', () => {
  test('a company by its tax id, and whether an e-mail is one of its contacts: nothing else', async () => {
    const [student, company] = [await newcomer(), await host()];
    const other = await addCompany(portal, { cif: newCif(), estado: 'pendiente' });
    const check = (cif: string) => portal.get(checkCompany, { body: { cif } }, student);
    expect(await check(company.cif)).toEqual({ existe: true, nombreComercial: company.nombreComercial });
    expect(await check(other.cif)).toEqual({ existe: false, nombreComercial: null });
    const [contact] = await portal.database.orm
      .select()
      .from(accounts)
      .where(eq(accounts.id, company.contactId));
    const known = (cif: string, email: string) =>
      portal.get(checkCompanyContact, { body: { cif, email } }, student);
    expect(await known(company.cif, contact?.email ?? '')).toEqual({ existe: true });
    expect(await known(company.cif, 'nadie@empresa.example')).toEqual({ existe: false });
    expect(await known(other.cif, contact?.email ?? '')).toEqual({ existe: false });
  });

  test('a student by number is there or not, whatever the reason, and has degrees by name alone', async () => {
    const company = await host();
    const [student, without] = [newDni(), newDni()];
    await newcomer({ dni: student });
    await newcomer({ dni: without, conPracticas: false });
    const check = (dni: string) => portal.call(checkStudent, { body: { dni } }, company);
    expect(await check(student.toLowerCase())).toMatchObject({ status: 0, datos: null });
    const none = await portal.refused(
      checkStudent,
      { body: { dni: newDni() } },
      'noCandidateWithId',
      company,
    );
    expect(none.status).toBe(509);
    expect(await check(without)).toEqual({ ...none, referencia: expect.anything() });
    const degrees = await portal.get(listStudentStudies, { body: { dni: student } }, company);
    expect(degrees).toEqual([{ idEstudio: expect.any(Number), titulo: 'Ingeniería Informática' }]);
    await portal.refused(listStudentStudies, { body: { dni: without } }, 'noCandidateWithId', company);
  });
});

test('a student’s proposal: the company confirms its part, a manager validates it, the form is open and filled', async () => {
  const [student, company] = [await newcomer(), await host()];
  const clave = randomUUID();
  const body = { cif: company.cif, ...people, claveEnvio: clave };
  const id = registered(await asStudent(student, body));
  // An answer that was lost: the same again is the same proposal, told once.
  expect(registered(await asStudent(student, body))).toBe(id);
  expect(await toldOf(company.contactId, 'proposalOfStudent')).toBe(1);
  expect(await portal.get(listCompanyProposals, {}, company)).toMatchObject([
    { idPropuesta: id, espera: 'empresa', otraParte: 'Nora Prats Vidal', propone: 'Alumno' },
  ]);
  expect(await ofStudent(id, student)).toMatchObject({
    estado: 'registrada',
    titulacion: 'Ingeniería Informática',
    firmante: { nombre: 'Aina' },
    puedeConfirmar: false,
    puedeRetirar: true,
  });
  const read = await ofCompany(id, company);
  expect(read).toMatchObject({
    puedeConfirmar: true,
    candidato: { dni: null },
    contacto: { nombre: 'Pere' },
  });

  const confirmed = { idPropuesta: id, version: read.version, ...people, nombreFirmante: 'Laia' };
  await portal.get(confirmAsCompany, { body: confirmed }, company);
  await portal.get(confirmAsCompany, { body: confirmed }, company);
  expect(await toldOf(student.id, 'proposalConfirmedByCompany')).toBe(1);
  // What the company has said of its people is not the student's to read.
  expect(await ofStudent(id, student)).toMatchObject({
    estado: 'confirmada',
    contacto: null,
    firmante: null,
  });

  const { datos } = await validate(id);
  const { idSolicitud } = datos;
  expect(await ofCompany(id, company)).toMatchObject({ estado: 'validada', practica: { idSolicitud } });
  const form = await portal.get(getIncorporationForm, { params: { id: idSolicitud } }, company);
  expect(form).toMatchObject({
    estado: 'abierto',
    datos: {
      firmanteAnexo: { nombre: 'Laia', cargo: 'Directora general' },
      contacto: { email: people.emailContacto },
      horario: { fechaInicio: internship.fechaInicio },
      condiciones: { remunerada: true, ayudaEstudio: 400 },
    },
    contexto: { alumno: { apellidos: 'Prats Vidal' }, oferta: { titulo: internship.titulo } },
    historial: [{ tipo: 'abierto' }],
  });
  await expectBegun(idSolicitud, company);
  expect(await toldOf(student.id, 'internshipAgreed')).toBe(1);
  expect(await toldOf(company.contactId, 'incorporationFormOpened')).toBe(1);
  expect(await validate(id)).toMatchObject({ status: 49 });
});

/** What the application of an agreed internship has, as any other. */
async function expectBegun(idSolicitud: number, company: { id: number; token: string }) {
  const { orm } = portal.database;
  const [form] = await orm
    .select()
    .from(incorporationForms)
    .where(eq(incorporationForms.applicationId, idSolicitud));
  expect(form?.tipoPractica).toBe('curricular');
  const { ofertas } = await portal.get(listOwnOffers, { query: {} }, company);
  expect(ofertas).toMatchObject([
    { origen: 'propuesta', estadoOferta: 'cerrada', plazas: 1, numCandidatos: 1, titulo: internship.titulo },
  ]);
  const urlAcceso = ofertas[0]?.urlAcceso ?? '';
  expect(await portal.get(getOwnOffer, { params: { id: urlAcceso } }, company)).toMatchObject({
    cierre: null,
    oferta: { fechaInicio: internship.fechaInicio, ayudaEstudio: 400 },
  });
  const [offer] = await orm.select().from(offers).where(eq(offers.urlAcceso, urlAcceso));
  const happened = await orm
    .select()
    .from(offerHistory)
    .where(eq(offerHistory.offerId, offer?.id ?? 0));
  expect(happened).toMatchObject([{ hecho: 'propuesta', quien: 'gestor' }]);
  expect(await eventsOf(portal, idSolicitud)).toMatchObject([{ quien: 'gestor', idEstado: 98 }]);
  expect(await snapshotsOf(portal, idSolicitud)).toMatchObject([
    { cv: { personales: { apellidos: 'Prats Vidal' } } },
  ]);
  expect(await jobsOf(portal, 'snapshotPdf')).toContainEqual({ applicationId: idSolicitud });
}

test('a company’s proposal: the student is named once they have confirmed it', async () => {
  const [student, company, rival] = [await newcomer(), await host(), await host()];
  const [row] = await portal.database
    .raw('select dni from students where id = $1', [student.id])
    .then(({ rows }) => rows as { dni: string }[]);
  const dni = row?.dni ?? '';
  const id = registered(
    await asCompany(company, { dni, nombreAlumno: null, titulacion: null, idEstudio: student.idEstudio }),
  );
  const before = await ofCompany(id, company);
  expect(before).toMatchObject({ espera: 'alumno', otraParte: null, candidato: { nombre: null, dni } });
  expect(JSON.stringify(before)).not.toContain('Prats');
  await portal.refused(getCompanyProposal, { params: { id } }, 'actionNotAllowed', rival);
  await portal.refused(getStudentProposal, { params: { id } }, 'actionNotAllowed', await newcomer());

  expect(await toldOf(student.id, 'proposalOfCompany')).toBe(1);
  expect(await portal.get(listStudentProposals, {}, student)).toMatchObject([
    { idPropuesta: id, espera: 'alumno', otraParte: company.nombreComercial },
  ]);
  const { version, idEstudio } = await ofStudent(id, student);
  expect(idEstudio).toBe(student.idEstudio);
  const confirmation = { idPropuesta: id, version, idEstudio: student.idEstudio };
  const another = { ...confirmation, idEstudio: (await newcomer()).idEstudio };
  await portal.refused(confirmAsStudent, { body: another }, 'studiesNotFound', student);
  const stale = { ...confirmation, version: version + 1 };
  await portal.refused(confirmAsStudent, { body: stale }, 'cannotChangeState', student);
  await portal.get(confirmAsStudent, { body: confirmation }, student);
  await portal.get(confirmAsStudent, { body: confirmation }, student);
  expect(await toldOf(company.contactId, 'proposalConfirmedByStudent')).toBe(1);
  expect(await ofCompany(id, company)).toMatchObject({ candidato: { nombre: 'Nora Prats Vidal' } });
  expect(await validate(id)).toMatchObject({ status: 0, datos: { estado: 'validada' } });
});

test('what is unknown is a manager’s: who it is, what they said, and then the form opens', async () => {
  const [student, company] = [await newcomer(), await host()];
  const pending = async () => (await portal.get(countPending, {}, manager)).numPropuestas;
  const before = await pending();
  const id = registered(await asStudent(student));
  expect(await pending()).toBe(before + 1);
  expect(await managed(id)).toMatchObject({
    espera: 'gestor',
    faltan: ['empresa', 'contacto', 'firmante'],
    empresa: { idEmpresa: null, nombre: 'Talleres Mediterráneo', localidad: 'Sagunt' },
    alumno: { idAlumno: student.id },
  });
  const vouched = { ...(await seen(id)), nota: 'Lo confirman por teléfono.' };
  await portal.refused(vouchForProposal, { body: vouched }, 'mandatoryDataMissing', manager);
  expect(await validate(id)).toMatchObject({ status: 49 });

  const completion = { ...(await seen(id)), ...people, cif: newCif() };
  const nobody = await portal.call(completeProposal, { body: completion }, manager);
  expect(nobody.datos).toMatchObject({ campos: [{ campo: 'cif' }] });
  await portal.get(completeProposal, { body: { ...completion, cif: company.cif } }, manager);
  await portal.refused(completeProposal, { body: completion }, 'cannotChangeState', manager);
  expect(await managed(id)).toMatchObject({
    espera: 'empresa',
    faltan: [],
    empresa: { idEmpresa: company.id },
  });
  expect(await pending()).toBe(before);
  expect(await toldOf(company.contactId, 'proposalOfStudent')).toBe(1);

  await portal.get(vouchForProposal, { body: { ...(await seen(id)), nota: vouched.nota } }, manager);
  expect((await managed(id)).historial[0]).toMatchObject({ tipo: 'confirmacionAnotada', nota: vouched.nota });
  const again = { ...(await seen(id)), nota: vouched.nota };
  await portal.refused(vouchForProposal, { body: again }, 'cannotChangeState', manager);
  // How the institution came to know is between its managers.
  expect((await ofStudent(id, student)).historial[0]).toMatchObject({ nota: null });
  expect(await validate(id)).toMatchObject({ status: 0 });
});

test('a manager names the student of a company’s proposal by number or e-mail, with the degree', async () => {
  const [student, company] = [await newcomer(), await host()];
  const id = registered(await asCompany(company));
  const completion = { ...(await seen(id)), ...people };
  const wrong = { ...completion, alumno: 'nadie@example.test' };
  const nobody = await portal.call(completeProposal, { body: wrong }, manager);
  expect(nobody.datos).toMatchObject({ campos: [{ campo: 'alumno' }] });
  const another = { ...completion, alumno: student.usuario, idEstudio: (await newcomer()).idEstudio };
  const refused = await portal.call(completeProposal, { body: another }, manager);
  expect(refused.datos).toMatchObject({ campos: [{ campo: 'idEstudio' }] });
  const right = { ...completion, alumno: student.usuario, idEstudio: student.idEstudio };
  await portal.get(completeProposal, { body: right }, manager);
  expect(await toldOf(student.id, 'proposalOfCompany')).toBe(1);
  expect(await ofCompany(id, company)).toMatchObject({ espera: 'alumno', otraParte: 'Nora Prats Vidal' });
});

describe('registering', () => {
  test('an unpaid internship that begins within ten days is refused', async () => {
    const [student, company] = [await newcomer(), await host()];
    const soon = { remunerada: false, ayudaEstudio: null, fechaInicio: '2030-12-10' } as const;
    expect(await asStudent(student, soon)).toMatchObject({ status: 109 });
    expect(await asCompany(company, soon)).toMatchObject({ status: 109 });
    expect(await asStudent(student, { ...soon, fechaInicio: '2030-12-11' })).toMatchObject({ status: 0 });
  });

  test('a student needs the service, the degree and a social security number', async () => {
    expect(await asStudent(await newcomer({ conPracticas: false }))).toMatchObject({ status: 21 });
    const student = await newcomer({ numSegSocial: null });
    expect(await asStudent(student)).toMatchObject({ status: 518, aviso: { boton: { enlace: '/cv' } } });
    expect(await asStudent(student, { idEstudio: (await newcomer()).idEstudio })).toMatchObject({
      status: 41,
    });
    const company = await host();
    const { idPropuesta, version } = await addProposal(portal, {
      propone: 'Empresa',
      studentId: student.id,
      companyId: company.id,
    });
    const confirmation = { idPropuesta, version, idEstudio: student.idEstudio };
    await portal.refused(confirmAsStudent, { body: confirmation }, 'internshipDataMissing', student);
  });

  test('says beside the fields what is missing of whom the portal does not know', async () => {
    const [student, company] = [await newcomer(), await host()];
    const fields = (answer: { datos: unknown }) =>
      (answer.datos as { campos: { campo: string }[] }).campos.map(({ campo }) => campo);
    const bare = { nombreEmpresa: null, emailContacto: 'a@b.example', nombreContacto: null };
    expect(fields(await asStudent(student, { ...bare, cif: newCif() }))).toEqual([
      'nombreEmpresa',
      'nombreContacto',
    ]);
    expect(fields(await asStudent(student, { ...bare, cif: company.cif }))).toEqual(['nombreContacto']);
    expect(fields(await asCompany(company, { nombreAlumno: '' }))).toEqual(['nombreAlumno']);
  });

  test('a company proposes students and degrees that are there', async () => {
    const [student, company] = [await newcomer(), await host()];
    const nobody = { dni: newDni(), titulacion: unknown };
    expect(await asCompany(company, nobody)).toMatchObject({ status: 509 });
    const another = { idEstudio: student.idEstudio, titulacion: null };
    expect(await asCompany(company, another)).toMatchObject({ status: 41 });
  });

  test('neither side has more than so many undecided', async () => {
    const [student, company] = [await newcomer(), await host()];
    for (let made = 0; made < mostOpen.Alumno; made += 1)
      await addProposal(portal, { propone: 'Alumno', studentId: student.id, companyId: null });
    expect(await asStudent(student)).toMatchObject({ status: 48 });
    for (let made = 0; made < mostOpen.Empresa; made += 1)
      await addProposal(portal, { propone: 'Empresa', studentId: null, companyId: company.id });
    expect(await asCompany(company)).toMatchObject({ status: 48 });
  });
});

describe('going back on it', () => {
  test('either side may until it is validated, and the other is told why', async () => {
    const [student, company] = [await newcomer(), await host()];
    const sides = { studentId: student.id, companyId: company.id };
    const motivo = 'He encontrado otras prácticas.';
    const first = await addProposal(portal, { propone: 'Alumno', ...sides });
    const body = { idPropuesta: first.idPropuesta, motivo };
    await portal.get(withdrawAsStudent, { body }, student);
    await portal.get(withdrawAsStudent, { body }, student);
    expect(await toldOf(company.contactId, 'proposalWithdrawnByStudent')).toBe(1);
    const second = await addProposal(portal, { propone: 'Alumno', estado: 'confirmada', ...sides });
    await portal.get(withdrawAsCompany, { body: { idPropuesta: second.idPropuesta, motivo } }, company);
    expect(await toldOf(student.id, 'proposalWithdrawnByCompany')).toBe(1);
    expect((await ofStudent(second.idPropuesta, student)).historial[0]).toMatchObject({
      tipo: 'retirada',
      quien: 'empresa',
      nota: motivo,
    });
    const done = await addProposal(portal, { propone: 'Alumno', estado: 'validada', ...sides });
    const late = { idPropuesta: done.idPropuesta, motivo };
    await portal.refused(withdrawAsStudent, { body: late }, 'cannotChangeState', student);
    await portal.refused(withdrawAsCompany, { body: late }, 'cannotChangeState', company);
  });

  test('what is another’s is not there', async () => {
    const [student, company] = [await newcomer(), await host()];
    const { idPropuesta, version } = await addProposal(portal, {
      propone: 'Alumno',
      studentId: student.id,
      companyId: company.id,
    });
    const [other, rival] = [await newcomer(), await host()];
    const motivo = 'No es mía.';
    await portal.refused(withdrawAsStudent, { body: { idPropuesta, motivo } }, 'actionNotAllowed', other);
    await portal.refused(withdrawAsCompany, { body: { idPropuesta, motivo } }, 'actionNotAllowed', rival);
    const part = { idPropuesta, version, ...people };
    await portal.refused(confirmAsCompany, { body: part }, 'actionNotAllowed', rival);
    const study = { idPropuesta, version, idEstudio: student.idEstudio };
    await portal.refused(confirmAsStudent, { body: study }, 'cannotChangeState', student);
    await portal.refused(confirmAsStudent, { body: study }, 'actionNotAllowed', other);
    const stale = { ...part, version: version + 1 };
    await portal.refused(confirmAsCompany, { body: stale }, 'cannotChangeState', company);
  });
});

describe('a manager', () => {
  test('refuses with a reason that both sides read', async () => {
    const [student, company] = [await newcomer(), await host()];
    const sides = { studentId: student.id, companyId: company.id };
    const { idPropuesta, version } = await addProposal(portal, { propone: 'Empresa', ...sides });
    const body = { idPropuesta, version, motivo: 'No es de tu plan de estudios.' };
    expect(await portal.get(rejectProposal, { body }, manager)).toEqual({ estado: 'rechazada', version: 2 });
    expect(await toldOf(student.id, 'proposalRejectedForStudent')).toBe(1);
    expect(await toldOf(company.contactId, 'proposalRejectedForCompany')).toBe(1);
    await portal.refused(rejectProposal, { body: { ...body, version: 2 } }, 'cannotChangeState', manager);
  });

  test('begins nothing with a side that is missing or has gone', async () => {
    const [student, company] = [await newcomer(), await host()];
    const add = (sides: { studentId: number | null; companyId: number | null }) =>
      addProposal(portal, { propone: 'Alumno', estado: 'confirmada', ...sides });
    const refused = async (
      sides: Parameters<typeof add>[0],
      refusal: 'mandatoryDataMissing' | 'companyProblem' | 'noCandidateWithId',
    ) => portal.refused(validateProposal, { body: await add(sides) }, refusal, manager);
    await refused({ studentId: student.id, companyId: null }, 'mandatoryDataMissing');
    const blocked = await addCompany(portal, { cif: newCif() });
    await portal.database.orm
      .update(companies)
      .set({ estado: 'bloqueada' })
      .where(eq(companies.id, blocked.id));
    await refused({ studentId: student.id, companyId: blocked.id }, 'companyProblem');
    const left = await newcomer();
    await portal.database.orm.update(accounts).set({ estado: 'baja' }).where(eq(accounts.id, left.id));
    await refused({ studentId: left.id, companyId: company.id }, 'noCandidateWithId');
  });

  test('finds none of what is not there', async () => {
    const nowhere = { idPropuesta: 999_999, version: 1 };
    await portal.refused(getManagedProposal, { params: { id: 999_999 } }, 'actionNotAllowed', manager);
    await portal.refused(validateProposal, { body: nowhere }, 'actionNotAllowed', manager);
    await portal.refused(
      vouchForProposal,
      { body: { ...nowhere, nota: 'Sí.' } },
      'actionNotAllowed',
      manager,
    );
    await portal.refused(
      rejectProposal,
      { body: { ...nowhere, motivo: 'No.' } },
      'actionNotAllowed',
      manager,
    );
    const completion = { ...nowhere, ...people };
    await portal.refused(completeProposal, { body: completion }, 'actionNotAllowed', manager);
  });

  test('lists what waits first, the oldest of it first, and finds it by words and state', async () => {
    const [student, company] = [await newcomer(), await host()];
    const sides = { propone: 'Alumno', studentId: student.id, companyId: company.id } as const;
    const datos = { nombreEmpresa: 'Quiosco Zalamero' };
    const closed = await addProposal(portal, { ...sides, estado: 'validada', datos });
    const asked = await addProposal(portal, { ...sides, datos });
    const late = await addProposal(portal, { ...sides, estado: 'confirmada', datos });
    const early = await addProposal(portal, { ...sides, companyId: null, datos });
    await portal.database.orm
      .update(internshipProposals)
      .set({ desde: new Date('2020-01-01') })
      .where(eq(internshipProposals.id, early.idPropuesta));
    const list = async (query: Call<typeof listProposals>['query']) => {
      const page = await portal.get(listProposals, { query: { texto: 'zalamero', ...query } }, manager);
      return { ids: page.propuestas.map(({ idPropuesta }) => idPropuesta), ...page };
    };
    const all = await list({});
    expect(all.ids.slice(0, 2)).toEqual([early.idPropuesta, late.idPropuesta]);
    expect(all.ids.slice(2).sort((a, b) => a - b)).toEqual([closed.idPropuesta, asked.idPropuesta]);
    expect(all.numTotal).toBe(4);
    expect(all.propuestas[0]).toMatchObject({ empresa: 'Quiosco Zalamero', alumno: 'Nora Prats Vidal' });
    expect((await list({ estado: 'validada' })).ids).toEqual([closed.idPropuesta]);
    expect((await list({ esperan: 'true' })).ids).toEqual([early.idPropuesta, late.idPropuesta]);
    expect((await managed(late.idPropuesta)).idSiguiente).not.toBe(late.idPropuesta);
  });
});

test('who has no account is forgotten once a proposal came to nothing, as people who left are', async () => {
  const company = await host();
  const datos = { dni: newDni(), nombreAlumno: 'Quima Rius', nombreEmpresa: 'Forn Rius' };
  const sides = { propone: 'Empresa', companyId: company.id, datos } as const;
  const longAgo = new Date('2000-01-01T00:00:00Z');
  const add = async (values: Partial<Parameters<typeof addProposal>[1]>, desde = longAgo) => {
    const { idPropuesta } = await addProposal(portal, { ...sides, studentId: null, ...values });
    const ofIt = eq(internshipProposals.id, idPropuesta);
    await portal.database.orm.update(internshipProposals).set({ desde }).where(ofIt);
    return idPropuesta;
  };
  const gone = [await add({ estado: 'rechazada' }), await add({ estado: 'retirada' })];
  const kept = [
    await add({}),
    await add({ estado: 'rechazada' }, now),
    await add({ estado: 'rechazada', studentId: (await newcomer()).id }),
  ];
  await proposals.sweep(await portal.tools());
  const all = await portal.database.orm
    .select({ id: internshipProposals.id, datos: internshipProposals.datos })
    .from(internshipProposals)
    .where(eq(internshipProposals.companyId, company.id))
    .orderBy(internshipProposals.id);
  const empty = { dni: null, nombreAlumno: null, nombreEmpresa: 'Forn Rius' };
  expect(all).toMatchObject([
    ...gone.map((id) => ({ id, datos: empty })),
    ...kept.map((id) => ({ id, datos })),
  ]);
  expect((await managed(gone[0] ?? 0)).estado).toBe('rechazada');
});
