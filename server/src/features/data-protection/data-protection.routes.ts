import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { lockAccount } from '../accounts/accounts.queries.ts';
import { keepAcceptance, makeSessionsReal } from './data-protection.queries.ts';

/** Keeps that the text in force was accepted. Throws cannotChangeState (49) where it is not the one that was read. */
export async function acceptText(
  { brand, db, language, now, session }: Ctx<StudentSession | CompanySession>,
  version: string | undefined,
): Promise<null> {
  const { accountId } = session;
  const text = brand.textoRGPD;
  if (version !== undefined && version !== text?.version) throw new Refusal('cannotChangeState');
  await lockAccount(db, accountId);
  if (text) await keepAcceptance(db, { accountId, version: text.version, idioma: language, fecha: now() });
  await makeSessionsReal(db, accountId);
  return null;
}

export const dataProtectionRoutes = routes({
  async getDataProtectionText(_, { brand: { textoRGPD }, language }) {
    if (textoRGPD === null) return null;
    const { version, texto, enlaceRGPD } = textoRGPD;
    return { version, textoRGPD: texto[language], enlaceRGPD: enlaceRGPD[language] };
  },
  acceptStudentDataProtection: ({ query }, ctx) => acceptText(ctx, query.version),
  acceptCompanyDataProtection: ({ query }, ctx) => acceptText(ctx, query.version),
});
