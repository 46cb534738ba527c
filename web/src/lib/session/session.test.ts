import { expect, it } from 'vitest';
import { loginOf } from './login.fixtures.ts';
import { keepWantedPath, startSession, takeWantedPath } from './session.ts';

it('comes back after the login to the path that was wanted, once', () => {
  keepWantedPath('/ofertas-practicas?texto=datos#lista');
  expect(takeWantedPath()).toBe('/ofertas-practicas?texto=datos#lista');
  expect(takeWantedPath()).toBeNull();
});

it.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'https://elsewhere.example/cv',
  'javascript:alert(1)',
  'cv',
  '',
])('does not leave the portal for %j', (path) => {
  keepWantedPath(path);
  expect(takeWantedPath()).toBeNull();
});

it('keeps two people of one name apart', () => {
  expect(startSession(loginOf(7, 3))?.account).toBe('Empresa:7:3');
  expect(startSession(loginOf(8, 3))?.account).toBe('Empresa:8:3');
});
