import type { Api, ApiName } from '@portal/contract/areas';
import type { All } from '../area.ts';
import { accountStatesBodies } from '../features/account-states/account-states.fixtures.ts';
import { accountsBodies } from '../features/accounts/accounts.fixtures.ts';
import { applicationsBodies } from '../features/applications/applications.fixtures.ts';
import { candidateExportsBodies } from '../features/candidate-exports/candidate-exports.fixtures.ts';
import { candidatesBodies } from '../features/candidates/candidates.fixtures.ts';
import { communicationsBodies } from '../features/communications/communications.fixtures.ts';
import { companyContactBodies } from '../features/company-contact/company-contact.fixtures.ts';
import { companyOffersBodies } from '../features/company-offers/company-offers.fixtures.ts';
import { companyPageBodies } from '../features/company-page/company-page.fixtures.ts';
import { cvBodies } from '../features/cv/cv.fixtures.ts';
import { documentRequestsBodies } from '../features/document-requests/document-requests.fixtures.ts';
import { errorReportsBodies } from '../features/error-reports/error-reports.fixtures.ts';
import { experienceBodies } from '../features/experience/experience.fixtures.ts';
import { maintenanceBodies } from '../features/maintenance/maintenance.fixtures.ts';
import { notificationsBodies } from '../features/notifications/notifications.fixtures.ts';
import { offerFormBodies } from '../features/offer-form/offer-form.fixtures.ts';
import { savedSearchesBodies } from '../features/saved-searches/saved-searches.fixtures.ts';
import { secondFactorBodies } from '../features/second-factor/second-factor.fixtures.ts';
import { sessionBodies } from '../features/session/session.fixtures.ts';
import { signOnBodies } from '../features/sign-on/sign-on.fixtures.ts';
import { studentImportsBodies } from '../features/student-imports/student-imports.fixtures.ts';
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
  secondFactorBodies,
  companyOffersBodies,
  offerFormBodies,
  applicationsBodies,
  cvBodies,
  experienceBodies,
  documentRequestsBodies,
  studiesBodies,
  studyRequestsBodies,
  studentsBodies,
  studentImportsBodies,
  validationsBodies,
  accountsBodies,
  companyPageBodies,
  communicationsBodies,
  surveysBodies,
  accountStatesBodies,
  notificationsBodies,
  candidatesBodies,
  candidateExportsBodies,
  signOnBodies,
  maintenanceBodies,
  errorReportsBodies,
  companyContactBodies,
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
