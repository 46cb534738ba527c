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
  noCandidateWithId: { code: 509, category: 'medium' },
  internshipDataMissing: { code: 518, category: 'medium', leadsTo: 'cv', newTab: true },
  photoOverLimit: { code: 526, category: 'secondary' },
  serviceUnavailable: { code: 500, category: 'medium' },
  underMaintenance: { code: 500, category: 'medium' },
} as const satisfies Record<string, ErrorStatus>;

export type ErrorName = keyof typeof errors;

/**
 * How a notice is shown: `secondary` says that something is done, and goes away by itself; `medium` leaves something to
 * see to, and stays until it is closed. None is important: a notice ends no session.
 */
export type NoticeCategory = Exclude<Category, 'important'>;

interface NoticeStatus {
  readonly code: number;
  readonly category: NoticeCategory;
  /** Where its button leads, as the id of a screen. */
  readonly leadsTo?: 'loginCompany' | 'login' | 'cv' | 'applications' | 'company' | 'myOffers';
}

export const notices = {
  withdrawn: { code: 501, category: 'secondary' },
  applied: { code: 502, category: 'secondary', leadsTo: 'applications' },
  companyRegistered: { code: 503, category: 'medium', leadsTo: 'loginCompany' },
  registered: { code: 504, category: 'medium', leadsTo: 'login' },
  recoveryLinkSent: { code: 505, category: 'medium' },
  offerCreated: { code: 506, category: 'secondary', leadsTo: 'myOffers' },
  companyDescriptionSaved: { code: 507, category: 'secondary' },
  passwordReset: { code: 508, category: 'secondary', leadsTo: 'login' },
  studentNotFound: { code: 509, category: 'medium' },
  proposalRegistered: { code: 510, category: 'secondary' },
  offerClosed: { code: 511, category: 'secondary' },
  offerModified: { code: 512, category: 'secondary' },
  documentsAttached: { code: 513, category: 'secondary' },
  documentTakenBack: { code: 513, category: 'secondary' },
  passwordSet: { code: 514, category: 'secondary', leadsTo: 'login' },
  serverNotice: { code: 515, category: 'secondary' },
  offerDeleted: { code: 516, category: 'secondary' },
  withdrawalReceived: { code: 517, category: 'secondary' },
  completeSocialSecurity: { code: 518, category: 'medium', leadsTo: 'cv' },
  preregistrationSaved: { code: 519, category: 'secondary' },
  registrationRejected: { code: 520, category: 'secondary' },
  passwordChanged: { code: 521, category: 'secondary' },
  userCreated: { code: 522, category: 'secondary' },
  adhesionRequested: { code: 523, category: 'secondary' },
  emailNotActive: { code: 524, category: 'medium' },
  resetRequestFailed: { code: 524, category: 'medium' },
  reviewAllFields: { code: 525, category: 'medium' },
  photoTooLarge: { code: 526, category: 'medium' },
  selectionFormIncomplete: { code: 527, category: 'medium' },
  requestCreated: { code: 528, category: 'secondary' },
  changeRequestSent: { code: 529, category: 'secondary' },
  requestRejected: { code: 530, category: 'secondary' },
  requestAccepted: { code: 531, category: 'secondary' },
  billingAccountAdded: { code: 531, category: 'secondary' },
  infoUpdated: { code: 532, category: 'secondary' },
  requestEdited: { code: 532, category: 'secondary' },
  companyAdhesionRequested: { code: 533, category: 'secondary' },
  studentAdhesion: { code: 534, category: 'secondary' },
  requestUsesCv: { code: 534, category: 'medium', leadsTo: 'cv' },
  ibanNeeded: { code: 535, category: 'medium', leadsTo: 'company' },
  agreementAdded: { code: 536, category: 'secondary' },
  degreeCopyRequired: { code: 537, category: 'medium' },
  contactCreated: { code: 538, category: 'secondary' },
  companyCompleted: { code: 539, category: 'secondary' },
  verificationSaved: { code: 539, category: 'secondary' },
  incorporationFormDone: { code: 540, category: 'secondary' },
} as const satisfies Record<string, NoticeStatus>;

export type NoticeName = keyof typeof notices;

export type StatusName = ErrorName | NoticeName;

/** What a person reads of a status. `{name}` marks are filled in where it is shown. */
export interface StatusText {
  readonly title: string;
  readonly body: string;
  readonly button?: string;
}

/** The errors' names by code; the first reading where a code has two. */
export const errorOfCode: ReadonlyMap<number, ErrorName> = new Map(
  (Object.entries(errors) as [ErrorName, ErrorStatus][]).reverse().map(([name, { code }]) => [code, name]),
);
