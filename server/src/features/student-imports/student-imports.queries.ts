import type { ImportChange, ImportState } from '@portal/contract/student-imports';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { studentImportChanges, studentImports } from '../../db/tables/student-imports.ts';
import type { KnownStudent, PlannedChange, PlannedStudent } from './plan.rules.ts';

type NewImport = typeof studentImports.$inferInsert;

export async function insertImport({ orm }: Db, values: NewImport): Promise<number> {
  const [row] = await orm.insert(studentImports).values(values).returning({ id: studentImports.id });
  if (!row) throw new Error('an import was not saved');
  return row.id;
}

/** The newest imports, without their rows. */
export const newestImports = ({ orm }: Db) =>
  orm
    .select({
      id: studentImports.id,
      nombre: studentImports.nombre,
      estado: studentImports.estado,
      creada: studentImports.creada,
      numFilas: studentImports.numFilas,
    })
    .from(studentImports)
    .orderBy(desc(studentImports.id))
    .limit(20);

const sample = 3;

/** An import as its page shows it: of its rows the first alone. */
export async function findImport({ orm }: Db, id: number) {
  const [row] = await orm
    .select({
      id: studentImports.id,
      nombre: studentImports.nombre,
      estado: studentImports.estado,
      creada: studentImports.creada,
      columnas: studentImports.columnas,
      muestra: sql<string[][]>`(select coalesce(json_agg(line), '[]') from (
        select line from json_array_elements(${studentImports.filas}) line limit ${sample}) first)`,
      numFilas: studentImports.numFilas,
      campos: studentImports.campos,
      enviaEnlaces: studentImports.enviaEnlaces,
      avance: studentImports.avance,
      numErrores: studentImports.numErrores,
      errores: studentImports.errores,
      resumen: studentImports.resumen,
    })
    .from(studentImports)
    .where(eq(studentImports.id, id));
  return row;
}

/** The whole of an import, with its rows. */
export async function readImport({ orm }: Db, id: number) {
  const [row] = await orm.select().from(studentImports).where(eq(studentImports.id, id));
  return row;
}

/** Changes an import that is in one of these states; whether it was. */
export async function moveImport(
  { orm }: Db,
  id: number,
  from: readonly ImportState[],
  values: Partial<NewImport>,
): Promise<boolean> {
  const rows = await orm
    .update(studentImports)
    .set(values)
    .where(and(eq(studentImports.id, id), inArray(studentImports.estado, [...from])))
    .returning({ id: studentImports.id });
  return rows.length > 0;
}

const known = {
  name: 'import_known',
  text: `
    select a.id, a.usuario as email, a.estado in ('activa', 'pendiente') and a.email_sin_confirmar is null as abierta,
      a.nombre, a.apellidos, s.dni, s.tipo_identificacion as "tipoIdentificacion", s.telefono,
      s.fecha_nacimiento as "fechaNacimiento",
      coalesce((
        select json_agg(json_build_object('id', t.id, 'idTitulacion', t.id_titulacion, 'actual', t.actual,
          'curso', t.curso, 'ultimoCurso', t.ultimo_curso, 'creditosSuperados', t.creditos_superados,
          'creditosTotales', t.creditos_totales, 'nota', t.nota, 'anioPromocion', t.anio_promocion,
          'idSede', t.id_sede) order by t.id)
        from studies t where t.student_id = s.id and t.de_la_universidad), '[]') as estudios
    from students s join accounts a on a.id = s.id
    where a.usuario in (select value from json_array_elements_text($1::json))
      or s.dni in (select value from json_array_elements_text($2::json))`,
};

/** The students with one of these e-mails or identity documents. */
export const knownStudents = (
  db: Db,
  emails: readonly string[],
  dnis: readonly string[],
): Promise<KnownStudent[]> => db.query<KnownStudent>(known, [JSON.stringify(emails), JSON.stringify(dnis)]);

const lock = { name: 'import_lock', text: 'select pg_advisory_xact_lock(30518)' };

/** Until the transaction ends no other import is applied. */
export async function lockImports(db: Db): Promise<void> {
  await db.query(lock, []);
}

const insertStudents = {
  name: 'import_students',
  text: `
    with given as (
      select * from json_to_recordset($1::json) as g (email text, nombre text, apellidos text, dni text,
        "tipoIdentificacion" text, telefono text, "fechaNacimiento" date)),
    made as (
      insert into accounts (user_type, usuario, email, nombre, apellidos, estado, idioma, creada)
      select 'Alumno', lower(email), email, nombre, apellidos, 'activa', $2, $3::timestamptz from given
      returning id, usuario),
    written as (
      insert into students (id, dni, tipo_identificacion, telefono, fecha_nacimiento)
      select made.id, g.dni, g."tipoIdentificacion", g.telefono, g."fechaNacimiento"
      from made join given g on lower(g.email) = made.usuario)
    select id, usuario as email from made`,
};

