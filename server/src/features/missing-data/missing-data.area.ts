import type { calls } from '@portal/contract/missing-data';
import type { Area } from '../../area.ts';
import { missingDataRoutes } from './missing-data.routes.ts';

export const missingData = {
  routes: () => missingDataRoutes,
} satisfies Area<typeof calls>;
