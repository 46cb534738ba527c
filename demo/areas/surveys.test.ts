import { surveyContent } from '@portal/contract/surveys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyAnswers, surveys } from '../../server/src/db/tables/surveys.ts';
import { addCompany, addContact, addStudent } from '../../server/src/testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../server/src/testing/portal.ts';
import { calendarAt } from '../calendar.ts';
import { addSurveys } from './surveys.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('surveys of students and of companies are answered by some, and over', async () => {
  const { brand } = (await portal.tools()).services;
  for (let count = 0; count < 2; count++) {
    await addStudent(portal);
    await addContact(portal, [(await addCompany(portal)).id]);
  }
  const calendar = calendarAt(new Date('2026-11-21T09:30:00Z'));
  await addSurveys({ db: portal.database, calendar, brand });
  const stored = await portal.database.orm.select().from(surveys);
  expect(stored.map(({ paraAlumnos, paraEmpresa }) => [paraAlumnos, paraEmpresa])).toEqual([
    [true, false],
    [false, true],
  ]);
  for (const survey of stored) {
    const { desde, hasta, titulos } = surveyContent.parse(survey);
    expect(desde < (hasta ?? '') && (hasta ?? '') < calendar.day(0)).toBe(true);
    expect(Object.keys(titulos).sort()).toEqual([...brand.idiomas].sort());
    const answers = eq(surveyAnswers.surveyId, survey.id);
    expect(await portal.database.orm.$count(surveyAnswers, answers)).toBe(1);
  }
});
