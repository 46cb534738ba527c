import type { Brand } from '@portal/contract/brand';
import { day as dayRule } from '@portal/contract/fields';
import {
  identityKindOf,
  identityKinds,
  isEmail,
  isIdentity,
  isPhone,
  normalizeIdentifier,
} from '@portal/contract/identifiers';
import { type ImportColumns, type ImportField, importFields } from '@portal/contract/student-imports';
import { fieldError } from '@portal/contract/validation';
import { degrees } from '../catalogue/lists/degrees.ts';

/** What the cells of a row say. */

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The headings that each field is recognised by. */
const headings: Record<ImportField, readonly string[]> = {
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

/** The column of each field, as its heading tells it. */
export function guessColumns(columns: readonly string[]): ImportColumns {
  const names = columns.map(plain);
  return Object.fromEntries(
    importFields.flatMap((field) => {
      const index = names.findIndex((name) => headings[field].includes(name));
      return index < 0 ? [] : [[field, index]];
    }),
  );
}

/** What a row says of a student and a study; an empty cell says nothing. */
export interface RowValues {
  email?: string;
  dni?: string;
  tipoIdentificacion?: (typeof identityKinds)[number];
  nombre?: string;
  apellidos?: string;
  telefono?: string;
  fechaNacimiento?: string;
  titulacion?: number;
  actual?: boolean;
  curso?: number;
  ultimoCurso?: boolean;
  creditosSuperados?: number;
  creditosTotales?: number;
  nota?: number;
  anioPromocion?: number;
  sede?: number;
}

export interface RowError {
  campo: ImportField;
  error: string;
}

type Read<T> = { value: T } | { error: string };

const degreeOf = new Map(
  degrees.flatMap(({ idTitulacion, texts }) =>
    [String(idTitulacion), ...Object.values(texts)].map((name) => [plain(name), idTitulacion] as const),
  ),
);

const wrong = (error: string) => ({ error });

const text =
  (max: number) =>
  (cell: string): Read<string> =>
    cell.length <= max ? { value: cell } : wrong(fieldError('max', { max }));

const number =
  (min: number, max: number, step: number) =>
  (cell: string): Read<number> => {
    const value = Number(cell.replace(',', '.'));
    if (Number.isNaN(value)) return wrong(fieldError('number'));
    if (value < min || value > max) return wrong(fieldError('range', { min, max }));
    if (step === 1 && !Number.isInteger(value)) return wrong(fieldError('integer'));
    return { value: Math.round(value / step) * step };
  };

const yes = new Set(['si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x']);
const no = new Set(['no', 'n', 'false', 'falso', '0']);

const truth = (cell: string): Read<boolean> => {
  const word = plain(cell);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : wrong(fieldError('malformed'));
};

/** `2004-05-06`, or `06/05/2004` as people write it. */
function day(cell: string): Read<string> {
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  const value = year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : cell;
  return dayRule.safeParse(value).success ? { value } : wrong(fieldError('date'));
}

/** Reads rows with these columns, for an institution's campuses. */
export function rowReader(columns: ImportColumns, { campus }: Pick<Brand, 'campus'>) {
  const campusOf = new Map(
    campus.flatMap(({ idSede, nombre }) => [
      [String(idSede), idSede] as const,
      [plain(nombre), idSede] as const,
    ]),
  );
  const readers: { [F in ImportField]: (cell: string) => Read<NonNullable<RowValues[F]>> } = {
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
    const errors: RowError[] = [];
    const values: RowValues = Object.fromEntries(
      importFields.flatMap((campo) => {
        const index = columns[campo];
        const cell = index === undefined ? '' : (cells[index]?.trim() ?? '');
        if (cell === '') return [];
        const read: Read<unknown> = readers[campo](cell);
        if ('value' in read) return [[campo, read.value]];
        errors.push({ campo, error: read.error });
        return [];
      }),
    );
    if (values.dni) values.tipoIdentificacion ??= identityKindOf(values.dni);
    if (values.dni && !isIdentity(values.tipoIdentificacion, values.dni))
      errors.push({ campo: 'dni', error: fieldError('dni') });
    const { creditosSuperados: passed, creditosTotales: total } = values;
    if (passed !== undefined && total !== undefined && passed > total)
      errors.push({ campo: 'creditosSuperados', error: fieldError('creditsOrder') });
    return { values, errors };
  };
}
