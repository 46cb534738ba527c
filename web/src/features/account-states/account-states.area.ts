import type { FeatureArea } from '../../lib/routing/area.ts';

export const accountStatesArea = {
  screens: {
    managedAccounts: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['managing', 'secondFactor'],
      load: () => import('./Accounts.tsx'),
    },
  },
  menu: [{ id: 'managedAccounts', position: { Gestor: 40 } }],
} as const satisfies FeatureArea;
