import { IconChecklist } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

const pending = { access: ['Gestor'], parent: 'management' } as const;

export const validationsArea = {
  screens: {
    management: { access: ['Gestor'], texts: ['validations'], load: () => import('./Inbox.tsx') },
    pendingOffer: {
      ...pending,
      texts: ['validations', 'offerView', 'offerForm', 'offerChanges'],
      load: () => import('./PendingOffer.tsx'),
    },
    pendingStudent: { ...pending, texts: ['validations'], load: () => import('./PendingStudent.tsx') },
    rejectionReasons: { ...pending, texts: ['validations'], load: () => import('./RejectionReasons.tsx') },
  },
  menu: [
    {
      id: 'management',
      position: { Gestor: 10 },
      inBar: true,
      tab: { Icon: IconChecklist, label: 'management' },
    },
    { id: 'rejectionReasons', position: { Gestor: 34 } },
  ],
} as const satisfies FeatureArea;
