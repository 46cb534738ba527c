import { getCv } from '@portal/contract/cv';
import { missingPersonalData } from '@portal/contract/missing-data';
import { fittingOffers, getOffer } from '@portal/contract/student-offers';

/** What is no longer true once the CV changes: an offer says whether one qualifies. */
export const readFromCv = [getCv, getOffer, fittingOffers, missingPersonalData] as const;
