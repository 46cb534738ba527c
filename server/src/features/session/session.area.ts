import type { calls } from '@portal/contract/session';
import type { Area } from '../../area.ts';
import { forgetCalls } from '../../db/sent-calls.queries.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { ownSessionsRoutes } from './own-sessions.routes.ts';
import { deleteOldAttempts, deleteOldSessions } from './session.queries.ts';
import { sessionRoutes } from './session.routes.ts';

const sessionDays = 30;
const attemptDays = 1;
const sentCallDays = 1;

export const session = {
  routes: ({ sessions }) => ({ ...sessionRoutes(sessions), ...ownSessionsRoutes(sessions) }),
  async sweep({ database, services }) {
    await deleteOldSessions(database, daysAgo(services, sessionDays));
    await forgetCalls(database, daysAgo(services, sentCallDays));
    await deleteOldAttempts(database, daysAgo(services, attemptDays));
  },
} satisfies Area<typeof calls>;
