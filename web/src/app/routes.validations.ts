import type { Screens } from './routes.ts';

// management, pendingOffer, pendingCompany, mail
export const validationsScreens = {} as const satisfies Screens;
