import type { FeatureArea } from '../../lib/routing/area.ts';

export const maintenanceArea = {
  screens: {
    maintenance: {
      access: 'public',
      texts: ['access'],
      bare: true,
      load: () => import('./Maintenance.tsx'),
    },
    maintenanceSwitch: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['managing'],
      load: () => import('./MaintenanceSwitch.tsx'),
    },
  },
  menu: [{ id: 'maintenanceSwitch', position: { Gestor: 50 } }],
} as const satisfies FeatureArea;
