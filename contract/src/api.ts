import { calls as accountStates } from './account-states.ts';
import { calls as accounts } from './accounts.ts';
import { calls as applications } from './applications.ts';
import { calls as audit } from './audit.ts';
import { calls as candidates } from './candidates.ts';
import { calls as catalogue } from './catalogue.ts';
import { calls as communications } from './communications.ts';
import { calls as companyContact } from './company-contact.ts';
import { calls as companyOffers } from './company-offers.ts';
import { calls as companyPage } from './company-page.ts';
import { calls as cv } from './cv.ts';
import { calls as dataProtection } from './data-protection.ts';
import { calls as documentRequests } from './document-requests.ts';
import { calls as errorReports } from './error-reports.ts';
import { calls as experience } from './experience.ts';
import { calls as mail } from './mail.ts';
import { calls as maintenance } from './maintenance.ts';
import { calls as missingData } from './missing-data.ts';
import { calls as notifications } from './notifications.ts';
import { calls as offerForm } from './offer-form.ts';
import { calls as portal } from './portal.ts';
import { calls as savedSearches } from './saved-searches.ts';
import { calls as secondFactor } from './second-factor.ts';
import { calls as session } from './session.ts';
import { calls as signOn } from './sign-on.ts';
import { calls as studentImports } from './student-imports.ts';
import { calls as studentOffers } from './student-offers.ts';
import { calls as students } from './students.ts';
import { calls as studies } from './studies.ts';
import { calls as studyRequests } from './study-requests.ts';
import { calls as surveys } from './surveys.ts';
import { calls as validations } from './validations.ts';

/** Every call of the portal, by area. The server implements this list whole, the API document is this list. */
export const api = {
  ...portal,
  ...catalogue,
  ...session,
  ...secondFactor,
  ...accounts,
  ...signOn,
  ...studentOffers,
  ...savedSearches,
  ...companyOffers,
  ...offerForm,
  ...applications,
  ...candidates,
  ...cv,
  ...studies,
  ...studyRequests,
  ...students,
  ...studentImports,
  ...validations,
  ...notifications,
  ...communications,
  ...surveys,
  ...companyContact,
  ...companyPage,
  ...missingData,
  ...errorReports,
  ...experience,
  ...documentRequests,
  ...accountStates,
  ...dataProtection,
  ...maintenance,
  ...audit,
  ...mail,
};

export type Api = typeof api;
export type ApiName = keyof Api;
