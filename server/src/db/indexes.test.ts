// @module-tag embedded
import { listAgreements, listManagedAgreements } from '@portal/contract/agreements';
import { listInternshipApplications, listJobApplications } from '@portal/contract/applications';
import { getCandidateBoard, listCandidates } from '@portal/contract/candidates';
import { listManagedCompanies } from '@portal/contract/companies';
import { getOwnSummary, listOwnOffers } from '@portal/contract/company-offers';
import type { Call, Endpoint } from '@portal/contract/endpoint';
import { listForYou, listNotInterested, listSavedOffers, listSeenOffers } from '@portal/contract/for-you';
import { listCompanyNotifications, listStudentNotifications } from '@portal/contract/notifications';
import type { OfferFilters } from '@portal/contract/offer-filters';
import { getQuarter } from '@portal/contract/social-security';
import { listOffers } from '@portal/contract/student-offers';
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
 * The plans of a call's queries, and their parameters, where a table is read through or sorted only if there
 * is no other way. Of the few rows of a test one index is as good as another: those that would be taken in the place of
 * the one that is meant are left out.
 */
async function plansOf<E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
  { token }: { token: string },
  leftOut: readonly string[] = [],
): Promise<{ plan: string; values: unknown[] }> {
  // The caller is then known, and not asked for.
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
      return { plan: lines.join('\n'), values: asked.flatMap(({ values }) => values) };
    });
  } finally {
    asking.mockRestore();
  }
}

/** By these, too, the offers of a type can be had. */
const ofTypes = ['offer_search_newest', 'offer_search_highlighted', 'offer_search_expiry'];

/** Those that ask nothing of the index: what it gives of the type is held against them. */
const limits = { remuneracionMinima: 600, fechaDesde: '2030-01-01' } satisfies OfferFilters;

/** What each of the others asks of it, with a value of which it does not matter whether any offer has it. */
const filters: Record<
  Exclude<keyof OfferFilters, keyof typeof limits | 'soloEncajan'>,
  readonly [OfferFilters, string]
> = {
  texto: [{ texto: 'análisis de datos' }, 'análisis de datos'],
  idProvincia: [{ idProvincia: [46] }, "'p=46'"],
  idIsla: [{ idIsla: [72] }, "'i=72'"],
  idTitulacion: [{ idTitulacion: [101] }, "'t=101'"],
  idArea: [{ idArea: [3] }, "'d=3'"],
  idAreaFuncional: [{ idAreaFuncional: [4] }, "'a=4'"],
  idSector: [{ idSector: [5] }, "'s=5'"],
  idTipoContrato: [{ idTipoContrato: [2] }, "'c=2'"],
  idModalidad: [{ idModalidad: [1] }, "'m=1'"],
};

describe.each([
  ['practicas', 'offer_search_internships'],
  ['empleo', 'offer_search_jobs'],
] as const)('the search of %s', (tipo, index) => {
  const search = (query: OfferFilters) => plansOf(listOffers, { params: { tipo }, query }, student, ofTypes);
  const byIndex = new RegExp(`Bitmap Index Scan on ${index}.*\\n *Index Cond: \\(vector @@ `);

  // The plan shows that the index is asked, the values what for.
  test.each(Object.entries(filters))('goes by an index with %s', async (_, [query, word]) => {
    const { plan, values } = await search(query);
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(byIndex);
    expect(values).toContain(word);
  });

  test('goes by an index with several values of one filter', async () => {
    const { plan, values } = await search({ idProvincia: [8, 46] });
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(byIndex);
    expect(values).toContain("('p=8' | 'p=46')");
  });

  test.each(Object.entries(limits))(
    'goes by an index, which gives the type, with %s',
    async (name, limit) => {
      const { plan } = await search({ [name]: limit });
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toMatch(byIndex);
    },
  );

  test('goes by an index where only what the student meets is asked for', async () => {
    const { plan } = await search({ idProvincia: [46], soloEncajan: true });
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(new RegExp(`Index Scan (using offer_search_pkey|on ${index})\\b`));
  });

  test.each([
    ['fecha', 'offer_search_newest'],
    ['destacadas', 'offer_search_highlighted'],
  ] as const)('by %s reads its page in the order of an index', async (orden, order) => {
    const { plan } = await plansOf(listOffers, { params: { tipo }, query: { orden } }, student);
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(new RegExp(`Index Scan using ${order} .*\\n *Index Cond: \\(tipo = `));
  });
});

