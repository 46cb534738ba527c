import type { calls } from '@portal/contract/placement-reports';
import type { Area } from '../../area.ts';
import { eraseReports } from './placement-reports.queries.ts';
import { reportRemindersWorker } from './report-reminders.ts';
import { companyReportsRoutes, managedReportsRoutes } from './reports.routes.ts';
import { studentReportsRoutes } from './student-reports.routes.ts';
import { tutorReportsRoutes } from './tutor-reports.routes.ts';

export const placementReports = {
  routes: () => ({
    ...studentReportsRoutes,
    ...companyReportsRoutes,
    ...managedReportsRoutes,
    ...tutorReportsRoutes,
  }),
  // In the morning, after the night has finished placements.
  queues: { reportReminders: { schedule: '30 6 * * *', work: reportRemindersWorker } },
  erase: eraseReports,
} satisfies Area<typeof calls>;
