import { definitionProblems } from '@portal/contract/survey-definition-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyResponses, surveyVersions } from '../../server/src/db/tables/surveys.ts';
import { openPortal, type TestPortal } from '../../server/src/testing/portal.ts';
import { calendarAt } from '../calendar.ts';
import { addPortalSurveys } from './portal-surveys.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('surveys of the portal are sound in each language and answered by hundreds', async () => {
  const calendar = calendarAt(new Date('2026-11-21T09:30:00Z'));
  await addPortalSurveys({ db: portal.database, calendar });
  const versions = await portal.database.orm.select().from(surveyVersions);
  expect(versions.flatMap(({ definicion }) => definitionProblems(definicion, ['es', 'ca', 'en']))).toEqual(
    [],
  );
  expect(await portal.database.orm.$count(surveyResponses)).toBe(370);
});
