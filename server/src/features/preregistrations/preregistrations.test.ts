import {
  acceptPreregistration,
  apply,
  declinePreregistration,
  getOwnApplication,
  withdraw,
} from '@portal/contract/applications';
import { listActs } from '@portal/contract/audit';
import { getCandidate, listCandidates, moveCandidate } from '@portal/contract/candidates';
import { getOwnOffer } from '@portal/contract/company-offers';
import { getManagedOffer } from '@portal/contract/managed-offers';
import {
  checkPreregistrations,
  preregisterStudents,
  settlePreferred,
} from '@portal/contract/preregistrations';
import { validateOffer } from '@portal/contract/validations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  applyWith,
  eventsOf,
  jobsOf,
  newCandidate,
  newCompany,
  newStudent,
  rowsOf,
  snapshotsOf,
  told,
} from '../../testing/applications.ts';
import { addManager, addOffer, addPendingStudent, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let manager: { id: number; token: string };
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal();
  const { id, usuario } = await addManager(portal);
  manager = { id, token: await managerToken(portal, usuario) };
  company = await newCompany(portal);
});
afterAll(() => portal.close());

const open = (values: Parameters<typeof addOffer>[2] = {}) => addOffer(portal, company.id, values);
const nota = 'Hemos pensado en ti.';
const put = (urlOferta: string, alumnos: number[]) =>
  portal.get(preregisterStudents, { body: { urlOferta, alumnos, nota } }, manager);
const candidates = async (id: string) =>
  (await portal.get(listCandidates, { params: { id }, query: {} }, company)).candidatos;

/** A student who was put forward for an offer. */
async function newPreregistered(values: Parameters<typeof addOffer>[2] = {}) {
  const [offer, student] = [await open(values), await newStudent(portal)];
  await put(offer.urlAcceso, [student.id]);
  const [row] = await rowsOf(portal, offer.id, student.id);
  if (!row) throw new Error('nobody was put forward');
  return { offer, student, id: row.id, body: { urlOferta: offer.urlAcceso } };
}

describe('putting forward', () => {
  test('shows who may be, and what who does not meet', async () => {
    const offer = await open({ content: { requisitosObligatorios: { cochePropio: true } } });
    const [driver, walker] = [await newStudent(portal, { cochePropio: true }), await newStudent(portal)];
    const jobsOnly = await newStudent(portal, { conPracticas: false });
    const waiting = await addPendingStudent(portal);
    await applyWith(portal, driver.token, offer.urlAcceso);
    const alumnos = [driver.id, walker.id, jobsOnly.id, waiting.id, manager.id];
    const body = { urlOferta: offer.urlAcceso, alumnos };
    const checked = await portal.get(checkPreregistrations, { body }, manager);
    expect(checked.alumnos).toMatchObject([
      { idAlumno: driver.id, impedimento: 'yaCandidato', faltan: [] },
      { idAlumno: walker.id, impedimento: null, faltan: ['cochePropio'] },
      { idAlumno: jobsOnly.id, impedimento: 'servicio' },
      { idAlumno: waiting.id, impedimento: 'cuenta' },
    ]);
    expect(await put(offer.urlAcceso, alumnos)).toEqual({ preinscritos: [walker.id] });
  });

  test('tells each once, keeps it in both histories, and sends nothing yet', async () => {
    const { offer, student, id } = await newPreregistered();
    expect(await put(offer.urlAcceso, [student.id])).toEqual({ preinscritos: [] });
    expect(await rowsOf(portal, offer.id, student.id)).toMatchObject([{ idEstado: 16 }]);
    expect(await eventsOf(portal, id)).toMatchObject([
      { quien: 'gestor', idEstado: 16, comentario: nota, accountId: manager.id },
    ]);
    expect(await told(portal, student.id)).toMatchObject([
      { tipo: 'putForward', importante: true, datos: { titulo: offer.titulo, nota } },
    ]);
    const mails = await jobsOf(portal, 'mail');
    expect(mails.filter((mail) => Object(mail).accountId === student.id)).toHaveLength(1);
    for (const [tipo, objeto] of [
      ['oferta', offer.urlAcceso],
      ['cuenta', String(student.id)],
    ] as const)
      expect(await portal.get(listActs, { params: { tipo, objeto } }, manager)).toMatchObject([
        { acto: 'preinscrita' },
      ]);
    expect(await snapshotsOf(portal, id)).toEqual([]);
    const { candidatura, historial } = await portal.get(
      getOwnApplication,
      { params: { id: offer.urlAcceso } },
      student,
    );
    expect(candidatura).toMatchObject({ idEstado: 16, enviada: false });
    expect(historial).toMatchObject([{ quien: 'gestor', comentario: nota }]);
    expect(await applyWith(portal, student.token, offer.urlAcceso)).toMatchObject({ status: 10 });
  });

  test('leaves the company without anything until the student accepts', async () => {
    const { offer, id, student, body } = await newPreregistered();
    expect(await candidates(offer.urlAcceso)).toEqual([]);
    await portal.refused(getCandidate, { params: { id } }, 'applicationNotFound', company);
    const move = { idCandidatura: id, idEstado: 6 } as const;
    await portal.refused(moveCandidate, { body: move }, 'applicationNotFound', company);
    const { resumen } = await portal.get(getOwnOffer, { params: { id: offer.urlAcceso } }, company);
    expect(resumen).toMatchObject({ numCandidatos: 0, numCandidatosNoLeidos: 0 });
    expect(await told(portal, student.id)).toHaveLength(1);

    await portal.get(acceptPreregistration, { body }, student);
    expect(await candidates(offer.urlAcceso)).toMatchObject([
      { idCandidatura: id, idEstado: 3, leida: false },
    ]);
    expect(await jobsOf(portal, 'snapshotPdf')).toContainEqual({ applicationId: id });
    expect((await told(portal, company.contactId)).at(-1)?.tipo).toBe('preregistrationAccepted');
    const { historial, cv } = await portal.get(getCandidate, { params: { id } }, company);
    expect(cv.personales.nombre).toBe('Nora');
    expect(historial.map(({ comentario }) => comentario)).not.toContain(nota);
  });

  test('tells the company nothing of a student who declines or withdraws', async () => {
    const before = await told(portal, company.contactId);
    const declined = await newPreregistered();
    await portal.get(declinePreregistration, { body: { ...declined.body, idMotivo: 21 } }, declined.student);
    const withdrawn = await newPreregistered();
    await portal.get(withdraw, { body: withdrawn.body }, withdrawn.student);
    expect(await told(portal, company.contactId)).toEqual(before);
    expect(await candidates(declined.offer.urlAcceso)).toEqual([]);
    const body = { urlOferta: withdrawn.offer.urlAcceso, alumnos: [withdrawn.student.id] };
    const { alumnos } = await portal.get(checkPreregistrations, { body }, manager);
    expect(alumnos).toMatchObject([{ impedimento: 'retirada' }]);
    // They may still apply themselves.
    const applying = { ...withdrawn.body, aceptaCondiciones: true };
    await portal.get(apply, { body: applying }, withdrawn.student);
    expect(await candidates(withdrawn.offer.urlAcceso)).toMatchObject([{ idEstado: 1 }]);
  });

  test('is for open offers', async () => {
    const closed = await open({ estado: 'cerrada' });
    const expired = await open({ content: { fechaCaducidad: '2020-01-01' } });
    const alumnos = [(await newStudent(portal)).id];
    for (const { urlAcceso: urlOferta } of [closed, expired]) {
      const body = { urlOferta, alumnos };
      await portal.refused(checkPreregistrations, { body }, 'noSuchMove', manager);
      await portal.refused(preregisterStudents, { body }, 'noSuchMove', manager);
    }
    const body = { urlOferta: 'a'.repeat(16), alumnos };
    await portal.refused(checkPreregistrations, { body }, 'offerNotFound', manager);
    await portal.refused(preregisterStudents, { body }, 'offerNotFound', manager);
    const none = { urlOferta: 'a'.repeat(16) };
    await portal.refused(settlePreferred, { body: none }, 'offerNotFound', manager);
  });
});

