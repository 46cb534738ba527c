// @module-tag embedded
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountLinks, accounts, loginAttempts, sessions } from './db/tables/accounts.ts';
import { keptMails } from './db/tables/messages.ts';
import { addLink, addPendingStudent, addStudent } from './testing/fixtures.ts';
import { openPortal, type TestPortal } from './testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ worker: true });
});
afterAll(() => portal.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('sessions and links long over, failed logins long past, registrations that nobody confirmed and mails kept long ago are deleted, the others stay', async () => {
  const { id: accountId } = await addStudent(portal);
  const [old, recent] = [randomUUID(), randomUUID()];
  const { orm } = portal.database;
  await orm.insert(sessions).values([
    { id: old, accountId, caduca: daysAgo(31) },
    { id: recent, accountId, caduca: daysAgo(29) },
  ]);
  await orm.insert(loginAttempts).values([
    { clave: 'old', fallos: 3, desde: daysAgo(2) },
    { clave: 'recent', fallos: 3, desde: daysAgo(0.5) },
  ]);
  await addLink(portal, accountId, { caduca: daysAgo(31) });
  await addLink(portal, accountId, { caduca: daysAgo(29), uso: 'establecer' });
  const mail = { para: 'a@example.test', texto: 'x' };
  await orm.insert(keptMails).values([
    { ...mail, asunto: 'old', fecha: daysAgo(91) },
    { ...mail, asunto: 'recent', fecha: daysAgo(89) },
  ]);
  await addPendingStudent(portal, {}, { usuario: 'old', emailSinConfirmar: daysAgo(8) });
  await addPendingStudent(portal, {}, { usuario: 'recent', emailSinConfirmar: daysAgo(6) });
  await addPendingStudent(portal, {}, { usuario: 'confirmed', creada: daysAgo(8) });
  const { jobs } = (await portal.tools()).services;
  await jobs.send(portal.database, 'sweep', {});
  await vi.waitFor(
    async () => {
      expect((await orm.select().from(loginAttempts)).map(({ clave }) => clave)).toEqual(['recent']);
      expect((await orm.select().from(keptMails)).map(({ asunto }) => asunto)).toEqual(['recent']);
      expect((await orm.select().from(accountLinks)).map(({ uso }) => uso)).toEqual(['establecer']);
      const waiting = await orm.select().from(accounts).where(eq(accounts.estado, 'pendiente'));
      expect(waiting.map(({ usuario }) => usuario).sort()).toEqual(['confirmed', 'recent']);
      expect((await orm.select().from(sessions)).map(({ id }) => id)).toEqual([recent]);
    },
    { timeout: 20_000, interval: 250 },
  );
});
