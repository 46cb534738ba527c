import { routes } from '../../http/context.ts';
import { HttpFailure } from '../../http/refusal.ts';
import { contactOf, saveContact } from './company-contact.queries.ts';

export const companyContactRoutes = routes({
  async getOwnContact(_, { db, session }) {
    const contact = await contactOf(db, session.accountId, session.companyId);
    // It spoke for the company a moment ago.
    if (!contact) throw new HttpFailure(401, 'sessionLost');
    return contact;
  },
  async editOwnContact({ body }, { db, session }) {
    await saveContact(db, session.accountId, session.companyId, body);
    return null;
  },
});
