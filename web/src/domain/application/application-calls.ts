import {
  getOwnApplication,
  listInternshipApplications,
  listJobApplications,
} from '@portal/contract/applications';
import { getOffer, listOffers } from '@portal/contract/student-offers';

/** Calls that say how the student's applications stand: asked again when one of them moved. */
export const standing = [
  getOwnApplication,
  listInternshipApplications,
  listJobApplications,
  getOffer,
  listOffers,
] as const;
