import type { Input } from '@portal/contract/endpoint';
import type { listRegistrations, Registration, RegistrationState } from '@portal/contract/social-security';
import { urgentDays } from '@portal/contract/social-security';
import type { Db } from '../../db/database.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import { deadline, isPaid, kinds, state } from './registration-columns.ts';

type Filters = Input<typeof listRegistrations>['query'];

/** A registration with what its state and its deadline follow from. */
export type Found = Omit<Registration, 'estado' | 'plazo' | 'dia'> & {
  fechaInicio: string;
  fechaFin: string;
  finDesde: string | null;
};

const studentName = `acc.nombre || ' ' || acc.apellidos`;
const person = (account: string) =>
  `(select a.nombre || ' ' || a.apellidos from accounts a where a.id = ${account})`;

const found = `
  select p.id, k.tipo, k.dia, k.hecha, k.otra_hecha, k.otro_dia, ${deadline} as plazo, ${state} as estado
  from placements p join companies c on c.id = p.company_id join accounts acc on acc.id = p.student_id
    left join social_security_marks m on m.placement_id = p.id, ${kinds}
  where ($2::text is null or ${hasWords(
    `${studentName} || ' ' || c.nombre_comercial || ' ' || c.nombre_fiscal || ' ' || p.numero`,
  )})
    and ($3::text is null or k.tipo = $3) and ($4::text is null or p.registra_ss = $4)
    and (not $5::boolean or k.hecha is null and m.excluida is null and ${deadline} <= $1::date + ${urgentDays})`;

const row = `json_build_object('idPractica', p.id, 'numero', p.numero, 'tipo', page.tipo, 'idAlumno', p.student_id,
  'alumno', ${studentName}, 'dni', s.dni, 'numSegSocial', s.num_seg_social, 'empresa', c.nombre_comercial,
  'remunerada', ${isPaid}, 'quien', p.registra_ss, 'fechaInicio', p.fecha_inicio, 'fechaFin', p.fecha_fin,
  'finDesde', p.fin_desde, 'version', coalesce(m.version, 0),
  'hecha', case when page.hecha is null then null when page.tipo = 'alta'
      then json_build_object('fecha', m.alta, 'anotada', m.alta_anotada, 'por', ${person('m.alta_por')})
    else json_build_object('fecha', m.baja, 'anotada', m.baja_anotada, 'por', ${person('m.baja_por')}) end,
  'anterior', case when page.otra_hecha is not null
    then json_build_object('fecha', page.otra_hecha, 'dia', page.otro_dia) end,
  'exclusion', case when m.excluida is not null
    then json_build_object('anotada', m.excluida, 'motivo', m.motivo, 'por', ${person('m.excluida_por')}) end)`;

const page = {
  name: 'social_security_registrations',
  text: `
    with ${typedWords('$2')}, found as materialized (${found}),
    page as (
      select f.*, row_number() over (order by f.estado in ('vencida', 'pendiente') desc,
        case when f.estado in ('vencida', 'pendiente') then f.plazo end nulls last,
        case when f.estado in ('vencida', 'pendiente') then f.dia end, f.dia desc, f.id desc, f.tipo desc) as place
      from found f where $6::text is null or f.estado = $6 order by place limit $7 offset $8)
    select
      coalesce((select json_agg(${row} order by page.place)
        from page join placements p on p.id = page.id join accounts acc on acc.id = p.student_id
          join students s on s.id = p.student_id join companies c on c.id = p.company_id
          left join social_security_marks m on m.placement_id = p.id), '[]') as tareas,
      coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total))
        from (select estado, count(*)::integer as total from found group by estado) n), '[]') as "porEstado"`,
};

interface Page {
  tareas: Found[];
  porEstado: { estado: RegistrationState; numTotal: number }[];
}

/** A page of what is to be registered and deregistered, and has been. */
export async function registrationsPage(db: Db, filters: Filters, today: string): Promise<Page> {
  const { texto, tipo, quien, urgentes, estado, pagina, porPagina } = filters;
  const values = [
    today,
    texto || null,
    tipo ?? null,
    quien ?? null,
    urgentes ?? false,
    estado ?? null,
    porPagina,
    (pagina - 1) * porPagina,
  ];
  const [found] = await db.query<Page>(page, values);
  if (!found) throw new Error('a page without a row');
  return found;
}

const urgent = {
  name: 'social_security_urgent',
  text: `
    select count(*)::integer as count
    from placements p left join social_security_marks m on m.placement_id = p.id, ${kinds}
    where k.hecha is null and m.excluida is null and ${deadline} <= $1::date + ${urgentDays}`,
};

/** How many are overdue, or will be within three days. */
export async function countUrgent(db: Db, today: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(urgent, [today]);
  return row?.count ?? 0;
}
