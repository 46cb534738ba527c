import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { serviceRefusal } from '../eligibility/service.rules.ts';
import {
  findOpenExternal,
  readExternal,
  readExternalList,
  writeAnswer,
  writeOpened,
} from './external-applications.queries.ts';

export const externalApplicationsRoutes = routes({
  async openExternal({ body: { urlOferta } }, { db, session, now, today }) {
    const offer = await findOpenExternal(db, urlOferta, today());
    if (!offer) throw new Refusal('offerNotFound');
    const refusal = serviceRefusal(offer.tipo, session);
    if (refusal) throw new Refusal(refusal);
    await writeOpened(db, offer.id, session.accountId, now());
    return null;
  },

  async answerExternal({ body: { urlOferta, respuesta } }, { db, session, now }) {
    if (!(await writeAnswer(db, urlOferta, session.accountId, respuesta, now())))
      throw new Refusal('applicationNotFound');
    return null;
  },

  getExternal: ({ params }, { db, session }) => readExternal(db, params.id, session.accountId),

  listExternal: async (_, { db, session }) => ({
    inscripciones: await readExternalList(db, session.accountId),
  }),
});
