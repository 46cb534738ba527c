import {
  acceptPreregistration,
  apply,
  declinePreregistration,
  getOwnApplication,
  listInternshipApplications,
  listJobApplications,
  withdraw,
} from '@portal/contract/applications';
import { getCandidate } from '@portal/contract/candidates';
import { maxFileBytes } from '@portal/contract/files';
import { getOffer, listOffers } from '@portal/contract/student-offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applications } from '../../db/tables/applications.ts';
import { offers } from '../../db/tables/offers.ts';
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
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal();
  company = await newCompany(portal, { nombreComercial: 'Faro Blanco' });
});
afterAll(() => portal.close());

const stateOf = async (id: number) =>
  (await portal.database.orm.select().from(applications).where(eq(applications.id, id)))[0]?.idEstado;

test('ten documents of the size that is taken can be sent at once', async () => {
  const student = await newStudent(portal);
  const offer = await addOffer(portal, company.id);
  const head = Buffer.from('%PDF-1.4\n%%EOF\n');
  const largest = Buffer.concat([head, Buffer.alloc(maxFileBytes - head.byteLength, 'x')]).toString('base64');
  const documentos = Array.from({ length: 10 }, (_, place) => ({
    nombre: `Documento ${place}`,
    fichero: {
      ficheroB64: `data:application/pdf;base64,${largest}`,
      extension_adjunto: 'pdf',
      nombre: 'documento.pdf',
    },
  }));
  expect(await applyWith(portal, student.token, offer.urlAcceso, { documentos })).toMatchObject({
    status: 0,
  });
  const [row] = await rowsOf(portal, offer.id, student.id);
  expect(await documentsOf(portal, row?.id ?? 0)).toHaveLength(10);
});

describe('withdrawing', () => {
  test('takes the application back, tells the company and is kept', async () => {
    const { student, urlOferta, id } = await newCandidate(portal, company.id);
    expect(await portal.get(withdraw, { body: { urlOferta } }, student)).toBeNull();
    expect(await stateOf(id)).toBe(7);
    expect((await eventsOf(portal, id)).at(-1)).toMatchObject({
      quien: 'alumno',
      hecho: 'cambioEstado',
      idEstadoAnterior: 1,
      idEstado: 7,
      accountId: null,
    });
    expect((await told(portal, company.contactId)).at(-1)).toMatchObject({
      tipo: 'applicationWithdrawn',
      urlAcceso: `/mis-ofertas/${urlOferta}`,
    });
  });

  test.each([2, 3, 4, 16])('can be done from %i', async (idEstado) => {
    const { student, urlOferta, id } = await newCandidate(portal, company.id, { idEstado });
    await portal.get(withdraw, { body: { urlOferta } }, student);
    expect(await stateOf(id)).toBe(7);
  });

  test.each([5, 6, 17, 98])('cannot be done from %i', async (idEstado) => {
    const { student, urlOferta, id } = await newCandidate(portal, company.id, { idEstado });
    await portal.refused(withdraw, { body: { urlOferta } }, 'alreadyProcessed', student);
    expect(await stateOf(id)).toBe(idEstado);
  });

  test('twice at once is done once', async () => {
    const { student, urlOferta, id } = await newCandidate(portal, company.id);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => portal.call(withdraw, { body: { urlOferta } }, student)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 31, 31]);
    expect(await eventsOf(portal, id)).toHaveLength(2);
  });

  test('what is not there, and what is somebody else’s, is not found', async () => {
    const { urlOferta, id } = await newCandidate(portal, company.id);
    const other = await newStudent(portal);
    await portal.refused(withdraw, { body: { urlOferta } }, 'applicationNotFound', other);
    await portal.refused(
      withdraw,
      { body: { urlOferta: 'no-such-offer-here' } },
      'applicationNotFound',
      other,
    );
    expect(await stateOf(id)).toBe(1);
    const malformed = await portal.call(withdraw, { body: { urlOferta: '' } }, other);
    expect(malformed).toMatchObject({ status: 15, datos: { campos: [{ campo: 'urlOferta' }] } });
  });

  test('and applying anew begins it anew, with what is sent then', async () => {
    const { student, urlOferta, id, offer } = await newCandidate(portal, company.id);
    await portal.database.orm
      .update(applications)
      .set({ leida: new Date(), comentario: 'old', idMotivo: 1, presentacion: 'old' })
      .where(eq(applications.id, id));
    await portal.get(withdraw, { body: { urlOferta } }, student);
    await portal.database.raw('update students set localidad = $1 where id = $2', ['Sueca', student.id]);
    const answer = await applyWith(portal, student.token, urlOferta, {
      documentos: [{ nombre: 'Carta', url: 'https://carta.example.test' }],
    });
    expect(answer.status).toBe(0);
    expect(await rowsOf(portal, offer.id, student.id)).toMatchObject([
      { id, idEstado: 1, leida: null, comentario: null, idMotivo: null, presentacion: null },
    ]);
    const snapshots = await snapshotsOf(portal, id);
    expect(snapshots).toMatchObject([{ cv: { personales: { localidad: 'Sueca' } }, pdfId: null }]);

    await portal.get(withdraw, { body: { urlOferta } }, student);
    await portal.get(apply, { body: { urlOferta, aceptaCondiciones: true } }, student);
    expect(await documentsOf(portal, id)).toEqual([]);
    const steps = (await eventsOf(portal, id)).map(({ idEstadoAnterior, idEstado }) => [
      idEstadoAnterior,
      idEstado,
    ]);
    expect(steps).toEqual([
      [null, 1],
      [1, 7],
      [7, 1],
      [1, 7],
      [7, 1],
    ]);
  });
});

