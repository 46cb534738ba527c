import type { Screens } from './screen.ts';

export const profileScreens = {
  company: {
    access: ['Empresa'],
    areas: ['companyPage'],
    load: () => import('../features/company-page/CompanyPage.tsx'),
  },
  profile: {
    access: ['Empresa'],
    areas: ['companyContact'],
    load: () => import('../features/company-contact/CompanyContact.tsx'),
  },
} as const satisfies Screens;
