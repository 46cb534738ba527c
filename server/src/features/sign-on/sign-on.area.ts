import type { calls } from '@portal/contract/sign-on';
import type { Area } from '../../area.ts';
import { daysAgo } from '../../jobs/worker-tools.ts';
import { serveSignOn } from './sign-on.http.ts';
import { deleteOldRequests, forgetIdentities } from './sign-on.queries.ts';
import { signOnRoutes } from './sign-on.routes.ts';
import { openSignOn } from './sign-on.ts';

const requestDays = 1;

export const signOn = {
  async routes({ app, env, services, database, sessions }) {
    const { brand, publicUrl, now } = services;
    const opened = await openSignOn({ brand, publicUrl, secrets: env.signOnSecrets });
    serveSignOn(app, { signOn: opened, database, now });
    return signOnRoutes(sessions, opened);
  },
  sweep: ({ database, services }) => deleteOldRequests(database, daysAgo(services, requestDays)),
  async erase(db, accountIds) {
    await forgetIdentities(db, accountIds);
  },
} satisfies Area<typeof calls>;