const updateStudents = {
  name: 'import_students_change',
  text: `
    with given as (
      select * from json_to_recordset($1::json) as g (id integer, nombre text, apellidos text, dni text,
        "tipoIdentificacion" text, telefono text, "fechaNacimiento" date)),
    named as (
      update accounts a set nombre = g.nombre, apellidos = g.apellidos from given g where a.id = g.id)
    update students s set dni = g.dni, tipo_identificacion = g."tipoIdentificacion", telefono = g.telefono,
      fecha_nacimiento = g."fechaNacimiento",
      -- Whoever has the page of the CV open is told before they go over it.
      versiones = s.versiones || jsonb_build_object('personales', coalesce((s.versiones ->> 'personales')::integer, 0) + 1)
    from given g where s.id = g.id`,
};

const studyColumns = `id integer, "studentId" integer, "idTitulacion" integer, actual boolean, curso integer,
  "ultimoCurso" boolean, "creditosSuperados" numeric, "creditosTotales" numeric, nota numeric,
  "anioPromocion" integer, "idSede" integer`;

const insertStudies = {
  name: 'import_studies',
  text: `
    insert into studies (student_id, de_la_universidad, centro, id_titulacion, actual, curso, ultimo_curso,
      creditos_superados, creditos_totales, nota, anio_promocion, id_sede)
    select "studentId", true, $2, "idTitulacion", actual, curso, "ultimoCurso", "creditosSuperados",
      "creditosTotales", nota, "anioPromocion", "idSede"
    from json_to_recordset($1::json) as g (${studyColumns})`,
};

const updateStudies = {
  name: 'import_studies_change',
  text: `
    update studies t set actual = g.actual, curso = g.curso, ultimo_curso = g."ultimoCurso",
      creditos_superados = g."creditosSuperados", creditos_totales = g."creditosTotales", nota = g.nota,
      anio_promocion = g."anioPromocion", id_sede = g."idSede"
    from json_to_recordset($1::json) as g (${studyColumns}) where t.id = g.id`,
};

const insertChanges = {
  name: 'import_changes',
  text: `
    insert into student_import_changes (import_id, student_id, fila, campo, antes, ahora)
    select $2, "studentId", fila, campo, antes, ahora
    from json_to_recordset($1::json) as g ("studentId" integer, fila integer, campo text, antes text, ahora text)`,
};

interface Written {
  importId: number;
  alumnos: readonly PlannedStudent[];
  cambios: readonly PlannedChange[];
  idioma: string;
  centro: string;
  ahora: Date;
}

/** Writes what is planned, a statement for each table; gives the students that are new and all that were written. */
export async function writeStudents(
  db: Db,
  { importId, alumnos, cambios, idioma, centro, ahora }: Written,
): Promise<{ nuevos: number[]; todos: number[] }> {
  const made = await db.query<{ id: number; email: string }>(insertStudents, [
    JSON.stringify(alumnos.filter(({ id }) => id === null)),
    idioma,
    ahora.toISOString(),
  ]);
  const ids = new Map(made.map(({ id, email }) => [email, id]));
  const idOf = (email: string, id: number | null) => id ?? ids.get(email.toLowerCase());
  await db.query(updateStudents, [JSON.stringify(alumnos.filter(({ cambia }) => cambia))]);
  const studies = alumnos.flatMap(({ id, email, estudios }) =>
    estudios.map((study) => ({ ...study, studentId: idOf(email, id) })),
  );
  await db.query(insertStudies, [JSON.stringify(studies.filter(({ id }) => id === null)), centro]);
  await db.query(updateStudies, [JSON.stringify(studies.filter(({ id }) => id !== null))]);
  const byEmail = new Map(alumnos.map(({ id, email }) => [email, idOf(email, id)]));
  const noted = cambios.map((change) => ({ ...change, studentId: byEmail.get(change.email) }));
  await db.query(insertChanges, [JSON.stringify(noted), importId]);
  const todos = [...new Set(noted.flatMap(({ studentId }) => (studentId === undefined ? [] : [studentId])))];
  return { nuevos: made.map(({ id }) => id), todos };
}

const changesPage = {
  name: 'import_changes_page',
  text: `
    select (select count(*)::integer from student_import_changes where import_id = $1) as "numTotal",
      coalesce((select json_agg(json_build_object('fila', c.fila, 'email', coalesce(a.email, ''), 'campo', c.campo,
          'antes', c.antes, 'ahora', c.ahora) order by c.fila, c.id)
        from (select * from student_import_changes where import_id = $1 order by fila, id limit $2 offset $3) c
          left join accounts a on a.id = c.student_id), '[]') as cambios`,
};

/** A page of what an import changed, by row. */
export async function importChanges(db: Db, id: number, limit: number, offset: number) {
  const [row] = await db.query<{ cambios: ImportChange[]; numTotal: number }>(changesPage, [
    id,
    limit,
    offset,
  ]);
  return row ?? { cambios: [], numTotal: 0 };
}

/** Deletes the imports made before this moment, with what they changed. */
export async function deleteOldImports({ orm }: Db, before: Date): Promise<void> {
  await orm.delete(studentImports).where(lt(studentImports.creada, before));
}

/** Erases what imports changed of these students. */
export async function eraseImports({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(studentImportChanges).where(inArray(studentImportChanges.studentId, [...studentIds]));
}
