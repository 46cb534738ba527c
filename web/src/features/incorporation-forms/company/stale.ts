import { getCandidate, getCandidateBoard, listCandidates } from '@portal/contract/candidates';
import { getOwnOffer, listOwnOffers } from '@portal/contract/company-offers';
import { getIncorporationForm } from '@portal/contract/incorporation-forms';

/** What is no longer true once a form is sent or gone back on. */
export const staleOnceSent = [
  getIncorporationForm,
  listCandidates,
  getCandidateBoard,
  getCandidate,
  getOwnOffer,
  listOwnOffers,
];
