import { routes } from '../../http/context.ts';
import { companyDataOf, contactDataOf, contactTypesOf, personalDataOf } from './missing-data.queries.ts';
import { missingOfCompany, missingOfContact, missingPersonal } from './missing-data.rules.ts';

/** Somebody who is gone lacks nothing. */
const none = { faltan: false, campos: [] };

export const missingDataRoutes = routes({
  async missingPersonalData(_, { db, session, brand }) {
    const kept = await personalDataOf(db, session.accountId);
    return kept ? missingPersonal(kept, brand) : none;
  },
  async hasSocialSecurityNumber(_, { db, session }) {
    const kept = await personalDataOf(db, session.accountId);
    return { tieneNumSegSocial: Boolean(kept?.numSegSocial?.trim()) };
  },
  async missingCompanyData(_, { db, session, brand }) {
    const kept = await companyDataOf(db, session.companyId);
    if (!kept) return none;
    return missingOfCompany(kept, await contactTypesOf(db, session.companyId), brand);
  },
  async missingContactData(_, { db, session, brand }) {
    const kept = await contactDataOf(db, session.accountId, session.companyId);
    return kept ? missingOfContact(kept, brand) : none;
  },
});
