import { randomUUID, subtle } from 'node:crypto';
import type { Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import { type CryptoKey, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Database, Db } from '../db/database.ts';

interface Who {
  readonly id: string;
  readonly accountId: number;
  readonly nombre: string;
  readonly idioma: Language | null;
}

export interface StudentSession extends Who {
  readonly userType: 'Alumno';
  readonly conPracticas: boolean;
  readonly conEmpleo: boolean;
  readonly puedeOfertasPracticas: boolean;
  readonly soloCiclosUAX: boolean;
}

export interface CompanySession extends Who {
  readonly userType: 'Empresa';
  readonly companyId: number;
}

export interface ManagerSession extends Who {
  readonly userType: 'Gestor';
}

export type Session = StudentSession | CompanySession | ManagerSession;

const sessionHours = 8;
const channel = 'portal_sessions';
const remembered = 20_000;

const claims = z.object({ jti: z.uuid(), exp: z.number() });

const findSession = {
  name: 'session',
  text: `
    select s.id, s.account_id as "accountId", a.nombre, a.idioma, a.user_type as "userType",
      s.company_id as "companyId", s.provisional, st.con_practicas as "conPracticas", st.con_empleo as "conEmpleo",
      st.puede_ofertas_practicas as "puedeOfertasPracticas", st.solo_ciclos_uax as "soloCiclosUAX"
    from sessions s
      join accounts a on a.id = s.account_id
      left join students st on st.id = a.id
      left join companies c on c.id = s.company_id
      left join company_contacts cc on cc.account_id = a.id and cc.company_id = s.company_id
    where s.id = $1 and s.revocada is null and s.caduca > now() and a.estado = 'activa'
      and (a.user_type <> 'Empresa' or (c.estado = 'validada' and cc.activo))`,
};

const addSession = {
  name: 'session_add',
  // Whoever begins a session has locked the account, and so has whoever accepts: one of them sees the other.
  text: `
    insert into sessions (id, account_id, company_id, caduca, provisional)
    select $1, a.id, $3, $4, not $6::boolean and $5::text is not null and a.user_type <> 'Gestor' and not exists (
      select from data_protection_acceptances d where d.account_id = a.id and d.version = $5::text)
    from accounts a where a.id = $2`,
};

export interface Sessions {
  /**
   * Starts a session and gives its token, good for eight hours. Where the account has not accepted the data-protection
   * text in force it is provisional: the caller has locked the account, so that nobody accepts meanwhile.
   * One that takes the place of a real session is real as well: a text that is new asks at the next login.
   */
  start(
    db: Db,
    accountId: number,
    companyId: number | null,
    now: Date,
    instead?: 'ofSession',
  ): Promise<string>;
  /**
   * Who the token stands for; undefined where it is no token of ours, has expired, was revoked or is provisional,
   * which only whoever says `provisional` is told of.
   */
  find(token: string, now: Date, also?: 'provisional'): Promise<Session | undefined>;
  /** Reads a session, or all of an account, anew: this process does not wait for its own notice. */
  forget(idOrAccount: string | number): void;
  /** Calls back whenever a session, or all of an account, is to be read anew: it may be over. */
  onForgotten(listener: (idOrAccount: string | number) => void): void;
}

/**
 * Sessions with what is known of them kept in memory: each process hears of every revocation from the
 * database, and remembers nothing while it cannot hear.
 */
export async function openSessions(
  database: Database,
  secret: Uint8Array,
  /** Version of the data-protection text that has to be accepted; null where there is none. */
  textVersion: string | null,
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
  await database.listen(channel, forget, (listening) => {
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
      await db.query(addSession, [id, accountId, companyId, expires.toISOString(), textVersion, carriesOn]);
      // What the browser keeps of somebody is kept under the subject: names are not one person's alone.
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setSubject(String(accountId))
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(Math.floor(expires.getTime() / 1000))
        .sign(key);
    },
    async find(token, now, also) {
      const seconds = now.getTime() / 1000;
      const hit = known.get(token);
      if (hit && hit.exp > seconds) return hit.session;
      const id = await verify(token, key, now);
      if (!id) return undefined;
      const before = forgotten;
      const [session] = await database.query<Session & { provisional: boolean }>(findSession, [id.jti]);
      // Not remembered: it is another one as soon as the text is accepted.
      if (session?.provisional && textVersion !== null) return also && session;
      if (session && hearing && before === forgotten) {
        const oldest = known.keys().next();
        if (known.size >= remembered && !oldest.done) known.delete(oldest.value);
        known.set(token, { session, exp: id.exp });
      }
      return session;
    },
  };
}

async function verify(token: string, key: CryptoKey, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    return claims.parse(payload);
  } catch {
    return undefined;
  }
}

const revoke = {
  name: 'session_revoke',
  text: 'update sessions set revocada = now() where id = $1 and revocada is null returning id',
};
const revokeAll = {
  name: 'session_revoke_all',
  text: 'update sessions set revocada = now() where account_id = $1 and revocada is null and id is distinct from $2::uuid',
};
const tell = { name: 'session_tell', text: `select pg_notify('${channel}', $1)` };

/** Ends one session, in every process, once the transaction is kept; false where it was over. */
export async function revokeSession(db: Db, id: string): Promise<boolean> {
  const ended = await db.query(revoke, [id]);
  await db.query(tell, [id]);
  return ended.length > 0;
}

/** Ends the sessions of an account, but for one where it is named. */
export async function revokeSessions(db: Db, accountId: number, except?: string): Promise<void> {
  await db.query(revokeAll, [accountId, except ?? null]);
  await db.query(tell, [String(accountId)]);
}

/** Makes every process read the account again: something that its sessions carry has changed. */
export async function refreshSessions(db: Db, accountId: number): Promise<void> {
  await db.query(tell, [String(accountId)]);
}

export function isRole<R extends Role>(session: Session, roles: readonly R[]): boolean {
  return roles.some((role) => role === session.userType);
}
