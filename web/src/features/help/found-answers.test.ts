import type { HelpAnswer } from '@portal/contract/help';
import { expect, it } from 'vitest';
import { foundAnswers } from './found-answers.ts';

const answer = (titulo: string, descripcion: string): HelpAnswer => ({
  idAyuda: titulo.length,
  tema: 'otros',
  titulo,
  descripcion,
  idioma: 'es',
});
const all = [
  answer('¿Cómo me inscribo?', '<p>Desde la página de la <strong>oferta</strong>.</p>'),
  answer('¿Cuándo cobro?', '<p>Cada mes.</p>'),
  answer('¿Puedo inscribirme en dos ofertas?', '<p>Sí.</p>'),
  answer('¿Cómo cambio mi contraseña?', '<p>En <em>Mi cuenta</em>.</p>'),
  answer('Mi CV', '<p>Añade certificados.</p>'),
];

it.each([
  [' ', all.map(({ titulo }) => titulo)],
  ['como', ['¿Cómo me inscribo?', '¿Cómo cambio mi contraseña?']],
  ['como me inscribo', ['¿Cómo me inscribo?', '¿Puedo inscribirme en dos ofertas?']],
  ['contraseña olvidada', ['¿Cómo cambio mi contraseña?']],
  ['CONTRASENA', ['¿Cómo cambio mi contraseña?']],
  ['certificado', ['Mi CV']],
  ['cv', ['Mi CV']],
  [
    'dos inscribirme ofertas cobrar',
    ['¿Cómo me inscribo?', '¿Puedo inscribirme en dos ofertas?', '¿Cuándo cobro?'],
  ],
  ['mes', ['¿Cuándo cobro?']],
  ['strong', []],
  ['erasmus', []],
])('finds by %j %j', (typed, titles) => {
  expect(foundAnswers(all, typed).map(({ titulo }) => titulo)).toEqual(titles);
});
