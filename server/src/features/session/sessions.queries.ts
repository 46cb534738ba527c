import type { SecondFactorStep } from '@portal/contract/session';
import type { Db } from '../../db/database.ts';
import type { Origin } from '../../http/origin.ts';
import type { Session, SessionOwner } from '../../http/session.ts';
import { noteEveryMs } from './session.rules.ts';

/** Processes tell each other here which session, or which account's, to read again. */
export const sessionChannel = 'portal_sessions';

const find = {
  name: 'session',
  text: `
    select s.id, s.account_id as "accountId", a.nombre, a.idioma, a.user_type as "userType",
      s.company_id as "companyId", s.provisional, s.segundo_factor as "segundoFactor",
      (extract(epoch from s.ultimo_uso) * 1000)::float8 as "ultimoUso",
      st.con_practicas as "conPracticas", st.con_empleo as "conEmpleo",
      st.puede_ofertas_practicas as "puedeOfertasPracticas", st.solo_ciclos_uax as "soloCiclosUAX"
    from sessions s
      join accounts a on a.id = s.account_id
      left join students st on st.id = a.id
      left join companies c on c.id = s.company_id
      left join company_contacts cc on cc.account_id = a.id and cc.company_id = s.company_id
    where s.id = $1 and s.revocada is null and s.caduca > now() and a.estado = 'activa'
      and (a.user_type <> 'Empresa' or (c.estado = 'validada' and cc.activo))`,
};

export type FoundSession = Session & {
  provisional: boolean;
  segundoFactor: SecondFactorStep | null;
  /** Milliseconds since 1970. */
  ultimoUso: number;
};

/** A session that is still open, of an account that may log in. */
export async function findSession(db: Db, id: string): Promise<FoundSession | undefined> {
  const [found] = await db.query<FoundSession>(find, [id]);
  return found;
}

const add = {
  name: 'session_add',
  // Logging in, accepting the text and setting a second factor up all lock the account, so that the second one sees
  // what the first one did.
  text: `
    insert into sessions (id, account_id, company_id, caduca, creada, ultimo_uso, navegador, sistema, red, provisional,
      segundo_factor)
    select $1, a.id, $3, $4, $8::timestamptz, $8::timestamptz, $9, $10, $11, not $6::boolean and $5::text is not null and a.user_type <> 'Gestor' and not exists (
        select from data_protection_acceptances d where d.account_id = a.id and d.version = $5::text),
      case when a.user_type <> 'Gestor' or $12::boolean then null when f.activado is not null then 'codigo'
        when $7::boolean then 'alta' end
    from accounts a left join second_factors f on f.account_id = a.id where a.id = $2
    returning segundo_factor as "segundoFactor"`,
};

export interface NewSession extends SessionOwner, Origin {
  id: string;
  begins: Date;
  expires: Date;
  /** The text that has to be accepted before the session is a real one; null where none has to be. */
  textVersion: string | null;
  /** Whether a manager without a second factor has to set one up first. */
  secondFactorRequired: boolean;
  /** It takes the place of a real session, and is real as well. */
  carriesOn: boolean;
  /** A provider of single sign-on has asked for one of its own. */
  secondFactorGiven: boolean;
}

/** Adds a session; gives what it lacks of the second factor. */
export async function addSession(db: Db, session: NewSession): Promise<SecondFactorStep | null> {
  const values = [
    session.id,
    session.accountId,
    session.companyId,
    session.expires.toISOString(),
    session.textVersion,
    session.carriesOn,
    session.secondFactorRequired,
    session.begins.toISOString(),
    session.navegador,
    session.sistema,
    session.red,
    session.secondFactorGiven,
  ];
  const [added] = await db.query<{ segundoFactor: SecondFactorStep | null }>(add, values);
  if (!added) throw new Error('an account that logs in has gone');
  return added.segundoFactor;
}

const revoke = {
  name: 'session_revoke',
  text: 'update sessions set revocada = now() where id = $1 and revocada is null returning id',
};
const revokeAll = {
  name: 'session_revoke_all',
  text: 'update sessions set revocada = now() where account_id = $1 and revocada is null and id is distinct from $2::uuid',
};
const tellAll = {
  name: 'session_tell_all',
  text: `select pg_notify('${sessionChannel}', id::text) from unnest($1::integer[]) id`,
};
const tell = { name: 'session_tell', text: `select pg_notify('${sessionChannel}', $1)` };

const note = {
  name: 'session_note_use',
  text: `
    update sessions set ultimo_uso = $2::timestamptz
    where id = $1 and revocada is null and ultimo_uso <= $2::timestamptz - $3 * interval '1 millisecond'
    returning id`,
};

/** Notes that a session is used; false where any process has noted it less than a minute ago. */
export async function noteUse(db: Db, id: string, now: Date): Promise<boolean> {
  return (await db.query(note, [id, now.toISOString(), noteEveryMs])).length > 0;
}

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

/** The same for many accounts. */
export async function refreshSessionsOf(db: Db, accountIds: readonly number[]): Promise<void> {
  await db.query(tellAll, [accountIds]);
}
