import { type AskedCompany, askedCompany } from '@portal/contract/validations';

const fields = askedCompany.keyof().options;

/** What a company that asks again says otherwise than when it was turned down. */
export const changesInCompany = (before: AskedCompany, now: AskedCompany) =>
  fields
    .map((campo) => ({ campo, antes: before[campo], ahora: now[campo] }))
    .filter(({ antes, ahora }) => antes !== ahora);
