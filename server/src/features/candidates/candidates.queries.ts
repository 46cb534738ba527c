import {
  type ApplicationStateId,
  applicationStateIds,
  applicationStates,
  type WaitingCandidates,
} from '@portal/contract/applications';
import type { CandidateOrder } from '@portal/contract/candidates';
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
  waitsFor,
  wasSent,
} from '../applications/application-parts.queries.ts';
import { chosenStates, placeInProcess } from '../applications/applications.rules.ts';
import { kindWeight } from '../cv/main-study.rules.ts';
import { type InterviewCardRow, interviewCardJson } from '../interviews/interviews.queries.ts';

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
  entrevista: InterviewCardRow | null;
  /** Whether the student has left the service. */
  cerrada: boolean;
  idiomas: Cv['idiomas'];
  /** The languages that the offer asks for. */
  idiomasPedidos: OfferContent['idiomas'];
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
  ${interviewCardJson} as entrevista,
  (select acc.estado = 'baja' from accounts acc where acc.id = a.student_id) as cerrada,
  s.cv->'idiomas' as idiomas, o.idiomas as "idiomasPedidos"`;

const { withdrawn } = applicationStates;

/** The states in the order of a process, as the columns of a board. */
const processOrder = applicationStateIds.toSorted((a, b) => placeInProcess(a) - placeInProcess(b)).join(',');

// The studies by which a candidate is known, as `mainStudy` chooses them; null for candidates whose CV the company may no longer read.
const grade = `
  (select (study->>'nota')::numeric
    from json_array_elements(case when a.id_estado <> ${withdrawn}
        and (acc.estado <> 'baja' or a.id_estado in (${chosenStates.join(',')})) then s.cv->'academicos' else '[]' end)
      with ordinality as studies(study, place)
    order by coalesce((
        select max(case asked->>'caracter' ${Object.entries(kindWeight)
          .map(([kind, weight]) => `when '${kind}' then ${weight}`)
          .join(' ')} end)
        from jsonb_array_elements(o.listado_titulaciones) asked
        where asked->>'idTitulacion' = study->>'idTitulacion'), 0)
      + case when (study->>'actual')::boolean then 2 else 0 end
      + case when (study->>'deLaUniversidad')::boolean then 1 else 0 end desc, place
    limit 1)`;

// One row where the offer is the company's, with or without candidates; none where it is not.
const list = {
  name: 'candidates',
  text: `
    with ${typedWords('$4')},
    found as materialized (
      select a.id, a.student_id, a.id_estado, a.id_motivo, a.leida, a.fecha, a.deseables_cumplidos, a.deseables_total,
        row_number() over (order by
          case when $7::text = 'lectura' then a.leida is not null end,
          case when $8::boolean then sorted.number end desc nulls last,
          case when not $8 then sorted.number end nulls last,
          case when $8 then sorted.word end desc, case when not $8 then sorted.word end,
          a.fecha desc, a.id desc) as place
      from offers o join applications a on a.offer_id = o.id
        -- What was sent is long: it is opened only where a name or a grade is looked for, and once (offset 0).
        left join lateral (
          select concat_ws(' ', personales->>'nombre', personales->>'apellidos') as name
          from (select s.cv->'personales' as personales from application_snapshots s
            where s.application_id = a.id and ($4::text is not null or $7 = 'nombre') offset 0) opened) named on true
        left join lateral (
          select ${grade} as grade from application_snapshots s join accounts acc on acc.id = a.student_id
          where s.application_id = a.id and $7 = 'nota' offset 0) graded on true
        cross join lateral (select
          case $7 when 'nota' then graded.grade when 'estado' then array_position(array[${processOrder}], a.id_estado)
            when 'fecha' then extract(epoch from a.fecha) end as number,
          case when $7 = 'nombre' then lower(unaccent(named.name)) end as word) sorted
      where o.url_acceso = $1 and o.company_id = $2 and ${wasSent('a')} and ${hasWords('named.name')}
        and ${waitsFor('$9', 'a')}
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
  con?: WaitingCandidates | undefined;
  pagina: number;
  porPagina: number;
  orden: CandidateOrder;
  descendente: boolean;
}

