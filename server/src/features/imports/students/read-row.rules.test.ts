import { type ImportFieldOf, importFields } from '@portal/contract/imports';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowReader } from './read-row.rules.ts';

type Field = ImportFieldOf<'alumnos'>;

const columns = Object.fromEntries(importFields.alumnos.map((field, index) => [field, index]));
const matches = new Map([
  [
    'titulacion',
    new Map<string, string | null>([
      ['ade', '101'],
      ['erasmus', null],
    ]),
  ],
]);
const campus = [{ idSede: 3, nombre: 'Campus del Mar', direccion: '', telefono: '' }];
const read = rowReader({ columns, matches }, { campus }, '2026-11-28');

/** What a row with these cells says. */
const row = (cells: Partial<Record<Field, string>>) =>
  read(importFields.alumnos.map((field) => cells[field] ?? ''));

describe('a cell of a student register', () => {
  test.each<[Field, string, unknown]>([
    ['curso', '3', 3],
    ['curso', '3º', 3],
    ['curso', '3.º', 3],
    ['curso', '2n', 2],
    ['curso', '4t curs', 4],
    ['curso', '3rd year', 3],
    ['curso', 'Tercer curso', 3],
    ['anioPromocion', '2023/24', 2024],
    ['anioPromocion', '2023-2024', 2024],
    ['anioPromocion', '1999/00', 2000],
    ['anioPromocion', '2024', 2024],
    ['actual', 'Activo', true],
    ['actual', 'Matriculada', true],
    ['actual', 'Egresado', false],
    ['actual', 'BAJA', false],
    ['actual', 'VERDADERO', true],
    ['creditosSuperados', '180 ECTS', 180],
    ['creditosSuperados', '120,5 créditos', 120.5],
    ['creditosSuperados', '60.0', 60],
    ['nota', '2,3', 2.3],
    ['nota', '2.9999999999999996', 3],
    ['nota', '1,15', 1.15],
    ['fechaNacimiento', '6/5/2004 0:00', '2004-05-06'],
    ['fechaNacimiento', '06-may-2004', '2004-05-06'],
    ['fechaNacimiento', '06-may.-04', '2004-05-06'],
    ['fechaNacimiento', '6 de mayo de 2004', '2004-05-06'],
    ['fechaNacimiento', '6 de maig del 2004', '2004-05-06'],
    ['fechaNacimiento', '14-ene-98', '1998-01-14'],
    ['fechaNacimiento', '2004-05-06T00:00:00', '2004-05-06'],
    ['fechaNacimiento', '38113', '2004-05-06'],
    ['titulacion', '101', 101],
    ['titulacion', '0101', 101],
    ['titulacion', '101.0', 101],
    ['titulacion', 'Grado en Administración y Dirección de Empresas', 101],
    ['titulacion', 'GRADO EN ADMINISTRACIÓN Y DIRECCIÓN DE EMPRESAS', 101],
    ['titulacion', 'Grado en Administración y Dirección de Empresas (Plan 2010)', 101],
    ['titulacion', 'Grau en Dret', 108],
    ['titulacion', 'Graduado/a en Derecho', 108],
    ['titulacion', 'Máster Universitario en Ingeniería Industrial', 206],
    ['titulacion', 'CFGS Administración y Finanzas', 501],
    ['titulacion', 'ADE', 101],
    ['sede', 'campus del mar', 3],
    ['tipoIdentificacion', 'NIF', 'dni'],
    ['tipoIdentificacion', 'TIE', 'nie'],
    ['tipoIdentificacion', 'Passaport', 'pasaporte'],
    ['telefono', '34600112233', '34600112233'],
    ['nombre', 'Ana\u00a0 María\u200b', 'Ana María'],
    ['nombre', 'محمد', 'محمد'],
    ['apellidos', 'Gal·la', 'Gal·la'],
  ])('of %s that says %s is read', (field, cell, value) => {
    const { values, errors } = row({ [field]: cell });
    expect({ value: values[field as keyof typeof values], errors }).toEqual({ value, errors: [] });
  });

  test.each<[Field, string, string]>([
    ['nombre', 'Ana\r\nBcc: tercero@uni.test', 'characters'],
    ['apellidos', 'Pe\uFFFDa', 'characters'],
    ['nombre', 'Ana\u202Egpj', 'characters'],
    ['nombre', 'A'.repeat(151), 'max|max=150'],
    ['titulacion', '#REF!', 'cellError|error=#REF!'],
    ['nota', '#¡DIV/0!', 'cellError|error=#¡DIV/0!'],
    ['email', '#N/D', 'cellError|error=#N/D'],
    ['telefono', '600112233 / 699887766 (madre)', 'phoneTooLong'],
    ['titulacion', 'G101', 'degreeUnknown'],
    ['actual', 'quizás', 'valueUnknown'],
    ['sede', 'Campus de la Luna', 'notInCatalogue'],
    ['fechaNacimiento', '31/02/2004', 'date'],
    ['fechaNacimiento', '12/09/2031', 'birthAhead'],
    ['nota', '7,5', 'gradeScale'],
    ['nota', 'notable', 'number'],
    ['anioPromocion', '2023/27', 'number'],
    ['curso', '0x3', 'number'],
    ['apellidosNombre', 'Ana García López', 'nameWithoutComma'],
  ])('of %s that says %j has an error', (campo, cell, error) => {
    expect(row({ [campo]: cell }).errors).toMatchObject([{ campo, error }]);
  });

  test('that a manager can say the meaning of comes with what it says, and once said to be nothing says nothing', () => {
    expect(row({ titulacion: 'G101' }).errors).toEqual([
      { campo: 'titulacion', error: 'degreeUnknown', valor: 'G101' },
    ]);
    expect(row({ titulacion: 'Erasmus' })).toEqual({ values: {}, errors: [] });
  });

  test('that is very long is refused at once', () => {
    const cells = { fechaNacimiento: 'T'.repeat(32_767), titulacion: `${'0'.repeat(32_766)}x` };
    expect(row(cells).errors.map(({ error }) => error)).toEqual(['max|max=1000', 'max|max=1000']);
  });

  test.each(["'+34 600100200", '+34 600100200'])(
    'with %j, as a download of the portal has it, is read',
    (cell) => {
      expect(row({ telefono: cell }).values.telefono).toBe('+34 600100200');
      expect(row({ nota: "'-" })).toEqual({ values: {}, errors: [] });
    },
  );

  test.each(['', '-', '—', '.', ' ', '\u200b'])('with %j says nothing', (cell) => {
    expect(row({ apellidos: cell, telefono: cell })).toEqual({ values: {}, errors: [] });
  });

  test('is never read as what is no number, day or year, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (cell) => {
        const { values } = row({ nota: cell, fechaNacimiento: cell, curso: cell, anioPromocion: cell });
        if (values.nota !== undefined) expect(values.nota).toBe(Number(values.nota.toFixed(2)));
        if (values.fechaNacimiento !== undefined)
          expect(new Date(values.fechaNacimiento).toISOString().slice(0, 10)).toBe(values.fechaNacimiento);
        if (values.curso !== undefined) expect(values.curso).toBeGreaterThan(0);
      }),
    );
  });
});

