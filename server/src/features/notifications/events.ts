import type { All } from '../../area.ts';
import { accountStatesEvents } from '../account-states/account-states.events.ts';
import { accountsEvents } from '../accounts/accounts.events.ts';
import { applicationsEvents } from '../applications/applications.events.ts';
import { cvEvents } from '../cv/cv.events.ts';
import { documentRequestsEvents } from '../document-requests/document-requests.events.ts';
import { offersEvents } from '../offers/offers.events.ts';
import { savedSearchesEvents } from '../saved-searches/saved-searches.events.ts';
import { secondFactorEvents } from '../second-factor/second-factor.events.ts';
import { signOnEvents } from '../sign-on/sign-on.events.ts';
import { studyRequestsEvents } from '../study-requests/study-requests.events.ts';
import { validationsEvents } from '../validations/validations.events.ts';
import type { Events } from './event.ts';

/** What people are told of, by area. */
const areas = [
  validationsEvents,
  offersEvents,
  accountsEvents,
  accountStatesEvents,
  signOnEvents,
  secondFactorEvents,
  studyRequestsEvents,
  cvEvents,
  documentRequestsEvents,
  applicationsEvents,
  savedSearchesEvents,
] as const;

type EventsOfAreas = All<(typeof areas)[number]>;
export type EventKind = keyof EventsOfAreas;

const all: EventsOfAreas = Object.assign({}, ...areas);

/** Every kind of event with its words. */
export const events: Readonly<Record<EventKind, Events[string]>> = all;

export const isEventKind = (tipo: string): tipo is EventKind => Object.hasOwn(events, tipo);

export const eventKinds: readonly EventKind[] = Object.keys(events).filter(isEventKind);
