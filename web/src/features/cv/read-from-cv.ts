import { getCv } from '@portal/contract/cv';
import { getCvPdfChoice } from '@portal/contract/cv-pdf';
import { missingPersonalData } from '@portal/contract/missing-data';
import { fittingOffers, getOffer, offersByGap } from '@portal/contract/student-offers';

/** What is no longer true once the CV changes: an offer says whether one qualifies, the PDF whether there is a photo. */
export const readFromCv = [
  getCv,
  getCvPdfChoice,
  getOffer,
  fittingOffers,
  offersByGap,
  missingPersonalData,
] as const;
