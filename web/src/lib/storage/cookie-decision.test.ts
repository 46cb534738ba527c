import { beforeEach, expect, it } from 'vitest';
import { cookiesKey, readCookieDecision, writeCookieDecision } from './cookie-decision.ts';
import { localStore } from './storage.ts';

beforeEach(() => localStore.remove(cookiesKey));

const day = new Date('2026-03-31T10:00:00Z');

it.each([true, false])('%s is kept for 24 months, and not a moment longer', (analitica) => {
  writeCookieDecision(analitica, day);
  expect(readCookieDecision(day)).toEqual({ analitica, fecha: day });
  expect(readCookieDecision(new Date('2028-03-31T09:59:59Z'))?.analitica).toBe(analitica);
  expect(readCookieDecision(new Date('2028-03-31T10:00:00Z'))).toBeNull();
});

it.each([null, '', 'true', '{', '{"analitica":"yes"}', '{"analitica":true,"fecha":"soon"}'])(
  'nothing was decided where %j is kept',
  (text) => {
    if (text !== null) localStore.set(cookiesKey, text);
    expect(readCookieDecision(day)).toBeNull();
  },
);

it('a decision of tomorrow is none: the clock was wrong', () => {
  writeCookieDecision(true, new Date('2026-04-01T10:00:00Z'));
  expect(readCookieDecision(day)).toBeNull();
});
