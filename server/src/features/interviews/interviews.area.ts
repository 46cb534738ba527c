import type { calls } from '@portal/contract/interviews';
import type { Area } from '../../area.ts';
import { interviewRemindersWorker } from './interview-reminders.ts';
import { eraseInterviews } from './interviews.queries.ts';
import { interviewsRoutes } from './interviews.routes.ts';

export const interviews = {
  routes: () => interviewsRoutes,
  // Each hour, since the hour of the institution is another one in winter.
  queues: { interviewReminders: { schedule: '10 * * * *', work: interviewRemindersWorker } },
  erase: eraseInterviews,
} satisfies Area<typeof calls>;
