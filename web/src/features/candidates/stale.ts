import { getCandidate, getCandidateBoard, listCandidates } from '@portal/contract/candidates';
import { getOwnOffer, listOwnOffers, previewClosing } from '@portal/contract/company-offers';
import { keyOf, queryClient } from '../../lib/api/calls.ts';

/** What is no longer true once a candidate has been read. */
export const staleOnceRead = [listCandidates, getCandidateBoard, getOwnOffer, listOwnOffers];

/** What is no longer true once a candidate has been moved. */
export const staleOnceMoved = [...staleOnceRead, getCandidate, previewClosing];

export const refresh = (calls: typeof staleOnceRead | typeof staleOnceMoved) =>
  Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: keyOf(call) })));
