import { describe, expect, it } from 'vitest';
import {
  draftOf,
  inputOf,
  isBlank,
  knownOf,
  openRemarks,
  renewed,
  requestOf,
  sectionsShown,
  valuesOf,
} from './values.ts';

describe('a request as its inputs hold it', () => {
  it('sends the signatory’s data together, and without them none', () => {
    const firmante = {
      nombreFirmante: 'Ana',
      apellidosFirmante: 'Ruiz',
      dniFirmante: null,
      cargoFirmante: 'Gerente',
      emailFirmante: null,
      telefonoFirmante: null,
    };
    expect(draftOf({ ...firmante, version: 3 })).toEqual({
      datosFirmante: {
        nombre: 'Ana',
        apellidos: 'Ruiz',
        dni: '',
        cargo: 'Gerente',
        email: '',
        telefono: '',
      },
    });
    expect(draftOf({ sincaducidad: true, version: 3 })).toEqual({ sincaducidad: true });
  });

  it('leaves out what an unticked box hides', () => {
    const values = {
      ...valuesOf({}),
      pedidoAnual: true,
      numeroPedido: 'P-1',
      ibanDomiciliacion: 'ES91',
      pagoDomiciliado: false,
      fechaCaducidad: '2027-01-01',
      sincaducidad: true,
      informacionTratamientoDeDatos: 'Texto',
    };
    expect(requestOf(values, false)).toMatchObject({
      pedidoAnual: false,
      numeroPedido: '',
      ibanDomiciliacion: '',
      fechaCaducidad: null,
      informacionTratamientoDeDatos: '',
    });
  });

  it('finds the input of a field that the call names', () => {
    expect(inputOf('datosFirmante.dni')).toBe('dniFirmante');
    expect(inputOf('body.numeroPedido')).toBe('numeroPedido');
  });

  it('is blank while only what the form chooses by itself is there', () => {
    expect(isBlank({ ...valuesOf({}), idCuentaFacturacion: 1, informacionTratamientoDeDatos: 'Texto' })).toBe(
      true,
    );
    expect(isBlank({ ...valuesOf({}), sincaducidad: true })).toBe(false);
  });

  it('is blank while there is only what the company has said before', () => {
    const verified = {
      firmanteNombre: 'Ana',
      firmanteApellidos: 'Ruiz',
      firmanteDni: '12345678Z',
      firmanteCargo: 'Gerente',
      firmanteEmail: null,
      firmanteTelefono: null,
    };
    const known = knownOf(verified, 'papel');
    expect(known).toMatchObject({ dniFirmante: '12345678Z', emailFirmante: '', tramitacionManual: true });
    expect(isBlank({ ...valuesOf({}), ...known }, known)).toBe(true);
    expect(isBlank({ ...valuesOf({}), ...known, cargoFirmante: 'Directora' }, known)).toBe(false);
  });

  it('knows what reviewers said that nothing was done about', () => {
    const review = {
      id: 1,
      nombre: 'Asesoría',
      creada: '2026-11-24T10:00:00Z',
      caduca: '2026-12-08T10:00:00Z',
      retirada: false,
      vista: null,
      datosConfirmados: {
        nombre: 'Ana',
        apellidos: 'Ruiz',
        dni: '12345678Z',
        cargo: 'Consejera',
        email: null,
        telefono: null,
      },
      comentarios: [],
    };
    const comment = { id: 1, campo: 'texto', texto: 'Revisar', fecha: review.creada } as const;
    const values = {
      ...valuesOf({}),
      nombreFirmante: 'Ana',
      apellidosFirmante: 'Ruiz',
      dniFirmante: '12345678Z',
      cargoFirmante: 'Directora',
    };
    expect(openRemarks([review], values)).toEqual({ comments: 0, hasOtherData: true });
    const comentarios = [
      { ...comment, decision: null },
      { ...comment, decision: 'aceptado' as const },
    ];
    expect(openRemarks([{ ...review, comentarios }], { ...values, cargoFirmante: 'Consejera' })).toEqual({
      comments: 1,
      hasOtherData: false,
    });
  });

  it('takes neither a contact that is gone nor a date that has passed from the last agreement', () => {
    const last = { idContactoEmpresaGestion: 1, idCuentaFacturacion: 7, fechaCaducidad: '2026-09-01' };
    const choices = { gestion: [2], facturacion: [], cuentas: [7] };
    expect(renewed(last, choices, '2026-11-24')).toMatchObject({
      idContactoEmpresaGestion: null,
      idCuentaFacturacion: 7,
      fechaCaducidad: null,
    });
    expect(renewed({ fechaCaducidad: '2027-09-01' }, choices, '2026-11-24').fechaCaducidad).toBe(
      '2027-09-01',
    );
  });

  it('has the text on the processing of data only where the brand asks for it', () => {
    expect(sectionsShown(true)).toContain('datos');
    expect(sectionsShown(false)).not.toContain('datos');
  });
});
