import type { FeatureArea } from '../../lib/routing/area.ts';

const texts = ['companies', 'companyPage', 'offerChanges'] as const;

export const companiesArea = {
  screens: {
    managedCompanies: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['companies'],
      load: () => import('./Companies.tsx'),
    },
    mergeCompanies: {
      access: ['Gestor'],
      parent: 'managedCompanies',
      texts,
      load: () => import('./Merge.tsx'),
    },
  },
  menu: [{ id: 'managedCompanies', position: { Gestor: 37 } }],
} as const satisfies FeatureArea;
