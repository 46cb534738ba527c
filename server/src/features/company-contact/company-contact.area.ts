import type { calls } from '@portal/contract/company-contact';
import type { Area } from '../../area.ts';
import { companyContactRoutes } from './company-contact.routes.ts';

export const companyContact = {
  routes: () => companyContactRoutes,
} satisfies Area<typeof calls>;
