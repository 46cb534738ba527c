import type { editCompanyLogo } from '@portal/contract/company-page';
import type { Answer, Input } from '@portal/contract/endpoint';
import { normalizeIdentifier } from '@portal/contract/identifiers';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, HttpFailure, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { recordIbanChange } from '../audit/audit.queries.ts';
import { savePicture } from '../cv/save-picture.ts';
import { ibanOf, lockCompany, readCompany, saveCompany, saveIban, saveLogo } from './company-page.queries.ts';
import { maskedIban, unknownIds, versionOf } from './company-page.rules.ts';

/** Keeps the logo without what a camera or a program has written into it. */
async function setLogo(
  { body: { extension, ficheroB64 } }: Input<typeof editCompanyLogo>,
  ctx: Ctx<CompanySession>,
): Promise<Answer<typeof editCompanyLogo>> {
  const { companyId } = ctx.session;
  if (ficheroB64 === null) return { urlLogo: await saveLogo(ctx.db, companyId, null) };
  const id = await savePicture(ctx, { extension, ficheroB64, nombre: 'logo' });
  return { urlLogo: await saveLogo(ctx.db, companyId, { id, autorizado: ctx.now() }) };
}

export const companyPageRoutes = routes({
  async getOwnCompany(_, { db, session }) {
    const company = await readCompany(db, session.companyId);
    // It was there a moment ago.
    if (!company) throw new HttpFailure(401, 'sessionLost');
    return { ...company, version: versionOf(company) };
  },

  async editOwnCompany({ body }, { db, session, today }) {
    const { version, ...sent } = body;
    const unknown = unknownIds(sent, Number(today().slice(0, 4)));
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

  editCompanyLogo: setLogo,

  async getCompanyIban(_, { db, session }) {
    const iban = await ibanOf(db, session.companyId);
    return { iban: iban && maskedIban(iban) };
  },

  async editCompanyIban({ body }, ctx) {
    const iban = normalizeIdentifier(body.iban);
    if (await saveIban(ctx.db, ctx.session.companyId, iban)) await recordIbanChange(ctx);
    return { iban: maskedIban(iban) };
  },
});
