import type { calls } from '@portal/contract/data-protection';
import type { Area } from '../../area.ts';
import { dataProtectionRoutes } from './data-protection.routes.ts';

export const dataProtection = {
  routes: () => dataProtectionRoutes,
} satisfies Area<typeof calls>;
