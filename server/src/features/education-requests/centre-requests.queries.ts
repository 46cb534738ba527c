import type {
  CentreEducationRequest,
  CentrePart,
  EducationEventKind,
  EducationRequestState,
  listCentreRequests,
} from '@portal/contract/education-requests';
import { educationRequestStates } from '@portal/contract/education-requests';
import type { Input } from '@portal/contract/endpoint';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { educationRequests } from '../../db/tables/education-requests.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import {
  centrePartFields,
  type EducationRequest,
  eventsJson,
  placeIn,
  requestFields,
  studentName,
} from './education-requests.queries.ts';

/** Whether a company has requests. */
export async function hasRequests({ orm }: Db, companyId: number): Promise<boolean> {
  const rows = await orm
    .select({ id: educationRequests.id })
    .from(educationRequests)
    .where(eq(educationRequests.companyId, companyId))
    .limit(1);
  return rows.length > 0;
}

const listedFields = `${requestFields}, 'alumno', ${studentName}, 'idTitulacion', r.id_titulacion`;

const page = {
  name: 'education_requests_of_centre',
  text: `
    with ${typedWords('$2')}, matching as materialized (
      select r.* from education_requests r join accounts acc on acc.id = r.student_id
      where r.company_id = $1 and ($3::text is null or r.nivel = $3)
        and ${hasWords(`${studentName} || ' ' || r.especialidad || ' ' || coalesce(r.grupo, '')`)}),
    wanted as (select * from matching where $4::text is null or estado = $4)
    select
      coalesce((select json_agg(json_build_object(${listedFields}) order by r.place)
        from (select *, row_number() over (order by estado <> 'abierta', case when estado = 'abierta' then desde end,
              desde desc, id desc) as place
            from wanted order by place limit $5 offset $6) r
          join accounts acc on acc.id = r.student_id), '[]') as solicitudes,
      (select count(*)::integer from wanted) as "numTotal",
      coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total)
          order by ${placeIn(educationRequestStates, 'n.estado')})
        from (select estado, count(*)::integer as total from matching group by estado) n), '[]') as "porEstado"`,
};

interface Page {
  solicitudes: CentreEducationRequest[];
  numTotal: number;
  porEstado: { estado: EducationRequestState; numTotal: number }[];
}

/** A page of the requests to a school: those that await it first, the oldest of them first. */
export async function centrePage(
  db: Db,
  companyId: number,
  { texto, estado, nivel, pagina, porPagina }: Input<typeof listCentreRequests>['query'],
): Promise<Page> {
  const values = [companyId, texto, nivel ?? null, estado ?? null, porPagina, (pagina - 1) * porPagina];
  const [row] = await db.query<Page>(page, values);
  return row ?? { solicitudes: [], numTotal: 0, porEstado: [] };
}

const one = {
  name: 'education_request_of_centre',
  text: `
    select json_build_object(${listedFields}, 'idAlumno', r.student_id, 'email', acc.email, 'telefono', s.telefono,
      'datosCentro', json_build_object(${centrePartFields}), 'historial', ${eventsJson}) as solicitud
    from education_requests r join accounts acc on acc.id = r.student_id join students s on s.id = r.student_id
    where r.company_id = $1 and r.id = $2`,
};

interface CentreRequest extends CentreEducationRequest {
  idAlumno: number;
  email: string;
  telefono: string | null;
  datosCentro: CentrePart;
  historial: { tipo: EducationEventKind; fecha: string; quien: string | null; nota: string | null }[];
}

export async function findCentreRequest(
  db: Db,
  companyId: number,
  id: number,
): Promise<CentreRequest | undefined> {
  const [row] = await db.query<{ solicitud: CentreRequest }>(one, [companyId, id]);
  return row?.solicitud;
}

/** Until the transaction ends nobody else accepts for this school. */
export async function lockSchool({ orm }: Db, companyId: number): Promise<void> {
  await orm
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
}

/** How many the school has accepted into a group for some of the days of a request, besides it. */
export const countInGroup = (
  { orm }: Db,
  { id, companyId, fechaInicio, fechaFin }: EducationRequest,
  grupo: string,
): Promise<number> =>
  orm.$count(
    educationRequests,
    and(
      eq(educationRequests.companyId, companyId),
      sql`${educationRequests.id} <> ${id} and ${educationRequests.estado} in ('aceptada', 'tramitada')`,
      sql`portal_plain(${educationRequests.grupo}) = portal_plain(${grupo})`,
      sql`${educationRequests.fechaInicio} <= ${fechaFin}::date`,
      sql`${educationRequests.fechaFin} >= ${fechaInicio}::date`,
    ),
  );
