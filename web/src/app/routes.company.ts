import type { Screens } from './screen.ts';

const company = { access: ['Empresa'], parent: 'myOffers' } as const;
const form = { ...company, areas: ['offerForm', 'offerView'] } as const;

export const companyScreens = {
  myOffers: {
    access: ['Empresa'],
    areas: ['company'],
    load: () => import('../features/company/offers/MyOffers.tsx'),
  },
  myInternshipOffers: {
    ...company,
    list: 'myOffers',
    areas: ['company'],
    load: () => import('../features/company/offers/MyInternshipOffers.tsx'),
  },
  myJobOffers: {
    ...company,
    list: 'myOffers',
    areas: ['company'],
    load: () => import('../features/company/offers/MyJobOffers.tsx'),
  },
  myOffer: {
    ...company,
    areas: ['company', 'candidates'],
    load: () => import('../features/company/offers/OwnOffer.tsx'),
  },
  companyOffer: {
    ...company,
    areas: ['company', 'candidates'],
    load: () => import('../features/company/offers/OwnOffer.tsx'),
  },
  offerPreview: {
    ...company,
    areas: ['company', 'offerView'],
    load: () => import('../features/company/offers/OfferPreviewPage.tsx'),
  },
  candidate: {
    ...company,
    areas: ['candidates'],
    load: () => import('../features/company/candidates/CandidatePage.tsx'),
  },
  newOffer: { ...form, load: () => import('../features/company/offer-form/ChooseType.tsx') },
  newInternshipOffer: {
    ...form,
    parent: 'newOffer',
    load: () => import('../features/company/offer-form/NewInternshipOffer.tsx'),
  },
  newJobOffer: {
    ...form,
    parent: 'newOffer',
    load: () => import('../features/company/offer-form/NewJobOffer.tsx'),
  },
  editOffer: { ...form, load: () => import('../features/company/offer-form/EditOffer.tsx') },
} as const satisfies Screens;
