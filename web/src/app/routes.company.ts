import type { Screens } from './screen.ts';

const company = { access: ['Empresa'], parent: 'myOffers' } as const;
const form = { ...company, areas: ['offerForm', 'offerView'] } as const;

export const companyScreens = {
  myOffers: {
    access: ['Empresa'],
    areas: ['companyOffers'],
    load: () => import('../features/company-offers/MyOffers.tsx'),
  },
  myInternshipOffers: {
    ...company,
    list: 'myOffers',
    areas: ['companyOffers'],
    load: () => import('../features/company-offers/MyInternshipOffers.tsx'),
  },
  myJobOffers: {
    ...company,
    list: 'myOffers',
    areas: ['companyOffers'],
    load: () => import('../features/company-offers/MyJobOffers.tsx'),
  },
  myOffer: {
    ...company,
    areas: ['companyOffers', 'candidates'],
    load: () => import('./screens/OwnOfferScreen.tsx'),
  },
  companyOffer: {
    ...company,
    areas: ['companyOffers', 'candidates'],
    load: () => import('./screens/OwnOfferScreen.tsx'),
  },
  offerPreview: {
    ...company,
    areas: ['companyOffers', 'offerView'],
    load: () => import('../features/company-offers/OfferPreviewPage.tsx'),
  },
  candidate: {
    ...company,
    areas: ['candidates'],
    load: () => import('../features/candidates/CandidatePage.tsx'),
  },
  newOffer: { ...form, load: () => import('../features/offer-form/ChooseType.tsx') },
  newInternshipOffer: {
    ...form,
    parent: 'newOffer',
    load: () => import('../features/offer-form/NewInternshipOffer.tsx'),
  },
  newJobOffer: {
    ...form,
    parent: 'newOffer',
    load: () => import('../features/offer-form/NewJobOffer.tsx'),
  },
  editOffer: { ...form, load: () => import('../features/offer-form/EditOffer.tsx') },
} as const satisfies Screens;
