import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const token = 'a token that is long enough';
let open: TestPortal;
let guarded: TestPortal;
beforeAll(async () => {
  open = await openPortal();
  guarded = await openPortal({ env: { METRICS_TOKEN: token } });
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

const status = async ({ app }: TestPortal, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

test('without a token the figures are for callers on the same machine alone', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await status(open, address), address).toBe(200);
  for (const address of ['192.0.2.7', '10.0.0.1', '2001:db8::1'])
    expect(await status(open, address), address).toBe(403);
});

test('whom a proxy on the same machine speaks for is not on it', async () => {
  for (const name of ['x-forwarded-for', 'forwarded'])
    expect(await status(open, '127.0.0.1', { [name]: '192.0.2.7' }), name).toBe(403);
});

test('with a token they are for anybody who has it, wherever they call from', async () => {
  const authorization = `Bearer ${token}`;
  expect(await status(guarded, '192.0.2.7', { authorization })).toBe(200);
  expect(await status(guarded, '127.0.0.1')).toBe(403);
  expect(await status(guarded, '127.0.0.1', { authorization: `${authorization}x` })).toBe(403);
});
