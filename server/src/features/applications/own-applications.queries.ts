import type { ApplicationStateId } from '@portal/contract/applications';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferState } from '@portal/contract/offers';
import type { Db } from '../../db/database.ts';
import { type InterviewCardRow, interviewCardJson, waitsForTime } from '../interviews/interviews.queries.ts';
import {
  type DocumentRow,
  documentsJson,
  type EventRow,
  eventsJson,
  type PdfRow,
  pdfColumns,
  wasSent,
} from './application-parts.queries.ts';

/** A student's application with what its card shows of the offer. */
export interface OwnApplicationRow {
  urlAcceso: string;
  tipo: OfferType;
  titulo: string;
  empresa: string | null;
  referencia: string;
  localidad: string | null;
  idIsla: number | null;
  idEstado: ApplicationStateId;
  idMotivo: number | null;
  fecha: string;
  fechaEstado: string;
  estadoOferta: OfferState;
  leida: boolean;
  estados: ApplicationStateId[];
  diasHabituales: number | null;
  entrevista: InterviewCardRow | null;
  enviada: boolean;
}

interface OwnPage {
  rows: OwnApplicationRow[];
  counts: StateCount[];
  waiting: number;
}

interface StateCount {
  idEstado: ApplicationStateId;
  numTotal: number;
}

/** An application `a` of offer `o` by company `c`: a company that hides its data has no name here. */
const card = `
  o.url_acceso as "urlAcceso", o.tipo, o.titulo, o.referencia, o.localidad, o.id_isla as "idIsla",
  case when o.ocultar_datos_empresa then null else c.nombre_comercial end as empresa,
  a.id_estado as "idEstado", a.id_motivo as "idMotivo", a.fecha, a.fecha_estado as "fechaEstado",
  o.estado as "estadoOferta", a.leida is not null as leida, ${interviewCardJson} as entrevista,
  case when not o.ocultar_datos_empresa and a.id_estado in (1, 2) then c.dias_habituales end as "diasHabituales",
  -- Who applied anew has begun anew.
  array(
    select distinct e.id_estado from application_events e
    where e.application_id = a.id and e.id_estado is not null and e.fecha >= a.fecha) as estados,
  ${wasSent('a')} as enviada`;

const from = `
  from applications a join offers o on o.id = a.offer_id join companies c on c.id = o.company_id`;

const list = {
  name: 'own_applications',
  text: `
    with own as (
      select a.id, a.id_estado, a.fecha, a.id_estado = 16 or ${waitsForTime('a')} as waits
      from applications a join offers o on o.id = a.offer_id
      where a.student_id = $1 and o.tipo = $2
    ), page as (
      select id, row_number() over (order by waits desc, fecha desc, id desc) as place
      from own where $3::integer is null or id_estado = $3
      order by place limit $4 offset $5
    )
    select
      coalesce((
        select json_agg(cards order by place)
        from (select ${card}, page.place ${from} join page on page.id = a.id) cards), '[]') as rows,
      coalesce((
        select json_agg(json_build_object('idEstado', id_estado, 'numTotal', n) order by id_estado)
        from (select id_estado, count(*) as n from own group by id_estado) counts), '[]') as counts,
      (select count(*)::integer from own where waits) as waiting`,
};

/** A page of a student's applications of a type, those that wait for the student first, and how many there are in each state. */
export async function listOwnApplications(
  db: Db,
  studentId: number,
  tipo: OfferType,
  {
    idEstado,
    pagina,
    porPagina,
  }: { idEstado?: ApplicationStateId | undefined; pagina: number; porPagina: number },
): Promise<OwnPage> {
  const values = [studentId, tipo, idEstado ?? null, porPagina, (pagina - 1) * porPagina];
  const [found] = await db.query<OwnPage>(list, values);
  return found ?? { rows: [], counts: [], waiting: 0 };
}

interface OwnApplicationDetail extends OwnApplicationRow, PdfRow {
  presentacion: string | null;
  diasRespuesta: number | null;
  fechaInicio: string | null;
  fechaFin: string | null;
  horario: string | null;
  historial: EventRow[];
  documentos: DocumentRow[];
}

const one = {
  name: 'own_application',
  text: `
    select ${card}, a.presentacion, a.dias_respuesta as "diasRespuesta", o.fecha_fin as "fechaFin", o.horario,
      -- What was said of somebody else at the closing is of nobody else.
      case when (o.cierre->>'idCandidatura')::integer = a.id
        then coalesce((o.cierre->>'fechaInicioContrato')::date, o.fecha_inicio) else o.fecha_inicio end as "fechaInicio", a.id as "idCandidatura", ${pdfColumns},
      ${eventsJson} as historial, ${documentsJson} as documentos
    ${from}
      left join application_snapshots s on s.application_id = a.id
      left join files f on f.id = s.pdf_id
    where o.url_acceso = $1 and a.student_id = $2`,
};

export async function findOwnApplication(
  db: Db,
  urlOferta: string,
  studentId: number,
): Promise<OwnApplicationDetail | undefined> {
  const [row] = await db.query<OwnApplicationDetail>(one, [urlOferta, studentId]);
  return row;
}
