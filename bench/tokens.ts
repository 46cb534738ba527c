import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type pg from 'pg';

/** Signs the tokens of the bench's students; the portal under load is given the same. */
export const sessionSecret = 'only the bench signs with this, nobody else does';

export interface Reader {
  studentId: number;
  token: string;
}

/** The first `count` students, each with a session. */
export async function students(client: pg.Client, count: number): Promise<Reader[]> {
  const { rows } = await client.query<{ id: number }>('select id from students order by id limit $1', [
    count,
  ]);
  const key = new TextEncoder().encode(sessionSecret);
  const sessions = rows.map(({ id }) => ({ id, session: randomUUID() }));
  await client.query(
    `insert into sessions (id, account_id, caduca)
     select session, id, now() + interval '8 hours' from json_to_recordset($1::json) as s (id integer, session uuid)`,
    [JSON.stringify(sessions)],
  );
  return Promise.all(
    sessions.map(async ({ id, session }) => {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(session)
        .setIssuedAt()
        .setExpirationTime('8h')
        .sign(key);
      return { studentId: id, token };
    }),
  );
}
