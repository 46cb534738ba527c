import { describe, expect, test } from 'vitest';
import { headingRow, headingsOf } from './headings.rules.ts';
import { studentHeadings } from './students/headings.ts';

const { guess: guessed, keys } = headingsOf(studentHeadings);

describe('a heading of a student register', () => {
  test.each([
    ['Correo electrónico', 'email'],
    ['E-mail UPF (institucional)', undefined],
    ['Correo institucional', 'email'],
    ['Adreça electrònica', 'email'],
    ['D.N.I.', 'dni'],
    ['DNI/NIE', 'dni'],
    ['NIF/NIE/Pasaporte', 'dni'],
    ['Nº documento', 'dni'],
    ['Núm. de documento', 'dni'],
    ['Documento de identidad (con letra)', 'dni'],
    ['Tipo Doc.', 'tipoIdentificacion'],
    ['Tipo de identificación', 'tipoIdentificacion'],
    ['Nombre del alumno', 'nombre'],
    ['NOMBRE', 'nombre'],
    ['Nom', 'nombre'],
    ['Primer apellido', 'apellidos'],
    ['Apellido 1', 'apellidos'],
    ['1er Apellido', 'apellidos'],
    ['Cognom1', 'apellidos'],
    ['Segundo apellido', 'segundoApellido'],
    ['2º apellido', 'segundoApellido'],
    ['2n cognom', 'segundoApellido'],
    ['Apellidos y nombre', 'apellidosNombre'],
    ['APELLIDOS, NOMBRE', 'apellidosNombre'],
    ['Nombre completo', 'apellidosNombre'],
    ['Nombre, apellidos', undefined],
    ['Tel. móvil', 'telefono'],
    ['Teléfono móvil', 'telefono'],
    ['Tfno.', 'telefono'],
    ['Telf.', 'telefono'],
    ['Móvil', 'telefono'],
    ['F. nacimiento', 'fechaNacimiento'],
    ['Fecha nac.', 'fechaNacimiento'],
    ['Fec. Nac.', 'fechaNacimiento'],
    ['Plan de estudios', 'titulacion'],
    ['Cód. titulación', 'titulacion'],
    ['Estudio', 'titulacion'],
    ['Grado', 'titulacion'],
    ['Titulación del alumno', 'titulacion'],
    ['Curso más alto', 'curso'],
    ['Curso', 'curso'],
    ['Curso académico', undefined],
    ['En curso', 'actual'],
    ['Estado matrícula', 'actual'],
    ['Último curso', 'ultimoCurso'],
    ['Créditos superados', 'creditosSuperados'],
    ['Cr. superados', 'creditosSuperados'],
    ['ECTS superados', 'creditosSuperados'],
    ['Créd. aprobados', 'creditosSuperados'],
    ['Total créditos', 'creditosTotales'],
    ['Nota media exp.', 'nota'],
    ['Media del expediente', 'nota'],
    ['Nota media', 'nota'],
    ['Año de graduación', 'anioPromocion'],
    ['Promoción', 'anioPromocion'],
    ['Sede', 'sede'],
    ['Sexo', undefined],
    ['Observaciones', undefined],
  ])('%s is known', (heading, field) => {
    expect(Object.keys(guessed([heading]))[0]).toBe(field);
  });

  test('of the institution goes before a personal one, wherever they stand', () => {
    expect(guessed(['Correo personal', 'Correo institucional'])).toEqual({ email: 1 });
  });

  test('that a manager has chosen a field for is known by it, or is none', () => {
    const chosen = new Map([
      ['usuario', 'email'],
      ['curso', null],
    ]);
    expect(guessed(['Usuario', 'Curso'], chosen)).toEqual({ email: 0 });
  });
});

describe('notes in brackets', () => {
  test.each<[string[], object]>([
    [['Créditos (matriculados)', 'Créditos (superados)'], { creditosSuperados: 1 }],
    [['Correo (padre)', 'Correo'], { email: 1 }],
    [['Nombre (titulación)', 'Nombre'], { titulacion: 0, nombre: 1 }],
    [['Documento (tipo)', 'Documento (número)'], {}],
    [['DNI (con letra)', 'Nota media (sobre 4)'], { dni: 0, nota: 1 }],
  ])('of %j tell columns apart', (columns, found) => {
    expect(guessed(columns)).toEqual(found);
  });

  test('are what two columns are remembered by', () => {
    const [one, other] = keys(['Correo (padre)', 'Correo (alumno)']);
    expect(one).not.toBe(other);
  });
});

test('a file number is no average', () => {
  expect(guessed(['Expediente', 'Nº exp.', 'Exp.'])).toEqual({});
});

test('a very long heading is compared at once', () => {
  expect(guessed([`${'('.repeat(30_000)}Correo`, 'Correo'])).toEqual({ email: 1 });
});

describe('the row of the headings', () => {
  const rows = (...cells: string[][]) => cells.map((celdas, index) => ({ fila: index + 1, celdas }));
  const found = (...cells: string[][]) =>
    headingRow(rows(...cells), (columns) => Object.keys(guessed(columns)).length);

  test('is found below three rows of titles', () => {
    const titles = [
      ['Universidad del Mar'],
      ['Listado de estudiantes', '', 'Nota'],
      ['Curso', '2026/27'],
      ['Correo', 'Nombre', 'Apellidos'],
      ['a@alumnos.example', 'Ana', 'Peña'],
    ];
    expect(found(...titles)).toMatchObject({ row: { fila: 4 }, isSure: true });
  });

  test('is the first with several cells where none is known', () => {
    expect(found(['Listado'], ['X', 'Y'], ['1', '2'])).toMatchObject({ row: { fila: 2 }, isSure: false });
    expect(found(['X'])).toMatchObject({ row: { fila: 1 }, isSure: false });
    expect(headingRow([], () => 0)).toBeUndefined();
  });
});
