import { fieldError } from '@portal/contract/validation';
import { routes } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import { mayTell } from './error-reports.queries.ts';
import { chatText, isKnownCall, kindOf, sourceOf } from './error-reports.rules.ts';

export const errorReportsRoutes = routes({
  async reportError({ body }, { db, jobs, brand, log, now, address }) {
    if (!isKnownCall(body.llamada))
      throw new FieldRefusal([{ campo: 'llamada', error: fieldError('malformed') }]);
    log.warn({ report: body }, 'reported by a page');
    if (!(await mayTell(db, kindOf(body), now(), sourceOf(address)))) return null;
    await jobs.send(db, 'errorReport', { texto: chatText(brand.nombre, body) });
    return null;
  },
});
