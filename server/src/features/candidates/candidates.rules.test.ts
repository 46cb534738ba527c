import { expect, test } from 'vitest';
import { languagesFor } from './candidates.rules.ts';

test('a candidate’s languages begin with those that the offer asks for', () => {
  const spoken = [1, 2, 3].map((idIdioma) => ({
    id: idIdioma,
    idIdioma,
    idNivelIdioma: 4,
    idCertificadoIdioma: null,
  }));
  const asked = [{ idIdioma: 3, idNivelIdioma: 2, idCertificadoIdioma: null, obligatorio: false }];
  expect(languagesFor(spoken, asked)).toEqual([
    { idIdioma: 3, idNivelIdioma: 4, pedido: true },
    { idIdioma: 1, idNivelIdioma: 4, pedido: false },
    { idIdioma: 2, idNivelIdioma: 4, pedido: false },
  ]);
});
