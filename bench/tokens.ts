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
  return withSessions(
    client,
    rows.map(({ id }) => id),
  );
}

/** A manager with a session. */
export async function managerToken(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: number }>(
    `insert into accounts (user_type, usuario, nombre, apellidos, email)
     values ('Gestor', 'gestora@example.test', 'Nombre', 'Apellido', 'gestora@example.test') returning id`,
  );
  const [manager] = await withSessions(
    client,
    rows.map(({ id }) => id),
  );
  if (!manager) throw new Error('no manager was made');
  return manager.token;
}

async function withSessions(client: pg.Client, accountIds: readonly number[]): Promise<Reader[]> {
  const key = new TextEncoder().encode(sessionSecret);
  const sessions = accountIds.map((id) => ({ id, session: randomUUID() }));
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
