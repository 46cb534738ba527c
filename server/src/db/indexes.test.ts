import {
  listCandidates,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import { listOwnOffers } from '@portal/contract/company-offers';
import type { Call, Endpoint } from '@portal/contract/endpoint';
import { listCompanyNotifications, listStudentNotifications } from '@portal/contract/notifications';
import { listOffers, type OfferFilters, offerFilters } from '@portal/contract/student-offers';
import { listPendingCompanies, listPendingOffers, listPendingStudents } from '@portal/contract/validations';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { newCandidate, newCompany } from '../testing/applications.ts';
import { addManager, managerToken } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

/** That lists are read by an index: seen in the database's own plans of the statements that a call makes. */

let portal: TestPortal;
let student: { token: string };
let company: { token: string };
let manager: { token: string };
let urlOferta: string;
beforeAll(async () => {
  portal = await openPortal();
  const firm = await newCompany(portal);
  company = firm;
  ({ student, urlOferta } = await newCandidate(portal, firm.id));
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());

const planRows = z.array(z.object({ 'QUERY PLAN': z.string() }));

/**
 * The plans of what a call asks, where a table is read through or sorted only if there is no other way. Of the few rows of
 * a test one index is as good as another: those that would be taken in the place of the one that is meant are left out.
 */
async function plansOf<E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
  { token }: { token: string },
  leftOut: readonly string[] = [],
): Promise<string> {
  // Whoever calls is then known, and not asked for.
  await portal.get(endpoint, call, { token });
  const asking = vi.spyOn(portal.database, 'query');
  try {
    await portal.get(endpoint, call, { token });
    const asked = asking.mock.calls.map(([{ text }, values]) => ({ text, values }));
    return await portal.database.transaction(async (db) => {
      await db.raw('set local enable_seqscan = off');
      await db.raw('set local enable_sort = off');
      await db.raw('savepoint all_indexes');
      for (const index of leftOut) await db.raw(`drop index ${index}`);
      const lines: string[] = [];
      for (const { text, values } of asked) {
        const { rows } = await db.raw(`explain ${text}`, values);
        lines.push(...planRows.parse(rows).map((row) => row['QUERY PLAN']));
      }
      await db.raw('rollback to savepoint all_indexes');
      return lines.join('\n');
    });
  } finally {
    asking.mockRestore();
  }
}

/** By these, too, the offers of a type can be had. */
const ofTypes = ['offer_search_newest', 'offer_search_highlighted', 'offer_search_expiry'];

/** One value for each, of which it does not matter whether any offer has it. */
const filters: Required<OfferFilters> = {
  texto: 'análisis de datos',
  idProvincia: 46,
  idIsla: 72,
  idTitulacion: 101,
  idArea: 3,
  idAreaFuncional: 4,
  idSector: 5,
  idTipoContrato: 2,
  idModalidad: 1,
  remuneracionMinima: 600,
  fechaDesde: '2030-01-01',
};

describe.each([
  ['practicas', 'offer_search_internships'],
  ['empleo', 'offer_search_jobs'],
] as const)('the search of %s', (tipo, index) => {
  test.each(offerFilters.keyof().options)('goes by an index with %s', async (name) => {
    const plan = await plansOf(
      listOffers,
      { params: { tipo }, query: { [name]: filters[name] } },
      student,
      ofTypes,
    );
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(new RegExp(`Bitmap Index Scan on ${index}.*\\n *Index Cond: \\(vector @@ `));
  });

  test.each([
    ['fecha', 'offer_search_newest'],
    ['destacadas', 'offer_search_highlighted'],
  ] as const)('by %s reads its page in the order of an index', async (orden, order) => {
    const plan = await plansOf(listOffers, { params: { tipo }, query: { orden } }, student);
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(new RegExp(`Index Scan using ${order} .*\\n *Index Cond: \\(tipo = `));
  });
});

test.each([
  [
    'a student’s internships',
    'applications_student',
    () => plansOf(listInternshipApplications, { query: {} }, student),
  ],
  [
    'a student’s applications in a state',
    'applications_student',
    () => plansOf(listJobApplications, { query: { idEstado: 16 } }, student),
  ],
  [
    'a student’s notifications',
    'notifications_account',
    () => plansOf(listStudentNotifications, {}, student),
  ],
  [
    'a contact’s notifications',
    'notifications_account',
    () => plansOf(listCompanyNotifications, {}, company),
  ],
  ['a company’s offers', 'offers_company', () => plansOf(listOwnOffers, { query: {} }, company)],
  [
    'the candidates of an offer',
    'applications_offer',
    () => plansOf(listCandidates, { params: { id: urlOferta }, query: {} }, company),
  ],
  ['the offers that wait', 'offers_waiting', () => plansOf(listPendingOffers, { query: {} }, manager)],
  ['the companies that wait', 'companies_state', () => plansOf(listPendingCompanies, { query: {} }, manager)],
  ['the students who wait', 'accounts_waiting', () => plansOf(listPendingStudents, { query: {} }, manager)],
] as const)('the list of %s goes by %s', async (_, index, plans) => {
  const plan = await plans();
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(new RegExp(`Scan (using|on) ${index}\\b`));
});