/** A page of the candidates of the company's own offer in the order that is asked for, without those who withdrew unless they are asked for; undefined where it is not the company's. */
export async function listCandidatesOf(
  db: Db,
  urlOferta: string,
  companyId: number,
  { idEstado, texto, con, pagina, porPagina, orden, descendente }: CandidateFilter,
): Promise<{ rows: CandidateRow[]; counts: StateCount[] } | undefined> {
  const [found] = await db.query<{ rows: CandidateRow[]; counts: StateCount[] }>(list, [
    urlOferta,
    companyId,
    idEstado ?? null,
    texto || null,
    porPagina,
    (pagina - 1) * porPagina,
    orden,
    descendente,
    con ?? null,
  ]);
  return found;
}

const board = {
  name: 'candidate_board',
  text: `
    with ${typedWords('$4')},
    found as materialized (
      select a.id, a.student_id, a.id_estado, a.id_motivo, a.leida, a.fecha, a.deseables_cumplidos, a.deseables_total,
        row_number() over (partition by a.id_estado order by a.leida is not null, a.fecha desc, a.id desc) as place
      from offers o join applications a on a.offer_id = o.id
        left join lateral (
          select concat_ws(' ', personales->>'nombre', personales->>'apellidos') as name
          from (select s.cv->'personales' as personales from application_snapshots s
            where s.application_id = a.id and $4::text is not null offset 0) opened) named on true
      where o.url_acceso = $1 and o.company_id = $2 and ${wasSent('a')} and a.id_estado <> ${withdrawn}
        and ${hasWords('named.name')}
    )
    select o.tipo,
      coalesce((
        select json_agg(cards order by place)
        from (
          select ${candidate}, place
          from (select * from found where place <= $3) a
            join application_snapshots s on s.application_id = a.id
        ) cards), '[]') as rows,
      coalesce((
        select json_agg(json_build_object('idEstado', id_estado, 'numTotal', n))
        from (select id_estado, count(*) as n from found group by id_estado) counts), '[]') as counts
    from offers o where o.url_acceso = $1 and o.company_id = $2`,
};

interface Board {
  tipo: OfferType;
  /** The first of each state. */
  rows: CandidateRow[];
  counts: StateCount[];
}

/** The candidates of the company's own offer by state, so many of each; undefined where it is not the company's. */
export async function findBoard(
  db: Db,
  urlOferta: string,
  companyId: number,
  { porColumna, texto }: { porColumna: number; texto?: string | undefined },
): Promise<Board | undefined> {
  const [found] = await db.query<Board>(board, [urlOferta, companyId, porColumna, texto || null]);
  return found;
}

const open = {
  name: 'candidate_open',
  text: `
    with opened as (
      update applications a set leida = $3
      from offers o
      where o.id = a.offer_id and a.id = $1 and o.company_id = $2 and a.leida is null and ${wasSent('a')}
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
 * student is told of then. Of students who withdrew, or left the service, nothing is kept and nobody is told.
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

// A reader of one after another goes from the newest to the oldest: the list's own order would change under
// the reader, since what has been read moves down. Those who withdrew have nothing to read.
const one = {
  name: 'candidate',
  text: `
    select ${candidate}, o.url_acceso as "urlOferta", o.titulo as "tituloOferta", o.tipo, s.cv,
      a.presentacion, ${pdfColumns},
      ${eventsJson} as historial, ${documentsJson} as documentos,
      (select b.id from applications b
        where b.offer_id = a.offer_id and (b.fecha, b.id) > (a.fecha, a.id)
          and b.id_estado <> ${applicationStates.withdrawn} and ${wasSent('b')}
        order by b.fecha, b.id limit 1) as "idCandidaturaAnterior",
      (select b.id from applications b
        where b.offer_id = a.offer_id and (b.fecha, b.id) < (a.fecha, a.id)
          and b.id_estado <> ${applicationStates.withdrawn} and ${wasSent('b')}
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
