import type { calls } from '@portal/contract/placement-hours';
import type { Area } from '../../area.ts';
import { hoursRemindersWorker } from './hours-reminders.ts';
import { eraseWeeks } from './placement-hours.queries.ts';
import { placementHoursRoutes } from './placement-hours.routes.ts';

export const placementHours = {
  routes: () => placementHoursRoutes,
  // Each hour of the days that may be a Monday somewhere.
  queues: { hoursReminders: { schedule: '20 * * * 0,1', work: hoursRemindersWorker } },
  erase: eraseWeeks,
} satisfies Area<typeof calls>;
