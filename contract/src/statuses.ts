/**
 * The catalogue of statuses (specification 2, §8). A name is what the code says, a number what the
 * wire says. Where the specification gives one number two readings, there are two names for it.
 */

/** How an error is shown: `important` has no close cross and its button logs out; the others can be closed. */
export type Category = 'medium' | 'secondary' | 'important';

interface ErrorStatus {
  readonly code: number;
  readonly category: Category;
  /** Where its button leads, as the id of a screen. */
  readonly leadsTo?: 'cv' | 'login' | 'applications' | 'profile' | 'company' | 'home';
  /** It is met in the middle of a form, which stays as it is: the button opens a new tab. */
  readonly newTab?: true;
}

export const errors = {
  serverMessage: { code: 0, category: 'medium' },
  generalError: { code: 1, category: 'medium' },
  sessionLost: { code: 2, category: 'important', leadsTo: 'login' },
  accessDenied: { code: 3, category: 'medium' },
  offerNotFound: { code: 4, category: 'medium' },
  offerIsJob: { code: 6, category: 'medium' },
  offerIsInternship: { code: 7, category: 'medium' },
  alreadyExists: { code: 8, category: 'medium' },
  notValidatedOrBlocked: { code: 9, category: 'medium' },
  alreadyApplied: { code: 10, category: 'secondary', leadsTo: 'applications' },
  missingDocumentation: { code: 11, category: 'medium' },
  emailSendError: { code: 12, category: 'medium' },
  offerForOtherProfile: { code: 13, category: 'medium' },
  noSuchMove: { code: 14, category: 'medium' },
  mandatoryDataMissing: { code: 15, category: 'medium' },
  signupEmailRegistered: { code: 16, category: 'medium', leadsTo: 'login' },
  overlapsPlacement: { code: 17, category: 'medium' },
  undergraduatesOnly: { code: 18, category: 'medium' },
  postgraduatesOnly: { code: 19, category: 'medium' },
  noEmploymentService: { code: 20, category: 'medium' },
  noPlacementService: { code: 21, category: 'medium' },
  notATutor: { code: 22, category: 'medium' },
  notEnrolledInPlacements: { code: 23, category: 'medium' },
  companyProblem: { code: 24, category: 'medium' },
  offerHasManager: { code: 25, category: 'medium' },
  noStudiesFound: { code: 26, category: 'medium', leadsTo: 'cv', newTab: true },
  startAfterEnd: { code: 27, category: 'secondary' },
  weakPassword: { code: 28, category: 'secondary' },
  contactEmailExists: { code: 29, category: 'secondary' },
  alreadyProcessed: { code: 30, category: 'medium' },
  applicationNotFound: { code: 31, category: 'medium' },
  unsubscribed: { code: 32, category: 'important' },
  taxIdMalformed: { code: 33, category: 'secondary' },
  workPermitRequired: { code: 34, category: 'medium', leadsTo: 'cv', newTab: true },
  surveyNotAccessible: { code: 35, category: 'medium' },
  surveyNotForUsers: { code: 36, category: 'medium' },
  surveyNotAnonymous: { code: 37, category: 'medium' },
  surveyNotForYou: { code: 38, category: 'medium' },
  surveyAnswered: { code: 39, category: 'secondary' },
  unansweredQuestions: { code: 40, category: 'secondary' },
  studiesNotFound: { code: 41, category: 'medium' },
  linkExpiredOrUsed: { code: 42, category: 'medium', leadsTo: 'login' },
  passwordAlreadySet: { code: 43, category: 'medium', leadsTo: 'login' },
  emailOfAnotherCompany: { code: 44, category: 'secondary' },
  placementStudentNotFound: { code: 45, category: 'medium' },
  fileTypeNotAllowed: { code: 46, category: 'secondary' },
  offerForOtherDegree: { code: 47, category: 'medium' },
  actionNotAllowed: { code: 48, category: 'medium' },
  cannotChangeState: { code: 49, category: 'medium' },
  insufficientCredits: { code: 52, category: 'medium' },
  noPendingPlacementsOnly: { code: 53, category: 'medium' },
  mustSeekInternship: { code: 54, category: 'medium', leadsTo: 'cv', newTab: true },
  ownCvRequired: { code: 55, category: 'medium', leadsTo: 'cv', newTab: true },
  documentAlreadyUploaded: { code: 56, category: 'secondary' },
  studyRequired: { code: 57, category: 'medium', leadsTo: 'cv', newTab: true },
  dedicationRequired: { code: 58, category: 'secondary' },
  requestNotSaved: { code: 58, category: 'medium' },
  noPortalAccess: { code: 59, category: 'important' },
  emailRegistered: { code: 60, category: 'secondary' },
  cannotDeleteAllStudies: { code: 62, category: 'medium' },
  programmeNotFound: { code: 63, category: 'medium' },
  adhesionAlreadyRequested: { code: 64, category: 'secondary' },
  programmeNeedsNoAdhesion: { code: 65, category: 'medium' },
  identityDocumentInvalid: { code: 66, category: 'secondary' },
  offerNotEditable: { code: 68, category: 'medium' },
  emailInvalid: { code: 69, category: 'secondary' },
  phoneInvalid: { code: 70, category: 'secondary' },
  noPermission: { code: 71, category: 'medium', leadsTo: 'home' },
  ibanRequired: { code: 72, category: 'medium', leadsTo: 'company', newTab: true },
  ibanInvalid: { code: 73, category: 'secondary' },
  eventUnavailable: { code: 74, category: 'medium' },
  eventTakesNoRegistrations: { code: 75, category: 'medium' },
  alreadyRegistered: { code: 76, category: 'secondary' },
  eventForStudents: { code: 77, category: 'medium' },
  eventForGraduates: { code: 78, category: 'medium' },
  noPortalAccessAtLogin: { code: 79, category: 'medium' },
  requirementsNotMet: { code: 80, category: 'medium' },
  centreRequestLimit: { code: 81, category: 'medium' },
  socialSecurityNumberInvalid: { code: 83, category: 'secondary' },
  userBlocked: { code: 90, category: 'medium' },
  adheredOnly: { code: 91, category: 'medium' },
  idRegistered: { code: 94, category: 'secondary' },
  graduateMustUseSignOn: { code: 95, category: 'medium', leadsTo: 'login' },
  incorporationFormRequired: { code: 98, category: 'medium' },
  unpaidTooSoon: { code: 109, category: 'secondary' },
  creditsAndMeetingRequired: { code: 110, category: 'medium' },
  mustSeekJob: { code: 111, category: 'medium', leadsTo: 'cv', newTab: true },
  serviceUnavailable: { code: 500, category: 'medium' },
  underMaintenance: { code: 500, category: 'medium' },
} as const satisfies Record<string, ErrorStatus>;

