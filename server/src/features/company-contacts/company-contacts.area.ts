import type { calls } from '@portal/contract/company-contacts';
import type { Area } from '../../area.ts';
import { deleteRemoved } from './company-contacts.queries.ts';
import { companyContactsRoutes } from './company-contacts.routes.ts';

/** For how long somebody may ask for a contact back who was taken out by mistake. */
const keptDays = 30;

export const companyContacts = {
  routes: () => companyContactsRoutes,
  sweep: ({ database, services }) =>
    database.transaction((db) =>
      deleteRemoved(db, new Date(services.now().getTime() - keptDays * 86_400_000)),
    ),
} satisfies Area<typeof calls>;
