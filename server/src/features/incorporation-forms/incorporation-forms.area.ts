import type { calls } from '@portal/contract/incorporation-forms';
import type { Area } from '../../area.ts';
import { companyIncorporationRoutes } from './company-incorporation.routes.ts';
import { incorporationLinksRoutes } from './incorporation-links.routes.ts';
import { managedIncorporationRoutes } from './managed-incorporation.routes.ts';
import { studentIncorporationRoutes } from './student-incorporation.routes.ts';

export const incorporationForms = {
  routes: ({ secret }) => ({
    ...companyIncorporationRoutes,
    ...incorporationLinksRoutes(secret),
    ...studentIncorporationRoutes,
    ...managedIncorporationRoutes,
  }),
} satisfies Area<typeof calls>;
