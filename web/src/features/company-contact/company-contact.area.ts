import type { FeatureArea } from '../../lib/routing/area.ts';

export const companyContactArea = {
  screens: {
    profile: { access: ['Empresa'], texts: ['companyContact'], load: () => import('./CompanyContact.tsx') },
  },
  menu: [{ id: 'profile', position: { Empresa: 100 } }],
} as const satisfies FeatureArea;
