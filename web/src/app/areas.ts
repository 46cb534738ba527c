import type { ScreenId } from '@portal/contract/screens';
import { accountStatesArea } from '../features/account-states/account-states.area.ts';
import { accountsArea } from '../features/accounts/accounts.area.ts';
import { agreementsArea } from '../features/agreements/agreements.area.ts';
import { applicationsArea } from '../features/applications/applications.area.ts';
import { candidatesArea } from '../features/candidates/candidates.area.ts';
import { changeRequestsArea } from '../features/change-requests/change-requests.area.ts';
import { communicationsArea } from '../features/communications/communications.area.ts';
import { companiesArea } from '../features/companies/companies.area.ts';
import { companyContactArea } from '../features/company-contact/company-contact.area.ts';
import { companyDocumentsArea } from '../features/company-documents/company-documents.area.ts';
import { companyOffersArea } from '../features/company-offers/company-offers.area.ts';
import { companyPageArea } from '../features/company-page/company-page.area.ts';
import { cvArea } from '../features/cv/cv.area.ts';
import { educationRequestsArea } from '../features/education-requests/education-requests.area.ts';
import { eventsArea } from '../features/events/events.area.ts';
import { guidesArea } from '../features/guides/guides.area.ts';
import { helpArea } from '../features/help/help.area.ts';
import { importsArea } from '../features/imports/imports.area.ts';
import { incorporationFormsArea } from '../features/incorporation-forms/incorporation-forms.area.ts';
import { invoicesArea } from '../features/invoices/invoices.area.ts';
import { mailArea } from '../features/mail/mail.area.ts';
import { maintenanceArea } from '../features/maintenance/maintenance.area.ts';
import { managedOffersArea } from '../features/managed-offers/managed-offers.area.ts';
import { offerFormArea } from '../features/offer-form/offer-form.area.ts';
import { orientationArea } from '../features/orientation/orientation.area.ts';
import { pagesArea } from '../features/pages/pages.area.ts';
import { placementsArea } from '../features/placements/placements.area.ts';
import { preregistrationsArea } from '../features/preregistrations/preregistrations.area.ts';
import { programmesArea } from '../features/programmes/programmes.area.ts';
import { proposalsArea } from '../features/proposals/proposals.area.ts';
import { secondFactorArea } from '../features/second-factor/second-factor.area.ts';
import { sessionArea } from '../features/session/session.area.ts';
import { signOnArea } from '../features/sign-on/sign-on.area.ts';
import { socialSecurityArea } from '../features/social-security/social-security.area.ts';
import { studentOffersArea } from '../features/student-offers/student-offers.area.ts';
import { studentsArea } from '../features/students/students.area.ts';
import { surveysArea } from '../features/surveys/surveys.area.ts';
import { validationsArea } from '../features/validations/validations.area.ts';
import type { FeatureArea, Gate, MenuEntry, Screen, Tile } from '../lib/routing/area.ts';
import { appArea } from './app.area.ts';
import { homeScreen } from './screens/home-screen.tsx';

/** The areas of the portal. What each brings to the page it says itself, in its `<area>.area.ts`. */
const areas = [
  sessionArea,
  secondFactorArea,
  signOnArea,
  accountsArea,
  pagesArea,
  studentOffersArea,
  applicationsArea,
  cvArea,
  companyOffersArea,
  offerFormArea,
  candidatesArea,
  companyPageArea,
  companyContactArea,
  companyDocumentsArea,
  invoicesArea,
  validationsArea,
  companiesArea,
  communicationsArea,
  surveysArea,
  eventsArea,
  programmesArea,
  guidesArea,
  helpArea,
  orientationArea,
  agreementsArea,
  incorporationFormsArea,
  placementsArea,
  changeRequestsArea,
  socialSecurityArea,
  proposalsArea,
  educationRequestsArea,
  managedOffersArea,
  studentsArea,
  preregistrationsArea,
  importsArea,
  accountStatesArea,
  maintenanceArea,
  mailArea,
  appArea,
] as const;

const each: readonly FeatureArea[] = areas;

type Every = (typeof areas)[number];
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;
type ScreensOf = All<Every['screens']>;

const ofAreas: Readonly<Record<keyof ScreensOf, Screen>> = Object.assign(
  {},
  ...each.map(({ screens }) => screens),
);

/** What areas add to the tiles of a company's home. */
export const tiles: readonly Tile[] = each.flatMap(({ tile }) => tile ?? []);

/** The one table of screens: routes, guards and breadcrumbs read it. A screen that no area declares does not compile. */
export const screens: Record<ScreenId, Screen> = {
  ...ofAreas,
  home: homeScreen(
    each.flatMap(({ home }) => home ?? []),
    tiles,
  ),
};

/** What closes the portal, the outermost first. */
export const gates: readonly Gate[] = each.flatMap(({ gate }) => gate ?? []);

/** Every entry of every menu. */
export const menuEntries: readonly MenuEntry[] = each.flatMap(({ menu }) => menu ?? []);
