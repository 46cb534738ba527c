import { randomUUID, subtle } from 'node:crypto';
import { type CryptoKey, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Missing, Session, Sessions } from '../../http/session.ts';
import { isIdle, noteEveryMs } from './session.rules.ts';
import { addSession, type FoundSession, findSession, noteUse, sessionChannel } from './sessions.queries.ts';

const sessionHours = 8;
const remembered = 20_000;

const claims = z.object({ jti: z.uuid(), exp: z.number() });

interface Use {
  /** What is known here: another process may know of a later one. */
  ultimoUso: number;
  /** When it was last to be noted: of many calls at once one notes it. */
  triedAt: number;
}

/**
 * Sessions with what is known of them kept in memory: each process hears of every revocation from the
 * database, and remembers nothing while it cannot hear. A session that seems unused for too long is looked up in the
 * database, where every process notes its use.
 */
export async function openSessions(
  database: Database,
  secret: Uint8Array,
  {
    textVersion,
    secondFactorRequired,
    idleMinutes,
  }: {
    /** Version of the data-protection text that has to be accepted; null if the institution has none. */
    textVersion: string | null;
    /** Whether every manager has to set a second factor up. */
    secondFactorRequired: boolean;
    /** How long a session may be left unused; null for as long as it lasts. */
    idleMinutes: number | null;
  },
): Promise<Sessions> {
  const known = new Map<string, Use & { session: Session; exp: number }>();
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
  const use = async (session: Session, known: Use, now: Date): Promise<void> => {
    const at = now.getTime();
    if (at - Math.max(known.ultimoUso, known.triedAt) < noteEveryMs) return;
    known.triedAt = at;
    if (await noteUse(database, session.id, now)) known.ultimoUso = at;
  };
  await database.listen(sessionChannel, forget, (listening) => {
    // What was revoked meanwhile was not heard.
    hearing = listening;
    forgotten++;
    known.clear();
  });

  return {
    forget,
    onForgotten: (listener) => void listeners.push(listener),
    async start(db, owner, origin, now, shown) {
      const id = randomUUID();
      const expires = new Date(now.getTime() + sessionHours * 3_600_000);
      const session = {
        ...owner,
        ...origin,
        id,
        begins: now,
        expires,
        textVersion,
        secondFactorRequired,
        carriesOn: shown === 'ofSession',
        secondFactorGiven: shown === 'secondFactor',
      };
      const segundoFactor = await addSession(db, session);
      // What the browser keeps of somebody is kept under the subject: names are not one person's alone.
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setSubject(String(owner.accountId))
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(Math.floor(expires.getTime() / 1000))
        .sign(key);
      return { token, segundoFactor };
    },
    async find(token, now, { lacking = [], inUse = false } = {}) {
      const at = now.getTime();
      const hit = known.get(token);
      if (hit && hit.exp > at / 1000 && !isIdle(hit.ultimoUso, idleMinutes, at)) {
        if (inUse) await use(hit.session, hit, now);
        return hit.session;
      }
      known.delete(token);
      const id = await verify(token, key, now);
      if (!id) return undefined;
      const before = forgotten;
      const session = await findSession(database, id.jti);
      if (!session || isIdle(session.ultimoUso, idleMinutes, at)) return undefined;
      const missing = missingIn(session, textVersion);
      if (missing && !lacking.includes(missing)) return undefined;
      const entry = { session, exp: id.exp, ultimoUso: session.ultimoUso, triedAt: 0 };
      // What lacks something is not remembered: it is another one as soon as that is given.
      if (!missing && hearing && before === forgotten) {
        const oldest = known.keys().next();
        if (known.size >= remembered && !oldest.done) known.delete(oldest.value);
        known.set(token, entry);
      }
      if (inUse) await use(session, entry, now);
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
