import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { reportError } from '@portal/contract/error-reports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorReports } from '../../db/tables/error-reports.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { errorReport as report } from './error-reports.fixtures.ts';
import { chatText, isLocal } from './error-reports.rules.ts';
import { errorReportWorker } from './tell.ts';

let portal: TestPortal;
let clock = new Date('2026-06-15T10:00:00Z');
beforeAll(async () => {
  portal = await openPortal({ now: () => clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(errorReports);
  await portal.database.raw('delete from pgboss.job');
});

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000);
};

async function told(): Promise<string[]> {
  const { rows } = await portal.database.raw("select data from pgboss.job where name = 'errorReport'");
  return rows.map((row) => JSON.stringify(row));
}

test('a kind of failure is told once a minute, also when many pages meet it at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => portal.call(reportError, { body: report })));
  expect(answers.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
  expect(await told()).toHaveLength(1);
  later(59);
  await portal.get(reportError, { body: { ...report, referencia: randomUUID() } });
  expect(await told()).toHaveLength(1);
  await portal.get(reportError, { body: { ...report, codigo: 1 } });
  expect(await told()).toHaveLength(2);
  later(1);
  await portal.get(reportError, { body: report });
  expect(await told()).toHaveLength(3);
});

test('a screen that failed by itself is told of each screen', async () => {
  const screen = { ...report, codigo: 1, llamada: null } as const;
  for (const pantalla of ['cv', 'cv', 'mis-ofertas'])
    await portal.get(reportError, { body: { ...screen, pantalla } });
  expect(await told()).toHaveLength(2);
  expect((await told()).join()).toContain('/cv');
});

test('tells where in the code of the page a screen failed', async () => {
  await portal.get(reportError, {
    body: { ...report, codigo: 1, llamada: null, error: 'TypeError', posiciones: ['index-B2xQ.js:12:345'] },
  });
  expect((await told()).join()).toMatch(/TypeError.*index-B2xQ\.js:12:345/);
});

test('one source that invents failures leaves room for what others meet', async () => {
  const invent = (pantalla: string, address: string) =>
    portal.get(reportError, { body: { ...report, codigo: 1, llamada: null, pantalla } }, { address });
  for (let kind = 0; kind < 25; kind++)
    await invent(`falsa-${'abcdefghijklmnopqrstuvwxyz'[kind]}`, '2001:db8::1');
  expect(await told()).toHaveLength(4);
  await invent('falsa-z', '2001:db8::2');
  expect(await told()).toHaveLength(4);
  await portal.get(reportError, { body: report }, { address: '192.0.2.7' });
  expect(await told()).toHaveLength(5);
});

test.each([
  ['another code', { codigo: 2 }],
  ['a call that there is not', { llamada: '/api/Alumno/nora.prats@example.test' }],
  ['an address with something of somebody', { pantalla: 'ver-cv/123' }],
  ['a name in it', { pantalla: 'ver-cv/Nora Prats' }],
  ['a reference that is text', { referencia: 'Nora' }],
  ['a browser that is text', { navegador: 'Mozilla/5.0 (Nora)' }],
  ['a message as the error', { error: 'Nora Prats no tiene CV' }],
  ['an address as a position', { posiciones: ['https://portal.example/ver-cv/123:1:1'] }],
  ['a field more', { correo: 'nora@example.test' }],
])('a report with %s is refused, and nobody is told', async (_, wrong) => {
  const payload = { ...report, ...wrong };
  const response = await portal.app.inject({ method: 'POST', url: reportError.path, payload });
  expect(response.statusCode).toBe(400);
  expect(await told()).toEqual([]);
});

test('one address is heard so many times a minute', async () => {
  const remoteAddress = '198.51.100.7';
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent++) {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: reportError.path,
      payload: report,
      remoteAddress,
    });
    statuses.push(statusCode);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(statuses[30]).toBe(429);
});

test('the channel gets the words, and never from somebody’s own computer', async () => {
  const heard: string[] = [];
  let status = 200;
  const channel = createServer((request, response) => {
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => heard.push(chunk));
    request.on('end', () => response.writeHead(status, { location: 'http://elsewhere.example/' }).end('ok'));
  }).listen(0, '127.0.0.1');
  await once(channel, 'listening');
  const address = channel.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const texto = chatText('Universidad', report);
  const tools = await portal.tools();
  const tell = (publicUrl: string, errorsWebhook?: string) =>
    errorReportWorker({ ...tools, errorsWebhook, services: { ...tools.services, publicUrl } })({ texto });
  const webhook = `http://127.0.0.1:${port}/hook`;
  await tell('http://localhost:3000', webhook);
  expect(heard).toEqual([]);
  await tell('https://portal.example.edu', webhook);
  expect(JSON.parse(heard.join(''))).toEqual({ text: texto });
  expect(texto).toContain('/api/Alumno/dameOferta/:id');
  status = 503;
  await expect(tell('https://portal.example.edu', webhook)).rejects.toThrow('503');
  // Nor does it follow to where the channel sends it.
  status = 302;
  await expect(tell('https://portal.example.edu', webhook)).rejects.toThrow();
  await tell('https://portal.example.edu');
  channel.close();
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['https://portal.example.edu', false],
  ['https://localhost.example.edu', false],
])('%s is somebody’s own computer: %s', (url, local) => {
  expect(isLocal(url)).toBe(local);
});
