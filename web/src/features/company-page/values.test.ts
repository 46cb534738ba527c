import { describe, expect, it } from 'vitest';
import { isOnlyDescription, missingOf, type OwnCompany, putOver, valuesOf } from './values.ts';

const company: OwnCompany = {
  nombreFiscal: 'Roble, S. L.',
  cif: 'B12345674',
  estado: 'validada',
  nombreComercial: 'Roble',
  idTipoEmpresa: 1,
  idSector: null,
  rangoEmpleados: null,
  descripcion: ' ',
  web: null,
  rangoFacturacion: null,
  anioFundacion: null,
  tipoFirma: null,
  asumeCosteSS: null,
  informacionTratamientoDeDatos: null,
  urlLogo: null,
  direccion: 'Calle Mayor, 1',
  cp: '46001',
  idPais: 1,
  idProvincia: null,
  provincia: null,
  localidad: 'València',
  version: 'a'.repeat(32),
};
const read = valuesOf(company);

describe('what is missing of a company', () => {
  it('is what the institution asks for and was left empty', () => {
    expect(missingOf(read)).toEqual(['idSector', 'descripcion', 'idProvincia']);
    expect(missingOf({ ...read, idSector: 3, descripcion: 'Muebles', idProvincia: 46 })).toEqual([]);
  });

  it('is the province in its own words outside of Spain', () => {
    const abroad = { ...read, idPais: 250, idSector: 3, descripcion: 'Muebles' };
    expect(missingOf(abroad)).toEqual(['provincia']);
    expect(missingOf({ ...abroad, provincia: 'Bretagne' })).toEqual([]);
  });
});

describe('what was typed', () => {
  it('goes over what somebody else has saved, field by field', () => {
    const now = { ...read, cp: '46002', web: 'https://www.roble.example' };
    const typed = { ...read, cp: '46003', idSector: 3 };
    expect(putOver(read, typed, now)).toEqual({ ...now, cp: '46003', idSector: 3 });
  });

  it('may be that a field is empty', () => {
    const now = { ...read, localidad: 'Gandia' };
    expect(putOver(read, { ...read, cp: '' }, now)).toEqual({ ...now, cp: '' });
  });
});

it('tells a change of the description alone from any other', () => {
  const described = { ...read, descripcion: 'Muebles' };
  expect(isOnlyDescription(read, described)).toBe(true);
  expect(isOnlyDescription(read, { ...described, cp: '46003' })).toBe(false);
  expect(isOnlyDescription(read, read)).toBe(false);
});
