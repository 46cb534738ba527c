import type { calls } from '@portal/contract/company-verification';
import type { Area } from '../../area.ts';
import { companyVerificationRoutes } from './company-verification.routes.ts';

export const companyVerification = {
  routes: () => companyVerificationRoutes,
} satisfies Area<typeof calls>;
