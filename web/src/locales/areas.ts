/** The areas of texts. Spanish gives the shape; Catalan and English are checked against it. */
export interface AreaTexts {
  shell: typeof import('./es/shell.ts').texts;
  ui: typeof import('./es/ui.ts').texts;
  states: typeof import('./es/states.ts').texts;
  session: typeof import('./es/session.ts').texts;
  openSessions: typeof import('./es/openSessions.ts').texts;
  secondFactor: typeof import('./es/secondFactor.ts').texts;
  signOn: typeof import('./es/signOn.ts').texts;
  password: typeof import('./es/password.ts').texts;
  access: typeof import('./es/access.ts').texts;
  managing: typeof import('./es/managing.ts').texts;
  confirmation: typeof import('./es/confirmation.ts').texts;
  signup: typeof import('./es/signup.ts').texts;
  home: typeof import('./es/home.ts').texts;
  offerView: typeof import('./es/offerView.ts').texts;
  studentOffers: typeof import('./es/studentOffers.ts').texts;
  withdrawal: typeof import('./es/withdrawal.ts').texts;
  respond: typeof import('./es/respond.ts').texts;
  applications: typeof import('./es/applications.ts').texts;
  companyOffers: typeof import('./es/companyOffers.ts').texts;
  offerForm: typeof import('./es/offerForm.ts').texts;
  candidates: typeof import('./es/candidates.ts').texts;
  validations: typeof import('./es/validations.ts').texts;
  cv: typeof import('./es/cv.ts').texts;
  studentImports: typeof import('./es/studentImports.ts').texts;
  students: typeof import('./es/students.ts').texts;
  studies: typeof import('./es/studies.ts').texts;
  communications: typeof import('./es/communications.ts').texts;
  communicationForm: typeof import('./es/communicationForm.ts').texts;
  surveys: typeof import('./es/surveys.ts').texts;
  surveyForm: typeof import('./es/surveyForm.ts').texts;
  surveyPopup: typeof import('./es/surveyPopup.ts').texts;
  companyPage: typeof import('./es/companyPage.ts').texts;
  companyContact: typeof import('./es/companyContact.ts').texts;
  popups: typeof import('./es/popups.ts').texts;
  pages: typeof import('./es/pages.ts').texts;
  notifications: typeof import('./es/notifications.ts').texts;
  mail: typeof import('./es/mail.ts').texts;
}

export type Area = keyof AreaTexts;
