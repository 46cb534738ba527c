import type { ImportError, ImportFieldOf } from '@portal/contract/imports';
import { fieldError } from '@portal/contract/validation';
import { degrees } from '../../catalogue/lists/degrees.ts';
import type { RowError, RowValues } from './read-row.rules.ts';

/** What rows change of the students that there are. */

export interface KnownStudy {
  id: number;
  idTitulacion: number | null;
  actual: boolean;
  curso: number | null;
  ultimoCurso: boolean;
  creditosSuperados: number | null;
  creditosTotales: number | null;
  nota: number | null;
  anioPromocion: number | null;
  idSede: number | null;
}

interface Person {
  nombre: string;
  apellidos: string;
  dni: string | null;
  tipoIdentificacion: string | null;
  telefono: string | null;
  fechaNacimiento: string | null;
}

export interface KnownStudent extends Person {
  id: number;
  email: string;
  /** Whether the account is one that may be changed. */
  abierta: boolean;
  /** Whether the institution has checked the identity number: until then anybody may have typed it. */
  documentoComprobado: boolean;
  estudios: KnownStudy[];
}

type StudyValues = Omit<KnownStudy, 'id' | 'idTitulacion'>;

interface PlannedStudy extends StudyValues {
  id: number | null;
  idTitulacion: number;
  /** What changes of a study that is there. */
  cambios: Partial<StudyValues>;
}

/** A student to write, with the studies to write: `id` is null where it is new. */
export interface PlannedStudent extends Person {
  id: number | null;
  fila: number;
  email: string;
  /** What changes of a student who is there: the rest may be written by somebody else meanwhile. */
  cambios: Partial<Person>;
  /** Whether they study here from now on, or have finished; null where that does not change. */
  estudia: boolean | null;
  estudios: PlannedStudy[];
}

export interface PlannedChange {
  fila: number;
  /** By which its student is found among those that are written. */
  email: string;
  campo: ImportFieldOf<'alumnos'> | null;
  antes: string | null;
  ahora: string | null;
}

export interface Plan {
  errores: ImportError[];
  alumnos: PlannedStudent[];
  cambios: PlannedChange[];
  resumen: Record<
    'alumnosNuevos' | 'alumnosCambiados' | 'estudiosNuevos' | 'estudiosCambiados' | 'filasIguales',
    number
  >;
}

interface Row {
  fila: number;
  values: RowValues;
  errors: readonly RowError[];
}

const personal = ['nombre', 'apellidos', 'dni', 'tipoIdentificacion', 'telefono', 'fechaNacimiento'] as const;
const ofStudy = [
  ['actual', 'actual'],
  ['curso', 'curso'],
  ['ultimoCurso', 'ultimoCurso'],
  ['creditosSuperados', 'creditosSuperados'],
  ['creditosTotales', 'creditosTotales'],
  ['nota', 'nota'],
  ['anioPromocion', 'anioPromocion'],
  ['sede', 'idSede'],
] as const;

