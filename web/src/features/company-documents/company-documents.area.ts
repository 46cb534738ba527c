import { IconFileText } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

export const companyDocumentsArea = {
  screens: {
    documentation: {
      access: ['Empresa'],
      texts: ['companyDocuments', 'invoices', 'agreements', 'agreementView'],
      load: () => import('./Documentation.tsx'),
    },
    companyDocuments: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['companyDocuments', 'managedDocuments'],
      load: () => import('./CompanyDocuments.tsx'),
    },
  },
  menu: [
    {
      id: 'documentation',
      position: { Empresa: 60 },
      inBar: true,
      tab: { Icon: IconFileText, label: 'documentation' },
    },
    { id: 'companyDocuments', position: { Gestor: 36 } },
  ],
} as const satisfies FeatureArea;
