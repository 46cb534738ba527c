import type { calls } from '@portal/contract/change-requests';
import type { Area } from '../../area.ts';
import { changeRequestsRoutes } from './change-requests.routes.ts';
import { eraseChanges } from './erase.queries.ts';

export const changeRequests = {
  routes: () => changeRequestsRoutes,
  erase: eraseChanges,
} satisfies Area<typeof calls>;
