import type { calls } from '@portal/contract/applications';
import type { Area } from '../../area.ts';
import { appliedWorker, snapshotPdfWorker } from './application-jobs.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { openApplicationIntake } from './apply-intake.ts';
import { eraseSent } from './leave.ts';
import { responsePromisesWorker } from './promise-jobs.ts';

export const applications = {
  routes: ({ database }) => applicationsRoutes(openApplicationIntake(database)),
  queues: {
    // Each application wakes it; the clock is for what a process that ended could not wake it for.
    applied: { schedule: '* * * * *', work: appliedWorker },
    snapshotPdf: { work: snapshotPdfWorker },
    // Early in the working day, when somebody may answer still.
    responsePromises: { schedule: '40 6 * * *', work: responsePromisesWorker },
  },
  erase: eraseSent,
} satisfies Area<typeof calls>;