describe('names', () => {
  test('of two columns of surnames are joined', () => {
    expect(row({ nombre: 'Ana', apellidos: 'Muñoz', segundoApellido: 'Peña' }).values).toEqual({
      nombre: 'Ana',
      apellidos: 'Muñoz Peña',
    });
  });

  test.each([
    ['García López', 'López', 'García López'],
    ['García', 'García', 'García García'],
    ['', 'López', 'López'],
  ])('of %j and %j apart are %j, each once', (apellidos, segundoApellido, both) => {
    expect(row({ nombre: 'Ana', apellidos, segundoApellido }).values.apellidos).toBe(both);
  });

  test('of one column are parted at the comma', () => {
    expect(row({ apellidosNombre: 'García López, Ana María' }).values).toEqual({
      nombre: 'Ana María',
      apellidos: 'García López',
    });
  });
});

describe('an identity number', () => {
  test.each([
    ['1234567L', undefined, '01234567L', 'dni'],
    ['01.234.567-l', 'DNI', '01234567L', 'dni'],
    ['X1234567L', 'NIF', 'X1234567L', 'nie'],
    ['AAB123456', 'Pasaporte', 'AAB123456', 'pasaporte'],
    ['AAB123456', undefined, 'AAB123456', 'pasaporte'],
  ])('%s of %s is read', (dni, tipoIdentificacion, number, kind) => {
    const cells = tipoIdentificacion === undefined ? { dni } : { dni, tipoIdentificacion };
    expect(row(cells)).toEqual({ values: { dni: number, tipoIdentificacion: kind }, errors: [] });
  });

  test('with a wrong letter has an error, with or without its zero', () => {
    expect(row({ dni: '1234567A' }).errors).toEqual([{ campo: 'dni', error: 'dni' }]);
    expect(row({ dni: '12345678A' }).errors).toEqual([{ campo: 'dni', error: 'dni' }]);
    for (const dni of ['X1234567', '12345678', '1234567'])
      expect(row({ dni }).errors).toEqual([{ campo: 'dni', error: 'dni' }]);
  });
});
