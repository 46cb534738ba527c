import {
  askForAnswer,
  getOwnApplication,
  listInternshipApplications,
  withdraw,
} from '@portal/contract/applications';
import { moveCandidate } from '@portal/contract/candidates';
import { closeOffer } from '@portal/contract/company-offers';
import { addDays, dayIn } from '@portal/contract/days';
import { correctOffer } from '@portal/contract/managed-offers';
import { getOffer, listOffers } from '@portal/contract/student-offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies } from '../../db/tables/companies.ts';
import { applyWith, newCandidate, newCompany, newStudent, told } from '../../testing/applications.ts';
import { addManager, addOffer, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship } from '../offer-form/offer-form.fixtures.ts';
import { takeDue } from './promise.queries.ts';
import { responsePromisesWorker } from './promise-jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** An offer with a promise, and some who applied so many days ago. */
async function waiting(diasRespuesta: number, daysAgo: number, count = 1) {
  const company = await newCompany(portal);
  const offer = await addOffer(portal, company.id, { content: { diasRespuesta, plazas: 20 } });
  const candidates = [];
  for (let number = 0; number < count; number++)
    candidates.push(await newCandidate(portal, company.id, { offer }));
  for (const { id } of candidates) await backdate(id, daysAgo);
  return { company, offer, candidates };
}

async function backdate(id: number, days: number) {
  for (const table of ['applications set fecha = fecha', 'application_events set fecha = fecha'])
    await portal.database.raw(
      `update ${table} - make_interval(days => $2) where ${table.startsWith('applications') ? 'id' : 'application_id'} = $1`,
      [id, days],
    );
}

const kindsTo = async (accountId: number) =>
  (await told(portal, accountId)).map(({ tipo }) => tipo).filter((tipo) => tipo.startsWith('answer'));
const run = async () => responsePromisesWorker(await portal.tools())();

test('a company is reminded the day before and once it is late, once of each offer', async () => {
  const soon = await waiting(7, 6, 2);
  const late = await waiting(7, 8, 2);
  const open = await waiting(7, 3);
  await run();
  await run();
  expect(await kindsTo(soon.company.contactId)).toEqual(['answerDueSoon']);
  expect(await kindsTo(late.company.contactId)).toEqual(['answerOverdue']);
  expect(await kindsTo(open.company.contactId)).toEqual([]);
  const [first] = (await told(portal, soon.company.contactId)).filter(({ tipo }) => tipo === 'answerDueSoon');
  expect(first).toMatchObject({ datos: { numero: 2 }, urlAcceso: `/mis-ofertas/${soon.offer.urlAcceso}` });
  for (const { id } of soon.candidates) await backdate(id, 2);
  await run();
  expect(await kindsTo(soon.company.contactId)).toEqual(['answerDueSoon', 'answerOverdue']);
});

test('what is due tomorrow is told of today, at whatever hour it was sent', async () => {
  const { company, candidates } = await waiting(7, 6);
  const [candidate] = candidates;
  if (!candidate) throw new Error('one was made');
  const zone = "'Europe/Madrid'";
  await portal.database.raw(
    `update applications set fecha = (date_trunc('day', now() at time zone ${zone})
      - interval '6 days' + interval '23 hours 50 minutes') at time zone ${zone} where id = $1`,
    [candidate.id],
  );
  await run();
  expect(await kindsTo(company.contactId)).toEqual(['answerDueSoon']);
});

test('a corrected offer promises anew to those who apply after it, and to nobody who applied before', async () => {
  const { company, offer, candidates } = await waiting(7, 6);
  const [before] = candidates;
  if (!before) throw new Error('one was made');
  const respuestaTo = async ({ student, urlOferta }: Pick<typeof before, 'student' | 'urlOferta'>) =>
    (await portal.get(getOwnApplication, { params: { id: urlOferta } }, student)).respuesta;
  const promised = await respuestaTo(before);
  const manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  const correct = (diasRespuesta: number | null) => {
    const body = { urlOferta: offer.urlAcceso, oferta: fullInternship({ diasRespuesta }) };
    return portal.get(correctOffer, { body }, manager);
  };
  await correct(20);
  // With the degree that the corrected offer asks for.
  const after = { student: await newStudent(portal, {}, { idTitulacion: 112 }), urlOferta: offer.urlAcceso };
  await applyWith(portal, after.student.token, after.urlOferta);
  expect(await respuestaTo(before)).toEqual(promised);
  expect(await respuestaTo(after)).toMatchObject({ hasta: addDays(dayIn('Europe/Madrid', new Date()), 20) });
  await correct(null);
  expect(await respuestaTo(before)).toEqual(promised);
  await run();
  const reminded = (await told(portal, company.contactId)).filter(({ tipo }) => tipo === 'answerDueSoon');
  expect(reminded).toMatchObject([{ datos: { numero: 1 } }]);

  await portal.get(withdraw, { body: { urlOferta: offer.urlAcceso } }, after.student);
  await applyWith(portal, after.student.token, offer.urlAcceso);
  expect(await respuestaTo(after)).toBeNull();
});

