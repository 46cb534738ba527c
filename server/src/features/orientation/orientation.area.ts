import { monthsBefore } from '@portal/contract/days';
import type { calls } from '@portal/contract/orientation';
import type { Area } from '../../area.ts';
import { cancelOfGone, eraseOrientation } from './appointments.queries.ts';
import { counsellorsRoutes } from './counsellors.routes.ts';
import { managedAppointmentsRoutes } from './managed-appointments.routes.ts';
import { orientationRemindersWorker } from './orientation-reminders.ts';
import { deleteUnusedBefore } from './slots.queries.ts';
import { slotsRoutes } from './slots.routes.ts';
import { studentOrientationRoutes } from './student-orientation.routes.ts';

/** How long a time that nobody booked is kept. */
const monthsUnused = 3;

export const orientation = {
  routes: () => ({
    ...studentOrientationRoutes,
    ...counsellorsRoutes,
    ...slotsRoutes,
    ...managedAppointmentsRoutes,
  }),
  // Each hour, since the hour of the institution is another one in winter.
  queues: { orientationReminders: { schedule: '20 * * * *', work: orientationRemindersWorker } },
  async sweep({ database, services }) {
    const now = services.now();
    await cancelOfGone(database, now);
    await deleteUnusedBefore(database, monthsBefore(now, monthsUnused));
  },
  erase: eraseOrientation,
} satisfies Area<typeof calls>;
