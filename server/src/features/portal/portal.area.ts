import type { calls } from '@portal/contract/portal';
import type { Area } from '../../area.ts';
import { portalRoutes } from './portal.routes.ts';

export const portal = {
  routes: () => portalRoutes,
} satisfies Area<typeof calls>;
