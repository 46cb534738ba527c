import { beforeEach, expect, it } from 'vitest';
import { isGodMode, startGodMode } from './god-mode.ts';
import { loginOf } from './login.fixtures.ts';
import { endSession, expireSession, startSession, updateSession } from './session.ts';

const manager = { ...loginOf(1, 3), userType: 'Gestor' as const, idEmpresa: null, nombreComercial: null };

beforeEach(() => {
  startGodMode();
  startSession(manager);
  expect(isGodMode()).toBe(true);
});

it('ends when the session of the manager expires', () => {
  expireSession();
  expect(isGodMode()).toBe(false);
});

it('ends when the manager logs out', () => {
  endSession();
  expect(isGodMode()).toBe(false);
});

it('ends when somebody else logs in', () => {
  startSession(loginOf(7, 3));
  expect(isGodMode()).toBe(false);
});

it('stays where the data of the session change', () => {
  const session = startSession(loginOf(7, 3));
  startGodMode();
  if (session === null) throw new Error('no session');
  updateSession({ ...session.data, name: 'Otro nombre' });
  expect(isGodMode()).toBe(true);
});
