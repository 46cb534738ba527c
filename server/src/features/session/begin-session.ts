import type { Ctx } from '../../http/context.ts';
import type { Sessions } from '../../http/session.ts';
import { awaitsAcceptance } from './session.queries.ts';

type Login = Pick<Ctx, 'brand' | 'db' | 'language' | 'now'>;

/**
 * Begins a session, in the transaction that has locked the account: its token and, where the account has not accepted
 * the data-protection text in force, that text. Every way to log in goes through here.
 */
export async function beginSession(
  sessions: Sessions,
  { brand: { textoRGPD }, db, language, now }: Login,
  accountId: number,
  companyId: number | null,
): Promise<{ token: string; textoRGPD?: string; enlaceRGPD?: string }> {
  const token = await sessions.start(db, accountId, companyId, now());
  if (textoRGPD === null || !(await awaitsAcceptance(db, accountId, textoRGPD.version))) return { token };
  return { token, textoRGPD: textoRGPD.texto[language], enlaceRGPD: textoRGPD.enlaceRGPD[language] };
}
