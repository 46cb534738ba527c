import { randomUUID, subtle } from 'node:crypto';
import { type CryptoKey, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Missing, Session, Sessions } from '../../http/session.ts';
import { addSession, type FoundSession, findSession, sessionChannel } from './sessions.queries.ts';

const sessionHours = 8;
const remembered = 20_000;

const claims = z.object({ jti: z.uuid(), exp: z.number() });

/**
 * Sessions with what is known of them kept in memory: each process hears of every revocation from the
 * database, and remembers nothing while it cannot hear.
 */
export async function openSessions(
  database: Database,
  secret: Uint8Array,
  {
    textVersion,
    secondFactorRequired,
  }: {
    /** Version of the data-protection text that has to be accepted; null where there is none. */
    textVersion: string | null;
    /** Whether every manager has to set a second factor up. */
    secondFactorRequired: boolean;
  },
): Promise<Sessions> {
  const known = new Map<string, { session: Session; exp: number }>();
  let hearing = false;
  /** How often something was forgotten: what was read before that is answered, and not remembered. */
  let forgotten = 0;
  const listeners: ((idOrAccount: string | number) => void)[] = [];
  const forget = (idOrAccount: string | number): void => {
    forgotten++;
    for (const [token, { session }] of known) {
      if (session.id === idOrAccount || session.accountId === Number(idOrAccount)) known.delete(token);
    }
    for (const listener of listeners) listener(idOrAccount);
  };
  // Once: of bytes the library makes a key for each token.
  const key = await subtle.importKey(
    'raw',
    new Uint8Array(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  await database.listen(sessionChannel, forget, (listening) => {
    // What was revoked meanwhile was not heard.
    hearing = listening;
    forgotten++;
    known.clear();
  });

  return {
    forget,
    onForgotten: (listener) => void listeners.push(listener),
    async start(db, accountId, companyId, now, instead) {
      const id = randomUUID();
      const expires = new Date(now.getTime() + sessionHours * 3_600_000);
      const carriesOn = instead === 'ofSession';
      const session = { id, accountId, companyId, expires, textVersion, secondFactorRequired, carriesOn };
      const segundoFactor = await addSession(db, session);
      // What the browser keeps of somebody is kept under the subject: names are not one person's alone.
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setSubject(String(accountId))
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(Math.floor(expires.getTime() / 1000))
        .sign(key);
      return { token, segundoFactor };
    },
    async find(token, now, lacking = []) {
      const seconds = now.getTime() / 1000;
      const hit = known.get(token);
      if (hit && hit.exp > seconds) return hit.session;
      const id = await verify(token, key, now);
      if (!id) return undefined;
      const before = forgotten;
      const session = await findSession(database, id.jti);
      const missing = session && missingIn(session, textVersion);
      // Not remembered: it is another one as soon as what it lacks is given.
      if (missing) return lacking.includes(missing) ? session : undefined;
      if (session && hearing && before === forgotten) {
        const oldest = known.keys().next();
        if (known.size >= remembered && !oldest.done) known.delete(oldest.value);
        known.set(token, { session, exp: id.exp });
      }
      return session;
    },
  };
}

function missingIn(
  { provisional, segundoFactor }: FoundSession,
  textVersion: string | null,
): Missing | undefined {
  if (segundoFactor !== null) return 'secondFactor';
  return provisional && textVersion !== null ? 'acceptance' : undefined;
}

async function verify(token: string, key: CryptoKey, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    return claims.parse(payload);
  } catch {
    return undefined;
  }
}
