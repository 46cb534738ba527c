import type { Screens } from './routes.ts';

// myOffers, myInternshipOffers, myJobOffers, myOffer, newOffer, newInternshipOffer, newJobOffer, editOffer, companyOffer, offerPreview, candidate
export const companyScreens = {} as const satisfies Screens;
