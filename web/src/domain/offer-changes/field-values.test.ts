import { offerContent } from '@portal/contract/offers';
import { describe, expect, it } from 'vitest';
import { isOfferField, kinds, linesOf, type Writer } from './field-values.ts';

const writer: Writer = {
  name: (list, id) => (id === null ? null : `${list} ${id}`),
  campus: (id) => `campus ${id}`,
  number: String,
  money: (amount, period) => `${amount}/${period}`,
  day: (value) => `day ${value}`,
  unit: (unit, value) => `${value} ${unit}`,
  yesNo: (value) => (value ? 'yes' : 'no'),
  degreeKind: (kind) => kind,
  wish: (isWish) => (isWish ? 'wish' : null),
  requirements: ({ cochePropio }) => (cochePropio ? ['car'] : []),
};

describe('the value of a field', () => {
  it('is written by what it is', () => {
    expect(linesOf('titulo', 'Becario', writer)).toEqual(['Becario']);
    expect(linesOf('ayudaEstudio', 650, writer)).toEqual(['650/month']);
    expect(linesOf('fechaInicio', '2026-09-15', writer)).toEqual(['day 2026-09-15']);
    expect(linesOf('soloUltimoCurso', false, writer)).toEqual(['no']);
    expect(linesOf('horasAldia', 5, writer)).toEqual(['5 hours']);
    expect(linesOf('anioPromocionMaximo', 2024, writer)).toEqual(['2024']);
    expect(linesOf('idModalidad', 2, writer)).toEqual(['modalidades 2']);
    expect(linesOf('idSede', 1, writer)).toEqual(['campus 1']);
    expect(linesOf('otrasRemuneraciones', [1, 2], writer)).toEqual([
      'otrasRemuneraciones 1',
      'otrasRemuneraciones 2',
    ]);
  });

  it('is a line for each entry of a list', () => {
    const idiomas = [{ idIdioma: 3, idNivelIdioma: 4, idCertificadoIdioma: null, obligatorio: false }];
    expect(linesOf('idiomas', idiomas, writer)).toEqual(['idiomas 3 · nivelesIdioma 4 · wish']);
    expect(linesOf('listado_titulaciones', [{ idTitulacion: 9, caracter: 'deseable' }], writer)).toEqual([
      'titulaciones 9 · deseable',
    ]);
    const documents = [
      { idTipoDocumento: 1, nombre: 'Currículum' },
      { idTipoDocumento: null, nombre: 'Un vídeo' },
    ];
    expect(linesOf('documentosRequeridos', documents, writer)).toEqual(['tiposDocumento 1', 'Un vídeo']);
    expect(linesOf('requisitosObligatorios', { cochePropio: true }, writer)).toEqual(['car']);
    expect(linesOf('etiquetas', ['datos', 'bi'], writer)).toEqual(['datos', 'bi']);
  });

  it('is nothing where nothing was said, for every field there is', () => {
    for (const field of Object.keys(offerContent.shape).filter(isOfferField)) {
      expect(linesOf(field, null, writer)).toEqual([]);
      expect(linesOf(field, undefined, writer)).toEqual([]);
    }
  });

  it('is known for every field of an offer but its type, and for its file', () => {
    const fields = [...Object.keys(offerContent.shape), 'ficheroComplementario'];
    expect(new Set([...Object.keys(kinds), 'tipo'])).toEqual(new Set(fields));
  });
});
