import { expect, it } from 'vitest';
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
  const enter = (sub: string) => {
    const payload = btoa(JSON.stringify({ exp: Date.now() / 1000 + 60, sub }));
    return startSession({
      token: `header.${payload}.signature`,
      userType: 'Alumno',
      name: 'Marina',
      conPracticas: true,
      conEmpleo: true,
      primerAcceso: false,
      soloCiclosUAX: false,
      puedeOfertasPracticas: true,
      idIdiomaPreferido: null,
      idEmpresa: null,
      nombreComercial: null,
      variasEmpresas: false,
    })?.account;
  };
  expect(enter('7')).toBe('Alumno:7');
  expect(enter('8')).toBe('Alumno:8');
});
