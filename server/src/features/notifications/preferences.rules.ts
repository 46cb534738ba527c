import type { companyNewsKinds, Delivery, studentNewsKinds } from '@portal/contract/notifications';
import { type EventKind, eventKinds } from './events.ts';

export type ChosenKind = (typeof studentNewsKinds)[number] | (typeof companyNewsKinds)[number];
/** What happens to an account, and may not have been its owner, always goes at once; a saved search has its own frequency. */
type FixedKind = 'cuenta' | 'busquedas';

/** The kind of news that each event is, as its reader chooses what goes by mail. */
const kindOf: Record<EventKind, ChosenKind | FixedKind> = {
  offerValidated: 'revision',
  offerRejected: 'revision',
  offerExpiring: 'ofertas',
  offerExpired: 'ofertas',
  offerReceived: 'ofertas',
  offerSent: 'equipo',
  offerEdited: 'equipo',
  offerClosed: 'equipo',
  offerDeleted: 'equipo',
  companyValidated: 'cuenta',
  companyRejected: 'cuenta',
  contactValidated: 'cuenta',
  contactRejected: 'cuenta',
  contactJoined: 'cuenta',
  studentValidated: 'cuenta',
  studentRejected: 'cuenta',
  passwordRecovery: 'cuenta',
  contactPasswordRecovery: 'cuenta',
  firstPassword: 'cuenta',
  passwordCreated: 'cuenta',
  contactPasswordCreated: 'cuenta',
  passwordChanged: 'cuenta',
  contactPasswordChanged: 'cuenta',
  accountBlocked: 'cuenta',
  contactAccountBlocked: 'cuenta',
  managerAccountBlocked: 'cuenta',
  managerAccountClosed: 'cuenta',
  accountUnblocked: 'cuenta',
  contactAccountUnblocked: 'cuenta',
  signOnLinked: 'cuenta',
  signOnReplacedPassword: 'cuenta',
  contactSignOnLinked: 'cuenta',
  signOnUnlinked: 'cuenta',
  contactSignOnUnlinked: 'cuenta',
  secondFactorOn: 'cuenta',
  secondFactorOff: 'cuenta',
  leaveRequested: 'cuenta',
  leaveTakenBack: 'cuenta',
  leaveCarriedOut: 'cuenta',
  leaveTurnedDown: 'cuenta',
  studyRequestAccepted: 'cuenta',
  studyRequestRefused: 'cuenta',
  studyRequestWaits: 'cuenta',
  studentWaits: 'cuenta',
  emailConfirmation: 'cuenta',
  personalEmailConfirmation: 'cuenta',
  personalEmailConfirmed: 'cuenta',
  documentRequested: 'cuenta',
  documentRequestedBy: 'cuenta',
  documentRequestWithdrawn: 'cuenta',
  contactEmailConfirmation: 'cuenta',
  companyWaits: 'cuenta',
  contactWaits: 'cuenta',
  leaveWaits: 'cuenta',
  applicationSent: 'inscripciones',
  applicationReceived: 'candidaturas',
  applicationWithdrawn: 'respuestas',
  applicationOpened: 'lecturas',
  applicationUnderReview: 'avances',
  applicationShortlisted: 'avances',
  applicationInterview: 'decisiones',
  applicationSelected: 'decisiones',
  applicationNotSelected: 'decisiones',
  applicationPreregistered: 'decisiones',
  applicationRejected: 'decisiones',
  applicationAwaitsForm: 'decisiones',
  preregistrationAccepted: 'respuestas',
  preregistrationDeclined: 'respuestas',
  searchAlert: 'busquedas',
};

/** How a kind goes by mail until its reader chooses otherwise. */
export const usualDelivery: Readonly<Record<ChosenKind, Delivery>> = {
  decisiones: 'inmediato',
  revision: 'inmediato',
  inscripciones: 'inmediato',
  avances: 'inmediato',
  lecturas: 'resumen',
  candidaturas: 'inmediato',
  respuestas: 'inmediato',
  ofertas: 'inmediato',
  equipo: 'resumen',
};

const isChosen = (kind: ChosenKind | FixedKind): kind is ChosenKind => kind in usualDelivery;

/** The kind whose delivery can be chosen that the event is of; undefined where it always goes at once. */
export function chosenKindOf(tipo: EventKind): ChosenKind | undefined {
  const kind = kindOf[tipo];
  return isChosen(kind) ? kind : undefined;
}

/** The events of a kind. */
export const eventsOf = (clase: ChosenKind): EventKind[] =>
  eventKinds.filter((tipo) => kindOf[tipo] === clase);

/** The delivery of an event, by what its reader has chosen. */
export function deliveryOf(tipo: EventKind, chosen: Partial<Record<ChosenKind, Delivery>>): Delivery {
  const kind = chosenKindOf(tipo);
  return kind === undefined ? 'inmediato' : (chosen[kind] ?? usualDelivery[kind]);
}

/** The role's kinds with their deliveries, the usual one where none was chosen. */
export const withUsual = <K extends ChosenKind>(
  kinds: readonly K[],
  chosen: readonly { clase: string; envio: Delivery }[],
): { clase: K; envio: Delivery }[] =>
  kinds.map((clase) => ({
    clase,
    envio: chosen.find((choice) => choice.clase === clase)?.envio ?? usualDelivery[clase],
  }));
