import type { FeatureArea, MenuFacts } from '../../lib/routing/area.ts';

const option = 'solicitarCambioPracticas';
const when = ({ brand }: MenuFacts): boolean => brand.opciones[option];
const view = ['changeRequests', 'incorporationForms'] as const;

export const changeRequestsArea = {
  screens: {
    requestChange: {
      access: ['Empresa'],
      option,
      texts: [...view, 'requestChange'],
      load: () => import('./ask/RequestChange.tsx'),
    },
    managedChanges: {
      access: ['Gestor'],
      option,
      parent: 'managedPlacements',
      texts: [...view, 'managedChanges'],
      load: () => import('./managers/ManagedChanges.tsx'),
    },
    managedChange: {
      access: ['Gestor'],
      option,
      parent: 'managedChanges',
      texts: [...view, 'managedChanges'],
      load: () => import('./managers/ManagedChange.tsx'),
    },
  },
  menu: [
    { id: 'requestChange', position: { Empresa: 37 }, when },
    { id: 'managedChanges', position: { Gestor: 19.2 }, when },
  ],
} as const satisfies FeatureArea;
