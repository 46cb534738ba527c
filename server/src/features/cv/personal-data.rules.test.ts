import { type PersonalField, personalFields } from '@portal/contract/brand';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lockedFields,
  type PersonalData,
  personalDataProblems,
  personalDataToKeep,
} from './personal-data.rules.ts';

const whole: PersonalData = {
  telefono: '612345678',
  tipoIdentificacion: 'dni',
  dni: '12.345.678-z',
  numSegSocial: '28/12345678/40',
  idPais: 1,
  idProvincia: 46,
  localidad: 'València',
  nacionalidades: [1, 1],
  nombre: 'Nora',
  apellidos: 'Prats',
  fechaNacimiento: '2004-05-06',
  genero: 'mujer',
  idPaisNacimiento: 250,
  localidadNacimiento: 'Perpignan',
  telefono2: '963111222',
  direccion: 'Calle del Olmo, 7',
  codigoPostal: '46022',
  direccionCurso: 'Residencia',
  codigoPostalCurso: '08202',
  idPaisCurso: 250,
  idProvinciaCurso: 8,
  localidadCurso: 'Sabadell',
  iban: 'es91 2100 0418 4502 0005 1332',
  discapacidad: true,
  boletin: true,
  comunicaciones: true,
  idIdiomaComunicaciones: 2,
};

describe('personal data', () => {
  test('are kept in the shape in which they are compared, with a province in Spain alone', () => {
    const all = Object.fromEntries(personalFields.map((field) => [field, { visible: true, editable: true }]));
    expect(personalDataToKeep(whole, { camposPersonales: all })).toEqual({
      ...whole,
      dni: '12345678Z',
      numSegSocial: '281234567840',
      iban: 'ES9121000418450200051332',
      nacionalidades: [1],
      idProvinciaCurso: null,
    });
  });

  test('leave a locked province as it is where the country changes', () => {
    const camposPersonales = { idProvincia: { visible: true, editable: false } };
    expect(personalDataToKeep({ idPais: 250 }, { camposPersonales })).toEqual({ idPais: 250 });
    expect(personalDataToKeep({ idPais: 250 }, { camposPersonales: {} })).toEqual({
      idPais: 250,
      idProvincia: null,
    });
  });

  test('are refused field by field where students may not change them', () => {
    const settings = fc.dictionary(
      fc.constantFrom<PersonalField>(...personalFields),
      fc.boolean().map((editable) => ({ visible: true, editable })),
    );
    const sent = fc
      .subarray(Object.keys(whole))
      .map((names) => Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))));
    const keptByInstitution = ['nombre', 'apellidos', 'fechaNacimiento'];
    fc.assert(
      fc.property(settings, sent, (camposPersonales, data) => {
        const locked = lockedFields(data, { camposPersonales }).map(({ campo }) => campo);
        for (const name of Object.keys(data)) {
          const field = personalFields.find((one) => one === (name === 'tipoIdentificacion' ? 'dni' : name));
          const setting = field && camposPersonales[field];
          expect(locked.includes(name), name).toBe(!(setting?.editable ?? !keptByInstitution.includes(name)));
        }
        expect(Object.keys(data)).toEqual(expect.arrayContaining(locked));
      }),
    );
  });

  test('name places of the catalogue, a language of the institution and a day that has been', () => {
    const wrong = {
      idPaisNacimiento: 2,
      idPaisCurso: 3,
      idProvinciaCurso: 60,
      fechaNacimiento: '2030-01-02',
      idIdiomaComunicaciones: 3,
    };
    const problems = personalDataProblems(wrong, { idiomas: ['es', 'ca'] }, '2030-01-02');
    expect(problems.map(({ campo }) => campo).sort()).toEqual(Object.keys(wrong).sort());
    expect(
      personalDataProblems({ ...whole, fechaNacimiento: null }, { idiomas: ['ca'] }, '2030-01-02'),
    ).toEqual([]);
  });
});