describe('the lists', () => {
  test('are of a type, those that wait first, then the newest, counted by state', async () => {
    const student = await newStudent(portal);
    const hidden = { content: { ocultarDatosEmpresa: true, idIsla: null } };
    const made: number[] = [];
    for (const [place, content] of [{}, hidden.content, {}, {}].entries()) {
      const offer = await addOffer(portal, company.id, {
        content: { ...content, titulo: `Oferta ${place}` },
      });
      await applyWith(portal, student.token, offer.urlAcceso);
      made.push((await rowsOf(portal, offer.id, student.id))[0]?.id ?? 0);
    }
    const job = await addOffer(portal, company.id, { content: { tipo: 'empleo', titulo: 'Un empleo' } });
    await applyWith(portal, student.token, job.urlAcceso);
    await setState(portal, made[0] ?? 0, 16);
    await portal.database.raw('update applications set id_estado = 17, id_motivo = 5 where id = $1', [
      made[2],
    ]);

    const query = {};
    const all = await portal.get(listInternshipApplications, { query }, { ...student, language: 'en' });
    expect(all.candidaturas.map(({ titulo }) => titulo)).toEqual([
      'Oferta 0',
      'Oferta 3',
      'Oferta 2',
      'Oferta 1',
    ]);
    expect(all.numTotal).toBe(4);
    expect(all.porEstado).toEqual([
      { idEstado: 1, numTotal: 2 },
      { idEstado: 16, numTotal: 1 },
      { idEstado: 17, numTotal: 1 },
    ]);
    expect(all.numEsperan).toBe(1);
    expect(all.candidaturas.map(({ empresa }) => empresa)).toEqual([
      'Faro Blanco',
      'Faro Blanco',
      'Faro Blanco',
      null,
    ]);
    expect(all.candidaturas[2]).toMatchObject({
      idEstado: 17,
      descripcionEstadoMotivo: 'We have chosen another person',
      puedeDesinscribirse: false,
      estadoOferta: 'abierta',
    });
    expect(all.candidaturas[0]?.puedeDesinscribirse).toBe(true);

    const second = await portal.get(
      listInternshipApplications,
      { query: { pagina: 2, porPagina: 3 } },
      student,
    );
    expect(second.candidaturas.map(({ titulo }) => titulo)).toEqual(['Oferta 1']);
    const fresh = await portal.get(listInternshipApplications, { query: { idEstado: 1 } }, student);
    expect(fresh.candidaturas.map(({ titulo }) => titulo)).toEqual(['Oferta 3', 'Oferta 1']);
    expect(fresh.numTotal).toBe(2);
    expect(fresh.porEstado).toHaveLength(3);
    const jobs = await portal.get(listJobApplications, { query }, student);
    expect(jobs.candidaturas.map(({ titulo }) => titulo)).toEqual(['Un empleo']);
  });

  test('of a student who has applied to nothing are empty; a state that is none is refused', async () => {
    const student = await newStudent(portal);
    expect(await portal.get(listInternshipApplications, { query: {} }, student)).toEqual({
      candidaturas: [],
      numTotal: 0,
      porEstado: [],
      numEsperan: 0,
    });
    const wrong = await portal.call(listJobApplications, { query: { idEstado: 8 } }, student);
    expect(wrong.status).toBe(15);
  });
});

