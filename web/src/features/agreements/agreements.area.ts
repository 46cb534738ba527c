import { IconFileText } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

const reviewed = ['agreementPublic', 'agreementView'] as const;
const managed = ['managedAgreements', 'agreementView'] as const;

export const agreementsArea = {
  screens: {
    newAgreement: {
      access: ['Empresa'],
      option: 'crearConvenios',
      texts: ['agreementForm', 'agreements', 'agreementView', 'companyContacts', 'billingAccounts'],
      load: () => import('./form/NewAgreement.tsx'),
    },
    signedAgreement: {
      access: ['Empresa'],
      texts: ['agreements', 'agreementView'],
      load: () => import('./company/SignedAgreement.tsx'),
    },
    agreement: {
      access: ['Empresa'],
      texts: ['agreements', 'agreementView'],
      load: () => import('./company/Agreement.tsx'),
    },
    agreementReview: {
      access: 'public',
      texts: reviewed,
      load: () => import('./review/AgreementReview.tsx'),
    },
    verification: {
      access: 'public',
      texts: reviewed,
      load: () => import('./verification/Verification.tsx'),
    },
    verifiedDocument: {
      access: 'public',
      texts: reviewed,
      load: () => import('./verification/Verification.tsx'),
    },
    managedAgreements: {
      access: ['Gestor'],
      parent: 'management',
      texts: managed,
      load: () => import('./managers/ManagedAgreements.tsx'),
    },
    managedAgreement: {
      access: ['Gestor'],
      parent: 'managedAgreements',
      texts: managed,
      load: () => import('./managers/ManagedAgreement.tsx'),
    },
    agreementTexts: {
      access: ['Gestor'],
      parent: 'managedAgreements',
      texts: managed,
      load: () => import('./managers/AgreementTexts.tsx'),
    },
  },
  menu: [
    {
      id: 'managedAgreements',
      position: { Gestor: 18 },
      inBar: true,
      tab: { Icon: IconFileText, label: 'agreements' },
    },
  ],
} as const satisfies FeatureArea;