const creditsOf = new Map(degrees.map(({ idTitulacion, creditos }) => [idTitulacion, creditos ?? null]));
const shown = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** Plans what rows write, against the students that are known; what is wrong is told row by row. */
export function openPlan(known: readonly KnownStudent[]) {
  const byEmail = new Map(known.map((student) => [student.email.toLowerCase(), student]));
  const byDni = new Map(known.flatMap((student) => (student.dni ? [[student.dni, student] as const] : [])));
  const planned = new Map<string, PlannedStudent>();
  const dniOf = new Map<string, string>();
  const rows = new Set<string>();
  const studiesOf = new Map(known.map(({ id, estudios }) => [id, estudios]));
  const plan: Plan = {
    errores: [],
    alumnos: [],
    cambios: [],
    resumen: {
      alumnosNuevos: 0,
      alumnosCambiados: 0,
      estudiosNuevos: 0,
      estudiosCambiados: 0,
      filasIguales: 0,
    },
  };

  /** Who the row is about: known, planned by an earlier row, or new. */
  function studentOf({ fila, values }: Row): PlannedStudent | RowError {
    const email = values.email?.toLowerCase();
    const mail = email === undefined ? undefined : byEmail.get(email);
    const document = values.dni === undefined ? undefined : byDni.get(values.dni);
    if (document && document !== mail) {
      const { email: cuenta, documentoComprobado } = document;
      if (mail) return { campo: 'dni', error: fieldError('twoStudents', { cuenta }) };
      if (!documentoComprobado) return { campo: 'dni', error: fieldError('documentUnchecked', { cuenta }) };
    }
    const found = mail ?? document;
    if (found && !found.abierta) return { campo: 'email', error: fieldError('accountNotOpen') };
    const key = found?.email.toLowerCase() ?? email;
    if (key === undefined) return { campo: 'email', error: fieldError('required') };
    const before = planned.get(key);
    if (before) return before;
    const start = found ?? { dni: null, tipoIdentificacion: null, telefono: null, fechaNacimiento: null };
    const { nombre = found?.nombre, apellidos = found?.apellidos } = values;
    if (nombre === undefined) return { campo: 'nombre', error: fieldError('required') };
    if (apellidos === undefined) return { campo: 'apellidos', error: fieldError('required') };
    const { dni, tipoIdentificacion, telefono, fechaNacimiento } = start;
    return {
      id: found?.id ?? null,
      fila,
      email: found?.email ?? values.email ?? '',
      nombre: found?.nombre ?? nombre,
      apellidos: found?.apellidos ?? apellidos,
      dni,
      tipoIdentificacion,
      telefono,
      fechaNacimiento,
      cambios: {},
      estudia: null,
      estudios: [],
    };
  }

  /** Why the row cannot follow the rows before it: another student has the document, or it says otherwise. */
  function contradiction(student: PlannedStudent, values: RowValues, isFirst: boolean): RowError | undefined {
    const { dni } = values;
    const holder = dni === undefined ? undefined : dniOf.get(dni);
    if (holder !== undefined && holder !== student.email)
      return { campo: 'dni', error: fieldError('repeated') };
    const differs = personal.find((field) => values[field] !== undefined && values[field] !== student[field]);
    return isFirst || differs === undefined
      ? undefined
      : { campo: differs, error: fieldError('contradiction', { row: student.fila }) };
  }

  function takePerson(student: PlannedStudent, { fila, values }: Row): boolean {
    if (student.id === null) {
      plan.resumen.alumnosNuevos += 1;
      plan.cambios.push({ fila, email: student.email, campo: null, antes: null, ahora: student.email });
    }
    for (const campo of personal) {
      const [antes, ahora] = [student[campo], values[campo]];
      if (ahora === undefined || ahora === antes) continue;
      if (student.id !== null) {
        plan.cambios.push({ fila, email: student.email, campo, antes: shown(antes), ahora: shown(ahora) });
        student.cambios = { ...student.cambios, [campo]: ahora };
      }
      Object.assign(student, { [campo]: ahora });
    }
    const changes = Object.keys(student.cambios).length > 0;
    if (changes) plan.resumen.alumnosCambiados += 1;
    return changes || student.id === null;
  }

  function takeStudy(student: PlannedStudent, { fila, values }: Row): boolean {
    const { titulacion: idTitulacion } = values;
    if (idTitulacion === undefined) return false;
    const own = student.id === null ? undefined : studiesOf.get(student.id);
    const kept = own?.find((study) => study.idTitulacion === idTitulacion);
    const study: PlannedStudy = {
      actual: true,
      curso: null,
      ultimoCurso: false,
      creditosSuperados: null,
      creditosTotales: creditsOf.get(idTitulacion) ?? null,
      nota: null,
      anioPromocion: null,
      idSede: null,
      ...kept,
      id: kept?.id ?? null,
      idTitulacion,
      cambios: {},
    };
    let changes = kept === undefined;
    if (!kept) {
      const ahora = String(idTitulacion);
      plan.cambios.push({ fila, email: student.email, campo: 'titulacion', antes: null, ahora });
      plan.resumen.estudiosNuevos += 1;
    }
    for (const [campo, field] of ofStudy) {
      const [antes, ahora] = [study[field], values[campo]];
      if (ahora === undefined || ahora === antes) continue;
      if (kept) {
        plan.cambios.push({ fila, email: student.email, campo, antes: shown(antes), ahora: shown(ahora) });
        study.cambios = { ...study.cambios, [field]: ahora };
        changes = true;
      }
      Object.assign(study, { [field]: ahora });
    }
    if (kept && changes) plan.resumen.estudiosCambiados += 1;
    if (changes) student.estudios.push(study);
    return changes;
  }

  /** Somebody without studies of the university counts as studying, as one who registers by sign-on does. */
  function isStudying(studies: readonly Pick<KnownStudy, 'actual'>[]): boolean {
    return studies.length === 0 || studies.some(({ actual }) => actual);
  }

  function withEnrolment(student: PlannedStudent): PlannedStudent {
    const before = (student.id === null ? undefined : studiesOf.get(student.id)) ?? [];
    const written = new Set(student.estudios.map(({ id }) => id));
    const after = [...before.filter(({ id }) => !written.has(id)), ...student.estudios];
    const estudia = isStudying(after);
    return { ...student, estudia: estudia === isStudying(before) ? null : estudia };
  }

  return {
    take(row: Row): void {
      const refuse = ({ campo, error }: RowError) => plan.errores.push({ fila: row.fila, campo, error });
      for (const error of row.errors) refuse(error);
      if (row.errors.length > 0) return;
      const student = studentOf(row);
      if ('campo' in student) return void refuse(student);
      const key = student.email.toLowerCase();
      const isFirst = !planned.has(key);
      const { titulacion, dni } = row.values;
      const said = contradiction(student, row.values, isFirst);
      if (said) return void refuse(said);
      const seen = `${key} ${titulacion ?? ''}`;
      if (rows.has(seen)) return void refuse({ campo: 'titulacion', error: fieldError('repeated') });
      rows.add(seen);
      if (dni !== undefined) dniOf.set(dni, student.email);
      const changes = [isFirst && takePerson(student, row), takeStudy(student, row)];
      if (isFirst) planned.set(key, student);
      if (!changes.includes(true)) plan.resumen.filasIguales += 1;
    },
    finish(): Plan {
      return { ...plan, alumnos: [...planned.values()].map(withEnrolment) };
    },
  };
}
