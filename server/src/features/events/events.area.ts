import type { calls } from '@portal/contract/events';
import type { Area } from '../../area.ts';
import { eraseCertificates } from './certificates.queries.ts';
import { eventRemindersWorker } from './event-reminders.ts';
import { schemaTag } from './event-schema.ts';
import { eraseRegistrations } from './events.queries.ts';
import { eventsRoutes } from './events.routes.ts';
import { serveEventsCalendar } from './events-calendar.ts';
import { fillLeftPlaces } from './fill-left-places.ts';
import { managedEventsRoutes } from './managed-events.routes.ts';

export const events = {
  routes: (parts) => {
    serveEventsCalendar(parts);
    return { ...eventsRoutes, ...managedEventsRoutes };
  },
  pageData: { publicEvent: schemaTag },
  sweep: fillLeftPlaces,
  async erase(db, accountIds) {
    await eraseRegistrations(db, accountIds);
    await eraseCertificates(db, accountIds);
  },
  queues: { eventReminders: { schedule: '10 8 * * *', work: eventRemindersWorker } },
} satisfies Area<typeof calls>;
