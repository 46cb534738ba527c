import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Cv } from '@portal/contract/cv';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferContent } from '@portal/contract/offers';
import type { Db } from '../../db/database.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import {
  type DocumentRow,
  documentsJson,
  type EventRow,
  eventsJson,
  type PdfRow,
  pdfColumns,
} from '../applications/application-parts.queries.ts';

/** A candidate as a list shows it. Everything about the person is what was sent, not what is so today. */
export interface CandidateRow {
  idCandidatura: number;
  personales: Pick<Cv['personales'], 'nombre' | 'apellidos' | 'localidad'>;
  academicos: Cv['academicos'];
  /** The degrees that the offer asks for. */
  titulaciones: OfferContent['listado_titulaciones'];
  idEstado: ApplicationStateId;
  idMotivo: number | null;
  leida: boolean;
  fecha: string;
  deseablesCumplidos: number;
  deseablesTotal: number;
  /** Whether the student has left the service. */
  cerrada: boolean;
}

interface StateCount {
  idEstado: ApplicationStateId;
  numTotal: number;
}

const candidate = `
  a.id as "idCandidatura", s.cv->'personales' as personales, s.cv->'academicos' as academicos,
  o.listado_titulaciones as titulaciones,
  a.id_estado as "idEstado", a.id_motivo as "idMotivo", a.leida is not null as leida, a.fecha,
  a.deseables_cumplidos as "deseablesCumplidos", a.deseables_total as "deseablesTotal",
  (select acc.estado = 'baja' from accounts acc where acc.id = a.student_id) as cerrada`;

// One row where the offer is the company's, with or without candidates; none where it is not.
const list = {
  name: 'candidates',
  text: `
    with ${typedWords('$4')},
    found as materialized (
      select a.id, a.student_id, a.id_estado, a.id_motivo, a.leida, a.fecha, a.deseables_cumplidos, a.deseables_total,
        row_number() over (order by a.leida is not null, a.fecha desc, a.id desc) as place
      from offers o join applications a on a.offer_id = o.id
        -- What was sent is long: it is opened only where a name is looked for, and once (offset 0).
        left join lateral (
          select concat_ws(' ', personales->>'nombre', personales->>'apellidos') as name
          from (select s.cv->'personales' as personales from application_snapshots s
            where s.application_id = a.id and $4::text is not null offset 0) opened) sent on true
      where o.url_acceso = $1 and o.company_id = $2 and ${hasWords('sent.name')}
    )
    select
      coalesce((
        select json_agg(cards order by place)
        from (
          select ${candidate}, place
          from (
            select * from found
            where case when $3::integer is null then id_estado <> ${applicationStates.withdrawn} else id_estado = $3 end
            order by place limit $5 offset $6
          ) a join application_snapshots s on s.application_id = a.id
        ) cards), '[]') as rows,
      coalesce((
        select json_agg(json_build_object('idEstado', id_estado, 'numTotal', n) order by id_estado)
        from (select id_estado, count(*) as n from found group by id_estado) counts), '[]') as counts
    from offers o where o.url_acceso = $1 and o.company_id = $2`,
};

interface CandidateFilter {
  idEstado?: ApplicationStateId | undefined;
  texto?: string | undefined;
  pagina: number;
  porPagina: number;
}

/** A page of the candidates of the company's own offer, unread first, without those who withdrew unless they are asked for; undefined where it is not the company's. */
export async function listCandidatesOf(
  db: Db,
  urlOferta: string,
  companyId: number,
  { idEstado, texto, pagina, porPagina }: CandidateFilter,
): Promise<{ rows: CandidateRow[]; counts: StateCount[] } | undefined> {
  const [found] = await db.query<{ rows: CandidateRow[]; counts: StateCount[] }>(list, [
    urlOferta,
    companyId,
    idEstado ?? null,
    texto || null,
    porPagina,
    (pagina - 1) * porPagina,
  ]);
  return found;
}

const open = {
  name: 'candidate_open',
  text: `
    with opened as (
      update applications a set leida = $3
      from offers o
      where o.id = a.offer_id and a.id = $1 and o.company_id = $2 and a.leida is null
      returning a.id, a.id_estado, a.student_id, o.titulo, o.url_acceso
    ), told as (
      select opened.* from opened join accounts acc on acc.id = opened.student_id
      where id_estado <> ${applicationStates.withdrawn} and acc.estado <> 'baja'
    ), event as (
      insert into application_events (application_id, fecha, quien, hecho, account_id)
      select id, $3, 'empresa', 'cvAbierto', $4::integer from told
    )
    select student_id as "studentId", titulo, url_acceso as "urlOferta" from told`,
};

interface Opened {
  studentId: number;
  titulo: string;
  urlOferta: string;
}

/**
 * Marks a candidate read the first time that somebody of the company opens it, and keeps that it was; gives what the
 * student is told of then. Of whoever withdrew, or left the service, nothing is kept and nobody is told.
 */
export async function markOpened(
  db: Db,
  id: number,
  companyId: number,
  accountId: number,
  now: Date,
): Promise<Opened | undefined> {
  const [opened] = await db.query<Opened>(open, [id, companyId, now.toISOString(), accountId]);
  return opened;
}

interface CandidateDetail extends CandidateRow, PdfRow {
  urlOferta: string;
  tituloOferta: string;
  tipo: OfferType;
  cv: Cv;
  presentacion: string | null;
  historial: EventRow[];
  documentos: DocumentRow[];
  idCandidaturaAnterior: number | null;
  idCandidaturaSiguiente: number | null;
}

// Who reads one after another goes from the newest to the oldest: the list's own order would change under
// the reader, since what has been read moves down. Those who withdrew have nothing to read.
const one = {
  name: 'candidate',
  text: `
    select ${candidate}, o.url_acceso as "urlOferta", o.titulo as "tituloOferta", o.tipo, s.cv,
      a.presentacion, ${pdfColumns},
      ${eventsJson} as historial, ${documentsJson} as documentos,
      (select b.id from applications b
        where b.offer_id = a.offer_id and (b.fecha, b.id) > (a.fecha, a.id)
          and b.id_estado <> ${applicationStates.withdrawn}
        order by b.fecha, b.id limit 1) as "idCandidaturaAnterior",
      (select b.id from applications b
        where b.offer_id = a.offer_id and (b.fecha, b.id) < (a.fecha, a.id)
          and b.id_estado <> ${applicationStates.withdrawn}
        order by b.fecha desc, b.id desc limit 1) as "idCandidaturaSiguiente"
    from applications a
      join offers o on o.id = a.offer_id
      join application_snapshots s on s.application_id = a.id
      left join files f on f.id = s.pdf_id
    where a.id = $1 and o.company_id = $2`,
};

export async function findCandidate(
  db: Db,
  id: number,
  companyId: number,
): Promise<CandidateDetail | undefined> {
  const [row] = await db.query<CandidateDetail>(one, [id, companyId]);
  return row;
}
