import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from './areas.ts';
import { addStudent } from './testing/fixtures.ts';
import { openPortal, type TestPortal } from './testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ now: () => new Date('2030-11-05T10:00:00Z') });
});
afterAll(() => portal.close());

const raw = (text: string, values?: unknown[]) => portal.database.raw(text, values);

test('what fails to be swept of one area does not keep the others from it, and is told', async () => {
  await raw(
    "insert into kept_mails (para, asunto, texto, fecha) values ('a@b.example', 'x', 'y', '2029-01-01')",
  );
  await raw("insert into digests (account_id, dia) values ($1, '2029-01-01')", [
    (await addStudent(portal)).id,
  ]);
  await raw(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'busy'; end $$`,
  );
  await raw('create trigger refuse before delete on digests for each row execute function refuse()');
  await expect(sweep(await portal.tools())()).rejects.toThrow('what was not swept');
  expect((await raw('select id from kept_mails')).rows).toEqual([]);
});

test('a notification that was read long ago is swept, one that was not stays', async () => {
  const { id } = await addStudent(portal);
  const told = `insert into notifications (account_id, tipo, datos, correo, fecha, leida)
    values ($1, 'welcome', '{}', 'no', '2029-01-01', $2)`;
  await raw(told, [id, '2029-01-02']);
  await raw(told, [id, null]);
  await raw('drop trigger if exists refuse on digests');
  await sweep(await portal.tools())();
  expect((await raw('select leida from notifications where account_id = $1', [id])).rows).toEqual([
    { leida: null },
  ]);
});

test('a mail is tried for days, whatever the portal said of its queue before', async () => {
  const { rows } = await raw(
    "select retry_limit, retry_delay_max from pgboss.queue where name in ('mail', 'accountLink', 'alertMail')",
  );
  expect(rows).toEqual(Array(3).fill({ retry_limit: 80, retry_delay_max: 3600 }));
});