describe('one application', () => {
  test('shows what was sent and what has happened since', async () => {
    const student = await newStudent(portal);
    const offer = await addOffer(portal, company.id);
    const letter = {
      ficheroB64: Buffer.from('%PDF-1.4 a letter %%EOF').toString('base64'),
      extension_adjunto: 'pdf' as const,
      nombre: 'carta.pdf',
    };
    await applyWith(portal, student.token, offer.urlAcceso, {
      presentacion: 'Hola.',
      documentos: [
        { nombre: 'Carta', fichero: letter },
        { nombre: 'Folio', url: 'https://folio.example.test' },
      ],
    });
    const [row] = await rowsOf(portal, offer.id, student.id);
    await portal.database.raw(
      `insert into application_events (application_id, quien, hecho, id_estado, id_motivo, comentario)
       values ($1, 'empresa', 'cambioEstado', 17, 2, 'Suerte.')`,
      [row?.id],
    );
    const found = await portal.get(getOwnApplication, { params: { id: offer.urlAcceso } }, student);
    expect(found.candidatura).toMatchObject({
      urlAcceso: offer.urlAcceso,
      urlOferta: offer.urlAcceso,
      idEstado: 1,
    });
    expect(found.presentacion).toBe('Hola.');
    expect(found.cv).toBeNull();
    expect(found.historial).toMatchObject([
      { quien: 'alumno', hecho: 'inscripcion', idEstado: 1, motivo: null },
      { quien: 'empresa', motivo: 'La formación no se ajusta al puesto', comentario: 'Suerte.' },
    ]);
    expect(found.documentos).toMatchObject([
      { nombre: 'Carta', externo: false },
      { nombre: 'Folio', externo: true, url: 'https://folio.example.test' },
    ]);
    const [carta] = found.documentos;
    const file = await portal.app.inject(carta?.url ?? '');
    expect(file.body).toBe('%PDF-1.4 a letter %%EOF');
  });

  test('of somebody else is not found', async () => {
    const { urlOferta } = await newCandidate(portal, company.id);
    const other = await newStudent(portal);
    await portal.refused(getOwnApplication, { params: { id: urlOferta } }, 'applicationNotFound', other);
  });
});

