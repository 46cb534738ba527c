import { expect, it } from 'vitest';
import { requestProblems } from './problems.ts';
import { valuesOf } from './values.ts';

it('says all that a request lacks, in the order of the page', () => {
  const problems = Object.keys(
    requestProblems({ ...valuesOf({}), pagoDomiciliado: true }, true, '2026-11-24'),
  );
  expect(problems).toEqual([
    'idContactoEmpresaGestion',
    'idContactoEmpresaFacturacion',
    'idCuentaFacturacion',
    'ibanDomiciliacion',
    'nombreFirmante',
    'apellidosFirmante',
    'dniFirmante',
    'cargoFirmante',
    'fechaCaducidad',
    'informacionTratamientoDeDatos',
    'tramitacionManual',
  ]);
});

it('asks for nothing that the form does not show', () => {
  const values = {
    ...valuesOf({}),
    idContactoEmpresaGestion: 1,
    idContactoEmpresaFacturacion: 1,
    idCuentaFacturacion: 2,
    nombreFirmante: 'Ana',
    apellidosFirmante: 'Ruiz Gil',
    dniFirmante: '12345678Z',
    cargoFirmante: 'Gerente',
    sincaducidad: true,
    pagoDomiciliado: false,
    tramitacionManual: false,
  };
  expect(requestProblems(values, false, '2026-11-24')).toEqual({});
  expect(
    Object.keys(requestProblems({ ...values, requierePedido: true, pedidoAnual: true }, false, '2026-11-24')),
  ).toEqual(['numeroPedido']);
});

it('wants a date that is still to come, as the portal does', () => {
  const wrong = (fechaCaducidad: string, sincaducidad = false) =>
    requestProblems({ ...valuesOf({}), fechaCaducidad, sincaducidad }, false, '2026-11-24').fechaCaducidad;
  expect(wrong('2026-11-24')).toContain('datePast');
  expect(wrong('2026-11-25')).toBeUndefined();
  expect(wrong('2026-11-24', true)).toBeUndefined();
});
