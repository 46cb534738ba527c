import { randomUUID } from 'node:crypto';
import { carryOutLeave, listAccounts, requestLeave } from '@portal/contract/account-states';
import { getOwnApplication } from '@portal/contract/applications';
import { getCandidate, listCandidates } from '@portal/contract/candidates';
import { closeOffer } from '@portal/contract/company-offers';
import { addDocument } from '@portal/contract/cv';
import { monthsBefore } from '@portal/contract/days';
import { loginStudent } from '@portal/contract/session';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep as areasSweep } from '../../areas.ts';
import { leaveRequests } from '../../db/tables/access.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { applications } from '../../db/tables/applications.ts';
import { files } from '../../db/tables/files.ts';
import { offers } from '../../db/tables/offers.ts';
import { accountIdentities } from '../../db/tables/sign-on.ts';
import { documentRequests, experiences, students } from '../../db/tables/students.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import {
  applyWith,
  documentsOf,
  eventsOf,
  newCandidate,
  newCompany,
  newStudent,
  rowsOf,
  setState,
  snapshotsOf,
  told,
} from '../../testing/applications.ts';
import { addManager, addOffer, managerToken, newDni, password } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { snapshotPdfWorker } from '../applications/application-jobs.ts';

const start = new Date();
/** So many months later, and a day less or more. */
const later = (months: number, days = 0): Date =>
  new Date(monthsBefore(start, -months).getTime() + days * 86_400_000);

let portal: TestPortal;
let tools: WorkerTools;
let company: Awaited<ReturnType<typeof newCompany>>;
let manager: { id: number; usuario: string };
let token: string;
let clock = start;
beforeAll(async () => {
  portal = await openPortal({
    now: () => clock,
    brand: (brand) => ({ ...brand, mesesTrasBaja: 6 }),
  });
  tools = await portal.tools();
  company = await newCompany(portal);
  manager = await addManager(portal);
  token = await managerToken(portal, manager.usuario);
});
afterAll(() => portal.close());
beforeEach(() => {
  clock = start;
});

const sweep = () => areasSweep(tools)();

/** A student with an application in each of these states. */
async function studentWith(...states: number[]) {
  const student = await newStudent(portal);
  const sent = new Map<number, { id: number; urlOferta: string; titulo: string }>();
  for (const state of states) {
    const offer = await addOffer(portal, company.id, { content: { tipo: 'empleo' } });
    await applyWith(portal, student.token, offer.urlAcceso, { presentacion: 'Me llamo Nora' });
    const [row] = await rowsOf(portal, offer.id, student.id);
    if (!row) throw new Error('the application was not written');
    await setState(portal, row.id, state);
    sent.set(state, { id: row.id, urlOferta: offer.urlAcceso, titulo: offer.titulo });
  }
  const of = (state: number) => {
    const one = sent.get(state);
    if (!one) throw new Error(`no application in state ${state}`);
    return one;
  };
  return { ...student, of };
}

async function leave(student: { id: number; token: string }): Promise<void> {
  await portal.get(requestLeave, {}, { token: student.token });
  await portal.get(carryOutLeave, { body: { idCuenta: student.id } }, { token });
}

const stateOf = async (id: number) =>
  (await portal.database.orm.select().from(applications).where(eq(applications.id, id)))[0]?.idEstado;
const candidate = (id: number) => portal.get(getCandidate, { params: { id } }, company);

