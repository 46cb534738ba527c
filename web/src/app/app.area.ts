import type { FeatureArea, Screen } from '../lib/routing/area.ts';
import { NotFound } from './NotFound.tsx';

// A company's offer with its candidates.
const ownOffer = {
  access: ['Empresa'],
  parent: 'myOffers',
  texts: ['companyOffers', 'candidates', 'offerView', 'offerForm', 'offerChanges'],
  load: () => import('./screens/OwnOfferScreen.tsx'),
} as const satisfies Screen;

/** The screens that are made of several areas. */
export const appArea = {
  screens: {
    account: {
      access: 'anyRole',
      texts: ['password', 'access', 'notifications', 'openSessions', 'secondFactor', 'dataAccesses'],
      load: () => import('./screens/AccountScreen.tsx'),
    },
    myOffer: ownOffer,
    companyOffer: ownOffer,
    // Not loaded when it is needed: that something could not be loaded is what leads to it.
    notFound: { access: 'public', texts: [], load: async () => ({ default: NotFound }) },
  },
} as const satisfies FeatureArea;
