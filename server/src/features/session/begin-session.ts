import type { login } from '@portal/contract/session';
import type { z } from 'zod';
import type { Ctx } from '../../http/context.ts';
import type { SessionOwner, Sessions } from '../../http/session.ts';
import { awaitsAcceptance } from './session.queries.ts';

type Login = Pick<Ctx, 'brand' | 'db' | 'language' | 'now' | 'origin'>;

/**
 * Begins a session, in the transaction that has locked the account: its token and, where the account has not accepted
 * the data-protection text in force, that text; where a manager's second factor is still to be given, that. Every way to log in goes through here.
 */
export async function beginSession(
  sessions: Sessions,
  { brand: { textoRGPD }, db, language, now, origin }: Login,
  owner: SessionOwner,
  shown?: 'secondFactor',
): Promise<Pick<z.infer<typeof login>, 'token' | 'textoRGPD' | 'enlaceRGPD' | 'segundoFactor'>> {
  const { token, segundoFactor } = await sessions.start(db, owner, origin(), now(), shown);
  if (segundoFactor !== null) return { token, segundoFactor };
  if (textoRGPD === null || !(await awaitsAcceptance(db, owner.accountId, textoRGPD.version)))
    return { token };
  return { token, textoRGPD: textoRGPD.texto[language], enlaceRGPD: textoRGPD.enlaceRGPD[language] };
}
