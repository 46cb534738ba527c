import type { Screens } from './routes.ts';

// internshipOffers, internshipOffer, jobOffers, jobOffer
export const offersScreens = {} as const satisfies Screens;
