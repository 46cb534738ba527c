import { IconBuilding } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

export const companyPageArea = {
  screens: {
    company: {
      access: ['Empresa'],
      texts: ['companyPage', 'companyContacts', 'billingAccounts', 'offerChanges'],
      load: () => import('./CompanyPage.tsx'),
    },
  },
  menu: [{ id: 'company', position: { Empresa: 90 }, tab: { Icon: IconBuilding, label: 'company' } }],
} as const satisfies FeatureArea;
