import type { calls } from '@portal/contract/education-requests';
import type { Area } from '../../area.ts';
import { centreRequestsRoutes } from './centre-requests.routes.ts';
import { forgetFilesIssuedBefore } from './certificates.queries.ts';
import { certificatesRoutes } from './certificates.routes.ts';
import { oldestIssue } from './education-requests.rules.ts';
import { eraseRequests, reopenWithoutForm } from './leave.queries.ts';
import { withdrawLeftBehind } from './leave.ts';
import { managedRequestsRoutes } from './managed-requests.routes.ts';
import { studentRequestsRoutes } from './student-requests.routes.ts';

export const educationRequests = {
  routes: () => ({
    ...studentRequestsRoutes,
    ...centreRequestsRoutes,
    ...managedRequestsRoutes,
    ...certificatesRoutes,
  }),
  async sweep({ database, services }) {
    await forgetFilesIssuedBefore(database, oldestIssue(services.today()));
    await database.transaction((db) => reopenWithoutForm(db, services.now()));
    await database.transaction((db) => withdrawLeftBehind({ ...services, db }));
  },
  erase: eraseRequests,
} satisfies Area<typeof calls>;