export type ErrorName = keyof typeof errors;

interface NoticeStatus {
  readonly code: number;
  /** Where its button leads, as the id of a screen. */
  readonly leadsTo?: 'loginCompany' | 'login' | 'cv' | 'applications' | 'company' | 'myOffers';
}

export const notices = {
  withdrawn: { code: 501 },
  applied: { code: 502, leadsTo: 'applications' },
  companyRegistered: { code: 503, leadsTo: 'loginCompany' },
  registered: { code: 504, leadsTo: 'login' },
  recoveryLinkSent: { code: 505 },
  offerCreated: { code: 506, leadsTo: 'myOffers' },
  companyDescriptionSaved: { code: 507 },
  passwordReset: { code: 508, leadsTo: 'login' },
  noCandidateWithId: { code: 509 },
  studentNotFound: { code: 509 },
  proposalRegistered: { code: 510 },
  offerClosed: { code: 511 },
  offerModified: { code: 512 },
  documentsAttached: { code: 513 },
  passwordSet: { code: 514, leadsTo: 'login' },
  serverNotice: { code: 515 },
  offerDeleted: { code: 516 },
  withdrawalReceived: { code: 517 },
  completeSocialSecurity: { code: 518, leadsTo: 'cv' },
  internshipDataMissing: { code: 518, leadsTo: 'cv' },
  preregistrationSaved: { code: 519 },
  registrationRejected: { code: 520 },
  passwordChanged: { code: 521 },
  userCreated: { code: 522 },
  adhesionRequested: { code: 523 },
  emailNotActive: { code: 524 },
  resetRequestFailed: { code: 524 },
  reviewAllFields: { code: 525 },
  photoTooLarge: { code: 526 },
  selectionFormIncomplete: { code: 527 },
  requestCreated: { code: 528 },
  changeRequestSent: { code: 529 },
  requestRejected: { code: 530 },
  requestAccepted: { code: 531 },
  billingAccountAdded: { code: 531 },
  infoUpdated: { code: 532 },
  requestEdited: { code: 532 },
  companyAdhesionRequested: { code: 533 },
  studentAdhesion: { code: 534 },
  requestUsesCv: { code: 534, leadsTo: 'cv' },
  ibanNeeded: { code: 535, leadsTo: 'company' },
  agreementAdded: { code: 536 },
  degreeCopyRequired: { code: 537 },
  contactCreated: { code: 538 },
  companyCompleted: { code: 539 },
  verificationSaved: { code: 539 },
  incorporationFormDone: { code: 540 },
} as const satisfies Record<string, NoticeStatus>;

export type NoticeName = keyof typeof notices;

export type StatusName = ErrorName | NoticeName;

/** What a person reads of a status. `{name}` marks are filled in by who shows it. */
export interface StatusText {
  readonly title: string;
  readonly body: string;
  readonly button?: string;
}

/** The errors' names by code; the first reading where a code has two. */
export const errorOfCode: ReadonlyMap<number, ErrorName> = new Map(
  (Object.entries(errors) as [ErrorName, ErrorStatus][]).reverse().map(([name, { code }]) => [code, name]),
);
