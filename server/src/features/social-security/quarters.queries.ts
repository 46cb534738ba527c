import type { Input } from '@portal/contract/endpoint';
import type { exportQuarter, QuarterAttendance } from '@portal/contract/social-security';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { reportedQuarters } from '../../db/tables/social-security.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import { lastDay } from '../placements/placement-columns.ts';
import type { Span } from './quarters.rules.ts';
import { isPaid } from './registration-columns.ts';

/** A placement of a quarter, without its days. */
export type QuarterRow = Omit<QuarterAttendance, 'dias' | 'total' | 'sinConfirmar'> & {
  cif: string;
  dni: string | null;
  numSegSocial: string | null;
};

const studentName = `acc.nombre || ' ' || acc.apellidos`;

/** Unpaid placements with a day in the quarter, but those whose student is left out. */
const inQuarter = `
  from placements p join companies c on c.id = p.company_id join accounts acc on acc.id = p.student_id
    join students s on s.id = p.student_id left join social_security_marks m on m.placement_id = p.id
    left join reported_quarters q on q.placement_id = p.id and q.trimestre = $1::text
  where p.fecha_inicio <= $3::date and p.fecha_fin >= $2::date and not ${isPaid} and m.excluida is null
    and ${lastDay} >= greatest(p.fecha_inicio, $2::date)`;

const row = `json_build_object('idPractica', p.id, 'numero', p.numero, 'idAlumno', p.student_id, 'alumno', ${studentName},
  'empresa', c.nombre_comercial, 'cif', c.cif, 'dni', s.dni, 'numSegSocial', s.num_seg_social,
  'quien', p.registra_ss, 'fechaInicio', p.fecha_inicio, 'fechaFin', ${lastDay},
  'comunicado', case when q.placement_id is not null then json_build_object('fecha', q.fecha, 'anotada', q.anotado,
    'dias', q.dias, 'por', (select a.nombre || ' ' || a.apellidos from accounts a where a.id = q.account_id)) end)`;

const page = {
  name: 'social_security_quarter',
  text: `
    with ${typedWords('$4')}, found as materialized (
      select p.id, q.placement_id is not null as reported, row_number() over (
        order by c.nombre_comercial, acc.apellidos, acc.nombre, p.id) as place ${inQuarter}
        and ($4::text is null or ${hasWords(
          `${studentName} || ' ' || c.nombre_comercial || ' ' || c.nombre_fiscal || ' ' || p.numero`,
        )})
        and ($5::text is null or p.registra_ss = $5)),
    shown as (select * from found where $6::boolean is null or reported = $6),
    page as (select * from shown order by place limit $7 offset $8)
    select
      coalesce((select json_agg(${row} order by page.place)
        from page join placements p on p.id = page.id join accounts acc on acc.id = p.student_id
          join students s on s.id = p.student_id join companies c on c.id = p.company_id
          left join reported_quarters q on q.placement_id = p.id and q.trimestre = $1::text
        where $2::date is not null and $3::date is not null), '[]') as practicas,
      (select count(*)::integer from shown) as "numTotal",
      (select count(*)::integer from found where not reported) as "numSinComunicar"`,
};

type Filters = Omit<Input<typeof exportQuarter>['body'], 'formato'>;

interface Page {
  practicas: QuarterRow[];
  numTotal: number;
  numSinComunicar: number;
}

/** Placements of a quarter, company by company; all of them without a limit. */
export async function quarterPage(
  db: Db,
  { trimestre, texto, quien, comunicado }: Filters,
  { from, to }: Span,
  { limit, offset }: { limit: number | null; offset: number },
): Promise<Page> {
  const values = [trimestre, from, to, texto || null, quien ?? null, comunicado ?? null, limit, offset];
  const [found] = await db.query<Page>(page, values);
  if (!found) throw new Error('a page without a row');
  return found;
}

const some = {
  name: 'social_security_quarter_some',
  text: `select p.id ${inQuarter} and p.id = any($4::integer[]) order by p.id`,
};

/** Which of these are reported in a quarter. */
export async function reportable(
  db: Db,
  trimestre: string,
  { from, to }: Span,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(some, [trimestre, from, to, ids]);
  return rows.map(({ id }) => id);
}

type Reported = typeof reportedQuarters.$inferInsert;

/** Notes that days were reported; what was noted before is corrected. */
export async function saveReported({ orm }: Db, rows: readonly Reported[]): Promise<void> {
  const { trimestre, placementId } = reportedQuarters;
  await orm
    .insert(reportedQuarters)
    .values([...rows])
    .onConflictDoUpdate({
      target: [trimestre, placementId],
      set: {
        fecha: sql`excluded.fecha`,
        dias: sql`excluded.dias`,
        anotado: sql`excluded.anotado`,
        accountId: sql`excluded.account_id`,
      },
    });
}

export async function removeReported({ orm }: Db, trimestre: string, ids: readonly number[]): Promise<void> {
  await orm
    .delete(reportedQuarters)
    .where(and(eq(reportedQuarters.trimestre, trimestre), inArray(reportedQuarters.placementId, [...ids])));
}
