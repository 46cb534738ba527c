import type { Screens } from './screen.ts';

export const validationsScreens = {
  management: {
    access: ['Gestor'],
    areas: ['validations'],
    load: () => import('../features/validations/Inbox.tsx'),
  },
  pendingOffer: {
    access: ['Gestor'],
    parent: 'management',
    areas: ['validations', 'offerView', 'offerForm'],
    load: () => import('../features/validations/PendingOffer.tsx'),
  },
  pendingCompany: {
    access: ['Gestor'],
    parent: 'management',
    areas: ['validations', 'companyPage'],
    load: () => import('../features/validations/PendingCompany.tsx'),
  },
  pendingStudent: {
    access: ['Gestor'],
    parent: 'management',
    areas: ['validations'],
    load: () => import('../features/validations/PendingStudent.tsx'),
  },
  mail: { access: ['Gestor'], areas: ['mail'], load: () => import('../features/mail/Mail.tsx') },
} as const satisfies Screens;
