import { IconSchool } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

export const placementsArea = {
  screens: {
    myPlacements: {
      access: ['Alumno'],
      texts: ['ownPlacements', 'placementView'],
      load: () => import('./student/MyPlacements.tsx'),
    },
    companyPlacements: {
      access: ['Empresa'],
      texts: ['companyPlacements', 'placementView'],
      load: () => import('./company/CompanyPlacements.tsx'),
    },
    managedPlacements: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['managedPlacements', 'placementView'],
      load: () => import('./managers/ManagedPlacements.tsx'),
    },
    academicTutors: {
      access: ['Gestor'],
      parent: 'managedPlacements',
      texts: ['managedPlacements'],
      load: () => import('./managers/AcademicTutors.tsx'),
    },
  },
  menu: [
    { id: 'myPlacements', position: { Alumno: 50 }, when: ({ hasPlacements }) => hasPlacements },
    { id: 'companyPlacements', position: { Empresa: 35 }, when: ({ hasPlacements }) => hasPlacements },
    {
      id: 'managedPlacements',
      position: { Gestor: 19 },
      inBar: true,
      tab: { Icon: IconSchool, label: 'placements' },
    },
  ],
} as const satisfies FeatureArea;
