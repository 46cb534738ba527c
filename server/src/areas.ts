import type { ScreenId } from '@portal/contract/screens';
import type { All, Area, Erase, PageData, Parts } from './area.ts';
import { accountStates } from './features/account-states/account-states.area.ts';
import { accounts } from './features/accounts/accounts.area.ts';
import { agreements } from './features/agreements/agreements.area.ts';
import { applications } from './features/applications/applications.area.ts';
import { audit } from './features/audit/audit.area.ts';
import { billingAccounts } from './features/billing-accounts/billing-accounts.area.ts';
import { candidateExports } from './features/candidate-exports/candidate-exports.area.ts';
import { candidates } from './features/candidates/candidates.area.ts';
import { catalogue } from './features/catalogue/catalogue.area.ts';
import { changeRequests } from './features/change-requests/change-requests.area.ts';
import { communications } from './features/communications/communications.area.ts';
import { companies } from './features/companies/companies.area.ts';
import { companyContact } from './features/company-contact/company-contact.area.ts';
import { companyContacts } from './features/company-contacts/company-contacts.area.ts';
import { companyDocuments } from './features/company-documents/company-documents.area.ts';
import { companyMerges } from './features/company-merges/company-merges.area.ts';
import { companyOffers } from './features/company-offers/company-offers.area.ts';
import { companyPage } from './features/company-page/company-page.area.ts';
import { companyVerification } from './features/company-verification/company-verification.area.ts';
import { cv } from './features/cv/cv.area.ts';
import { cvExchange } from './features/cv-exchange/cv-exchange.area.ts';
import { cvPdf } from './features/cv-pdf/cv-pdf.area.ts';
import { dataAccesses } from './features/data-accesses/data-accesses.area.ts';
import { dataProtection } from './features/data-protection/data-protection.area.ts';
import { documentRequests } from './features/document-requests/document-requests.area.ts';
import { educationRequests } from './features/education-requests/education-requests.area.ts';
import { errorReports } from './features/error-reports/error-reports.area.ts';
import { events } from './features/events/events.area.ts';
import { experience } from './features/experience/experience.area.ts';
import { externalApplications } from './features/external-applications/external-applications.area.ts';
import { forYou } from './features/for-you/for-you.area.ts';
import { guides } from './features/guides/guides.area.ts';
import { help } from './features/help/help.area.ts';
import { imports } from './features/imports/imports.area.ts';
import { incorporationForms } from './features/incorporation-forms/incorporation-forms.area.ts';
import { interviews } from './features/interviews/interviews.area.ts';
import { invoices } from './features/invoices/invoices.area.ts';
import { mail } from './features/mail/mail.area.ts';
import { maintenance } from './features/maintenance/maintenance.area.ts';
import { managedOffers } from './features/managed-offers/managed-offers.area.ts';
import { missingData } from './features/missing-data/missing-data.area.ts';
import { notifications } from './features/notifications/notifications.area.ts';
import { offerForm } from './features/offer-form/offer-form.area.ts';
import { offerHistory } from './features/offer-history/offer-history.area.ts';
import { offers } from './features/offers/offers.area.ts';
import { orientation } from './features/orientation/orientation.area.ts';
import { ownRecord } from './features/own-record/own-record.area.ts';
import { placementHours } from './features/placement-hours/placement-hours.area.ts';
import { placementReports } from './features/placement-reports/placement-reports.area.ts';
import { placements } from './features/placements/placements.area.ts';
import { portal } from './features/portal/portal.area.ts';
import { preregistrations } from './features/preregistrations/preregistrations.area.ts';
import { programmes } from './features/programmes/programmes.area.ts';
import { proposals } from './features/proposals/proposals.area.ts';
import { savedSearches } from './features/saved-searches/saved-searches.area.ts';
import { secondFactor } from './features/second-factor/second-factor.area.ts';
import { session } from './features/session/session.area.ts';
import { signOn } from './features/sign-on/sign-on.area.ts';
import { socialSecurity } from './features/social-security/social-security.area.ts';
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
  forYou,
  companyOffers,
  offerForm,
  offerHistory,
  applications,
  externalApplications,
  candidates,
  interviews,
  candidateExports,
  dataAccesses,
  cv,
  cvPdf,
  cvExchange,
  ownRecord,
  experience,
  documentRequests,
  studies,
  studyRequests,
  students,
  imports,
  companies,
  companyMerges,
  managedOffers,
  preregistrations,
  validations,
  notifications,
  communications,
  surveys,
  guides,
  events,
  programmes,
  help,
  orientation,
  companyContact,
  companyContacts,
  billingAccounts,
  companyPage,
  companyVerification,
  companyDocuments,
  invoices,
  agreements,
  incorporationForms,
  placements,
  changeRequests,
  placementHours,
  placementReports,
  socialSecurity,
  proposals,
  educationRequests,
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

/** What an area adds to a page of one of its screens; undefined of a screen that has no such data. */
export async function pageDataOf(
  screen: ScreenId,
  asked: Parameters<PageData>[0],
): Promise<string | undefined> {
  for (const { pageData } of each) {
    const read = pageData?.[screen];
    if (read !== undefined) return read(asked);
  }
  return undefined;
}

const erase: Erase = async (db, accountIds) => {
  for (const area of each) await area.erase?.(db, accountIds);
};

/** Deletes what no area needs any more, and the files that nothing points to. Throws at the end what of it failed. */
export const sweep = (tools: WorkerTools) => async (): Promise<void> => {
  const failures: unknown[] = [];
  const attempt = async (part: () => Promise<unknown> | undefined): Promise<void> => {
    try {
      await part();
    } catch (error) {
      failures.push(error);
    }
  };
  for (const area of each) await attempt(() => area.sweep?.(tools, erase));
  await attempt(() => tools.services.files.sweep(tools.database));
  if (failures.length > 0) throw new AggregateError(failures, 'what was not swept');
};

const ofAreas: QueuesOf = Object.assign({}, ...each.map(({ queues }) => queues));

/** Every queue. One that no area works does not compile. */
export const queues: QueueWorkers = { ...ofAreas, sweep: { schedule: '17 3 * * *', work: sweep } };
