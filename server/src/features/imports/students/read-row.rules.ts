import type { Brand } from '@portal/contract/brand';
import { accountEmail, phone, shortText, surnames } from '@portal/contract/fields';
import {
  type IdentityKind,
  identityKindOf,
  isDni,
  isIdentity,
  normalizeIdentifier,
} from '@portal/contract/identifiers';
import { type ImportFieldOf, importFields } from '@portal/contract/imports';
import { fieldError } from '@portal/contract/validation';
import {
  as,
  asRead,
  type CellError,
  day,
  number,
  plain,
  type Readers,
  readCells,
  wrong,
} from '../cells.rules.ts';
import type { ImportSheet } from '../kind.ts';
import { degreeIn } from './degrees.rules.ts';
import { creditsIn, isEnrolled, isLastYear, kindIn, withZeros, yearIn, yearOfClass } from './words.rules.ts';

/** What the cells of a row say of a student. */

type StudentField = ImportFieldOf<'alumnos'>;
export type RowError = CellError<StudentField>;

/** What a row may say of a student and a study. */
interface StudentCells {
  email: string;
  dni: string;
  tipoIdentificacion: IdentityKind;
  nombre: string;
  apellidos: string;
  segundoApellido: string;
  apellidosNombre: { nombre: string; apellidos: string };
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
export type RowValues = Partial<Omit<StudentCells, 'segundoApellido' | 'apellidosNombre'>>;

/** Fields whose values a manager can say the meaning of. */
const knownValues: ReadonlySet<string> = new Set<StudentField>([
  'tipoIdentificacion',
  'titulacion',
  'actual',
  'ultimoCurso',
  'sede',
]);

/** `García López, Ana`. */
function partedName(cell: string) {
  const [apellidos = '', nombre = '', ...more] = cell.split(',').map((part) => part.trim());
  const isParted = apellidos !== '' && nombre !== '' && more.length === 0;
  return isParted ? { value: { nombre, apellidos } } : wrong(fieldError('nameWithoutComma'));
}

/** Both surnames; a register with both in one column may have the second by itself besides. */
function joined(surnames = '', second = ''): string {
  const isThere = asRead(surnames).endsWith(` ${asRead(second)}`);
  return second === '' || isThere ? surnames : `${surnames} ${second}`.trim();
}

/** Reads rows with these columns, for an institution's campuses. */
export function rowReader(sheet: ImportSheet, { campus }: Pick<Brand, 'campus'>, today: string) {
  const campusOf = new Map(
    campus.flatMap(({ idSede, nombre }) => [
      [String(idSede), idSede] as const,
      [plain(nombre), idSede] as const,
    ]),
  );
  const readers: Readers<StudentCells> = {
    email: as(accountEmail),
    dni: (cell) => ({ value: normalizeIdentifier(cell) }),
    tipoIdentificacion: kindIn,
    nombre: as(shortText),
    apellidos: as(shortText),
    segundoApellido: as(shortText),
    apellidosNombre: partedName,
    telefono: as(phone),
    fechaNacimiento: (cell) => {
      const read = day(cell);
      return 'value' in read && read.value >= today ? wrong(fieldError('birthAhead')) : read;
    },
    titulacion: (cell) => {
      const value = degreeIn(cell);
      return value ? { value } : wrong(fieldError('degreeUnknown'));
    },
    actual: isEnrolled,
    curso: yearIn,
    ultimoCurso: isLastYear,
    creditosSuperados: creditsIn,
    creditosTotales: creditsIn,
    nota: (cell) => {
      const read = number(1, 4, 100)(cell);
      // Registers that have 0 to 10 are many: the sentence says of which scale it is.
      return 'error' in read && 'value' in number(0, 100, 100)(cell) ? wrong(fieldError('gradeScale')) : read;
    },
    anioPromocion: yearOfClass,
    sede: (cell) => {
      const value = campusOf.get(plain(cell));
      return value ? { value } : wrong(fieldError('notInCatalogue'));
    },
  };
  return (cells: readonly string[]): { values: RowValues; errors: RowError[] } => {
    const read = readCells(importFields.alumnos, readers, sheet, cells, knownValues);
    const { segundoApellido, apellidosNombre, ...rest } = read.values;
    const values: RowValues = { ...apellidosNombre, ...rest };
    const errors = [...read.errors];
    const whole = joined(values.apellidos, segundoApellido);
    if (whole !== '') values.apellidos = whole;
    if (!surnames.safeParse(whole).success)
      errors.push({ campo: 'apellidos', error: fieldError('max', { max: 150 }) });
    const identity = identityError(values);
    if (identity) errors.push(identity);
    const { creditosSuperados: passed, creditosTotales: total } = values;
    if (passed !== undefined && total !== undefined && passed > total)
      errors.push({ campo: 'creditosSuperados', error: fieldError('creditsOrder') });
    return { values, errors };
  };
}

/** Letters and figures as passports have them; X, Y and Z begin a NIE. */
const isPassport = (number: string): boolean => /^(?![XYZ]\d)[A-Z]{1,3}\d{6,9}$/.test(number);

/** Whether the number is one of its kind; a register calls that of a foreigner a DNI or a NIF as well. */
function identityError(values: RowValues): RowError | undefined {
  if (!values.dni) return undefined;
  const { tipoIdentificacion: told = isPassport(values.dni) ? 'pasaporte' : identityKindOf(values.dni) } =
    values;
  const hasLetter = told === 'dni' || told === 'nie';
  if (hasLetter) values.dni = withZeros(values.dni);
  values.tipoIdentificacion = hasLetter && isDni(values.dni) ? identityKindOf(values.dni) : told;
  return isIdentity(values.tipoIdentificacion, values.dni)
    ? undefined
    : { campo: 'dni', error: fieldError(hasLetter ? 'dni' : 'identity') };
}
