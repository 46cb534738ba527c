import { routes } from '../../http/context.ts';
import { FieldRefusal, HttpFailure, Refusal } from '../../http/refusal.ts';
import { lockCompany, readCompany, saveCompany } from './company-page.queries.ts';
import { unknownIds, versionOf } from './company-page.rules.ts';

export const companyPageRoutes = routes({
  async getOwnCompany(_, { db, session }) {
    const company = await readCompany(db, session.companyId);
    // It was there a moment ago.
    if (!company) throw new HttpFailure(401, 'sessionLost');
    return { ...company, version: versionOf(company) };
  },

  async editOwnCompany({ body }, { db, session }) {
    const { version, ...sent } = body;
    const unknown = unknownIds(sent);
    if (unknown.length > 0) throw new FieldRefusal(unknown);
    const data = { ...sent, web: sent.web || null };
    const kept = await lockCompany(db, session.companyId);
    if (!kept) throw new HttpFailure(401, 'sessionLost');
    const [before, after] = [versionOf(kept), versionOf(data)];
    // Sent twice it is there already, and nothing was changed in between.
    if (before === after) return { version: after };
    if (version !== undefined && version !== before) throw new Refusal('cannotChangeState');
    await saveCompany(db, session.companyId, data);
    return { version: after };
  },
});
