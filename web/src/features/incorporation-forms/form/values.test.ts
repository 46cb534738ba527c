import { spain } from '@portal/contract/places';
import { describe, expect, it } from 'vitest';
import { draftInputs, emptyValues, partOf, requestOf, sectionOf, valuesOf } from './values.ts';

describe('valuesOf', () => {
  it('fills what is not kept with nothing', () => {
    expect(valuesOf('lugar', { lugar: { direccion: 'Carrer de la Mar, 3', idProvincia: null } })).toEqual({
      ...emptyValues.lugar,
      direccion: 'Carrer de la Mar, 3',
    });
    expect(valuesOf('horario', {})).toEqual(emptyValues.horario);
  });
});

describe('partOf', () => {
  it('keeps a text that was emptied as an empty one', () => {
    const inputs = draftInputs.contacto.parse({ ...emptyValues.contacto, nombre: null, version: 1 });
    expect(partOf('contacto', inputs)).toEqual({
      seccion: 'contacto',
      datos: { nombre: '', apellidos: '', email: '', telefono: '' },
    });
  });

  it('keeps what else was emptied as nothing', () => {
    expect(partOf('horario', { fechaInicio: null, horasAldia: null, horario: null, version: 2 })).toEqual({
      seccion: 'horario',
      datos: { fechaInicio: null, horasAldia: null, horario: '' },
    });
  });
});

describe('requestOf', () => {
  it('sends nothing that a choice has made void', () => {
    const request = requestOf({
      ...emptyValues,
      lugar: { ...emptyValues.lugar, idPais: spain + 1, idProvincia: 7, provincia: 'Bretagne' },
      condiciones: { remunerada: false, ayudaEstudio: 400, requierePedido: false, numeroPedido: 'P-1' },
    });
    expect(request.lugar).toMatchObject({ idProvincia: null, provincia: 'Bretagne' });
    expect(request.condiciones).toMatchObject({ ayudaEstudio: '', numeroPedido: '' });
  });
});

it('knows the section of a field', () => {
  expect(sectionOf('firmanteAnexo.dni')).toBe('firmanteAnexo');
  expect(sectionOf('otra.dni')).toBeUndefined();
});
