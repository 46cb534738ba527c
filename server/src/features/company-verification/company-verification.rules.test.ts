import { describe, expect, it } from 'vitest';
import { fromAgreement } from './company-verification.rules.ts';

const signatory = {
  firmanteNombre: 'Arnau',
  firmanteApellidos: 'Bru',
  firmanteDni: '12345678Z',
  firmanteCargo: 'Director',
  firmanteEmail: 'arnau@bruma.example',
  firmanteTelefono: null,
};
const verified = { nombreFiscal: 'Bruma, S.L.', cif: 'B12345674', ...signatory };
const other = { ...signatory, firmanteNombre: 'Aina', firmanteDni: '00000000T', firmanteEmail: null };

describe('what an agreement changes of the verified data', () => {
  it('is asked for, the first signatory too', () => {
    const none = {
      firmanteNombre: null,
      firmanteApellidos: null,
      firmanteDni: null,
      firmanteCargo: null,
      firmanteEmail: null,
      firmanteTelefono: null,
    };
    expect(fromAgreement({ ...verified, ...none }, undefined, signatory)).toEqual(verified);
    expect(fromAgreement(verified, undefined, other)).toEqual({ ...verified, ...other });
    expect(fromAgreement(verified, undefined, signatory)).toBeUndefined();
  });

  it('leaves what the company asked for of its signatory, and adds to what it asked for otherwise', () => {
    const asked = { ...verified, firmanteCargo: 'Directora general' };
    expect(fromAgreement(verified, asked, other)).toBeUndefined();
    const renamed = { ...verified, nombreFiscal: 'Bruma Ibérica, S.L.' };
    expect(fromAgreement(verified, renamed, other)).toEqual({ ...renamed, ...other });
  });

  it('keeps the verified mail and telephone of the same person, whose agreement leaves them out', () => {
    expect(fromAgreement(verified, undefined, { ...signatory, firmanteEmail: null })).toBeUndefined();
    expect(fromAgreement(verified, undefined, other)).toMatchObject({ firmanteEmail: null });
  });
});
