import type { Reserved } from '@portal/contract/cv';
import { expect, test } from 'vitest';
import { askedReserved } from './reserved.rules.ts';

const reserved: Reserved = {
  genero: 'mujer',
  idPaisNacimiento: 724,
  localidadNacimiento: 'Gandia',
  emailPersonal: 'zoe@example.com',
  emailPersonalConfirmado: true,
  comunicacionesEnEmailEstudiante: false,
  telefono2: '961234567',
  direccion: 'Calle Mayor, 1',
  codigoPostal: '46700',
  direccionCurso: null,
  codigoPostalCurso: null,
  idPaisCurso: null,
  idProvinciaCurso: null,
  localidadCurso: null,
  iban: 'ES9121000418450200051332',
  discapacidad: true,
  discapacidadConsentida: '2026-11-24T10:00:00.000Z',
  boletin: true,
  comunicaciones: true,
  idIdiomaComunicaciones: 1,
  validadoDOIP: true,
};

test('a datum that the institution does not ask is not sent, nor what is kept beside it', () => {
  expect(askedReserved(reserved, { camposPersonales: {} })).toEqual(reserved);
  const hidden = { visible: false, editable: false };
  const camposPersonales = { discapacidad: hidden, emailPersonal: hidden, boletin: hidden };
  expect(askedReserved(reserved, { camposPersonales })).toEqual({
    ...reserved,
    discapacidad: null,
    discapacidadConsentida: null,
    emailPersonal: null,
    emailPersonalConfirmado: false,
    boletin: false,
  });
});
