import type { calls } from '@portal/contract/external-applications';
import type { Area } from '../../area.ts';
import { eraseExternal } from './external-applications.queries.ts';
import { externalApplicationsRoutes } from './external-applications.routes.ts';

export const externalApplications = {
  routes: () => externalApplicationsRoutes,
  erase: eraseExternal,
} satisfies Area<typeof calls>;