describe('whom a company wants', () => {
  const publish = async (candidatoPreferido: string, content = {}) => {
    const offer = await open({ estado: 'pendiente', content: { candidatoPreferido, ...content } });
    const body = { urlOferta: offer.urlAcceso, modificada: offer.modificada.toISOString() };
    await portal.get(validateOffer, { body }, manager);
    const read = () => portal.get(getManagedOffer, { params: { id: offer.urlAcceso } }, manager);
    return { ...offer, read };
  };

  test('is put forward once the offer is published', async () => {
    const { id, usuario } = await newStudent(portal);
    const offer = await publish(`Nora Prats, ${usuario}`);
    expect(await rowsOf(portal, offer.id, id)).toMatchObject([{ idEstado: 16 }]);
    expect(await offer.read()).toMatchObject({
      preferido: { atendido: true },
      resumen: { preferidoPendiente: false },
    });
  });

  test('is left for a manager where it may be several, or one who does not fit', async () => {
    await newStudent(portal, {}, {}, { nombre: 'Zulema', apellidos: 'Roig Mas' });
    const second = await newStudent(portal, {}, {}, { nombre: 'Zulema', apellidos: 'Roig Pla' });
    const offer = await publish('Zulema Roig');
    const { preferido, candidatos } = await offer.read();
    expect(candidatos).toEqual([]);
    expect(preferido).toMatchObject({ atendido: false, personas: [{}, { apellidos: 'Roig Pla' }] });
    await put(offer.urlAcceso, [second.id]);
    expect((await offer.read()).preferido).toMatchObject({ atendido: true });

    const unfit = await publish('Zulema Roig Pla', { requisitosObligatorios: { cochePropio: true } });
    expect(await unfit.read()).toMatchObject({ candidatos: [], resumen: { preferidoPendiente: true } });
    const body = { urlOferta: unfit.urlAcceso };
    for (let sent = 0; sent < 2; sent++) await portal.get(settlePreferred, { body }, manager);
    expect((await unfit.read()).resumen.preferidoPendiente).toBe(false);
    const params = { tipo: 'oferta', objeto: unfit.urlAcceso } as const;
    const acts = await portal.get(listActs, { params }, manager);
    expect(acts.map(({ acto }) => acto)).toEqual(['preferidoAtendido', 'validada']);
  });
});

test('a candidate who applied before is not put forward again', async () => {
  const { offer, student } = await newCandidate(portal, company.id);
  expect(await put(offer.urlAcceso, [student.id, student.id])).toEqual({ preinscritos: [] });
});
