import { languages } from '@portal/contract/languages';
import { mostReasons } from '@portal/contract/rejection-reasons';
import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  allReasons,
  deleteReason,
  insertReason,
  lockedScope,
  updateReason,
} from './rejection-reasons.queries.ts';

export const rejectionReasonsRoutes = routes({
  async listRejectionReasons(_, { db }) {
    const found = await allReasons(db);
    return found.map(({ id, ambito, ...textos }) => ({ idMotivo: id, ambito, textos }));
  },

  async saveRejectionReason({ body: { idMotivo, ambito, textos } }, { db }) {
    const others = (await lockedScope(db, ambito)).filter(({ id }) => id !== idMotivo);
    if (others.some((other) => languages.some((one) => other[one] === textos[one])))
      throw new Refusal('alreadyExists');
    if (idMotivo !== undefined) {
      if (!(await updateReason(db, idMotivo, textos))) throw new Refusal('actionNotAllowed');
      return { idMotivo };
    }
    if (others.length >= mostReasons) throw new Refusal('cannotChangeState');
    return { idMotivo: await insertReason(db, { ambito, ...textos }) };
  },

  async deleteRejectionReason({ body: { idMotivo } }, { db }) {
    await deleteReason(db, idMotivo);
    return null;
  },
});
