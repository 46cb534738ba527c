import * as accountStates from './account-states.ts';
import * as accounts from './accounts.ts';
import * as agreements from './agreements.ts';
import * as applications from './applications.ts';
import * as audit from './audit.ts';
import * as billingAccounts from './billing-accounts.ts';
import * as candidateExports from './candidate-exports.ts';
import * as candidates from './candidates.ts';
import * as catalogue from './catalogue.ts';
import * as changeRequests from './change-requests.ts';
import * as communications from './communications.ts';
import * as companies from './companies.ts';
import * as companyContact from './company-contact.ts';
import * as companyContacts from './company-contacts.ts';
import * as companyDocuments from './company-documents.ts';
import * as companyMerges from './company-merges.ts';
import * as companyOffers from './company-offers.ts';
import * as companyPage from './company-page.ts';
import * as companyVerification from './company-verification.ts';
import * as cv from './cv.ts';
import * as cvExchange from './cv-exchange.ts';
import * as cvPdf from './cv-pdf.ts';
import * as dataAccesses from './data-accesses.ts';
import * as dataProtection from './data-protection.ts';
import * as documentRequests from './document-requests.ts';
import * as educationRequests from './education-requests.ts';
import * as errorReports from './error-reports.ts';
import * as events from './events.ts';
import * as experience from './experience.ts';
import * as externalApplications from './external-applications.ts';
import * as forYou from './for-you.ts';
import * as guides from './guides.ts';
import * as help from './help.ts';
import * as imports from './imports.ts';
import * as incorporationForms from './incorporation-forms.ts';
import * as interviews from './interviews.ts';
import * as invoices from './invoices.ts';
import * as mail from './mail.ts';
import * as maintenance from './maintenance.ts';
import * as managedOffers from './managed-offers.ts';
import * as missingData from './missing-data.ts';
import * as notifications from './notifications.ts';
import * as offerForm from './offer-form.ts';
import * as offerHistory from './offer-history.ts';
import * as orientation from './orientation.ts';
import * as ownRecord from './own-record.ts';
import * as pages from './pages.ts';
import * as placementHours from './placement-hours.ts';
import * as placementReports from './placement-reports.ts';
import * as placements from './placements.ts';
import * as portal from './portal.ts';
import * as preregistrations from './preregistrations.ts';
import * as programmes from './programmes.ts';
import * as proposals from './proposals.ts';
import * as savedSearches from './saved-searches.ts';
import * as secondFactor from './second-factor.ts';
import * as session from './session.ts';
import * as shell from './shell.ts';
import * as signOn from './sign-on.ts';
import * as socialSecurity from './social-security.ts';
import * as studentOffers from './student-offers.ts';
import * as students from './students.ts';
import * as studies from './studies.ts';
import * as studyRequests from './study-requests.ts';
import * as surveys from './surveys.ts';
import * as validations from './validations.ts';

/**
 * Every area of the contract, which says by itself what it brings: its `calls`, its `screens` with their titles and
 * addresses, and the `fieldErrors` that no other area gives.
 */

/** Every call of the portal. The server implements this list whole, the API document is this list. */
export const api = {
  ...portal.calls,
  ...catalogue.calls,
  ...session.calls,
  ...secondFactor.calls,
  ...accounts.calls,
  ...signOn.calls,
  ...studentOffers.calls,
  ...savedSearches.calls,
  ...forYou.calls,
  ...companyOffers.calls,
  ...offerForm.calls,
  ...offerHistory.calls,
  ...applications.calls,
  ...externalApplications.calls,
  ...candidates.calls,
  ...interviews.calls,
  ...candidateExports.calls,
  ...dataAccesses.calls,
  ...cv.calls,
  ...cvPdf.calls,
  ...cvExchange.calls,
  ...ownRecord.calls,
  ...experience.calls,
  ...documentRequests.calls,
  ...studies.calls,
  ...studyRequests.calls,
  ...students.calls,
  ...imports.calls,
  ...managedOffers.calls,
  ...companies.calls,
  ...companyMerges.calls,
  ...preregistrations.calls,
  ...validations.calls,
  ...notifications.calls,
  ...communications.calls,
  ...surveys.calls,
  ...guides.calls,
  ...events.calls,
  ...help.calls,
  ...orientation.calls,
  ...companyContact.calls,
  ...companyContacts.calls,
  ...billingAccounts.calls,
  ...companyPage.calls,
  ...companyVerification.calls,
  ...companyDocuments.calls,
  ...invoices.calls,
  ...agreements.calls,
  ...incorporationForms.calls,
  ...placements.calls,
  ...changeRequests.calls,
  ...placementHours.calls,
  ...placementReports.calls,
  ...socialSecurity.calls,
  ...programmes.calls,
  ...proposals.calls,
  ...educationRequests.calls,
  ...missingData.calls,
  ...errorReports.calls,
  ...accountStates.calls,
  ...dataProtection.calls,
  ...maintenance.calls,
  ...audit.calls,
  ...mail.calls,
};

export type Api = typeof api;
export type ApiName = keyof Api;

/**
 * The title and the addresses of every screen, in every language. The Spanish words are understood behind the other
 * languages' prefixes too (specification 2, §2). They are in the contract because mails lead to screens as links of the
 * page do, each in its reader's language.
 */
export const screenNames = {
  ...shell.screens,
  ...session.screens,
  ...signOn.screens,
  ...accounts.screens,
  ...pages.screens,
  ...studentOffers.screens,
  ...savedSearches.screens,
  ...forYou.screens,
  ...applications.screens,
  ...cv.screens,
  ...companyOffers.screens,
  ...offerForm.screens,
  ...candidates.screens,
  ...companyPage.screens,
  ...companyContact.screens,
  ...companyDocuments.screens,
  ...invoices.screens,
  ...agreements.screens,
  ...incorporationForms.screens,
  ...placements.screens,
  ...changeRequests.screens,
  ...socialSecurity.screens,
  ...programmes.screens,
  ...proposals.screens,
  ...educationRequests.screens,
  ...validations.screens,
  ...communications.screens,
  ...surveys.screens,
  ...guides.screens,
  ...events.screens,
  ...help.screens,
  ...orientation.screens,
  ...managedOffers.screens,
  ...companies.screens,
  ...companyMerges.screens,
  ...students.screens,
  ...imports.screens,
  ...preregistrations.screens,
  ...accountStates.screens,
  ...maintenance.screens,
  ...mail.screens,
} as const;

/** Why fields are refused, by area; in each language. */
export const fieldErrors = {
  ...accounts.fieldErrors,
  ...agreements.fieldErrors,
  ...applications.fieldErrors,
  ...cv.fieldErrors,
  ...educationRequests.fieldErrors,
  ...imports.fieldErrors,
  ...interviews.fieldErrors,
  ...invoices.fieldErrors,
  ...offerForm.fieldErrors,
  ...orientation.fieldErrors,
  ...placements.fieldErrors,
  ...changeRequests.fieldErrors,
  ...placementHours.fieldErrors,
  ...socialSecurity.fieldErrors,
  ...programmes.fieldErrors,
  ...proposals.fieldErrors,
  ...secondFactor.fieldErrors,
  ...session.fieldErrors,
  ...studies.fieldErrors,
  ...surveys.fieldErrors,
  ...events.fieldErrors,
} as const;
