import type { Input } from '@portal/contract/endpoint';
import type {
  IncorporationState,
  listIncorporationForms,
  ManagedIncorporationCard,
} from '@portal/contract/incorporation-forms';
import type { Db } from '../../db/database.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import { overlaps as overlapsPlacement } from '../placements/placements.queries.ts';

type Filters = Input<typeof listIncorporationForms>['query'];

interface Page {
  formularios: ManagedIncorporationCard[];
  porEstado: { estado: IncorporationState; numTotal: number }[];
}

const conditions = {
  texto: `(${hasWords('o.titulo')} or ${hasWords("acc.nombre || ' ' || acc.apellidos")}
    or o.company_id in (select c.id from companies c
      where ${hasWords("c.nombre_comercial || ' ' || c.nombre_fiscal || ' ' || c.cif")}))`,
  idEmpresa: 'o.company_id = $2::integer',
};
const names = ['texto', 'idEmpresa'] as const;

const from = `incorporation_forms f join applications a on a.id = f.application_id join offers o on o.id = a.offer_id
  join accounts acc on acc.id = a.student_id`;

/** A page of the forms: those that await a manager first, the oldest of them first, then the newest. */
export async function managedPage(db: Db, filters: Filters): Promise<Page> {
  const { texto, estado, idEmpresa, pagina, porPagina } = filters;
  const given = { texto, idEmpresa };
  const used = names.filter((name) => given[name] !== undefined && given[name] !== '');
  const where = [
    // A parameter that no condition names would have no type.
    '($1::text is null or true) and ($2::integer is null or true)',
    ...used.map((name) => conditions[name]),
  ].join(' and ');
  const ofState = estado === undefined ? '($3::text is null or true)' : 'f.estado = $3::text';
  const [row] = await db.query<Page>(
    {
      name: `managed_incorporations_${used.join('_')}${estado === undefined ? '' : '_state'}`,
      text: `
        with ${typedWords('$1')}, page as (
          select f.application_id, f.estado, f.version, f.desde, f.datos -> 'horario' as horario, o.company_id, o.titulo,
            acc.nombre || ' ' || acc.apellidos as alumno,
            row_number() over (order by (f.estado = 'enviado') desc, case when f.estado = 'enviado' then f.desde end,
              f.desde desc, f.application_id desc) as place
          from ${from} where ${where} and ${ofState}
          order by place limit $4 offset $5)
        select
          coalesce((select json_agg(json_build_object('idSolicitud', p.application_id, 'estado', p.estado, 'version', p.version,
              'desde', p.desde, 'idEmpresa', c.id, 'empresa', c.nombre_comercial, 'alumno', p.alumno,
              'titulo', p.titulo, 'fechaInicio', p.horario ->> 'fechaInicio', 'fechaFin', p.horario ->> 'fechaFin')
              order by p.place)
            from page p join companies c on c.id = p.company_id), '[]') as formularios,
          coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total))
            from (select f.estado, count(*)::integer as total from ${from} where ${where} group by f.estado) n),
            '[]') as "porEstado"`,
    },
    [texto ?? null, idEmpresa ?? null, estado ?? null, porPagina, (pagina - 1) * porPagina],
  );
  if (!row) throw new Error('a page without a row');
  return row;
}

const next = {
  name: 'incorporation_next',
  text: `
    select f.application_id as id from incorporation_forms f
    where f.estado = 'enviado' and f.application_id <> $1 order by f.desde, f.application_id limit 1`,
};

/** The form that has waited longest, besides this one. */
export async function nextWaiting(db: Db, applicationId: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(next, [applicationId]);
  return row?.id ?? null;
}

const covered = {
  name: 'incorporation_covered',
  text: `
    select exists (select 1 from agreements g where g.company_id = $1 and g.estado = 'formalizado'
      and (g.sincaducidad or g.fecha_caducidad >= $2::date)) as "isCovered"`,
};

/** Whether an agreement in force holds until that day. */
export async function isCovered(db: Db, companyId: number, day: string): Promise<boolean> {
  const [row] = await db.query<{ isCovered: boolean }>(covered, [companyId, day]);
  return row?.isCovered ?? false;
}

const overlapping = {
  name: 'incorporation_overlaps',
  text: `
    select exists (select 1 from incorporation_forms f join applications a on a.id = f.application_id
      where a.student_id = $1 and f.application_id <> $2 and f.estado = 'enviado'
        and f.datos -> 'horario' ->> 'fechaInicio' <= $4 and f.datos -> 'horario' ->> 'fechaFin' >= $3) as "isOverlapping"`,
};

/**
 * Whether another internship of the student has days in common with these: by its form while it waits, and from then on
 * by its placement, which may have been moved or have ended.
 */
export async function overlaps(
  db: Db,
  studentId: number,
  applicationId: number,
  days: { fechaInicio: string; fechaFin: string },
): Promise<boolean> {
  if (await overlapsPlacement(db, studentId, applicationId, days)) return true;
  const [row] = await db.query<{ isOverlapping: boolean }>(overlapping, [
    studentId,
    applicationId,
    days.fechaInicio,
    days.fechaFin,
  ]);
  return row?.isOverlapping ?? false;
}
