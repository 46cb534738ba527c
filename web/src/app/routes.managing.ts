import type { Screens } from './screen.ts';

const managing = { access: ['Gestor'], parent: 'management', areas: ['managing'] } as const;

export const managingScreens = {
  managedAccounts: { ...managing, load: () => import('../features/account-states/Accounts.tsx') },
  maintenanceSwitch: { ...managing, load: () => import('../features/maintenance/MaintenanceSwitch.tsx') },
} as const satisfies Screens;
