import type { Db } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';

/** Processes tell each other here which session, or which account's, to read again. */
export const sessionChannel = 'portal_sessions';

const find = {
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

/** A session that is still open, of an account that may log in. */
export async function findSession(
  db: Db,
  id: string,
): Promise<(Session & { provisional: boolean }) | undefined> {
  const [found] = await db.query<Session & { provisional: boolean }>(find, [id]);
  return found;
}

const add = {
  name: 'session_add',
  // Logging in and accepting the text both lock the account, so that the second one sees what the first one did.
  text: `
    insert into sessions (id, account_id, company_id, caduca, provisional)
    select $1, a.id, $3, $4, not $6::boolean and $5::text is not null and a.user_type <> 'Gestor' and not exists (
      select from data_protection_acceptances d where d.account_id = a.id and d.version = $5::text)
    from accounts a where a.id = $2`,
};

export interface NewSession {
  id: string;
  accountId: number;
  companyId: number | null;
  expires: Date;
  /** The text that has to be accepted before the session is a real one; null where none has to be. */
  textVersion: string | null;
  /** It takes the place of a real session, and is real as well. */
  carriesOn: boolean;
}

export async function addSession(db: Db, session: NewSession): Promise<void> {
  const { id, accountId, companyId, expires, textVersion, carriesOn } = session;
  await db.query(add, [id, accountId, companyId, expires.toISOString(), textVersion, carriesOn]);
}

const revoke = {
  name: 'session_revoke',
  text: 'update sessions set revocada = now() where id = $1 and revocada is null returning id',
};
const revokeAll = {
  name: 'session_revoke_all',
  text: 'update sessions set revocada = now() where account_id = $1 and revocada is null and id is distinct from $2::uuid',
};
const tell = { name: 'session_tell', text: `select pg_notify('${sessionChannel}', $1)` };

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
