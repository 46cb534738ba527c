import type { OpenSession } from '@portal/contract/session';
import type { Db } from '../../db/database.ts';

/** More than a person has: the list is to be read, and all of them can be ended at once. */
const listed = 100;

const list = {
  name: 'own_sessions',
  text: `
    select id as "idSesion", id = $2::uuid as "esEsta", navegador, sistema, red, creada, ultimo_uso as "ultimoUso"
    from sessions
    where account_id = $1 and revocada is null and caduca > $3::timestamptz
      and not provisional and segundo_factor is null
      and ($4::timestamptz is null or ultimo_uso >= $4::timestamptz)
    order by "esEsta" desc, ultimo_uso desc, id limit ${listed}`,
};

type Row = Omit<OpenSession, 'creada' | 'ultimoUso'> & { creada: string; ultimoUso: string };

interface Asked {
  accountId: number;
  /** The session that asks. */
  id: string;
  now: Date;
  /** Those that were last used before have ended by themselves. */
  idleBefore: Date | null;
}

export async function ownSessions(db: Db, { accountId, id, now, idleBefore }: Asked): Promise<OpenSession[]> {
  const values = [accountId, id, now.toISOString(), idleBefore?.toISOString() ?? null];
  const rows = await db.query<Row>(list, values);
  return rows.map(({ creada, ultimoUso, ...row }) => ({
    ...row,
    creada: new Date(creada).toISOString(),
    ultimoUso: new Date(ultimoUso).toISOString(),
  }));
}

const isOwn = {
  name: 'own_session',
  text: 'select 1 from sessions where id = $1 and account_id = $2',
};

export async function isOwnSession(db: Db, accountId: number, id: string): Promise<boolean> {
  return (await db.query(isOwn, [id, accountId])).length > 0;
}
