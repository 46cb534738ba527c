/** Everything that a person is told of; each kind has its words in each language, for the page and the mail. */
export const eventKinds = [
  'offerValidated',
  'offerRejected',
  'offerExpiring',
  'offerExpired',
  'offerReceived',
  'offerSent',
  'offerEdited',
  'offerClosed',
  'offerDeleted',
  'companyValidated',
  'companyRejected',
  'contactValidated',
  'contactRejected',
  'contactJoined',
  'studentValidated',
  'studentRejected',
  'passwordRecovery',
  'contactPasswordRecovery',
  'firstPassword',
  'passwordCreated',
  'contactPasswordCreated',
  'passwordChanged',
  'contactPasswordChanged',
  'accountBlocked',
  'contactAccountBlocked',
  'managerAccountBlocked',
  'managerAccountClosed',
  'accountUnblocked',
  'contactAccountUnblocked',
  'signOnLinked',
  'signOnReplacedPassword',
  'contactSignOnLinked',
  'signOnUnlinked',
  'contactSignOnUnlinked',
  'secondFactorOn',
  'secondFactorOff',
  'leaveRequested',
  'leaveTakenBack',
  'leaveCarriedOut',
  'leaveTurnedDown',
  'studyRequestAccepted',
  'studyRequestRefused',
  'studyRequestWaits',
  'studentWaits',
  'companyWaits',
  'contactWaits',
  'leaveWaits',
  'emailConfirmation',
  'personalEmailConfirmation',
  'personalEmailConfirmed',
  'documentRequested',
  'documentRequestedBy',
  'documentRequestWithdrawn',
  'contactEmailConfirmation',
  'applicationSent',
  'applicationReceived',
  'applicationWithdrawn',
  'applicationOpened',
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
  'searchAlert',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** After these nobody gets into the account: their mail says whom to write to. */
export const closingKinds: readonly EventKind[] = [
  'accountBlocked',
  'contactAccountBlocked',
  'managerAccountBlocked',
  'managerAccountClosed',
  'leaveCarriedOut',
];

/**
 * What happens to how one gets in: to the e-mail of the account, whichever its owner reads, since somebody who has got in
 * could have named another.
 */
export const loginKinds: readonly EventKind[] = [
  'passwordCreated',
  'passwordChanged',
  'accountBlocked',
  'accountUnblocked',
  'signOnLinked',
  'signOnReplacedPassword',
  'signOnUnlinked',
  'personalEmailConfirmed',
];

export interface EventText {
  readonly titulo: string;
  readonly texto: string;
  /** Subject of its mail, where the title and the name of the offer after it would not do. */
  readonly asunto?: string;
}

/** `{{name}}` marks are filled with the event's data. `applicationsReceived` is several of `applicationReceived`. */
export type EventTexts = Record<EventKind | 'applicationsReceived', EventText>;

export function isEventKind(tipo: string): tipo is EventKind {
  return eventKinds.some((kind) => kind === tipo);
}
