import type { calls } from '@portal/contract/study-requests';
import type { Area } from '../../area.ts';
import { eraseRequests } from './study-requests.queries.ts';
import { studyRequestsRoutes } from './study-requests.routes.ts';

export const studyRequests = {
  routes: () => studyRequestsRoutes,
  erase: eraseRequests,
} satisfies Area<typeof calls>;
