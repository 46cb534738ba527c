import type { FeatureArea } from '../../lib/routing/area.ts';

const management = {
  access: ['Gestor'],
  texts: ['communications', 'communicationForm', 'writtenText'],
} as const;

export const communicationsArea = {
  screens: {
    communications: {
      ...management,
      parent: 'management',
      load: () => import('./CommunicationList.tsx'),
    },
    newCommunication: {
      ...management,
      parent: 'communications',
      load: () => import('./NewCommunication.tsx'),
    },
    communication: {
      ...management,
      parent: 'communications',
      load: () => import('./EditCommunication.tsx'),
    },
  },
  menu: [{ id: 'communications', position: { Gestor: 20 }, inBar: true }],
  home: { texts: ['communications'], load: () => import('./Announcements.tsx') },
} as const satisfies FeatureArea;
