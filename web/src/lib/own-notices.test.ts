import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { closeOwnNotice, ownNotices, showOwnNotice } from './own-notices.ts';

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
  showOwnNotice({ mensaje: 'Falta algo.', aviso: { titulo: 'Falta un paso', boton: button } });
  const error = refused('No se puede');
  showOwnNotice(error);
  showOwnNotice(error);
  const told = [
    { titulo: 'Falta un paso', mensaje: 'Falta algo.', boton: button },
    { titulo: 'No se puede', mensaje: 'Uno.\nDos.', boton: null },
  ];
  expect(ownNotices()).toEqual(told);
  for (const notice of ownNotices()) {
    closeOwnNotice(notice);
    told.shift();
    expect(ownNotices()).toEqual(told);
  }
  showOwnNotice(error);
  expect(ownNotices()).toEqual([]);
});

it('leaves to the catalogue what has no words of its own', () => {
  showOwnNotice(refused(null));
  expect(ownNotices()).toEqual([]);
});
