import type { Screens } from './screen.ts';

export const profileScreens = {
  company: {
    access: ['Empresa'],
    areas: ['companyPage'],
    load: () => import('../features/company-page/CompanyPage.tsx'),
  },
  profile: {
    access: ['Empresa'],
    areas: ['profile'],
    load: () => import('../features/profile/Profile.tsx'),
  },
} as const satisfies Screens;
