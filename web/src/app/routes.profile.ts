import type { Screens } from './screen.ts';

export const profileScreens = {
  profile: {
    access: ['Empresa'],
    areas: ['profile'],
    load: () => import('../features/profile/Profile.tsx'),
  },
} as const satisfies Screens;
