import type { All, Area, Erase, Parts } from './area.ts';
import { accountStates } from './features/account-states/account-states.area.ts';
import { accounts } from './features/accounts/accounts.area.ts';
import { applications } from './features/applications/applications.area.ts';
import { audit } from './features/audit/audit.area.ts';
import { candidateExports } from './features/candidate-exports/candidate-exports.area.ts';
import { candidates } from './features/candidates/candidates.area.ts';
import { catalogue } from './features/catalogue/catalogue.area.ts';
import { communications } from './features/communications/communications.area.ts';
import { companyContact } from './features/company-contact/company-contact.area.ts';
import { companyOffers } from './features/company-offers/company-offers.area.ts';
import { companyPage } from './features/company-page/company-page.area.ts';
import { cv } from './features/cv/cv.area.ts';
import { dataAccesses } from './features/data-accesses/data-accesses.area.ts';
import { dataProtection } from './features/data-protection/data-protection.area.ts';
import { documentRequests } from './features/document-requests/document-requests.area.ts';
import { errorReports } from './features/error-reports/error-reports.area.ts';
import { experience } from './features/experience/experience.area.ts';
import { mail } from './features/mail/mail.area.ts';
import { maintenance } from './features/maintenance/maintenance.area.ts';
import { missingData } from './features/missing-data/missing-data.area.ts';
import { notifications } from './features/notifications/notifications.area.ts';
import { offerForm } from './features/offer-form/offer-form.area.ts';
import { offerHistory } from './features/offer-history/offer-history.area.ts';
import { offers } from './features/offers/offers.area.ts';
import { portal } from './features/portal/portal.area.ts';
import { savedSearches } from './features/saved-searches/saved-searches.area.ts';
import { secondFactor } from './features/second-factor/second-factor.area.ts';
import { session } from './features/session/session.area.ts';
import { signOn } from './features/sign-on/sign-on.area.ts';
import { studentImports } from './features/student-imports/student-imports.area.ts';
import { studentOffers } from './features/student-offers/student-offers.area.ts';
import { students } from './features/students/students.area.ts';
import { studies } from './features/studies/studies.area.ts';
import { studyRequests } from './features/study-requests/study-requests.area.ts';
import { surveys } from './features/surveys/surveys.area.ts';
import { validations } from './features/validations/validations.area.ts';
import type { Handlers } from './http/context.ts';
import type { QueueWorkers } from './jobs/jobs.ts';
import type { WorkerTools } from './jobs/worker-tools.ts';

/** Every area of the portal. */
const areas = [
  portal,
  catalogue,
  session,
  secondFactor,
  accounts,
  signOn,
  offers,
  studentOffers,
  savedSearches,
  companyOffers,
  offerForm,
  offerHistory,
  applications,
  candidates,
  candidateExports,
  dataAccesses,
  cv,
  experience,
  documentRequests,
  studies,
  studyRequests,
  students,
  studentImports,
  validations,
  notifications,
  communications,
  surveys,
  companyContact,
  companyPage,
  missingData,
  errorReports,
  accountStates,
  dataProtection,
  maintenance,
  audit,
  mail,
] as const;

type Every = (typeof areas)[number];
type RoutesOf = All<Awaited<ReturnType<Extract<Every, { routes: unknown }>['routes']>>>;
type QueuesOf = All<Extract<Every, { queues: unknown }>['queues']>;

const each: readonly Area[] = areas;

/** The handler of each call. One that no area has does not compile. */
export async function openHandlers(parts: Parts): Promise<Handlers> {
  const routes: RoutesOf = Object.assign(
    {},
    ...(await Promise.all(each.map((area) => area.routes?.(parts)))),
  );
  return routes;
}

const erase: Erase = async (db, accountIds) => {
  for (const area of each) await area.erase?.(db, accountIds);
};

/** Deletes what no area needs any more, and the files that nothing points to. */
export const sweep = (tools: WorkerTools) => async (): Promise<void> => {
  for (const area of each) await area.sweep?.(tools, erase);
  await tools.services.files.sweep(tools.database);
};

const ofAreas: QueuesOf = Object.assign({}, ...each.map(({ queues }) => queues));

/** Every queue. One that no area works does not compile. */
export const queues: QueueWorkers = { ...ofAreas, sweep: { schedule: '17 3 * * *', work: sweep } };
