import type { Screens } from './screen.ts';

const management = { access: ['Gestor'], areas: ['communications', 'communicationForm'] } as const;

export const communicationsScreens = {
  communications: {
    ...management,
    parent: 'management',
    load: () => import('../features/communications/CommunicationList.tsx'),
  },
  newCommunication: {
    ...management,
    parent: 'communications',
    load: () => import('../features/communications/NewCommunication.tsx'),
  },
  communication: {
    ...management,
    parent: 'communications',
    load: () => import('../features/communications/EditCommunication.tsx'),
  },
} as const satisfies Screens;
