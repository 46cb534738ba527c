import {
  getOwnApplication,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import { getOffer, listOffers } from '@portal/contract/student-offers';

/** Calls whose answers show the state of the student's applications: asked again when one of them moved. */
export const applicationCalls = [
  getOwnApplication,
  listInternshipApplications,
  listJobApplications,
  getOffer,
  listOffers,
] as const;
