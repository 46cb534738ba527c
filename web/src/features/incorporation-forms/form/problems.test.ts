import { describe, expect, it } from 'vitest';
import { hoursSaid, inPageOrder, problemsOf } from './problems.ts';
import { emptyValues, type FormValues, paths } from './values.ts';

const limits = { horasDia: 5, horasSemana: 25 };
const hours = (horario: Partial<FormValues['horario']>): FormValues => ({
  ...emptyValues,
  horario: { ...emptyValues.horario, ...horario },
});

describe('problemsOf', () => {
  it('asks for all that a section must have, in the order of the page', () => {
    expect(Object.keys(problemsOf(['lugar', 'contacto'], emptyValues, limits))).toEqual([
      'contacto.nombre',
      'contacto.apellidos',
      'contacto.email',
      'contacto.telefono',
      'lugar.direccion',
      'lugar.codigoPostal',
      'lugar.localidad',
      'lugar.idProvincia',
    ]);
  });

  it('asks for what a choice makes needed', () => {
    const values: FormValues = {
      ...emptyValues,
      condiciones: { remunerada: true, ayudaEstudio: '', requierePedido: true, numeroPedido: '' },
    };
    expect(Object.keys(problemsOf(['condiciones'], values, limits))).toEqual([
      'condiciones.ayudaEstudio',
      'condiciones.numeroPedido',
    ]);
  });
});

describe('hoursSaid', () => {
  it('says nothing of what is not typed yet', () => {
    expect(hoursSaid(emptyValues, limits)).toEqual({});
  });

  it('holds what is typed against the limits, whatever else is half typed', () => {
    expect(hoursSaid(hours({ horasAldia: 6, horasSemana: 'vein' }), limits)).toEqual({
      'horario.horasAldia': 'atMost|max=5',
    });
  });
});

it('reads what is wrong with an item beside its list', () => {
  expect(inPageOrder({ 'competencias.genericas.0': 'x', 'contacto.nombre': 'y' })).toEqual({
    'contacto.nombre': 'y',
    'competencias.genericas': 'x',
  });
  expect(paths).toHaveLength(new Set(paths).size);
});
