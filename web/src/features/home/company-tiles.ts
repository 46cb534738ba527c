import type { PlainScreenId } from '@portal/contract/screens';

/**
 * The tiles of a company's offers by where they lead, each at its position of specification 1, §2.4; areas bring the
 * other tiles. One whose screen is not built is not here.
 */
export const offerTiles = [
  { id: 'myInternshipOffers', position: 10 },
  { id: 'newInternshipOffer', position: 20 },
  { id: 'myJobOffers', position: 40 },
  { id: 'newJobOffer', position: 50 },
] as const satisfies readonly { id: PlainScreenId; position: number }[];
