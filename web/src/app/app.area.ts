import type { FeatureArea, Screen } from '../lib/routing/area.ts';
import { NotFound } from './NotFound.tsx';

// A company's offer with its candidates.
const ownOffer = {
  access: ['Empresa'],
  parent: 'myOffers',
  texts: ['companyOffers', 'candidates', 'interviews', 'offerView', 'offerForm', 'offerChanges'],
  load: () => import('./screens/OwnOfferScreen.tsx'),
} as const satisfies Screen;

// Whoever reads a placement: its documents, the fields of its annex and the check of a signature.
const placement = [
  'placementView',
  'companyDocuments',
  'incorporationForms',
  'agreementView',
  'placementHours',
  'placementReports',
  'changeRequests',
] as const;

/** The screens that are made of several areas. */
export const appArea = {
  screens: {
    account: {
      access: 'anyRole',
      texts: [
        'password',
        'access',
        'notifications',
        'openSessions',
        'secondFactor',
        'dataAccesses',
        'ownRecord',
      ],
      load: () => import('./screens/AccountScreen.tsx'),
    },
    managedCompany: {
      access: ['Gestor'],
      parent: 'managedCompanies',
      texts: [
        'companies',
        'companyPage',
        'agreementView',
        'companyDocuments',
        'educationRequests',
        'managedEducation',
        'invoices',
        'validations',
        'offerChanges',
      ],
      load: () => import('./screens/ManagedCompanyScreen.tsx'),
    },
    myPlacement: {
      access: ['Alumno'],
      parent: 'myPlacements',
      texts: ['ownPlacements', ...placement],
      load: () => import('./screens/OwnPlacementScreen.tsx'),
    },
    companyPlacement: {
      access: ['Empresa'],
      parent: 'companyPlacements',
      texts: ['companyPlacements', ...placement],
      load: () => import('./screens/CompanyPlacementScreen.tsx'),
    },
    managedPlacement: {
      access: ['Gestor'],
      parent: 'managedPlacements',
      texts: ['managedPlacements', ...placement],
      load: () => import('./screens/ManagedPlacementScreen.tsx'),
    },
    tutorDesk: {
      access: 'public',
      texts: ['tutorDesk', 'surveyAnswer', ...placement],
      load: () => import('./screens/TutorDeskScreen.tsx'),
    },
    myOffer: ownOffer,
    companyOffer: ownOffer,
    // Not loaded when it is needed: that something could not be loaded is what leads to it.
    notFound: { access: 'public', texts: [], load: async () => ({ default: NotFound }) },
  },
} as const satisfies FeatureArea;