describe('a manager who closes an account', () => {
  test('withdraws what is undecided, once, and the companies are told as of any withdrawal', async () => {
    const student = await studentWith(1, 2, 3, 4, 16, 5, 6, 17, 98);
    await portal.get(requestLeave, {}, { token: student.token });
    const close = () => portal.call(carryOutLeave, { body: { idCuenta: student.id } }, { token });
    expect((await Promise.all([close(), close()])).map(({ status }) => status).sort()).toEqual([0, 14]);
    for (const state of [1, 2, 3, 4, 16]) expect(await stateOf(student.of(state).id), `${state}`).toBe(7);
    for (const state of [5, 6, 17, 98]) expect(await stateOf(student.of(state).id), `${state}`).toBe(state);
    const [, step, ...more] = await eventsOf(portal, student.of(16).id);
    expect(more).toEqual([]);
    expect(step).toMatchObject({
      quien: 'gestor',
      accountId: manager.id,
      hecho: 'cambioEstado',
      idEstadoAnterior: 16,
      idEstado: 7,
    });
    const news = (await told(portal, company.contactId)).filter(
      ({ tipo }) => tipo === 'applicationWithdrawn',
    );
    expect(news.map(({ urlAcceso, datos }) => [urlAcceso, datos.titulo]).sort()).toEqual(
      [1, 2, 3, 4, 16]
        .map((state) => student.of(state))
        .map(({ urlOferta, titulo }) => [`/mis-ofertas/${urlOferta}`, titulo])
        .sort(),
    );
  });

  test('leaves the company the name alone, but of whom it chose', async () => {
    const student = await studentWith(2, 5, 6, 17);
    expect((await candidate(student.of(6).id)).cv.personales.localidad).toBe('València');
    await leave(student);
    for (const state of [2, 6, 17]) {
      const { cv, presentacion, candidato, cvPdf } = await candidate(student.of(state).id);
      expect(cv, `${state}`).toMatchObject({
        personales: { nombre: 'Nora', apellidos: 'Prats Vidal', email: '', localidad: null },
        academicos: [],
      });
      expect([presentacion, cvPdf, candidato.nota, candidato.localidad]).toEqual([null, null, null, null]);
    }
    const { candidatos, numTotal } = await portal.get(
      listCandidates,
      { params: { id: student.of(6).urlOferta }, query: {} },
      company,
    );
    expect(numTotal).toBe(1);
    expect(candidatos).toMatchObject([{ nombre: 'Nora', nota: null, localidad: null, idEstado: 6 }]);
    const chosen = await candidate(student.of(5).id);
    expect(chosen.presentacion).toBe('Me llamo Nora');
    expect(chosen.cv.personales).toMatchObject({ localidad: 'València', numSegSocial: '281234567840' });
  });

  test('is opened by companies without a word in the history, nor to a student who left', async () => {
    const student = await studentWith(5, 6, 17);
    await leave(student);
    for (const state of [5, 6, 17]) {
      const { id } = student.of(state);
      expect((await candidate(id)).candidato.leida).toBe(true);
      expect((await eventsOf(portal, id)).map(({ hecho }) => hecho)).not.toContain('cvAbierto');
    }
    expect((await told(portal, student.id)).map(({ tipo }) => tipo)).not.toContain('applicationOpened');
  });

  test('has what was sent at that moment withdrawn by the next night', async () => {
    const student = await studentWith(5);
    await leave(student);
    const offer = await addOffer(portal, company.id);
    const { rows } = await portal.database.raw(
      'insert into applications (offer_id, student_id, id_estado) values ($1, $2, 1) returning id',
      [offer.id, student.id],
    );
    const [{ id }] = rows as [{ id: number }];
    const sent = "insert into application_snapshots (application_id, cv, creada) values ($1, '{}', $2)";
    await portal.database.raw(sent, [id, clock]);
    await sweep();
    await sweep();
    expect(await stateOf(id)).toBe(7);
    expect(await eventsOf(portal, id)).toMatchObject([{ quien: 'sistema', accountId: null, idEstado: 7 }]);
    const path = `/mis-ofertas/${offer.urlAcceso}`;
    expect(
      (await told(portal, company.contactId)).filter(({ urlAcceso }) => urlAcceso === path),
    ).toHaveLength(1);
  });
});

