import type { All } from '../../area.ts';
import { accountStatesEvents } from '../account-states/account-states.events.ts';
import { accountsEvents } from '../accounts/accounts.events.ts';
import { agreementsEvents } from '../agreements/agreements.events.ts';
import { applicationsEvents } from '../applications/applications.events.ts';
import { changeRequestsEvents } from '../change-requests/change-requests.events.ts';
import { companiesEvents } from '../companies/companies.events.ts';
import { companyDocumentsEvents } from '../company-documents/company-documents.events.ts';
import { companyVerificationEvents } from '../company-verification/company-verification.events.ts';
import { cvEvents } from '../cv/cv.events.ts';
import { documentRequestsEvents } from '../document-requests/document-requests.events.ts';
import { educationRequestsEvents } from '../education-requests/education-requests.events.ts';
import { eventsEvents } from '../events/events.events.ts';
import { incorporationFormsEvents } from '../incorporation-forms/incorporation-forms.events.ts';
import { interviewsEvents } from '../interviews/interviews.events.ts';
import { invoicesEvents } from '../invoices/invoices.events.ts';
import { managedOffersEvents } from '../managed-offers/managed-offers.events.ts';
import { offersEvents } from '../offers/offers.events.ts';
import { orientationEvents } from '../orientation/orientation.events.ts';
import { placementHoursEvents } from '../placement-hours/placement-hours.events.ts';
import { placementReportsEvents } from '../placement-reports/placement-reports.events.ts';
import { placementsEvents } from '../placements/placements.events.ts';
import { preregistrationsEvents } from '../preregistrations/preregistrations.events.ts';
import { programmesEvents } from '../programmes/programmes.events.ts';
import { proposalsEvents } from '../proposals/proposals.events.ts';
import { savedSearchesEvents } from '../saved-searches/saved-searches.events.ts';
import { secondFactorEvents } from '../second-factor/second-factor.events.ts';
import { signOnEvents } from '../sign-on/sign-on.events.ts';
import { studyRequestsEvents } from '../study-requests/study-requests.events.ts';
import { surveysEvents } from '../surveys/surveys.events.ts';
import { validationsEvents } from '../validations/validations.events.ts';
import type { Events } from './event.ts';

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
