import type {
  ManagedPlacementCard,
  PlacementCard,
  PlacementState,
  placementFilters,
} from '@portal/contract/placements';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { foldedHasWords, hasWords, typedWords } from '../../db/words.queries.ts';
import { alerts, card, isClosedUnsigned, isUrgent } from './placement-columns.ts';

const studentName = `acc.nombre || ' ' || acc.apellidos`;
const unended = `p.estado in ('preparacion', 'lista', 'enCurso', 'finalizada')`;

const own = {
  name: 'placements_own',
  text: `
    select coalesce(json_agg(json_build_object(${card}, 'empresa', c.nombre_comercial)
        order by ${unended} desc, p.fecha_inicio desc, p.id desc), '[]') as practicas
    from (select * from placements where student_id = $2 order by fecha_inicio desc limit 100) p
      join companies c on c.id = p.company_id`,
};

type OwnCard = PlacementCard & { empresa: string };

/** The newest 100 of a student: those that go on first. */
export async function ownPlacements(db: Db, studentId: number, today: string): Promise<OwnCard[]> {
  const [row] = await db.query<{ practicas: OwnCard[] }>(own, [today, studentId]);
  return row?.practicas ?? [];
}

const any = {
  name: 'placements_any',
  text: `select exists (select from placements p where p.student_id = $1) as "ofStudent",
    exists (select from placements p where p.company_id = $2) as "ofCompany"`,
};

/** Whether a student or a company has any placement. */
export async function hasAny(db: Db, owner: { studentId?: number; companyId?: number }): Promise<boolean> {
  const values = [owner.studentId ?? null, owner.companyId ?? null];
  const [row] = await db.query<{ ofStudent: boolean; ofCompany: boolean }>(any, values);
  return row !== undefined && (row.ofStudent || row.ofCompany);
}

const missing = {
  name: 'placement_data_missing',
  text: `
    select s.dni is null as dni, s.num_seg_social is null as "numSegSocial",
      coalesce(s.telefono, '') = '' as telefono, s.fecha_nacimiento is null as "fechaNacimiento",
      coalesce(s.direccion, '') = '' as direccion
    from students s where s.id = $1
      and exists (select from placements p where p.student_id = s.id and p.estado in ('preparacion', 'lista', 'enCurso'))`,
};

interface Missing {
  dni: boolean;
  numSegSocial: boolean;
  telefono: boolean;
  fechaNacimiento: boolean;
  direccion: boolean;
}

/** Which data a student with a placement still has to give; undefined without one. */
export async function missingData(db: Db, studentId: number): Promise<Missing | undefined> {
  const [row] = await db.query<Missing>(missing, [studentId]);
  return row;
}

interface Paging {
  pagina: number;
  porPagina: number;
}
const paging = ({ pagina, porPagina }: Paging) => [porPagina, (pagina - 1) * porPagina];

interface Counted {
  numTotal: number;
  porEstado: { estado: PlacementState; numTotal: number }[];
}

const total = ({ porEstado }: Pick<Counted, 'porEstado'>, estado: PlacementState | undefined): number =>
  porEstado.reduce((sum, one) => sum + (estado === undefined || one.estado === estado ? one.numTotal : 0), 0);

export type CompanyCard = PlacementCard & { alumno: string; tutorEmpresa: string };
interface CompanyPage extends Counted {
  practicas: CompanyCard[];
  tienePracticas: boolean;
}

const ofCompany = {
  name: 'placements_of_company',
  text: `
    with ${typedWords('$3')}, found as (
      select p.*, ${studentName} as alumno from placements p join accounts acc on acc.id = p.student_id
      where p.company_id = $2 and ($3::text is null or ${hasWords(`p.titulo || ' ' || ${studentName}`)})),
    page as (
      select p.*, row_number() over (order by (
          'firmaEmpresa' = any(p.faltan) and 'tutorAcademico' <> all(p.faltan) and p.estado in ('preparacion', 'lista', 'enCurso')) desc,
        p.fecha_inicio desc, p.id desc) as place
      from found p where $4::text is null or p.estado = $4 order by place limit $5 offset $6)
    select
      coalesce((select json_agg(json_build_object(${card}, 'alumno', p.alumno,
          'tutorEmpresa', p.datos -> 'tutor' ->> 'nombre' || ' ' || (p.datos -> 'tutor' ->> 'apellidos')) order by p.place)
        from page p), '[]') as practicas,
      coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total))
        from (select estado, count(*)::integer as total from found group by estado) n), '[]') as "porEstado",
      exists (select from placements p where p.company_id = $2) as "tienePracticas"`,
};