/** The tables in which something that is the person's stands. */
async function tablesWith(...values: string[]): Promise<string[]> {
  const { rows } = await portal.database.raw(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const like = values.map((_, place) => `t::text ilike '%' || $${place + 1} || '%'`).join(' or ');
    const hits = await portal.database.raw(`select 1 from "${name}" t where ${like} limit 1`, values);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe('after the institution’s months', () => {
  /** Somebody of whom everything is known, with applications, documents, files and identities. */
  async function known(nombre: string) {
    const student = await studentWith(1, 5, 6);
    const { id } = student;
    const dni = newDni();
    const { orm } = portal.database;
    const [photo] = await orm
      .insert(files)
      .values({ clave: `photo-${nombre}`, nombre: `${nombre}.png`, extension: 'png', bytes: 1 })
      .returning();
    const fotoId = photo?.id ?? 0;
    await orm
      .update(accounts)
      .set({ nombre, email: `${nombre}@example.test`, usuario: `${nombre}@example.test` })
      .where(eq(accounts.id, id));
    await orm
      .update(students)
      .set({
        dni,
        telefono: `6${nombre}`,
        telefono2: `9${nombre}`,
        localidadNacimiento: nombre,
        emailPersonal: `${nombre}@personal.test`,
        direccion: `Calle de ${nombre}`,
        codigoPostal: nombre,
        direccionCurso: nombre,
        codigoPostalCurso: nombre,
        localidadCurso: nombre,
        iban: `ES${nombre}`,
        titular: nombre,
        enlacePortfolio: `https://${nombre}.example`,
        presentacion: nombre,
        discapacidad: true,
        discapacidadConsentida: start,
        fotoId,
      })
      .where(eq(students.id, id));
    await orm
      .insert(experiences)
      .values({ studentId: id, puesto: `Ayudante ${nombre}`, empresa: 'Bar', fechaInicio: '2024-06-01' });
    await orm.insert(documentRequests).values({
      studentId: id,
      claveEnvio: randomUUID(),
      solicitante: 'Secretaría',
      descripcion: `Para ${nombre}`,
      solicitada: start,
      fileId: fotoId,
    });
    await orm
      .insert(accountIdentities)
      .values({ accountId: id, userType: 'Alumno', emisor: 'https://idp.test', sujeto: `s-${nombre}` });
    const fichero = {
      ficheroB64: Buffer.from('%PDF-1.4\n%%EOF').toString('base64'),
      extension_adjunto: 'pdf' as const,
      nombre: `${nombre}.pdf`,
    };
    await portal.get(addDocument, { body: { idTipoDocumento: 1, fichero } }, { token: student.token });
    const offer = await addOffer(portal, company.id, { content: { tipo: 'empleo' } });
    await applyWith(portal, student.token, offer.urlAcceso, {
      presentacion: `Soy ${nombre}`,
      documentos: [{ nombre: `Carta de ${nombre}`, fichero }],
    });
    const [row] = await rowsOf(portal, offer.id, id);
    if (!row) throw new Error('the application was not written');
    await setState(portal, row.id, 5);
    await snapshotPdfWorker(tools)({ applicationId: row.id });
    expect((await snapshotsOf(portal, row.id))[0]?.pdfId).not.toBeNull();
    return { ...student, nombre, dni, chosen: row.id, urlOferta: offer.urlAcceso };
  }

  test('nothing of the person is left but where they were chosen, by name, identity number and studies', async () => {
    const gone = await known('zenobia');
    const stays = await known('yolanda');
    await leave(gone);
    // A file that nothing points to waits until nobody can be saving it.
    await portal.database.orm.update(files).set({ creado: later(-1) });
    clock = later(6, -1);
    await sweep();
    expect(await tablesWith(gone.nombre)).toContain('accounts');

    clock = later(6, 1);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await tablesWith(gone.nombre, gone.dni)).toEqual(['application_snapshots']);
    const [row] = await portal.database.orm.select().from(accounts).where(eq(accounts.id, gone.id));
    expect(row).toMatchObject({
      usuario: `baja-${gone.id}`,
      estado: 'baja',
      nombre: '',
      email: '',
      passwordHash: null,
    });
    const [cv] = await portal.database.orm.select().from(students).where(eq(students.id, gone.id));
    expect(cv).toMatchObject({
      discapacidad: null,
      discapacidadConsentida: null,
      fotoId: null,
      versiones: {},
    });
    expect(await documentsOf(portal, gone.chosen)).toEqual([]);
    const [snapshot] = await snapshotsOf(portal, gone.chosen);
    expect(snapshot).toMatchObject({
      pdfId: null,
      cv: {
        personales: {
          nombre: gone.nombre,
          apellidos: 'Prats Vidal',
          dni: gone.dni,
          email: '',
          telefono: null,
        },
        academicos: [{ idTitulacion: 1 }],
        profesional: [],
        presentacion: null,
      },
    });
    for (const state of [1, 6]) expect(await stateOf(gone.of(state).id)).toBeUndefined();
    expect(await stateOf(gone.of(5).id)).toBe(5);
    const chosenEarlier = await eventsOf(portal, gone.of(5).id);
    expect(chosenEarlier.length).toBeGreaterThan(0);
    // That they left, when and who carried it out.
    const requests = portal.database.orm
      .select()
      .from(leaveRequests)
      .where(and(eq(leaveRequests.accountId, gone.id), eq(leaveRequests.estado, 'tramitada')));
    expect(await requests).toMatchObject([{ resueltaPor: manager.id }]);

    // A student who stays loses nothing.
    expect(await tablesWith(stays.nombre)).toEqual(
      expect.arrayContaining([
        'account_identities',
        'accounts',
        'application_snapshots',
        'document_requests',
        'experiences',
        'files',
        'students',
      ]),
    );
    expect(await stateOf(stays.of(1).id)).toBe(1);
  });

  test('no offer that was closed names them but where they were chosen', async () => {
    const gone = await studentWith(16, 6, 5);
    const stays = await studentWith(16);
    const close = async (
      { urlOferta }: { urlOferta: string },
      chosen: { idCandidatura: number } | { candidaturas: number[] } | { nombreSeleccionado: string },
    ) => {
      const body = {
        urlOferta,
        candidatoSeleccionado: true,
        fechaInicioContrato: '2030-01-01',
        idTipoContrato: 1,
        ...chosen,
      };
      await portal.get(closeOffer, { body }, company);
    };
    await close(gone.of(16), { idCandidatura: gone.of(16).id });
    await close(gone.of(6), { nombreSeleccionado: 'nora prats' });
    await close(gone.of(5), { idCandidatura: gone.of(5).id });
    await close(stays.of(16), { idCandidatura: stays.of(16).id });
    await leave(gone);
    const closingOf = async ({ urlOferta }: { urlOferta: string }) =>
      (await portal.database.orm.select().from(offers).where(eq(offers.urlAcceso, urlOferta)))[0]?.cierre;
    expect(await closingOf(gone.of(16))).toMatchObject({ nombreSeleccionado: 'Nora Prats Vidal' });
    clock = later(6, 1);
    await sweep();
    for (const state of [16, 6])
      expect(await closingOf(gone.of(state))).toMatchObject({
        candidatoSeleccionado: true,
        nombreSeleccionado: null,
        idCandidatura: null,
        fechaInicioContrato: '2030-01-01',
      });
    expect(await closingOf(gone.of(5))).toMatchObject({ nombreSeleccionado: 'Nora Prats Vidal' });
    expect(await closingOf(stays.of(16))).toMatchObject({
      nombreSeleccionado: 'Nora Prats Vidal',
      idCandidatura: stays.of(16).id,
    });
  });

  test('an offer that was closed with several chosen goes on naming the others', async () => {
    const gone = await studentWith(16);
    const { urlOferta, id } = gone.of(16);
    const [offer] = await portal.database.orm.select().from(offers).where(eq(offers.urlAcceso, urlOferta));
    if (!offer) throw new Error('the offer was made');
    await portal.database.orm.update(offers).set({ plazas: 3 }).where(eq(offers.id, offer.id));
    const others = [
      await newCandidate(portal, company.id, { offer }),
      await newCandidate(portal, company.id, { offer }),
    ];
    const [first = 0, last = 0] = others.map((one) => one.id);
    const body = {
      urlOferta,
      candidatoSeleccionado: true,
      fechaInicioContrato: '2031-01-01',
      idTipoContrato: 1,
    };
    await portal.get(closeOffer, { body: { ...body, candidaturas: [first, id, last] } }, company);
    await leave(gone);
    clock = later(6, 1);
    await sweep();
    const [closed] = await portal.database.orm.select().from(offers).where(eq(offers.id, offer.id));
    expect(closed?.cierre).toMatchObject({
      idCandidatura: first,
      ademas: [{ idCandidatura: last, nombre: 'Nora Prats Vidal' }],
    });
  });

  test('are whole months, also from the last days of one that is longer', async () => {
    clock = new Date('2031-03-02T10:00:00Z');
    const student = await newStudent(portal);
    await portal.get(requestLeave, {}, { token: student.token });
    const now = { token: await managerToken(portal, manager.usuario) };
    await portal.get(carryOutLeave, { body: { idCuenta: student.id } }, now);
    const loginOf = async () =>
      (await portal.database.orm.select().from(accounts).where(eq(accounts.id, student.id)))[0]?.usuario;
    for (const night of ['2031-08-31T12:00:00Z', '2031-09-02T09:59:00Z']) {
      clock = new Date(night);
      await sweep();
      expect(await loginOf(), night).toBe(student.usuario);
    }
    clock = new Date('2031-09-02T10:01:00Z');
    await sweep();
    expect(await loginOf()).toBe(`baja-${student.id}`);
  });

  test('the company still opens whom it chose, and managers look for nobody without a name', async () => {
    const gone = await known('xaviera');
    await leave(gone);
    clock = later(6, 1);
    await sweep();
    clock = start;
    const { cv, cvPdf, documentos } = await candidate(gone.chosen);
    expect(cv.personales).toMatchObject({ nombre: gone.nombre, dni: gone.dni, telefono: null });
    expect([cvPdf, documentos]).toEqual([null, []]);
    await portal.refused(getCandidate, { params: { id: gone.of(6).id } }, 'applicationNotFound', company);
    const query = { estado: 'baja' as const, porPagina: 100 };
    const { cuentas } = await portal.get(listAccounts, { query }, { token });
    expect(cuentas.map(({ idCuenta }) => idCuenta)).not.toContain(gone.id);
    const login = (eUsuario: string) =>
      ({ body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password } }) as const;
    // The address is free for a person who comes back.
    const back = await newStudent(portal, {}, {}, { usuario: `${gone.nombre}@example.test` });
    expect((await portal.call(loginStudent, login(`${gone.nombre}@example.test`))).status).toBe(0);
    await portal.refused(getOwnApplication, { params: { id: gone.urlOferta } }, 'applicationNotFound', {
      token: back.token,
    });
  });
});
