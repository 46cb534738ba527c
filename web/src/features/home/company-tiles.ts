import type { PlainScreenId } from '@portal/contract/screens';

/**
 * A company's tiles in the order of specification 1, §2.4, by where they lead; `surveys` leads further down. One whose
 * screen is not built is not here.
 */
export const companyTiles = [
  'myInternshipOffers',
  'newInternshipOffer',
  'myJobOffers',
  'newJobOffer',
  'surveys',
] as const satisfies readonly (PlainScreenId | 'surveys')[];
