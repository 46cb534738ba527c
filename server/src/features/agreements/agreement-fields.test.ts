import { spain } from '@portal/contract/places';
import { expect, it } from 'vitest';
import { seatOf } from './agreement-fields.ts';

const place = { cp: '46022', idPais: spain, idProvincia: 46, provincia: null };
const company = {
  ...place,
  nombreFiscal: 'Bruma, S.L.',
  nombreComercial: 'Bruma',
  cif: 'B12345674',
  direccion: 'Carrer del Serpis, 68',
  localidad: 'València',
};
const account = (cif: string) => ({ ...place, cif, domicilioFiscal: 'C/ Dos, 2', poblacion: 'Sagunt' });

it('prints the address of the company, and not that of another to which its invoices go', () => {
  expect(seatOf(company, account('B00000000'))).toMatchObject({
    street: company.direccion,
    town: 'València',
  });
  expect(seatOf(company, account(company.cif))).toMatchObject({ street: 'C/ Dos, 2', town: 'Sagunt' });
  expect(seatOf({ ...company, direccion: null }, account('B00000000'))?.street).toBe('C/ Dos, 2');
  expect(seatOf({ ...company, direccion: null }, undefined)).toBeUndefined();
});
