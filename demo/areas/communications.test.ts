import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownTo } from '../../server/src/features/communications/communications.queries.ts';
import { textsToStore } from '../../server/src/features/communications/written.rules.ts';
import { openPortal, type TestPortal } from '../../server/src/testing/portal.ts';
import { calendarAt } from '../calendar.ts';
import { addCommunications } from './communications.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('students and companies are shown texts in every language, as a manager could have written them', async () => {
  const { brand } = (await portal.tools()).services;
  const calendar = calendarAt(new Date('2026-11-21T09:30:00Z'));
  await addCommunications({ db: portal.database, calendar, brand });
  for (const role of ['Alumno', 'Empresa'] as const) {
    const shown = await shownTo(portal.database, role, calendar.day(0), 10);
    expect(shown.length).toBeGreaterThan(0);
    for (const { textos } of shown) {
      expect(Object.keys(textos).sort()).toEqual([...brand.idiomas].sort());
      expect(textsToStore('comunicacion', textos, brand)).toEqual({ textos, problems: [] });
    }
  }
});