test('offers are taken some at a time, each with all who wait', async () => {
  await run();
  const offers = [await waiting(7, 8, 2), await waiting(7, 8, 3)];
  const zone = 'Europe/Madrid';
  const take = () => takeDue(portal.database, 2, { before: dayIn(zone, new Date()), zone }, 1);
  for (const { offer, candidates } of offers)
    expect(await take()).toMatchObject([{ urlOferta: offer.urlAcceso, numero: candidates.length }]);
  expect(await take()).toEqual([]);
});

test('an answer that was given is not reminded of', async () => {
  const { company, candidates } = await waiting(7, 8);
  const [candidate] = candidates;
  const body = {
    idCandidatura: candidate?.id ?? 0,
    idEstado: 2,
    comentario: 'Te leeremos esta semana.',
  } as const;
  await portal.get(moveCandidate, { body }, company);
  await run();
  expect(await kindsTo(company.contactId)).toEqual([]);
});

test('a student asks once where the answer is late, which the company reads with the candidate', async () => {
  const { company, candidates } = await waiting(7, 8);
  const [candidate] = candidates;
  if (!candidate) throw new Error('one was made');
  const { student, urlOferta, id } = candidate;
  const own = () => portal.get(getOwnApplication, { params: { id: urlOferta } }, student);
  expect((await own()).respuesta).toMatchObject({ puedePreguntar: true, preguntada: null });
  const body = { urlOferta };
  await portal.get(askForAnswer, { body }, student);
  await portal.get(askForAnswer, { body }, student);
  const asked = await own();
  expect(asked.respuesta).toMatchObject({ puedePreguntar: false, preguntada: expect.any(String) });
  expect(asked.historial.filter(({ hecho }) => hecho === 'pregunta')).toHaveLength(1);
  const news = (await told(portal, company.contactId)).filter(({ tipo }) => tipo === 'answerAsked');
  expect(news).toMatchObject([{ urlAcceso: `/ver-cv/${id}` }]);
  await portal.refused(askForAnswer, { body }, 'applicationNotFound', await newStudent(portal));
});

test('a student does not ask before it is late, nor once the closing of the offer has answered', async () => {
  const early = await waiting(7, 6);
  const [waits] = early.candidates;
  const over = await waiting(7, 8);
  const [closed] = over.candidates;
  if (!waits || !closed) throw new Error('two were made');
  await portal.refused(askForAnswer, { body: { urlOferta: waits.urlOferta } }, 'noSuchMove', waits.student);
  const body = { urlOferta: closed.urlOferta, candidatoSeleccionado: false };
  await portal.get(closeOffer, { body }, over.company);
  await portal.refused(askForAnswer, { body: { urlOferta: closed.urlOferta } }, 'noSuchMove', closed.student);
  const { candidatura, respuesta } = await portal.get(
    getOwnApplication,
    { params: { id: closed.urlOferta } },
    closed.student,
  );
  expect([candidatura.idEstado, respuesta]).toEqual([6, null]);
});

test('what a company has kept is counted each night and shown on its offers, once there is enough of it', async () => {
  const { company, offer, candidates } = await waiting(3, 4, 5);
  const reader = await newStudent(portal);
  const shown = async () => {
    const { oferta } = await portal.get(getOffer, { params: { id: offer.urlAcceso } }, reader);
    const { ofertas } = await portal.get(listOffers, { params: { tipo: 'practicas' }, query: {} }, reader);
    const card = ofertas.find(({ urlAcceso }) => urlAcceso === offer.urlAcceso);
    expect(card).toMatchObject({ diasRespuesta: 3, cumplimiento: oferta.cumplimiento });
    return oferta.cumplimiento;
  };
  expect(await shown()).toBeNull();
  const [first, ...others] = candidates;
  if (!first) throw new Error('five were made');
  for (const { id } of others) {
    const body = { idCandidatura: id, idEstado: 3 } as const;
    await portal.get(moveCandidate, { body }, company);
    // Answered two days after it was sent.
    await portal.database.raw(
      "update application_events set fecha = fecha - interval '2 days' where application_id = $1 and id_estado = 3",
      [id],
    );
  }
  await run();
  expect(await shown()).toEqual({ aTiempo: 4, total: 5 });
  const { candidaturas } = await portal.get(listInternshipApplications, { query: {} }, first.student);
  expect(candidaturas[0]?.diasHabituales).toBeNull();
  await portal.database.orm.update(companies).set({ diasHabituales: 2 }).where(eq(companies.id, company.id));
  const again = await portal.get(listInternshipApplications, { query: {} }, first.student);
  expect(again.candidaturas[0]?.diasHabituales).toBe(2);
});
