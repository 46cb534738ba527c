import { fieldError } from '@portal/contract/validation';
import { routes } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import { mayTell } from './error-reports.queries.ts';
import { chatText, isKnownCall, kindOf } from './error-reports.rules.ts';

export const errorReportsRoutes = routes({
  async reportError({ body }, { db, jobs, brand, log, now }) {
    if (!isKnownCall(body.llamada))
      throw new FieldRefusal([{ campo: 'llamada', error: fieldError('malformed') }]);
    if (!(await mayTell(db, kindOf(body), now()))) return null;
    log.warn({ report: body }, 'reported by a page');
    await jobs.send(db, 'errorReport', { texto: chatText(brand.nombre, body) });
    return null;
  },
});
