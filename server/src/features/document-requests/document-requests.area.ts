import type { calls } from '@portal/contract/document-requests';
import type { Area } from '../../area.ts';
import { eraseDocumentRequests } from './document-requests.queries.ts';
import { documentRequestsRoutes } from './document-requests.routes.ts';

export const documentRequests = {
  routes: () => documentRequestsRoutes,
  erase: eraseDocumentRequests,
} satisfies Area<typeof calls>;
