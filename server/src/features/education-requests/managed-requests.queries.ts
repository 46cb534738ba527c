import type {
  CentrePart,
  CertificateState,
  EducationEventKind,
  EducationRequestState,
  listManagedEducationRequests,
  ManagedEducationRequest,
} from '@portal/contract/education-requests';
import { educationRequestStates } from '@portal/contract/education-requests';
import type { Input } from '@portal/contract/endpoint';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import {
  centreFields,
  centrePartFields,
  eventsJson,
  placeIn,
  requestFields,
  studentName,
} from './education-requests.queries.ts';

type Filters = Input<typeof listManagedEducationRequests>['query'];

const listedFields = `${requestFields}, 'idAlumno', r.student_id, 'alumno', ${studentName},
  'idTitulacion', r.id_titulacion, 'centro', json_build_object(${centreFields}),
  'certificado', (select m.estado from minors_certificates m where m.student_id = r.student_id)`;

const joined = `
  join accounts acc on acc.id = r.student_id join companies c on c.id = r.company_id`;

const page = {
  name: 'education_requests_managed',
  text: `
    with ${typedWords('$1')}, matching as materialized (
      select r.* from education_requests r ${joined}
      where ($2::text is null or r.nivel = $2) and ($3::integer is null or c.id_provincia = $3)
        and ($4::integer is null or r.company_id = $4)
        and ${hasWords(`${studentName} || ' ' || c.nombre_comercial`)}),
    wanted as (select * from matching where $5::text is null or estado = $5)
    select
      coalesce((select json_agg(json_build_object(${listedFields}) order by r.place)
        from (select *, row_number() over (order by estado <> 'aceptada', case when estado = 'aceptada' then desde end,
              desde desc, id desc) as place
            from wanted order by place limit $6 offset $7) r ${joined}), '[]') as solicitudes,
      (select count(*)::integer from wanted) as "numTotal",
      coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total)
          order by ${placeIn(educationRequestStates, 'n.estado')})
        from (select estado, count(*)::integer as total from matching group by estado) n), '[]') as "porEstado"`,
};

interface Page {
  solicitudes: ManagedEducationRequest[];
  numTotal: number;
  porEstado: { estado: EducationRequestState; numTotal: number }[];
}

/** A page of the requests: those that a school has accepted first, the oldest of them first. */
export async function managedPage(db: Db, filters: Filters): Promise<Page> {
  const { texto, estado, nivel, idProvincia, idEmpresa, pagina, porPagina } = filters;
  const [row] = await db.query<Page>(page, [
    texto ?? null,
    nivel ?? null,
    idProvincia ?? null,
    idEmpresa ?? null,
    estado ?? null,
    porPagina,
    (pagina - 1) * porPagina,
  ]);
  return row ?? { solicitudes: [], numTotal: 0, porEstado: [] };
}

const one = {
  name: 'education_request_managed',
  text: `
    select json_build_object(${listedFields}, 'email', acc.email, 'idSolicitud', r.application_id,
      'datosCentro', json_build_object(${centrePartFields}), 'historial', ${eventsJson},
      'otras', coalesce((
        select json_agg(json_build_object('id', o.id, 'estado', o.estado, 'fechaInicio', o.fecha_inicio,
            'fechaFin', o.fecha_fin, 'centro', (select json_build_object(${centreFields}) from companies c
              where c.id = o.company_id)) order by o.id)
        from education_requests o where o.student_id = r.student_id and o.id <> r.id
          and o.estado in ('abierta', 'aceptada')
          and o.fecha_inicio <= r.fecha_fin and o.fecha_fin >= r.fecha_inicio), '[]')) as solicitud
    from education_requests r ${joined} where r.id = $1`,
};

interface ManagedRequest extends ManagedEducationRequest {
  email: string;
  idSolicitud: number | null;
  datosCentro: CentrePart;
  historial: { tipo: EducationEventKind; fecha: string; quien: string | null; nota: string | null }[];
  otras: {
    id: number;
    estado: EducationRequestState;
    fechaInicio: string;
    fechaFin: string;
    centro: ManagedEducationRequest['centro'];
  }[];
  certificado: CertificateState | null;
}

export async function findManagedRequest(db: Db, id: number): Promise<ManagedRequest | undefined> {
  const [row] = await db.query<{ solicitud: ManagedRequest }>(one, [id]);
  return row?.solicitud;
}

/** The name of a school. */
export async function centreName({ orm }: Db, companyId: number): Promise<string> {
  const [row] = await orm
    .select({ nombre: companies.nombreComercial })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.nombre ?? '';
}

type School = Pick<typeof companies.$inferInsert, 'esCentroEducativo' | 'etapasEducativas'>;

/** Says whether a company is a school, and what it teaches; false where there is no such company. */
export async function setSchool({ orm }: Db, companyId: number, school: School): Promise<boolean> {
  const rows = await orm
    .update(companies)
    .set(school)
    .where(eq(companies.id, companyId))
    .returning({ id: companies.id });
  return rows.length > 0;
}
