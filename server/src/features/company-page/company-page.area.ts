import type { calls } from '@portal/contract/company-page';
import type { Area } from '../../area.ts';
import { companyPageRoutes } from './company-page.routes.ts';

export const companyPage = {
  routes: () => companyPageRoutes,
} satisfies Area<typeof calls>;
