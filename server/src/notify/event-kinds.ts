import type { All } from '../area.ts';
import type { Events } from './event.ts';
import { accountStatesEvents } from './events/account-states.ts';
import { accountsEvents } from './events/accounts.ts';
import { agreementsEvents } from './events/agreements.ts';
import { applicationsEvents } from './events/applications.ts';
import { changeRequestsEvents } from './events/change-requests.ts';
import { companiesEvents } from './events/companies.ts';
import { companyDocumentsEvents } from './events/company-documents.ts';
import { companyVerificationEvents } from './events/company-verification.ts';
import { cvEvents } from './events/cv.ts';
import { documentRequestsEvents } from './events/document-requests.ts';
import { educationRequestsEvents } from './events/education-requests.ts';
import { eventsEvents } from './events/events.ts';
import { incorporationFormsEvents } from './events/incorporation-forms.ts';
import { interviewsEvents } from './events/interviews.ts';
import { invoicesEvents } from './events/invoices.ts';
import { managedOffersEvents } from './events/managed-offers.ts';
import { offersEvents } from './events/offers.ts';
import { orientationEvents } from './events/orientation.ts';
import { placementHoursEvents } from './events/placement-hours.ts';
import { placementReportsEvents } from './events/placement-reports.ts';
import { placementsEvents } from './events/placements.ts';
import { preregistrationsEvents } from './events/preregistrations.ts';
import { programmesEvents } from './events/programmes.ts';
import { proposalsEvents } from './events/proposals.ts';
import { savedSearchesEvents } from './events/saved-searches.ts';
import { secondFactorEvents } from './events/second-factor.ts';
import { signOnEvents } from './events/sign-on.ts';
import { studyRequestsEvents } from './events/study-requests.ts';
import { surveysEvents } from './events/surveys.ts';
import { validationsEvents } from './events/validations.ts';

/** What people are told of, by area. */
const areas = [
  validationsEvents,
  companyVerificationEvents,
  companiesEvents,
  agreementsEvents,
  incorporationFormsEvents,
  placementsEvents,
  changeRequestsEvents,
  placementHoursEvents,
  placementReportsEvents,
  proposalsEvents,
  educationRequestsEvents,
  managedOffersEvents,
  offersEvents,
  accountsEvents,
  accountStatesEvents,
  signOnEvents,
  secondFactorEvents,
  studyRequestsEvents,
  cvEvents,
  documentRequestsEvents,
  companyDocumentsEvents,
  invoicesEvents,
  applicationsEvents,
  interviewsEvents,
  orientationEvents,
  preregistrationsEvents,
  savedSearchesEvents,
  eventsEvents,
  programmesEvents,
  surveysEvents,
] as const;

type EventsOfAreas = All<(typeof areas)[number]>;
export type EventKind = keyof EventsOfAreas;

const all: EventsOfAreas = Object.assign({}, ...areas);

/** Every kind of event with its words. */
export const events: Readonly<Record<EventKind, Events[string]>> = all;

export const isEventKind = (tipo: string): tipo is EventKind => Object.hasOwn(events, tipo);

export const eventKinds: readonly EventKind[] = Object.keys(events).filter(isEventKind);
