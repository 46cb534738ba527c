import { expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { loginOf } from '../session/login.fixtures.ts';
import { endSession, startSession } from '../session/session.ts';
import { closeCustomNotice, customNotices, showCustomNotice } from './custom-notices.ts';

const button = { texto: 'Completarla', enlace: 'https://empresa.example/7' };
const refused = (titulo: string | null) =>
  new CallError({
    name: 'actionNotAllowed',
    code: 48,
    mensaje: 'Uno.\nDos.',
    aviso: titulo === null ? null : { titulo, boton: null },
    datos: null,
    referencia: 'r',
    httpStatus: 200,
  });

it('tells what a success and an error say of their own, each once, one after the other', () => {
  showCustomNotice({ mensaje: 'Falta algo.', aviso: { titulo: 'Falta un paso', boton: button } });
  const error = refused('No se puede');
  showCustomNotice(error);
  showCustomNotice(error);
  const told = [
    { titulo: 'Falta un paso', mensaje: 'Falta algo.', boton: button },
    { titulo: 'No se puede', mensaje: 'Uno.\nDos.', boton: null },
  ];
  expect(customNotices()).toMatchObject(told);
  expect(new Set(customNotices().map(({ key }) => key)).size).toBe(told.length);
  for (const notice of customNotices()) {
    closeCustomNotice(notice);
    told.shift();
    expect(customNotices()).toMatchObject(told);
  }
  showCustomNotice(error);
  expect(customNotices()).toEqual([]);
});

it('leaves to the catalogue what has no words of its own', () => {
  showCustomNotice(refused(null));
  expect(customNotices()).toEqual([]);
});

it('keeps what is still to be closed for whom it was said to alone', () => {
  const say = () =>
    showCustomNotice({ mensaje: 'Falta algo.', aviso: { titulo: 'Falta un paso', boton: null } });
  const waiting = () => customNotices().length;
  say();
  startSession(loginOf(1, 7));
  // A visitor who logs in, and a new token of the same account, are whom it was said to.
  expect(waiting()).toBe(1);
  startSession(loginOf(1, 7, 1));
  expect(waiting()).toBe(1);
  startSession(loginOf(1, 8));
  expect(waiting()).toBe(0);
  say();
  startSession(loginOf(2, 8));
  expect(waiting()).toBe(0);
  say();
  endSession();
  expect(waiting()).toBe(0);
});
