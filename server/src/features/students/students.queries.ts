import type { Reserved } from '@portal/contract/cv';
import type { Answer } from '@portal/contract/endpoint';
import type { getStudent, ListedStudent, StudentFilters, StudentServices } from '@portal/contract/students';
import type { StudyChanges } from '@portal/contract/study-requests';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';
import { studies } from '../../db/tables/studies.ts';
import { reservedJson } from '../cv/reserved.queries.ts';
import { requestsJson, type StoredRequest } from '../document-requests/document-requests.queries.ts';
import { declinedByStudent } from '../offers/offer-sql.queries.ts';
import { studyFields } from '../studies/studies.queries.ts';

const words = "portal_name_words(a.nombre || ' ' || a.apellidos || ' ' || a.email)";
/** The beginning of every word that was typed. */
const asked = '(select portal_beginnings($1))';

const hasDigit = (texto = ''): boolean => /\d/.test(texto);

/** Also by the whole number of an identity document, however it is written. */
const withNumber = `s.id in (
  select n.id from students n where n.dni = upper(regexp_replace($1, '[^0-9A-Za-z]', '', 'g'))
  union all select a.id from accounts a where ${words} @@ ${asked})`;

const waits = `exists (select from study_requests r where r.student_id = s.id and r.estado = 'pendiente')`;

/** One condition for each filter, on a student `s` with account `a`; its values are `$1` to `$6`. */
const conditions: { readonly [F in keyof Required<StudentFilters>]: (filters: StudentFilters) => string } = {
  texto: ({ texto }) => (hasDigit(texto) ? withNumber : `${words} @@ ${asked}`),
  idTitulacion: () =>
    'exists (select from studies t where t.student_id = s.id and t.id_titulacion = $2::integer)',
  curso: () =>
    'exists (select from studies t where t.student_id = s.id and t.actual and t.curso = $3::integer)',
  servicio: ({ servicio }) =>
    servicio === 'practicas'
      ? 's.con_practicas'
      : servicio === 'empleo'
        ? 's.con_empleo'
        : 's.solo_ciclos_uax',
  tipo: ({ tipo }) => (tipo === 'UTP' ? 's.con_practicas' : 'not s.con_practicas'),
  conSolicitudes: ({ conSolicitudes }) => (conSolicitudes ? waits : `not ${waits}`),
};

/** What stands in a statement for the filters that are there. */
function conditionOf(filters: StudentFilters): { name: string; where: string } {
  const used = (['texto', 'idTitulacion', 'curso', 'servicio', 'tipo', 'conSolicitudes'] as const).filter(
    (name) => filters[name] !== undefined,
  );
  return {
    name: used
      .map((name) =>
        name === 'texto'
          ? hasDigit(filters.texto)
            ? 'numero'
            : name
          : typeof filters[name] === 'string'
            ? filters[name]
            : `${name}${name === 'conSolicitudes' ? filters[name] : ''}`,
      )
      .join('_'),
    where: [
      // The data of people who have left are being erased.
      `a.email <> ''`,
      'a.email_sin_confirmar is null',
      // A parameter that no condition names would have no type.
      '($1::text is null or true) and ($2::integer is null or true) and ($3::integer is null or true)',
      ...used.map((name) => conditions[name](filters)),
    ].join(' and '),
  };
}

const values = ({ texto, idTitulacion, curso }: StudentFilters) => [
  /[\p{L}\p{N}]/u.test(texto ?? '') ? texto : null,
  idTitulacion ?? null,
  curso ?? null,
];

/** Words without a letter or a digit look for nothing. */
const meant = ({ texto, ...filters }: StudentFilters): StudentFilters =>
  /[\p{L}\p{N}]/u.test(texto ?? '') ? { ...filters, texto } : filters;

const listed = `
  'idAlumno', s.id, 'nombre', a.nombre, 'apellidos', a.apellidos, 'email', a.email, 'dni', s.dni,
  'estado', a.estado, 'tipo', case when s.con_practicas then 'UTP' else 'UTE' end,
  'conPracticas', s.con_practicas, 'conEmpleo', s.con_empleo,
  'puedeOfertasPracticas', s.puede_ofertas_practicas, 'soloCiclosUAX', s.solo_ciclos_uax,
  'validadoDOIP', s.validado_doip,
  'estudio', (select json_build_object('idTitulacion', t.id_titulacion, 'titulo', t.titulo, 'curso', t.curso,
      'actual', t.actual)
    from studies t where t.student_id = s.id order by t.actual desc, t.de_la_universidad desc, t.id desc limit 1),
  'numSolicitudes', (select count(*)::integer from study_requests r
    where r.student_id = s.id and r.estado = 'pendiente'),
  'boletin', s.boletin,
  'numCandidaturas', (select count(*)::integer from applications p where p.student_id = s.id),
  'ultimoAcceso', a.ultimo_acceso`;

