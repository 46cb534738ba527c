import { getCv } from '@portal/contract/cv';
import { fittingOffers, getOffer } from '@portal/contract/student-offers';

/** What is no longer true once the CV changes: an offer says whether one qualifies. */
export const readFromCv = [getCv, getOffer, fittingOffers] as const;
