import * as accountStates from './account-states.ts';
import * as accounts from './accounts.ts';
import * as applications from './applications.ts';
import * as audit from './audit.ts';
import * as candidateExports from './candidate-exports.ts';
import * as candidates from './candidates.ts';
import * as catalogue from './catalogue.ts';
import * as communications from './communications.ts';
import * as companyContact from './company-contact.ts';
import * as companyOffers from './company-offers.ts';
import * as companyPage from './company-page.ts';
import * as cv from './cv.ts';
import * as dataAccesses from './data-accesses.ts';
import * as dataProtection from './data-protection.ts';
import * as documentRequests from './document-requests.ts';
import * as errorReports from './error-reports.ts';
import * as experience from './experience.ts';
import * as mail from './mail.ts';
import * as maintenance from './maintenance.ts';
import * as missingData from './missing-data.ts';
import * as notifications from './notifications.ts';
import * as offerForm from './offer-form.ts';
import * as offerHistory from './offer-history.ts';
import * as pages from './pages.ts';
import * as portal from './portal.ts';
import * as savedSearches from './saved-searches.ts';
import * as secondFactor from './second-factor.ts';
import * as session from './session.ts';
import * as shell from './shell.ts';
import * as signOn from './sign-on.ts';
import * as studentImports from './student-imports.ts';
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
  ...companyOffers.calls,
  ...offerForm.calls,
  ...offerHistory.calls,
  ...applications.calls,
  ...candidates.calls,
  ...candidateExports.calls,
  ...dataAccesses.calls,
  ...cv.calls,
  ...experience.calls,
  ...documentRequests.calls,
  ...studies.calls,
  ...studyRequests.calls,
  ...students.calls,
  ...studentImports.calls,
  ...validations.calls,
  ...notifications.calls,
  ...communications.calls,
  ...surveys.calls,
  ...companyContact.calls,
  ...companyPage.calls,
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
  ...applications.screens,
  ...cv.screens,
  ...companyOffers.screens,
  ...offerForm.screens,
  ...candidates.screens,
  ...companyPage.screens,
  ...companyContact.screens,
  ...validations.screens,
  ...communications.screens,
  ...surveys.screens,
  ...students.screens,
  ...studentImports.screens,
  ...accountStates.screens,
  ...maintenance.screens,
  ...mail.screens,
} as const;

/** Why fields are refused, by area; in each language. */
export const fieldErrors = {
  ...accounts.fieldErrors,
  ...applications.fieldErrors,
  ...cv.fieldErrors,
  ...offerForm.fieldErrors,
  ...secondFactor.fieldErrors,
  ...session.fieldErrors,
  ...studentImports.fieldErrors,
  ...studies.fieldErrors,
  ...surveys.fieldErrors,
} as const;
