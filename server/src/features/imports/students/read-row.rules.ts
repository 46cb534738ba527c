import type { Brand } from '@portal/contract/brand';
import {
  type IdentityKind,
  identityKindOf,
  identityKinds,
  isEmail,
  isIdentity,
  isPhone,
  normalizeIdentifier,
} from '@portal/contract/identifiers';
import { type ImportColumns, type ImportFieldOf, importFields } from '@portal/contract/imports';
import { fieldError } from '@portal/contract/validation';
import { degrees } from '../../catalogue/lists/degrees.ts';
import {
  type CellError,
  day,
  number,
  plain,
  type Readers,
  readCells,
  text,
  truth,
  wrong,
} from '../cells.rules.ts';

/** What the cells of a row say of a student. */

type StudentField = ImportFieldOf<'alumnos'>;
export type RowError = CellError<StudentField>;

/** The headings that each field is recognised by. */
export const studentHeadings: Record<StudentField, readonly string[]> = {
  email: ['email', 'e mail', 'correo', 'correo electronico', 'correu', 'correu electronic', 'mail'],
  dni: [
    'dni',
    'nif',
    'documento',
    'documento de identidad',
    'document d identitat',
    'identity document',
    'id',
  ],
  tipoIdentificacion: ['tipo de documento', 'tipus de document', 'kind of document', 'document type'],
  nombre: ['nombre', 'nom', 'name', 'first name'],
  apellidos: ['apellidos', 'cognoms', 'surname', 'surnames', 'last name'],
  telefono: ['telefono', 'telefon', 'movil', 'mobil', 'phone', 'telephone', 'mobile'],
  fechaNacimiento: ['fecha de nacimiento', 'nacimiento', 'data de naixement', 'date of birth', 'birth date'],
  titulacion: ['titulacion', 'titulacio', 'estudios', 'estudis', 'grado', 'degree', 'programme', 'plan'],
  actual: ['en curso', 'en curs', 'actual', 'current'],
  curso: ['curso', 'curs', 'year'],
  ultimoCurso: ['ultimo curso', 'ultim curs', 'final year', 'last year'],
  creditosSuperados: ['creditos', 'creditos superados', 'credits', 'credits superats', 'credits passed'],
  creditosTotales: ['creditos totales', 'credits totals', 'total credits'],
  nota: ['nota', 'nota media', 'nota mitjana', 'average', 'average grade', 'grade'],
  anioPromocion: ['promocion', 'ano de promocion', 'promocio', 'any de promocio', 'graduation year'],
  sede: ['campus', 'sede', 'seu'],
};

/** What a row may say of a student and a study. */
interface StudentCells {
  email: string;
  dni: string;
  tipoIdentificacion: IdentityKind;
  nombre: string;
  apellidos: string;
  telefono: string;
  fechaNacimiento: string;
  titulacion: number;
  actual: boolean;
  curso: number;
  ultimoCurso: boolean;
  creditosSuperados: number;
  creditosTotales: number;
  nota: number;
  anioPromocion: number;
  sede: number;
}
export type RowValues = Partial<StudentCells>;

const degreeOf = new Map(
  degrees.flatMap(({ idTitulacion, texts }) =>
    [String(idTitulacion), ...Object.values(texts)].map((name) => [plain(name), idTitulacion] as const),
  ),
);

/** Reads rows with these columns, for an institution's campuses. */
export function rowReader(columns: ImportColumns, { campus }: Pick<Brand, 'campus'>) {
  const campusOf = new Map(
    campus.flatMap(({ idSede, nombre }) => [
      [String(idSede), idSede] as const,
      [plain(nombre), idSede] as const,
    ]),
  );
  const readers: Readers<StudentCells> = {
    email: (cell) => (isEmail(cell) ? { value: cell } : wrong(fieldError('emailInvalid'))),
    dni: (cell) => ({ value: normalizeIdentifier(cell) }),
    tipoIdentificacion: (cell) => {
      const value = identityKinds.find((kind) => kind === plain(cell));
      return value ? { value } : wrong(fieldError('malformed'));
    },
    nombre: text(150),
    apellidos: text(150),
    telefono: (cell) => (isPhone(cell) ? { value: cell } : wrong(fieldError('malformed'))),
    fechaNacimiento: day,
    titulacion: (cell) => {
      const value = degreeOf.get(plain(cell));
      return value ? { value } : wrong(fieldError('degreeUnknown'));
    },
    actual: truth,
    curso: number(1, 8, 1),
    ultimoCurso: truth,
    creditosSuperados: number(0, 999, 0.5),
    creditosTotales: number(0, 999, 0.5),
    nota: number(1, 4, 0.01),
    anioPromocion: number(1950, 2100, 1),
    sede: (cell) => {
      const value = campusOf.get(plain(cell));
      return value ? { value } : wrong(fieldError('malformed'));
    },
  };
  return (cells: readonly string[]): { values: RowValues; errors: RowError[] } => {
    const { values, errors } = readCells(importFields.alumnos, readers, columns, cells);
    if (values.dni) values.tipoIdentificacion ??= identityKindOf(values.dni);
    if (values.dni && !isIdentity(values.tipoIdentificacion, values.dni))
      errors.push({ campo: 'dni', error: fieldError('dni') });
    const { creditosSuperados: passed, creditosTotales: total } = values;
    if (passed !== undefined && total !== undefined && passed > total)
      errors.push({ campo: 'creditosSuperados', error: fieldError('creditsOrder') });
    return { values, errors };
  };
}
