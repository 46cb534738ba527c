/** Everything that a person is told of; each kind has its words in each language, for the page and the mail. */
const eventKinds = [
  'offerValidated',
  'offerRejected',
  'offerExpired',
  'companyValidated',
  'companyRejected',
  'contactValidated',
  'contactRejected',
  'studentValidated',
  'studentRejected',
  'passwordRecovery',
  'contactPasswordRecovery',
  'firstPassword',
  'emailConfirmation',
  'contactEmailConfirmation',
  'applicationSent',
  'applicationReceived',
  'applicationWithdrawn',
  'applicationUnderReview',
  'applicationShortlisted',
  'applicationInterview',
  'applicationSelected',
  'applicationNotSelected',
  'applicationPreregistered',
  'applicationRejected',
  'applicationAwaitsForm',
  'preregistrationAccepted',
  'preregistrationDeclined',
] as const;
export type EventKind = (typeof eventKinds)[number];

export interface EventText {
  readonly titulo: string;
  readonly texto: string;
}

/** `{name}` marks are filled with the event's data. */
export type EventTexts = Record<EventKind, EventText>;

export function isEventKind(tipo: string): tipo is EventKind {
  return eventKinds.some((kind) => kind === tipo);
}