test('what fits a student is found by the words of what the CV says', async () => {
  const { plan } = await plansOf(listForYou, { query: {} }, student, ofTypes);
  for (const index of ['offer_search_internships', 'offer_search_jobs'])
    expect(plan).toMatch(new RegExp(`Bitmap Index Scan on ${index}.*\\n *Index Cond: \\(vector @@ `));
  expect(plan).not.toContain('Seq Scan');
});

test.each([
  [
    'the offers that a student opened',
    'seen_offers_student_id_offer_id_pk',
    () => plansOf(listSeenOffers, {}, student, ['seen_offers_date']),
  ],
  [
    'the offers that a student saved',
    'saved_offers_student_id_offer_id_pk',
    () => plansOf(listSavedOffers, { query: {} }, student, ['saved_offers_date']),
  ],
  [
    'the offers that a student put aside',
    'dismissed_offers_student_id_offer_id_pk',
    () => plansOf(listNotInterested, { query: {} }, student, ['dismissed_offers_date']),
  ],
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
  ['what waits in a company’s offers', 'applications_offer', () => plansOf(getOwnSummary, {}, company)],
  ['a company’s offers', 'offers_company', () => plansOf(listOwnOffers, { query: {} }, company)],
  [
    'the candidates of an offer',
    'applications_offer',
    () => plansOf(listCandidates, { params: { id: urlOferta }, query: {} }, company),
  ],
  [
    'the candidates of an offer by grade',
    // Its sorting costs the planner so much that the way to so few applications makes no difference to it.
    'offers_company',
    () => plansOf(listCandidates, { params: { id: urlOferta }, query: { orden: 'nota' } }, company),
  ],
  [
    'the candidates of an offer by state',
    'applications_offer',
    () => plansOf(getCandidateBoard, { params: { id: urlOferta }, query: {} }, company),
  ],
  ['the offers that wait', 'offers_waiting', () => plansOf(listPendingOffers, { query: {} }, manager)],
  ['the companies that wait', 'companies_state', () => plansOf(listPendingCompanies, { query: {} }, manager)],
  ['the students who wait', 'accounts_waiting', () => plansOf(listPendingStudents, { query: {} }, manager)],
  [
    'the students who wait after one',
    'accounts_waiting',
    () =>
      plansOf(
        listPendingStudents,
        { query: { despuesDe: 1, despuesDeFecha: '2030-01-01T00:00:00.000Z' } },
        manager,
      ),
  ],
] as const)('the list of %s goes by %s', async (_, index, plans) => {
  const { plan } = await plans();
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(new RegExp(`Scan (using|on) ${index}\\b`));
});

describe('the companies of managers', () => {
  test.each([
    [{ texto: 'almazara' }, 'companies_words'],
    [{ estado: 'bloqueada' }, 'companies_state'],
    [{ idTipoEmpresa: '2' }, 'companies_kind'],
    [{ idSector: '5' }, 'companies_sector'],
    [{ idProvincia: '46' }, 'companies_province'],
    [{ conOfertas: 'true' }, 'offers_company'],
    [{ orden: 'nombre' }, 'companies_name'],
    [{ orden: 'recientes' }, 'companies_newest'],
  ] as const)('are read by an index with %o', async (query, index) => {
    const { plan } = await plansOf(listManagedCompanies, { query }, manager);
    expect(plan).toContain(index);
  });
});

test('a company’s agreements are read in the order of an index', async () => {
  const { plan } = await plansOf(listAgreements, {}, company);
  expect(plan).toContain('Index Scan Backward using agreements_company');
  expect(plan).not.toMatch(/Seq Scan on agreements|Sort Key: a\./);
});

describe('the agreements of managers', () => {
  test.each([
    [{}, 'agreements_state'],
    [{ estado: 'firmado' }, 'agreements_state'],
    [{ idEmpresa: '1' }, 'agreements_company'],
    [{ caducaPronto: 'true' }, 'agreements_expiry'],
  ] as const)('are read by an index with %o', async (query, index) => {
    const { plan } = await plansOf(listManagedAgreements, { query }, manager);
    expect(plan).toContain(index);
  });
});

test('the placements of a quarter are found by their days', async () => {
  const { plan } = await plansOf(getQuarter, { query: { trimestre: '2026T4' } }, manager);
  expect(plan).toMatch(/Scan (using|on) placements_days\b/);
});
