import {
  beginSurveyAsUser,
  exportSurvey,
  listTutorSurveys,
  saveSurveyAnswers,
} from '@portal/contract/surveys';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { surveys } from '../../db/tables/surveys.ts';
import { jobsOf, told } from '../../testing/applications.ts';
import { addCompany, addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addPlacement, addTutor, addTutorLink } from '../placements/placements.fixtures.ts';
import { surveyRequestsWorker } from './announce-surveys.ts';
import { surveys as area } from './surveys.area.ts';
import { addPortalSurvey } from './surveys.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };

beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(surveys);
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A placement that has begun, with both tutors. */
async function begun(days = 0) {
  const company = await addCompany(portal);
  const { id: academicTutorId } = await addTutor(portal);
  const placement = await addPlacement(portal, company.id, {
    estado: 'enCurso',
    fechaInicio: inDays(days),
    fechaFin: inDays(days + 60),
    academicTutorId,
  });
  return { ...placement, academicTutorId };
}

const about = (partes: ('alumno' | 'tutorEmpresa' | 'tutorAcademico')[]) =>
  addPortalSurvey(portal, { paraAlumnos: false, momento: 'inicio', partes });

test('each party of a placement is told once of a survey, on the day on which it is asked', async () => {
  const [today, later, past] = [await begun(), await begun(3), await begun(-45)];
  const id = await about(['alumno', 'tutorEmpresa', 'tutorAcademico']);
  await addPortalSurvey(portal, { paraAlumnos: false, momento: 'inicio', partes: ['alumno'] }, 'borrador');
  const work = surveyRequestsWorker(await portal.tools());
  await Promise.all([work(), work()]);
  await work();
  const news = await told(portal, today.studentId);
  expect(news).toMatchObject([
    { tipo: 'placementSurvey', urlAcceso: `/encuestas/${id}/acceso?idPractica=${today.id}` },
  ]);
  for (const { studentId } of [later, past]) expect(await told(portal, studentId)).toEqual([]);
  const mails = (await jobsOf(portal, 'mailTo')) as { tipo: string; para: string; urlAcceso: string }[];
  const tutors = mails.filter(({ tipo }) => tipo === 'tutorSurvey');
  expect(tutors).toHaveLength(2);
  for (const { urlAcceso } of tutors) {
    const token = urlAcceso.split('#')[1] ?? '';
    expect(await portal.get(listTutorSurveys, { body: { token } })).toMatchObject([
      { idEncuesta: id, idPractica: today.id },
    ]);
  }
});

/** The host tutor’s answers to a survey. */
async function answeredByHost() {
  const placement = await begun();
  const id = await about(['tutorEmpresa']);
  const { companyId, emailTutorEmpresa: email } = placement;
  const enlace = await addTutorLink(portal, { companyId, email });
  const querystringValue = `idPractica=${placement.id}&enlace=${enlace}`;
  const { acceso } = await portal.get(beginSurveyAsUser, { params: { id }, body: { querystringValue } });
  const lContestaciones = [
    { idPregunta: 1, valor: 1 },
    { idPregunta: 6, valor: 'Nora llegaba tarde' },
  ];
  const body = { pase: acceso?.pase ?? '', codigo: null, lContestaciones, terminar: true };
  await portal.get(saveSurveyAnswers, { params: { id }, body });
  return { id, placement, enlace };
}

async function exported(idEncuesta: number): Promise<string> {
  const { url } = await portal.get(exportSurvey, { body: { idEncuesta, formato: 'csv' } }, manager);
  return (await portal.app.inject({ url })).body;
}

test('what a tutor answers is exported with their name', async () => {
  const { id, placement } = await answeredByHost();
  const { nombre, apellidos } = placement.datos.tutor;
  expect(await exported(id)).toContain(`${nombre} ${apellidos}`);
});

test('of a student who was erased nothing says what their tutor wrote, nor about which placement', async () => {
  const { id, placement, enlace } = await answeredByHost();
  await portal.database.raw("update accounts set estado = 'baja' where id = $1", [placement.studentId]);
  await portal.database.transaction((db) => area.erase(db, [placement.studentId]));
  const sheet = await exported(id);
  expect(sheet).not.toContain('Nora llegaba tarde');
  expect(sheet).not.toContain(placement.numero);
  expect(sheet).toContain('Sí');
  expect(await portal.get(listTutorSurveys, { body: { token: enlace } })).toEqual([]);
});
