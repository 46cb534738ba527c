import type { Screen, Screens } from './screen.ts';

/** What the institution has to say to everybody, whatever they may do in the portal. */
const page = {
  access: 'public',
  areas: ['pages'],
  load: () => import('../features/pages/PublicPage.tsx'),
} as const satisfies Screen;

export const pagesScreens = {
  privacyPolicy: page,
  cookiePolicy: page,
  dataProtection: page,
  accessibility: page,
  brandPage: page,
} as const satisfies Screens;
