import type { Language } from '@portal/contract/languages';
import { type ScreenId, screenNames, withPrefix } from '@portal/contract/screens';

/** The screens that journeys go to, by the names that journeys have for them. */
const screens = {
  student: 'loginStudent',
  alumni: 'loginAlumni',
  company: 'loginCompany',
  manager: 'loginManager',
  internships: 'internshipOffers',
  jobs: 'jobOffers',
  applications: 'applications',
  cv: 'cv',
  myOffers: 'myOffers',
  myInternships: 'myInternshipOffers',
  companyOffer: 'companyOffer',
  editOffer: 'editOffer',
  newInternship: 'newInternshipOffer',
  newJob: 'newJobOffer',
  management: 'management',
  communications: 'communications',
  newCommunication: 'newCommunication',
  managedSurveys: 'managedSurveys',
  surveyAnswered: 'surveyAnswered',
  mail: 'mail',
  recoverStudent: 'recoverStudent',
  recoverCompany: 'recoverCompany',
  recoverManager: 'recoverManager',
  resetStudent: 'resetStudentPassword',
  resetCompany: 'resetCompanyPassword',
  setPassword: 'setPassword',
  confirmEmail: 'confirmEmail',
  register: 'registerStudent',
  request: 'requestAccount',
  ownCompany: 'company',
  profile: 'profile',
  account: 'account',
  login: 'login',
  maintenance: 'maintenance',
  godMode: 'godMode',
  acceptance: 'acceptance',
  leave: 'leaveService',
  managedAccounts: 'managedAccounts',
  maintenanceSwitch: 'maintenanceSwitch',
  home: 'home',
} as const satisfies Record<string, ScreenId>;

export type PlaceName = keyof typeof screens;

/**
 * The address of a screen, without the one thing that it may show. That none changes unnoticed is shown by
 * `web/src/app/screens.golden.txt`.
 */
export const placeOf = (language: Language, name: PlaceName): string =>
  withPrefix(language, screenNames[screens[name]].paths[language][0].replace(/\/:\w+$/, ''));
