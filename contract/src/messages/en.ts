import type { StatusTexts } from './status-texts.ts';

export const en: StatusTexts = {
  serverMessage: { title: 'Message from the portal', body: '{{mensaje}}' },
  generalError: {
    title: 'Something went wrong',
    body: 'We couldn’t complete that because of a problem on our side, which we’re looking into. Please try again in a few minutes.',
  },
  sessionLost: {
    title: 'Your session has expired',
    body: 'Too much time has passed, or something changed in the account or the portal. Log in again to continue.',
    button: 'Log in',
  },
  accessDenied: {
    title: 'We couldn’t log you in',
    body: 'The email or password isn’t correct, or this isn’t the right login page. Check them, or ask for a new password.',
  },
  offerNotFound: {
    title: 'This offer isn’t available',
    body: 'It may have been closed or deleted, or the link may be incomplete. The list of offers shows the ones still open.',
  },
  offerIsJob: {
    title: 'This is a job offer',
    body: 'It isn’t among the internships: look for it in the job offers.',
  },
  offerIsInternship: {
    title: 'This is an internship offer',
    body: 'It isn’t among the jobs: look for it in the internship offers.',
  },
  alreadyExists: {
    title: 'This already exists',
    body: 'It was saved before, so we haven’t added it again. To change anything, edit the existing one.',
  },
  notValidatedOrBlocked: {
    title: 'This account isn’t active',
    body: 'It’s waiting for approval or has been blocked. The portal team can tell you which.',
  },
  alreadyApplied: {
    title: 'You’ve already applied for this offer',
    body: 'There’s no need to apply again. You can check its status under “My applications”.',
    button: 'See my applications',
  },
  missingDocumentation: {
    title: 'Some documents are missing',
    body: 'For this offer you need to attach: {{documentos}}. Once you have everything, apply again.',
  },
  emailSendError: {
    title: 'The email couldn’t be sent',
    body: 'We’re looking into the problem. Please try again in a few minutes.',
  },
  offerForOtherProfile: {
    title: 'This offer is for a different study profile',
    body: 'Your studies don’t match the profile it asks for. Check that your CV is up to date, or look for another offer that suits you.',
  },
  noSuchMove: {
    title: 'This change is no longer possible',
    body: 'Somebody may have made it before, or the current state does not allow it. Refresh the page to see how things stand now.',
  },
  mandatoryDataMissing: {
    title: 'Something is missing or not valid',
    body: 'The marked fields are empty or have a value that isn’t valid. Correct them to continue.',
  },
  signupEmailRegistered: {
    title: 'This email already has an account',
    body: 'You can log in with it or ask for another password on the login page. If the account was closed, write to the portal’s team to come back.',
    button: 'Log in',
  },
  overlapsPlacement: {
    title: 'This overlaps with your placement',
    body: 'The dates of this offer clash with a placement you already have. Look for one that starts after it ends.',
  },
  undergraduatesOnly: {
    title: 'This offer is for undergraduates only',
    body: 'You can’t apply with the studies on your CV. Check that they’re up to date, or look for another offer.',
  },
  postgraduatesOnly: {
    title: 'This offer is for postgraduates only',
    body: 'You can’t apply with the studies on your CV. Check that they’re up to date, or look for another offer.',
  },
  noEmploymentService: {
    title: 'You don’t have the employment service',
    body: 'You need it to apply for jobs. If you think you’re entitled to it, ask your university to activate it.',
  },
  noPlacementService: {
    title: 'You don’t have the internship service',
    body: 'You need it to apply for internships. If you think you’re entitled to it, ask your university to activate it.',
  },
  notATutor: {
    title: 'This page is for internship tutors',
    body: 'Your account isn’t listed as a company tutor or an academic tutor. If that’s a mistake, the portal team can fix it.',
  },
  notEnrolledInPlacements: {
    title: 'You aren’t enrolled in internships',
    body: 'You need to be enrolled in them before you can apply. Ask your university’s student office.',
  },
  companyProblem: {
    title: 'There’s a problem with the company',
    body: 'The company’s details don’t allow this. We’re looking into it; please try again later.',
  },
  offerHasManager: {
    title: 'This offer already has a manager',
    body: 'Someone else on the team is already looking after it, so nothing has changed.',
  },
  noStudiesFound: {
    title: 'We can’t find current studies',
    body: 'Your CV has none that you are taking now. If they should be there already, write to your university.',
    button: 'Add studies',
  },
  startAfterEnd: {
    title: 'The dates aren’t correct',
    body: 'The start date has to be before the end date.',
  },
  weakPassword: {
    title: 'The password is too weak',
    body: 'It needs at least 8 characters and a number, and must not be a common one or contain your name or email.',
  },
  contactEmailExists: {
    title: 'A contact already has this email',
    body: 'Your company already has a contact with this email. Use a different one or edit the existing contact.',
  },
  alreadyProcessed: {
    title: 'You can no longer withdraw this application',
    body: 'It has already been processed. If you’ve changed your mind, write to your university.',
  },
  applicationNotFound: {
    title: 'We can’t find this application',
    body: 'It may have been withdrawn, or the link may be incomplete. The list of applications shows the ones still under way.',
  },
  unsubscribed: {
    title: 'Your account has been closed',
    body: 'You left the service and can no longer log in to the portal. If you’d like to come back, write to your university.',
    button: 'Log out',
  },
  taxIdMalformed: {
    title: 'The tax ID isn’t correct',
    body: 'A NIF has 9 characters, and one is missing or doesn’t match. A DNI or NIE is also accepted.',
  },
  workPermitRequired: {
    title: 'You need a work permit',
    body: 'You need one unless you are a national of a country in the European Union or the EEA, or of Switzerland. If you already have one, say so on your CV.',
    button: 'Add it to my CV',
  },
  surveyNotAccessible: {
    title: 'This survey isn’t available',
    body: 'It may have closed, or the link may be incomplete. If it came by email, try opening it again from there.',
  },
  surveyNotForUsers: {
    title: 'This survey isn’t for portal users',
    body: 'It’s meant for people who don’t have an account, so there’s nothing for you to answer.',
  },
  surveyNotAnonymous: {
    title: 'You need to log in',
    body: 'This survey can only be answered when you are logged in.',
  },
  surveyNotForYou: {
    title: 'This survey is for another group',
    body: 'Your account isn’t among those asked to answer it, so there’s nothing for you to do.',
  },
  surveyAnswered: {
    title: 'This survey has already been answered',
    body: 'We’ve already received the answers. Thank you!',
  },
  unansweredQuestions: {
    title: 'Some questions are still unanswered',
    body: 'To continue, answer all mandatory questions.',
  },
  studiesNotFound: {
    title: 'We can’t find these studies',
    body: 'They may have been deleted or changed. Refresh the page to see the current ones.',
  },
  linkExpiredOrUsed: {
    title: 'This link no longer works',
    body: 'It has expired or has already been used. You can ask for another one from the login page.',
    button: 'Go to the login page',
  },
  passwordAlreadySet: {
    title: 'The password has already been set',
    body: 'This link only works the first time. You can log in with your password, or ask for a new one if you’ve forgotten it.',
    button: 'Log in',
  },
  emailOfAnotherCompany: {
    title: 'This email belongs to another company',
    body: 'A contact at another company on the portal uses it. Check the tax ID or enter a different email.',
  },
  placementStudentNotFound: {
    title: 'We can’t find this internship',
    body: 'The link may be incomplete, or it may be somebody else’s. The list has those that can be seen.',
  },
  fileTypeNotAllowed: {
    title: 'This type of file isn’t accepted',
    body: 'You can upload PDFs, text documents, spreadsheets, presentations and images; in some sections, only PDFs.',
  },
  offerForOtherDegree: {
    title: 'This offer is for another degree',
    body: 'Yours isn’t among those it accepts. Check the studies on your CV, or look for another offer that suits you.',
  },
  actionNotAllowed: {
    title: 'This action isn’t allowed',
    body: 'It may be done already, or this account can’t do it. Refresh the page to see how things stand now.',
  },
  cannotChangeState: {
    title: 'The status can’t be changed',
    body: 'It may already be final, or someone else may have changed it. Refresh the page to see the current one.',
  },
  insufficientCredits: {
    title: 'You don’t have enough credits yet',
    body: 'The offer asks for more credits passed than your studies show. If they’re out of date, ask your university to correct them.',
  },
  noPendingPlacementsOnly: {
    title: 'You have a pending placement',
    body: 'This offer is for students who don’t. Once you complete yours, you’ll be able to apply for offers like this one.',
  },
  mustSeekInternship: {
    title: 'Turn on your internship search',
    body: 'Before you can apply, you need to say on your CV that you’re looking for an internship.',
    button: 'Turn on the search',
  },
  ownCvRequired: {
    title: 'Your own CV is missing',
    body: 'To apply you need to upload your own CV, as well as the details you’ve already filled in.',
    button: 'Upload my CV',
  },
  documentAlreadyUploaded: {
    title: 'This document was already uploaded',
    body: 'To replace it, delete the previous one first.',
  },
  studyRequired: {
    title: 'Add at least one course of study',
    body: 'Your CV needs one to continue: it can be what you’re studying or what you’ve finished.',
    button: 'Add studies',
  },
  dedicationRequired: {
    title: 'The time commitment is too low',
    body: 'This programme requires 80% of full time for 12 months. Adjust both and save again.',
  },
  requestNotSaved: {
    title: 'Your data hasn’t been saved',
    body: 'The offer or request hasn’t changed. Check the form and save it again.',
  },
  noPortalAccess: {
    title: 'This account has no access to the portal',
    body: 'If it should have, the portal team can look into it.',
    button: 'Log out',
  },
  emailRegistered: {
    title: 'This email is already registered',
    body: 'If you registered recently, the team is reviewing it and will write to this email as soon as you can log in. If not, please enter a different one.',
  },
  cannotDeleteAllStudies: {
    title: 'You can’t delete all your studies',
    body: 'Your CV needs at least one. Add the new ones before deleting these.',
  },
  programmeNotFound: {
    title: 'We can’t find this programme',
    body: 'It may have ended, or the link may be incomplete. The programmes page shows the active ones.',
  },
  adhesionAlreadyRequested: {
    title: 'You’ve already asked to join',
    body: 'There’s no need to ask again: the request is being processed.',
  },
  programmeNeedsNoAdhesion: {
    title: 'You don’t need to join this programme',
    body: 'You can take part in it without asking to join.',
  },
  identityDocumentInvalid: {
    title: 'The DNI or NIE isn’t correct',
    body: 'The letter doesn’t match the number, or a digit is missing.',
  },
  offerNotEditable: {
    title: 'This offer can no longer be edited',
    body: 'You can only edit offers that are waiting for approval and haven’t expired. To change this one, write to the portal team.',
  },
  emailInvalid: {
    title: 'The email isn’t correct',
    body: 'It needs an at sign with a dot after it and no accents: for example, name@example.com.',
  },
  phoneInvalid: {
    title: 'The phone number isn’t correct',
    body: 'It needs at least 9 digits and at most 20 characters.',
  },
  noPermission: {
    title: 'This page isn’t available to your account',
    body: 'If it should be, the portal team can look into it.',
    button: 'Go to the home page',
  },
  ibanRequired: {
    title: 'Your company’s IBAN is missing',
    body: 'You need it to continue. Add it to your company’s details.',
    button: 'Add the IBAN',
  },
  ibanInvalid: {
    title: 'The IBAN isn’t correct',
    body: 'A character is missing or wrong.',
  },
  eventUnavailable: {
    title: 'This event isn’t available',
    body: 'It may be over or have been cancelled. The events page shows the next ones.',
  },
  eventTakesNoRegistrations: {
    title: 'This event doesn’t take registrations',
    body: 'Registration may have closed, or you may not need to register. You’ll find the details on its page.',
  },
  alreadyRegistered: {
    title: 'You’ve already registered for this event',
    body: 'There’s no need to do it again. See you there!',
  },
  eventForStudents: {
    title: 'This event is for students',
    body: 'It’s reserved for people who are studying now. Have a look at the events page for others you can attend.',
  },
  eventForGraduates: {
    title: 'This event is for graduates',
    body: 'It’s reserved for people who have finished their studies. Have a look at the events page for others you can attend.',
  },
  noPortalAccessAtLogin: {
    title: 'We couldn’t let you in',
    body: 'This account has no access to the portal. If it should have, the portal team can look into it.',
  },
  requirementsNotMet: {
    title: 'You don’t meet all the requirements',
    body: 'Before you apply for this offer, you need to solve this: {{requisitos}}.',
  },
  centreRequestLimit: {
    title: 'You’ve reached the limit of requests',
    body: 'You can’t send any more requests to education centres. If you need to change one, write to your university.',
  },
  socialSecurityNumberInvalid: {
    title: 'The social security number isn’t correct',
    body: 'It has 12 digits, and one is missing or doesn’t match. You can check it on your Spanish employment history report.',
  },
  userBlocked: {
    title: 'The account is blocked for a while',
    body: 'There have been too many attempts to log in with a wrong password. You can try again in {{minutos}}\u00a0min.',
  },
  adheredOnly: {
    title: 'This offer is for programme participants',
    body: 'To apply, your request to join the programme must have been accepted.',
  },
  idRegistered: {
    title: 'This identity document is already registered',
    body: 'There’s already an account with it. Check that it’s written correctly, or log in with that account.',
  },
  graduateMustUseSignOn: {
    title: 'Log in with your university account',
    body: 'As you graduated from the university, you don’t need another password: use its sign-on.',
    button: 'Go to the sign-on',
  },
  incorporationFormRequired: {
    title: 'The onboarding form is missing',
    body: 'It must be complete before you can select this person. Until then, their application stays shortlisted.',
  },
  unpaidTooSoon: {
    title: 'The start date is too soon',
    body: 'Unpaid internships have to be proposed at least 10 days ahead. Choose a later start date.',
  },
  creditsAndMeetingRequired: {
    title: 'You don’t meet the requirements for an internship yet',
    body: 'You need to have passed 120 credits and attended an orientation meeting.',
  },
  mustSeekJob: {
    title: 'Turn on your job search',
    body: 'Before you can apply, you need to say on your CV that you’re looking for a job.',
    button: 'Turn on the search',
  },
  photoOverLimit: {
    title: 'The photo is too large',
    body: 'It can be at most 1000\u00a0px wide and high. Choose another or make this one smaller.',
  },
  serviceUnavailable: {
    title: 'The portal isn’t responding',
    body: 'It may be your connection or a problem on our side. Check your connection and try again in a few minutes.',
  },
  underMaintenance: {
    title: 'The portal is under maintenance',
    body: 'We’re working on it and it will be back as soon as we finish. No saved data will be lost.',
  },

  withdrawn: {
    title: 'You’ve withdrawn your application',
    body: 'You’re no longer a candidate for this offer.',
  },
  applied: {
    title: 'You’ve applied for the offer',
    body: 'The company will receive the CV generated from your details. You can check its status under “My applications”.',
    button: 'See my applications',
  },
  companyRegistered: {
    title: 'We’ve received your company’s registration',
    body: 'Open the message we have sent you and confirm your email with its link. We’ll then approve the registration, and you’ll be able to log in from the company login.',
    button: 'Go to the company login',
  },
  registered: {
    title: 'We’ve received your registration',
    body: 'Open the message we have sent you and confirm your email with its link. We’ll then approve the registration and email you as soon as you can log in.',
    button: 'Log in',
  },
  recoveryLinkSent: {
    title: 'Request received',
    body: 'If those details belong to an account, an email with a link to change the password is on its way. Check your spam folder too.',
  },
  offerCreated: {
    title: 'Your offer has been created',
    body: 'We’ll approve it before publishing it. You can check its status under “My offers”.',
    button: 'See my offers',
  },
  companyDescriptionSaved: {
    title: 'Description saved',
    body: 'Your company’s description has been updated.',
  },
  passwordReset: {
    title: 'Password changed',
    body: 'You can now log in with the new one.',
    button: 'Log in',
  },
  noCandidateWithId: {
    title: 'No candidate with that document',
    body: 'There’s no candidate with that DNI or NIE. Check that it’s written correctly.',
  },
  studentNotFound: {
    title: 'We can’t find that student',
    body: 'Check the details and search again.',
  },
  proposalRegistered: {
    title: 'Internship proposal registered',
    body: 'We’ve received it. The internship team will review it and get back to you.',
  },
  offerClosed: {
    title: 'Offer closed',
    body: 'It’s no longer visible and takes no new applications.',
  },
  offerModified: {
    title: 'Offer updated',
    body: 'Your changes have been saved. We’ll publish the offer once we’ve approved it.',
  },
  documentsAttached: {
    title: 'Documents attached',
    body: 'They’ve been uploaded.',
  },
  documentTakenBack: {
    title: 'Document taken back',
    body: 'It no longer counts as handed in.',
  },
  passwordSet: {
    title: 'Password set',
    body: 'You can now log in with it.',
    button: 'Log in',
  },
  serverNotice: { title: 'Notice from the portal', body: '{{mensaje}}' },
  offerDeleted: {
    title: 'Offer deleted',
    body: 'It no longer appears among your offers.',
  },
  withdrawalReceived: {
    title: 'We’ve received your request to leave the service',
    body: 'We’ll let you know when it has been processed.',
  },
  completeSocialSecurity: {
    title: 'Complete your bank and social security details',
    body: 'We need your IBAN and social security number for your internship. Add them to your CV.',
    button: 'Complete my details',
  },
  internshipDataMissing: {
    title: 'Some details for your internship are missing',
    body: 'Fill in the personal details that are still missing from your CV.',
    button: 'Complete my details',
  },
  preregistrationSaved: {
    title: 'Answer saved',
    body: 'We’ve saved your answer to the pre-registration.',
  },
  registrationRejected: {
    title: 'You’ve declined the pre-registration',
    body: 'We’ve saved your answer and there’s nothing else you need to do.',
  },
  passwordChanged: {
    title: 'Password changed',
    body: 'The new one works from now on.',
  },
  userCreated: {
    title: 'User created',
    body: 'You can log in with it from now on.',
  },
  adhesionRequested: {
    title: 'You’ve asked to join',
    body: 'We’ve received the request to take part in the programme and will get back to you.',
  },
  emailNotActive: {
    title: 'This email isn’t an active user’s',
    body: 'Check that it’s written correctly, or try the one you registered with.',
  },
  resetRequestFailed: {
    title: 'We couldn’t request a new password',
    body: 'Check the details and try again.',
  },
  reviewAllFields: {
    title: 'The form has errors',
    body: 'One of the fields is empty or isn’t correct. Go through all of them and send it again.',
  },
  photoTooLarge: {
    title: 'The photo is too large',
    body: 'It can be at most 1000\u00a0px wide and high. Choose another or make this one smaller.',
  },
  selectionFormIncomplete: {
    title: 'The selection form is incomplete',
    body: 'Fill in all the fields and send it again.',
  },
  requestCreated: {
    title: 'Request created',
    body: 'We’ve registered it.',
  },
  changeRequestSent: {
    title: 'Change request sent',
    body: 'We’ll review it and get back to you.',
  },
  requestRejected: {
    title: 'Request rejected',
    body: 'We’ve saved your decision.',
  },
  requestAccepted: {
    title: 'Request accepted',
    body: 'We’ve saved your decision.',
  },
  billingAccountAdded: {
    title: 'Billing account added',
    body: 'You can now choose it in your agreements.',
  },
  infoUpdated: {
    title: 'Information updated',
    body: 'Your changes have been saved.',
  },
  requestEdited: {
    title: 'Request updated',
    body: 'Your changes have been saved.',
  },
  companyAdhesionRequested: {
    title: 'You’ve asked to take part',
    body: 'We’ve received your company’s request and will get back to you.',
  },
  studentAdhesion: {
    title: 'You’ve asked to join the programme',
    body: 'We’ve received your request and will get back to you.',
  },
  requestUsesCv: {
    title: 'Your request uses the details on your CV',
    body: 'Check that they’re complete and up to date.',
    button: 'Review my CV',
  },
  ibanNeeded: {
    title: 'First, add your company’s IBAN',
    body: 'You need it to create an internship offer. Add it to your company’s details.',
    button: 'Add the IBAN',
  },
  agreementAdded: {
    title: 'Agreement added',
    body: 'You can find it in the documentation.',
  },
  degreeCopyRequired: {
    title: 'The copy of your degree is missing',
    body: 'Attach it to the documents on your CV to continue.',
  },
  contactCreated: {
    title: 'Contact created',
    body: 'It now appears among your company’s contacts.',
  },
  companyCompleted: {
    title: 'Your company’s details are complete',
    body: 'We’ve saved them. You can change them whenever you like.',
  },
  verificationSaved: {
    title: 'Verification details saved',
    body: 'If you have asked for a change, the current details stay valid until we accept it.',
  },
  incorporationFormDone: {
    title: 'Onboarding form completed',
    body: 'The candidate is now selected. Next, a manager has to approve the form.',
  },
};
