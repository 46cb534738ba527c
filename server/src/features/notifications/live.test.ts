// @module-tag embedded
import type { AddressInfo } from 'node:net';
import {
  deleteStudentNotifications,
  markCompanyUnlinkedNotificationsRead,
  notificationStream,
} from '@portal/contract/notifications';
import { logout } from '@portal/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/queues.ts';
import { notify } from '../../notify/notify.ts';
import { newCompany, newStudent } from '../../testing/applications.ts';
import { addManager, managerToken, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { refreshSessions } from '../session/sessions.queries.ts';

let portal: TestPortal;
let url: string;
let jobs: Jobs;
const listen = async ({ app }: TestPortal): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}${notificationStream.path}`;
};
beforeAll(async () => {
  portal = await openPortal();
  url = await listen(portal);
  ({ jobs } = (await portal.tools()).services);
});
afterAll(() => portal.close());

const connect = (token?: string, at = url): Promise<Response> =>
  fetch(at, { headers: { 'accept-encoding': 'gzip', ...(token && { authorization: `Bearer ${token}` }) } });

/** What a stream says, as it says it. */
async function open(token: string, at = url) {
  const response = await connect(token, at);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!response.ok || !reader) throw new Error(`the stream answers ${response.status}`);
  let said = '';
  return {
    headers: response.headers,
    /** Resolves with all that was said once this has been; rejects where the stream ends before. */
    async until(part: string): Promise<string> {
      while (!said.includes(part)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`it ended after «${said}»`);
        said += value;
      }
      const all = said;
      said = '';
      return all;
    },
    async end(): Promise<string> {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return said;
        said += value;
      }
    },
    leave: () => reader.cancel(),
  };
}

const look = 'event: mirar\ndata: 1\n\n';

const tell = (accountId: number) =>
  portal.database.transaction((db) =>
    notify({ db, jobs }, [accountId], {
      tipo: 'applicationSelected',
      datos: { titulo: 'Un secreto', comentario: null },
      urlAcceso: null,
    }),
  );

test('every page of an account hears of a change but not what it is, and nobody else does', async () => {
  const [student, other] = [await newStudent(portal), await newStudent(portal)];
  const pages = [await open(student.token), await open(student.token)];
  const others = await open(other.token);
  expect(pages[0]?.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(pages[0]?.headers.get('x-accel-buffering')).toBe('no');
  expect(pages[0]?.headers.get('content-encoding')).toBeNull();
  expect(pages[0]?.headers.get('x-request-id')).toMatch(/\S/);
  await tell(student.id);
  for (const page of pages) expect(await page.until(look)).toBe(`: \n\n${look}`);
  // What one page changes, the other hears too.
  await portal.get(deleteStudentNotifications, { body: {} }, { token: student.token });
  for (const page of pages) expect(await page.until(look)).toBe(look);
  await tell(other.id);
  expect(await others.until(look)).toBe(`: \n\n${look}`);
  for (const page of [...pages, others]) await page.leave();
});

test('what is rolled back is not told', async () => {
  const student = await newStudent(portal);
  const page = await open(student.token);
  await page.until(':');
  await expect(
    portal.database.transaction(async (db) => {
      await notify({ db, jobs }, [student.id], {
        tipo: 'applicationSelected',
        datos: { titulo: 'x', comentario: null },
        urlAcceso: null,
      });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await tell(student.id);
  expect((await page.until(look)).split(look)).toHaveLength(2);
  await page.leave();
});

test('it takes a live session of a student or a company', async () => {
  expect((await connect()).status).toBe(401);
  expect((await connect('nonsense')).status).toBe(401);
  const manager = await managerToken(portal, (await addManager(portal)).usuario);
  expect((await connect(manager)).status).toBe(403);
  const company = await newCompany(portal);
  const page = await open(company.token);
  await page.leave();
  await portal.get(markCompanyUnlinkedNotificationsRead, { body: {} }, { token: company.token });
});

test('it ends with the session, says so, and outlives what changes in the account', async () => {
  const student = await newStudent(portal);
  const stays = await studentToken(portal, student.usuario);
  const [page, staying] = [await open(student.token), await open(stays)];
  await refreshSessions(portal.database, student.id);
  await portal.get(logout, {}, { token: student.token });
  expect(await page.end()).toContain('event: fin\n');
  expect((await connect(student.token)).status).toBe(401);
  await tell(student.id);
  expect(await staying.until(look)).not.toContain('fin');
  await staying.leave();
});

test('an account has ten at most, and one that is left makes room', async () => {
  const student = await newStudent(portal);
  const pages = [];
  for (let number = 0; number < 10; number++) pages.push(await open(student.token));
  const refused = await connect(student.token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  for (const page of pages) await page.leave();
  await expect.poll(async () => (await connect(student.token)).status).toBe(200);
});

test('it does not keep the portal from stopping', async () => {
  const own = await openPortal();
  const at = await listen(own);
  const student = await newStudent(own);
  const page = await open(student.token, at);
  await own.close();
  expect(await page.end()).not.toContain('fin');
});
