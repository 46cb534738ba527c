import type { ImportError, ImportFieldOf } from '@portal/contract/imports';
import { fieldError } from '@portal/contract/validation';
import { degrees } from '../../catalogue/lists/degrees.ts';
import { asRead, plain } from '../cells.rules.ts';
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

/** Whether two cells say the same of a person. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? asRead(one) === asRead(other) : one === other;

/**
 * Whether a register says nothing new of a name: it is written the same, or in capitals, where registers have neither
 * small letters nor, often, accents.
 */
function isKeptName(antes: string, ahora: string): boolean {
  if (antes.normalize('NFC') === ahora) return true;
  return ahora === ahora.toUpperCase() && plain(antes) === plain(ahora) && plain(ahora) !== '';
}

const isKept = (student: Person, campo: keyof Person, ahora: string): boolean =>
  campo === 'nombre' || campo === 'apellidos' ? isKeptName(student[campo], ahora) : student[campo] === ahora;

/** What the rows of a student have said of the person so far, each with the first row that said it. */
type Said = Map<(typeof personal)[number], { value: unknown; fila: number }>;

interface PlanOptions {
  /** Whether the sheet has a column of surnames: only there an empty one means that somebody has none. */
  readonly hasSurnames: boolean;
}

/** Plans what rows write, against the students that are known; what is wrong is told row by row. */
export function openPlan(known: readonly KnownStudent[], { hasSurnames }: PlanOptions) {
  const byEmail = new Map(known.map((student) => [student.email.toLowerCase(), student]));
  const byDni = new Map(known.flatMap((student) => (student.dni ? [[student.dni, student] as const] : [])));
  const planned = new Map<string, PlannedStudent>();
  const saidOf = new Map<string, Said>();
  const changed = new Set<string>();
  const dniOf = new Map<string, { email: string; fila: number }>();
  const rows = new Map<string, number>();
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
    const { nombre = found?.nombre, apellidos = found?.apellidos ?? (hasSurnames ? '' : undefined) } = values;
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
  function contradiction(student: PlannedStudent, said: Said, values: RowValues): RowError | undefined {
    const { dni } = values;
    const holder = dni === undefined ? undefined : dniOf.get(dni);
    if (holder !== undefined && holder.email !== student.email)
      return { campo: 'dni', error: fieldError('repeatedRow', { row: holder.fila }) };
    const differs = (campo: (typeof personal)[number]) => {
      const [before, now] = [said.get(campo)?.value, values[campo]];
      return before !== undefined && now !== undefined && !isSame(before, now);
    };
    // Another person with the same e-mail.
    if (differs('nombre') && differs('apellidos') && values.email !== undefined)
      return { campo: 'email', error: fieldError('repeatedRow', { row: said.get('nombre')?.fila ?? 0 }) };
    for (const campo of personal) {
      const before = said.get(campo);
      if (before && differs(campo))
        return { campo, error: fieldError('contradiction', { row: before.fila }) };
    }
    return undefined;
  }

  /** A row of the same student and degree is there twice: told of the column that both have. */
  function repetition(key: string, { values }: Row): RowError | undefined {
    const row = rows.get(key);
    if (row === undefined) return undefined;
    const campo = (['titulacion', 'email', 'dni'] as const).find((field) => values[field] !== undefined);
    return { campo: campo ?? 'email', error: fieldError('repeatedRow', { row }) };
  }

  /** Takes what the row says of the person that no row before it has said. */
  function takePerson(student: PlannedStudent, said: Said, isFirst: boolean, { fila, values }: Row): boolean {
    const { email } = student;
    if (isFirst && student.id === null) {
      plan.resumen.alumnosNuevos += 1;
      const ahora = [`${student.nombre} ${student.apellidos}`.trim(), values.dni].filter(Boolean).join(' · ');
      plan.cambios.push({ fila, email, campo: null, antes: null, ahora });
    }
    let changes = isFirst && student.id === null;
    for (const campo of personal) {
      const [antes, ahora] = [student[campo], values[campo]];
      if (ahora === undefined || said.has(campo)) continue;
      said.set(campo, { value: ahora, fila });
      if (isKept(student, campo, ahora)) continue;
      if (student.id !== null) {
        plan.cambios.push({ fila, email, campo, antes: shown(antes), ahora: shown(ahora) });
        student.cambios = { ...student.cambios, [campo]: ahora };
      }
      Object.assign(student, { [campo]: ahora });
      changes = true;
    }
    if (changes && student.id !== null && !changed.has(email)) {
      changed.add(email);
      plan.resumen.alumnosCambiados += 1;
    }
    return changes;
  }

  /** The study that a row names, as it is before the row, or as a new one begins. */
  function studyOf(student: PlannedStudent, idTitulacion: number): PlannedStudy {
    const own = student.id === null ? undefined : studiesOf.get(student.id);
    const kept = own?.find((study) => study.idTitulacion === idTitulacion);
    return {
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
  }

  /** Nobody has passed more than the whole degree; its credits are those of the row, the study or the catalogue. */
  function creditsError(study: PlannedStudy, values: RowValues): RowError | undefined {
    const { creditosSuperados: passed, creditosTotales: total } = values;
    if (passed === undefined && total === undefined) return undefined;
    const [all, done] = [total ?? study.creditosTotales, passed ?? study.creditosSuperados];
    if (all === null || done === null || done <= all) return undefined;
    const campo = passed === undefined ? 'creditosTotales' : 'creditosSuperados';
    return { campo, error: fieldError('creditsOrder') };
  }

  function takeStudy(
    student: PlannedStudent,
    study: PlannedStudy | undefined,
    { fila, values }: Row,
  ): boolean {
    if (!study) return false;
    const { idTitulacion } = study;
    const kept = study.id !== null;
    let changes = !kept;
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
      const refuse = (error: RowError) => plan.errores.push({ fila: row.fila, ...error });
      for (const error of row.errors) refuse(error);
      if (row.errors.length > 0) return;
      const student = studentOf(row);
      if ('campo' in student) return void refuse(student);
      const { values, fila } = row;
      const key = student.email.toLowerCase();
      const said = saidOf.get(key) ?? new Map();
      const study = values.titulacion === undefined ? undefined : studyOf(student, values.titulacion);
      const problem =
        contradiction(student, said, values) ??
        repetition(`${key} ${values.titulacion ?? ''}`, row) ??
        (study && creditsError(study, values));
      if (problem) return void refuse(problem);
      rows.set(`${key} ${values.titulacion ?? ''}`, fila);
      if (values.dni !== undefined) dniOf.set(values.dni, { email: student.email, fila });
      const isFirst = !planned.has(key);
      saidOf.set(key, said);
      const changes = [takePerson(student, said, isFirst, row), takeStudy(student, study, row)];
      if (isFirst) planned.set(key, student);
      if (!changes.includes(true)) plan.resumen.filasIguales += 1;
    },
    finish(): Plan {
      return { ...plan, alumnos: [...planned.values()].map(withEnrolment) };
    },
  };
}