interface CompanyFilters extends Paging {
  texto?: string | undefined;
  estado?: PlacementState | undefined;
}

/** A page of a company's placements: those that await its signature first, then the newest. */
export async function companyPage(
  db: Db,
  companyId: number,
  filters: CompanyFilters,
  today: string,
): Promise<CompanyPage> {
  const { texto, estado } = filters;
  const values = [today, companyId, texto || null, estado ?? null, ...paging(filters)];
  const [row] = await db.query<Omit<CompanyPage, 'numTotal'>>(ofCompany, values);
  if (!row) throw new Error('a page without a row');
  return { ...row, numTotal: total(row, estado) };
}

type Filters = z.output<typeof placementFilters>;

/** Values that filters have, in the order of their parameters from `$2`. */
const given = {
  texto: ({ texto }: Filters) => texto || null,
  tipoPractica: ({ tipoPractica }: Filters) => tipoPractica ?? null,
  falta: ({ falta }: Filters) => falta ?? null,
  idEmpresa: ({ idEmpresa }: Filters) => idEmpresa ?? null,
  idTutor: ({ idTutor }: Filters) => idTutor ?? null,
  curso: ({ curso }: Filters) => curso ?? null,
  conAlertas: ({ conAlertas }: Filters) => conAlertas || null,
} as const;
const names = ['texto', 'tipoPractica', 'falta', 'idEmpresa', 'idTutor', 'curso', 'conAlertas'] as const;
type Name = (typeof names)[number];

const conditions: Readonly<Record<Name, string>> = {
  // Of people and companies once each, not for each of their placements.
  texto: `p.id in (
    select t.id from placements t where ${foldedHasWords('t.buscado')}
    union all select t.id from placements t where t.student_id in (
      select acc.id from accounts acc where acc.user_type = 'Alumno' and ${hasWords(studentName)})
    union all select t.id from placements t where t.company_id in (
      select c.id from companies c
      where ${hasWords("c.nombre_comercial || ' ' || c.nombre_fiscal || ' ' || c.cif")}))`,
  tipoPractica: 'p.tipo_practica = $3::text',
  // Of one that is closed a signature alone is still awaited.
  falta: `$4::text = any(p.faltan) and (${unended} or ${isClosedUnsigned} and starts_with($4::text, 'firma'))`,
  idEmpresa: 'p.company_id = $5::integer',
  idTutor: 'p.academic_tutor_id = $6::integer',
  curso: 'p.curso = $7::integer',
  conAlertas: `(${unended} or ${isClosedUnsigned}) and $8::boolean`,
};
/** Parameters that no condition names would have no type. */
const typed = `($2::text is null or true) and ($3::text is null or true) and ($4::text is null or true)
  and ($5::integer is null or true) and ($6::integer is null or true) and ($7::integer is null or true)
  and ($8::boolean is null or true) and ($9::text is null or true)`;

function whereOf(filters: Filters): { key: string; where: string; values: unknown[] } {
  const used = names.filter((name) => given[name](filters) !== null);
  return {
    key: used.join('_'),
    where: [typed, ...used.map((name) => conditions[name])].join(' and '),
    values: [...names.map((name) => given[name](filters)), filters.estado ?? null],
  };
}

const managedCard = `${card}, 'idEmpresa', p.company_id, 'empresa', c.nombre_comercial, 'idAlumno', p.student_id,
  'alumno', ${studentName}, 'tutorAcademico', t.nombre || ' ' || t.apellidos, 'version', p.version`;
const withAlerts = `cardinality(${alerts}) > 0`;

/** Those that something is wrong with, with today as `$1`. */
export const placementsWithAlerts = `select p.id from placements p where (${unended} or ${isClosedUnsigned}) and ${withAlerts}`;

