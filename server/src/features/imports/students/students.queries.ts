import type { Db } from '../../../db/database.ts';
import { writeSome } from '../slices.ts';
import type { KnownStudent, PlannedChange, PlannedStudent } from './plan.rules.ts';

const known = {
  name: 'import_known',
  text: `
    select a.id, a.usuario as email, a.estado in ('activa', 'pendiente') and a.email_sin_confirmar is null as abierta,
      a.nombre, a.apellidos, s.dni, s.tipo_identificacion as "tipoIdentificacion", s.telefono,
      s.validado_doip as "documentoComprobado", s.fecha_nacimiento as "fechaNacimiento",
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

const personColumns = `nombre text, apellidos text, dni text, "tipoIdentificacion" text, telefono text,
  "fechaNacimiento" date`;

const insertStudents = {
  name: 'import_students',
  text: `
    with given as (select * from json_to_recordset($1::json) as g (email text, ${personColumns})),
    made as (
      insert into accounts (user_type, usuario, email, nombre, apellidos, estado, idioma, creada)
      select 'Alumno', lower(email), email, nombre, apellidos, 'activa', $2, $3::timestamptz from given
      returning id, usuario),
    written as (
      insert into students (id, dni, validado_doip, tipo_identificacion, telefono, fecha_nacimiento)
      select made.id, g.dni, g.dni is not null, g."tipoIdentificacion", g.telefono, g."fechaNacimiento"
      from made join given g on lower(g.email) = made.usuario)
    select id, usuario as email from made`,
};

// What does not change is not named, and a row never empties anything: null leaves what is there by now.
const updateNames = {
  name: 'import_names_change',
  text: `
    update accounts a set nombre = coalesce(g.nombre, a.nombre), apellidos = coalesce(g.apellidos, a.apellidos)
    from json_to_recordset($1::json) as g (id integer, ${personColumns})
    where a.id = g.id and (g.nombre is not null or g.apellidos is not null)`,
};

const updateStudents = {
  name: 'import_students_change',
  text: `
    update students s set dni = coalesce(g.dni, s.dni), validado_doip = s.validado_doip or g.dni is not null,
      tipo_identificacion = coalesce(g."tipoIdentificacion", s.tipo_identificacion),
      telefono = coalesce(g.telefono, s.telefono),
      fecha_nacimiento = coalesce(g."fechaNacimiento", s.fecha_nacimiento),
      -- A student who has the page of the CV open is told before they go over it.
      versiones = s.versiones || jsonb_build_object('personales', coalesce((s.versiones ->> 'personales')::integer, 0) + 1)
    from json_to_recordset($1::json) as g (id integer, ${personColumns}) where s.id = g.id`,
};

// As registering sets them.
const updateEnrolment = {
  name: 'import_enrolment',
  text: `
    update students s set es_antiguo = not g.estudia, con_practicas = g.estudia,
      puede_ofertas_practicas = g.estudia, busqueda_practicas_activa = g.estudia
    from json_to_recordset($1::json) as g (id integer, estudia boolean) where s.id = g.id`,
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
    from json_to_recordset($1::json) as g (${studyColumns})
    -- A manager has accepted a request for it meanwhile.
    on conflict (student_id, id_titulacion) where de_la_universidad and not repetido
      do update set actual = excluded.actual, ultimo_curso = excluded.ultimo_curso,
        curso = coalesce(excluded.curso, studies.curso),
        creditos_superados = coalesce(excluded.creditos_superados, studies.creditos_superados),
        creditos_totales = coalesce(excluded.creditos_totales, studies.creditos_totales),
        nota = coalesce(excluded.nota, studies.nota),
        anio_promocion = coalesce(excluded.anio_promocion, studies.anio_promocion),
        id_sede = coalesce(excluded.id_sede, studies.id_sede)`,
};

const updateStudies = {
  name: 'import_studies_change',
  text: `
    update studies t set actual = coalesce(g.actual, t.actual), curso = coalesce(g.curso, t.curso),
      ultimo_curso = coalesce(g."ultimoCurso", t.ultimo_curso),
      creditos_superados = coalesce(g."creditosSuperados", t.creditos_superados),
      creditos_totales = coalesce(g."creditosTotales", t.creditos_totales), nota = coalesce(g.nota, t.nota),
      anio_promocion = coalesce(g."anioPromocion", t.anio_promocion), id_sede = coalesce(g."idSede", t.id_sede)
    from json_to_recordset($1::json) as g (${studyColumns}) where t.id = g.id`,
};

const insertChanges = {
  name: 'import_changes',
  text: `
    insert into import_changes (import_id, student_id, fila, campo, antes, ahora)
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

/**
 * Writes what is planned, table by table; gives the students that are new, all that were written, and those
 * of before whose services are others now.
 */
export async function writeStudents(
  db: Db,
  { importId, alumnos, cambios, idioma, centro, ahora }: Written,
): Promise<{ nuevos: number[]; todos: number[]; conOtrosServicios: number[] }> {
  const made = await writeSome(
    alumnos.filter(({ id }) => id === null),
    (some) =>
      db.query<{ id: number; email: string }>(insertStudents, [
        JSON.stringify(some),
        idioma,
        ahora.toISOString(),
      ]),
  );
  const ids = new Map(made.map(({ id, email }) => [email, id]));
  const idOf = (email: string, id: number | null) => id ?? ids.get(email.toLowerCase());
  const changed = alumnos.flatMap(({ id, cambios }) =>
    Object.keys(cambios).length > 0 ? [{ id, ...cambios }] : [],
  );
  await writeSome(changed, (some) => db.query(updateNames, [JSON.stringify(some)]));
  await writeSome(changed, (some) => db.query(updateStudents, [JSON.stringify(some)]));
  const enrolled = alumnos.flatMap(({ id, email, estudia }) =>
    estudia === null ? [] : [{ id: idOf(email, id), estudia }],
  );
  await writeSome(enrolled, (some) => db.query(updateEnrolment, [JSON.stringify(some)]));
  const studies = alumnos.flatMap(({ id, email, estudios }) =>
    estudios.map((study) => ({ ...study, studentId: idOf(email, id) })),
  );
  await writeSome(
    studies.filter(({ id }) => id === null),
    (some) => db.query(insertStudies, [JSON.stringify(some), centro]),
  );
  const rewritten = studies.flatMap(({ id, cambios }) => (id === null ? [] : [{ id, ...cambios }]));
  await writeSome(rewritten, (some) => db.query(updateStudies, [JSON.stringify(some)]));
  const byEmail = new Map(alumnos.map(({ id, email }) => [email, idOf(email, id)]));
  const noted = cambios.map((change) => ({ ...change, studentId: byEmail.get(change.email) }));
  await writeSome(noted, (some) => db.query(insertChanges, [JSON.stringify(some), importId]));
  const todos = [...new Set(noted.flatMap(({ studentId }) => (studentId === undefined ? [] : [studentId])))];
  const conOtrosServicios = alumnos.flatMap(({ id, estudia }) =>
    id === null || estudia === null ? [] : [id],
  );
  return { nuevos: made.map(({ id }) => id), todos, conOtrosServicios };
}

const withoutAccess = {
  name: 'import_without_access',
  text: `
    select a.id from import_changes c join accounts a on a.id = c.student_id
    where c.import_id = $1 and c.campo is null and a.estado = 'activa' and a.password_hash is null
      and not exists (select from account_identities i where i.account_id = a.id)
    order by a.id`,
};

/** The students that an import has made who have no way to log in yet. */
export async function studentsWithoutAccess(db: Db, importId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(withoutAccess, [importId]);
  return rows.map(({ id }) => id);
}