describe('a pre-registration', () => {
  test('is accepted: the candidate is shortlisted and the company told', async () => {
    const { student, urlOferta, id } = await newCandidate(portal, company.id, { idEstado: 16 });
    const asked = `insert into notifications (account_id, tipo, datos, url_acceso, importante)
      values ($1, 'preregistration', '{}', $2, true) returning id`;
    const { rows } = await portal.database.raw(asked, [student.id, `/mis-candidaturas/${urlOferta}`]);
    await portal.get(acceptPreregistration, { body: { urlOferta } }, student);
    expect(await stateOf(id)).toBe(3);
    const question = 'select importante, leida is not null as leida from notifications where id = $1';
    expect((await portal.database.raw(question, [Object(rows[0]).id])).rows).toEqual([
      { importante: false, leida: true },
    ]);
    expect((await told(portal, company.contactId)).at(-1)).toMatchObject({ tipo: 'preregistrationAccepted' });
    await portal.refused(acceptPreregistration, { body: { urlOferta } }, 'noSuchMove', student);
  });

  test('is declined with a reason, which the company and the history have', async () => {
    const { student, urlOferta, id } = await newCandidate(portal, company.id, { idEstado: 16 });
    await portal.get(declinePreregistration, { body: { urlOferta, idMotivo: 23 } }, student);
    expect(await stateOf(id)).toBe(17);
    expect((await eventsOf(portal, id)).at(-1)).toMatchObject({
      quien: 'alumno',
      idEstado: 17,
      idMotivo: 23,
    });
    expect((await told(portal, company.contactId)).at(-1)).toMatchObject({
      tipo: 'preregistrationDeclined',
      datos: { idMotivo: 23 },
    });
    const declined = { idEstado: 17, rechazadaPorAlumno: true };
    const own = await portal.get(getOwnApplication, { params: { id: urlOferta } }, student);
    expect(own.candidatura).toMatchObject({
      ...declined,
      descripcionEstadoMotivo: 'El lugar me queda lejos',
    });
    const read = await portal.get(getOffer, { params: { id: urlOferta } }, student);
    expect(read.candidatura).toMatchObject(declined);
    const { ofertas } = await portal.get(
      listOffers,
      { params: { tipo: 'practicas' }, query: { porPagina: 100 } },
      student,
    );
    expect(ofertas.filter(({ rechazadaPorAlumno }) => rechazadaPorAlumno)).toMatchObject([
      { urlAcceso: urlOferta, estado: 17 },
    ]);
    const seen = await portal.get(getCandidate, { params: { id } }, company);
    expect(seen.candidato).toMatchObject(declined);
    await portal.refused(
      declinePreregistration,
      { body: { urlOferta, idMotivo: 23 } },
      'cannotChangeState',
      student,
    );
    await portal.refused(acceptPreregistration, { body: { urlOferta } }, 'cannotChangeState', student);
  });

  test.each([1, 41, 999])(
    'is not declined with %i, which is no reason of the student’s',
    async (idMotivo) => {
      const { student, urlOferta, id } = await newCandidate(portal, company.id, { idEstado: 16 });
      const answer = await portal.refused(
        declinePreregistration,
        { body: { urlOferta, idMotivo } },
        'mandatoryDataMissing',
        student,
      );
      expect(answer.datos).toMatchObject({ campos: [{ campo: 'idMotivo' }] });
      expect(await stateOf(id)).toBe(16);
    },
  );

  test('that nobody proposed cannot be answered', async () => {
    const { student, urlOferta } = await newCandidate(portal, company.id);
    await portal.refused(acceptPreregistration, { body: { urlOferta } }, 'noSuchMove', student);
    await portal.refused(
      declinePreregistration,
      { body: { urlOferta, idMotivo: 23 } },
      'noSuchMove',
      student,
    );
  });

  test.each(['cerrada', 'caducada'] as const)(
    'that still waits in an offer that is %s can be accepted',
    async (estado) => {
      const { offer, student, urlOferta } = await newCandidate(portal, company.id, { idEstado: 16 });
      await portal.database.orm.update(offers).set({ estado }).where(eq(offers.id, offer.id));
      await portal.get(acceptPreregistration, { body: { urlOferta } }, student);
    },
  );

  test('of somebody else is not found', async () => {
    const { urlOferta, id } = await newCandidate(portal, company.id, { idEstado: 16 });
    const other = await newStudent(portal);
    await portal.refused(acceptPreregistration, { body: { urlOferta } }, 'applicationNotFound', other);
    const body = { urlOferta, idMotivo: 23 };
    await portal.refused(declinePreregistration, { body }, 'applicationNotFound', other);
    expect(await stateOf(id)).toBe(16);
  });

  test('accepted and declined at once is answered once', async () => {
    const { student, urlOferta, id } = await newCandidate(portal, company.id, { idEstado: 16 });
    const answers = await Promise.all([
      portal.call(acceptPreregistration, { body: { urlOferta } }, student),
      portal.call(declinePreregistration, { body: { urlOferta, idMotivo: 23 } }, student),
    ]);
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(await eventsOf(portal, id)).toHaveLength(2);
  });
});
