import type { FeatureArea } from '../../lib/routing/area.ts';

/** What the institution publishes for everybody. */
const page = {
  access: 'public',
  texts: ['pages'],
  load: () => import('./PublicPage.tsx'),
} as const;

export const pagesArea = {
  screens: {
    privacyPolicy: page,
    cookiePolicy: page,
    dataProtection: page,
    accessibility: page,
    brandPage: page,
  },
} as const satisfies FeatureArea;
