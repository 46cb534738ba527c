import type { Api, ApiName } from '@portal/contract/areas';
import type { All } from '../area.ts';
import { accountStatesBodies } from '../features/account-states/account-states.fixtures.ts';
import { accountsBodies } from '../features/accounts/accounts.fixtures.ts';
import { agreementsBodies } from '../features/agreements/agreements.fixtures.ts';
import { applicationsBodies } from '../features/applications/applications.fixtures.ts';
import { billingAccountsBodies } from '../features/billing-accounts/billing-accounts.fixtures.ts';
import { candidateExportsBodies } from '../features/candidate-exports/candidate-exports.fixtures.ts';
import { candidatesBodies } from '../features/candidates/candidates.fixtures.ts';
import { changeRequestsBodies } from '../features/change-requests/change-requests.fixtures.ts';
import { communicationsBodies } from '../features/communications/communications.fixtures.ts';
import { companiesBodies } from '../features/companies/companies.fixtures.ts';
import { companyContactBodies } from '../features/company-contact/company-contact.fixtures.ts';
import { companyContactsBodies } from '../features/company-contacts/company-contacts.fixtures.ts';
import { companyDocumentsBodies } from '../features/company-documents/company-documents.fixtures.ts';
import { companyMergesBodies } from '../features/company-merges/company-merges.fixtures.ts';
import { companyOffersBodies } from '../features/company-offers/company-offers.fixtures.ts';
import { companyPageBodies } from '../features/company-page/company-page.fixtures.ts';
import { companyVerificationBodies } from '../features/company-verification/company-verification.fixtures.ts';
import { cvBodies } from '../features/cv/cv.fixtures.ts';
import { cvExchangeBodies } from '../features/cv-exchange/cv-exchange.fixtures.ts';
import { cvPdfBodies } from '../features/cv-pdf/cv-pdf.fixtures.ts';
import { documentRequestsBodies } from '../features/document-requests/document-requests.fixtures.ts';
import { educationRequestsBodies } from '../features/education-requests/education-requests.fixtures.ts';
import { errorReportsBodies } from '../features/error-reports/error-reports.fixtures.ts';
import { eventsBodies } from '../features/events/events.fixtures.ts';
import { experienceBodies } from '../features/experience/experience.fixtures.ts';
import { externalApplicationsBodies } from '../features/external-applications/external-applications.fixtures.ts';
import { forYouBodies } from '../features/for-you/for-you.fixtures.ts';
import { guidesBodies } from '../features/guides/guides.fixtures.ts';
import { helpBodies } from '../features/help/help.fixtures.ts';
import { importsBodies } from '../features/imports/imports.fixtures.ts';
import { incorporationFormsBodies } from '../features/incorporation-forms/incorporation-forms.fixtures.ts';
import { interviewsBodies } from '../features/interviews/interviews.fixtures.ts';
import { invoicesBodies } from '../features/invoices/invoices.fixtures.ts';
import { maintenanceBodies } from '../features/maintenance/maintenance.fixtures.ts';
import { managedOffersBodies } from '../features/managed-offers/managed-offers.fixtures.ts';
import { notificationsBodies } from '../features/notifications/notifications.fixtures.ts';
import { offerFormBodies } from '../features/offer-form/offer-form.fixtures.ts';
import { orientationBodies } from '../features/orientation/orientation.fixtures.ts';
import { ownRecordBodies } from '../features/own-record/own-record.fixtures.ts';
import { placementHoursBodies } from '../features/placement-hours/placement-hours.fixtures.ts';
import { placementReportsBodies } from '../features/placement-reports/placement-reports.fixtures.ts';
import { placementsBodies } from '../features/placements/placements.fixtures.ts';
import { preregistrationsBodies } from '../features/preregistrations/preregistrations.fixtures.ts';
import { programmesBodies } from '../features/programmes/programmes.fixtures.ts';
import { proposalsBodies } from '../features/proposals/proposals.fixtures.ts';
import { savedSearchesBodies } from '../features/saved-searches/saved-searches.fixtures.ts';
import { secondFactorBodies } from '../features/second-factor/second-factor.fixtures.ts';
import { sessionBodies } from '../features/session/session.fixtures.ts';
import { signOnBodies } from '../features/sign-on/sign-on.fixtures.ts';
import { socialSecurityBodies } from '../features/social-security/social-security.fixtures.ts';
import { studentsBodies } from '../features/students/students.fixtures.ts';
import { studiesBodies } from '../features/studies/studies.fixtures.ts';
import { studyRequestsBodies } from '../features/study-requests/study-requests.fixtures.ts';
import { surveysBodies } from '../features/surveys/surveys.fixtures.ts';
import { validationsBodies } from '../features/validations/validations.fixtures.ts';
import type { BodiesOf, Callers } from './callers.ts';

/** The bodies of each area. */
const areas = [
  sessionBodies,
  savedSearchesBodies,
  forYouBodies,
  secondFactorBodies,
  companiesBodies,
  companyMergesBodies,
  companyOffersBodies,
  offerFormBodies,
  applicationsBodies,
  externalApplicationsBodies,
  cvBodies,
  cvPdfBodies,
  cvExchangeBodies,
  ownRecordBodies,
  experienceBodies,
  documentRequestsBodies,
  studiesBodies,
  studyRequestsBodies,
  studentsBodies,
  importsBodies,
  managedOffersBodies,
  preregistrationsBodies,
  validationsBodies,
  accountsBodies,
  companyPageBodies,
  companyDocumentsBodies,
  invoicesBodies,
  educationRequestsBodies,
  communicationsBodies,
  surveysBodies,
  guidesBodies,
  eventsBodies,
  programmesBodies,
  helpBodies,
  orientationBodies,
  accountStatesBodies,
  notificationsBodies,
  candidatesBodies,
  interviewsBodies,
  candidateExportsBodies,
  signOnBodies,
  maintenanceBodies,
  errorReportsBodies,
  companyContactBodies,
  companyContactsBodies,
  billingAccountsBodies,
  companyVerificationBodies,
  agreementsBodies,
  incorporationFormsBodies,
  placementsBodies,
  changeRequestsBodies,
  placementHoursBodies,
  placementReportsBodies,
  socialSecurityBodies,
  proposalsBodies,
] as const;

/** A body for every call of the contract: a call without one does not compile. */
export type Bodies = BodiesOf<Pick<Api, ApiName>>;

export function validBodies(callers: Callers): Bodies {
  const bodies: All<ReturnType<(typeof areas)[number]>> = Object.assign(
    {},
    ...areas.map((bodiesOf) => bodiesOf(callers)),
  );
  return bodies;
}
