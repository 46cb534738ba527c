import { getSession, unattendedHeader } from '@portal/contract/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from '../api/client.ts';
import { msSinceTold, noteAct } from './attendance.ts';
import { loginOf } from './login.fixtures.ts';
import { startSession } from './session.ts';

const sent: (string | null)[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ status: 0, datos: null, mensaje: null });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get(unattendedHeader));
    return answer();
  });
  startSession(loginOf(7, 3));
});
afterEach(() => vi.unstubAllGlobals());

const ask = () => send(getSession, {});

it('tells apart what a person has caused and what the page asks by itself', async () => {
  await ask();
  await ask();
  noteAct();
  noteAct();
  await ask();
  await ask();
  expect(sent).toEqual([null, '1', null, '1']);
});

it('tells of an act again where the call that told of it had no answer', async () => {
  noteAct();
  answer = () => {
    throw new TypeError('no network');
  };
  await expect(ask()).rejects.toThrow();
  answer = () => Response.json({ status: 0, datos: null, mensaje: null });
  await ask();
  expect(sent.filter((mark) => mark === '1')).toEqual([]);
  expect(msSinceTold()).toBeLessThan(60_000);
});