interface ManagedPage extends Counted {
  practicas: ManagedPlacementCard[];
}

/** A page of all placements: what is urgent first, then by their first day, the latest first. */
export async function managedPage(db: Db, filters: Filters & Paging, today: string): Promise<ManagedPage> {
  const { key, where, values } = whereOf(filters);
  const ofState = filters.estado === undefined ? 'true' : 'p.estado = $9::text';
  const [row] = await db.query<Omit<ManagedPage, 'numTotal'>>(
    {
      name: `placements_managed_${key}${filters.estado === undefined ? '' : '_state'}`,
      text: `
        with ${typedWords('$2')}, found as (
          select p.id, p.estado, p.fecha_inicio, p.fecha_fin from placements p
          where ${where}${filters.conAlertas ? ` and ${withAlerts}` : ''}),
        page as (
          select p.id, ${isUrgent} as urgent
          from found p where ${ofState} order by urgent desc, p.fecha_inicio desc, p.id desc limit $10 offset $11)
        select
          coalesce((select json_agg(json_build_object(${managedCard})
              order by page.urgent desc, p.fecha_inicio desc, p.id desc)
            from page join placements p on p.id = page.id join accounts acc on acc.id = p.student_id
              join companies c on c.id = p.company_id left join academic_tutors t on t.id = p.academic_tutor_id),
            '[]') as practicas,
          coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total))
            from (select estado, count(*)::integer as total from found group by estado) n), '[]') as "porEstado"`,
    },
    [today, ...values, ...paging(filters)],
  );
  if (!row) throw new Error('a page without a row');
  return { ...row, numTotal: total(row, filters.estado) };
}

/** Most placements of one export. */
export const mostExported = 20_000;

export interface ExportedPlacement {
  idAlumno: number;
  numero: string;
  estado: PlacementState;
  tipoPractica: PlacementCard['tipoPractica'];
  alumno: string;
  dni: string | null;
  titulacion: string | null;
  empresa: string;
  cif: string;
  titulo: string;
  fechaInicio: string;
  fechaFin: string;
  horasTotales: number;
  horasHechas: number;
  ayudaEstudio: number | null;
  tutorEmpresa: string;
  tutorAcademico: string | null;
  calificacion: number | null;
}

/** The placements that filters leave, whole, for a spreadsheet, the newest first: one more than fit where there are more. */
export async function exportedPlacements(
  db: Db,
  filters: Filters,
  today: string,
): Promise<ExportedPlacement[]> {
  const { key, where, values } = whereOf(filters);
  const ofState = filters.estado === undefined ? 'true' : 'p.estado = $9::text';
  return db.query<ExportedPlacement>(
    {
      name: `placements_export_${key}${filters.estado === undefined ? '' : '_state'}`,
      text: `
        with ${typedWords('$2')}
        select p.student_id as "idAlumno", p.numero, p.estado, p.tipo_practica as "tipoPractica", ${studentName} as alumno, s.dni, p.titulacion,
          c.nombre_fiscal as empresa, c.cif, p.titulo, p.fecha_inicio::text as "fechaInicio", p.fecha_fin::text as "fechaFin",
          p.horas_totales::float8 as "horasTotales", p.horas_hechas::float8 as "horasHechas",
          (p.datos -> 'condiciones' ->> 'ayudaEstudio')::float8 as "ayudaEstudio",
          p.datos -> 'tutor' ->> 'nombre' || ' ' || (p.datos -> 'tutor' ->> 'apellidos') as "tutorEmpresa",
          t.nombre || ' ' || t.apellidos as "tutorAcademico", p.calificacion::float8 as calificacion
        from placements p join accounts acc on acc.id = p.student_id join students s on s.id = p.student_id
          join companies c on c.id = p.company_id left join academic_tutors t on t.id = p.academic_tutor_id
        where ${where} and ${ofState} and ($1::date is null or true)${filters.conAlertas ? ` and ${withAlerts}` : ''}
        order by p.fecha_inicio desc, p.id desc limit ${mostExported + 1}`,
    },
    [today, ...values],
  );
}
