import type { calls } from '@portal/contract/placements';
import type { Area } from '../../area.ts';
import { academicTutorsRoutes } from './academic-tutors.routes.ts';
import { serveCalendar } from './calendar.ts';
import { companyPlacementsRoutes } from './company-placements.routes.ts';
import { eraseWords } from './erase.queries.ts';
import { managedPlacementsRoutes } from './managed-placements.routes.ts';
import { placementClockWorker } from './placement-clock.ts';
import { studentPlacementsRoutes } from './student-placements.routes.ts';
import { deleteExpired } from './tutor-links.queries.ts';
import { tutorsRoutes } from './tutors.routes.ts';

export const placements = {
  routes: (parts) => {
    serveCalendar(parts);
    return {
      ...studentPlacementsRoutes,
      ...companyPlacementsRoutes,
      ...managedPlacementsRoutes,
      ...academicTutorsRoutes,
      ...tutorsRoutes,
    };
  },
  sweep: ({ database, services }) => deleteExpired(database, services.now()),
  erase: eraseWords,
  // Soon after midnight, so that a first day begins with its placement under way.
  queues: { placementClock: { schedule: '10 0 * * *', work: placementClockWorker } },
} satisfies Area<typeof calls>;