/** A page of the students that the filters leave, with how many there are. */
export async function findStudents(db: Db, asked: StudentFilters, limit: number, offset: number) {
  const filters = meant(asked);
  const { name, where } = conditionOf(filters);
  const statement = {
    name: `managed_students_${name}`,
    text: `
      with found as materialized (select s.id from students s join accounts a on a.id = s.id where ${where}),
        page as (select id from found order by id desc limit $4 offset $5)
      select (select count(*)::integer from found) as "numTotal",
        coalesce((select json_agg(json_build_object(${listed}) order by s.id desc)
          from page join students s on s.id = page.id join accounts a on a.id = s.id), '[]') as alumnos`,
  };
  const [row] = await db.query<{ alumnos: ListedStudent[]; numTotal: number }>(statement, [
    ...values(filters),
    limit,
    offset,
  ]);
  return row ?? { alumnos: [], numTotal: 0 };
}

type Student = Answer<typeof getStudent>;
type Linked = 'documentos' | 'documentosPrivados' | 'documentosProcesos' | 'urlImagenPerfil';
interface StoredStudent extends Omit<Student, Linked | 'enlaceAcceso'> {
  foto: { id: number; nombre: string } | null;
  documentos: { idTipoDocumento: number; fileId: number; nombre: string; fecha: string; privado: boolean }[];
  pedidos: StoredRequest[];
}

const reservedOf = {
  name: 'managed_student_reserved',
  text: `select ${reservedJson} as reservados from students s where s.id = $1`,
};

export async function findReserved(db: Db, studentId: number): Promise<Reserved | undefined> {
  const [row] = await db.query<{ reservados: Reserved }>(reservedOf, [studentId]);
  return row?.reservados;
}

/** The studies with what their averages were before. */
const studiesWithAverages = `coalesce((
  select json_agg(json_build_object(${studyFields}, 'notasAnteriores', coalesce((
      select json_agg(json_build_object('nota', v.nota, 'hasta', v.hasta) order by v.id desc)
      from (select id, nota, hasta from study_averages where study_id = t.id order by id desc limit 5) v), '[]'))
    order by t.actual desc, t.id desc)
  from studies t where t.student_id = s.id), '[]')`;

const one = {
  name: 'managed_student',
  text: `
    select json_build_object(${listed},
      'telefono', s.telefono, 'fechaNacimiento', s.fecha_nacimiento, 'idPais', s.id_pais,
      'idProvincia', s.id_provincia, 'localidad', s.localidad, 'creada', a.creada,
      'foto', (select json_build_object('id', f.id, 'nombre', f.nombre) from files f where f.id = s.foto_id),
      'pedidos', ${requestsJson}, 'estudios', ${studiesWithAverages},
      'candidaturas', coalesce((
        select json_agg(json_build_object('urlOferta', o.url_acceso, 'titulo', o.titulo,
            'empresa', c.nombre_comercial, 'idEstado', a.id_estado, 'rechazadaPorAlumno', ${declinedByStudent},
            'fecha', a.fecha) order by a.fecha desc)
        from applications a join offers o on o.id = a.offer_id join companies c on c.id = o.company_id
        where a.student_id = s.id), '[]'),
      'documentos', coalesce((
        select json_agg(json_build_object('idTipoDocumento', d.id_tipo_documento, 'fileId', d.file_id,
            'nombre', f.nombre, 'fecha', d.fecha, 'privado', d.privado) order by d.id desc)
        from student_documents d join files f on f.id = d.file_id where d.student_id = s.id), '[]'),
      'accesos', coalesce((
        select json_agg(e.creada order by e.creada desc)
        from (select creada from sessions where account_id = s.id order by creada desc limit 20) e), '[]')
      ) as student
    from students s join accounts a on a.id = s.id where s.id = $1 and a.email <> ''`,
};

export async function findStudent(db: Db, id: number): Promise<StoredStudent | undefined> {
  const [row] = await db.query<{ student: StoredStudent }>(one, [id]);
  return row?.student;
}

/** Writes a study of the university; gives whose it is, undefined where there is no such study. */
export async function updateUniversityStudy({ orm }: Db, id: number, changes: StudyChanges) {
  const [row] = await orm
    .update(studies)
    .set(changes)
    .where(and(eq(studies.id, id), eq(studies.deLaUniversidad, true)))
    .returning({ studentId: studies.studentId });
  return row?.studentId;
}

/** Switches what is named; false where the student's document is no longer the one that was checked. */
export async function updateServices(
  { orm }: Db,
  id: number,
  services: StudentServices,
  checked: string | null | undefined,
): Promise<boolean> {
  const isSame =
    services.validadoDOIP === undefined
      ? undefined
      : sql`${students.dni} is not distinct from ${checked ?? null}::text`;
  const rows = await orm
    .update(students)
    .set(services)
    .where(and(eq(students.id, id), isSame))
    .returning({ id: students.id });
  return rows.length > 0;
}
