import { alertKeys, oneClickStop } from '@portal/contract/saved-searches';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { HttpFailure } from '../../http/refusal.ts';
import { stopAlertsOf } from './saved-searches.queries.ts';

/** The form says `List-Unsubscribe=One-Click`, which is not looked at. */
const maxForm = 1024;

/** What mail programs send when their reader presses their own 'unsubscribe' (RFC 8058): a form without a session. */
export function serveOneClickStop(app: FastifyInstance, database: Database): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxForm }, async () => null);
    scope.post<{ Params: { clave: string } }>(`${oneClickStop}/:clave`, async ({ params }, reply) => {
      const keys = alertKeys.safeParse(params.clave);
      if (!keys.success) throw new HttpFailure(404, 'generalError');
      await database.transaction((db) => stopAlertsOf(db, keys.data));
      return reply.code(204).send();
    });
  });
}
