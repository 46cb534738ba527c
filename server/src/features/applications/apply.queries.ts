import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Cv } from '@portal/contract/cv';
import type { OfferContent, OfferState } from '@portal/contract/offers';
import type { Db } from '../../db/database.ts';
import type { OfferRules } from '../offers/eligibility-check.ts';

/** What applying has to know of an offer, and of the student's application where there is one. */
export interface OfferToApply
  extends OfferRules,
    Pick<OfferContent, 'titulo' | 'documentosRequeridos' | 'urlInscripcionExterna' | 'fechaCaducidad'> {
  id: number;
  urlAcceso: string;
  companyId: number;
  estado: OfferState;
  companyActive: boolean;
  idEstado: ApplicationStateId | null;
}

// Applications share the offer's row; whoever closes it waits for those that are being written, and those
// that come later wait for the closing and then read it as closed.
const offerToApply = {
  name: 'apply_offer',
  text: `
    select o.id, o.url_acceso as "urlAcceso", o.company_id as "companyId", o.estado, o.titulo, o.tipo,
      o.fecha_caducidad as "fechaCaducidad", o.url_inscripcion_externa as "urlInscripcionExterna",
      o.documentos_requeridos as "documentosRequeridos", o.id_pais as "idPais",
      o.fecha_inicio as "fechaInicio", o.fecha_fin as "fechaFin", o.experiencia,
      o.creditos_superados as "creditosSuperados", o.idiomas, o.listado_titulaciones,
      o.requisitos_obligatorios as "requisitosObligatorios",
      o.requisitos_deseables as "requisitosDeseables", o.anio_promocion_maximo as "anioPromocionMaximo",
      o.curso_minimo as "cursoMinimo", o.solo_ultimo_curso as "soloUltimoCurso",
      o.perfil_no_universitario as "perfilNoUniversitario",
      c.estado = 'validada' as "companyActive", a.id_estado as "idEstado"
    from offers o
      join companies c on c.id = o.company_id
      left join applications a on a.offer_id = o.id and a.student_id = $2
    where o.url_acceso = $1
    for share of o`,
};

/** The offer that a student applies to, kept as it is until the transaction ends. */
export async function lockOfferToApply(
  db: Db,
  urlOferta: string,
  studentId: number,
): Promise<OfferToApply | undefined> {
  const [offer] = await db.query<OfferToApply>(offerToApply, [urlOferta, studentId]);
  return offer;
}

export interface NewApplication {
  offer: Pick<OfferToApply, 'id' | 'companyId' | 'titulo' | 'idEstado' | 'urlAcceso'>;
  studentId: number;
  cv: Cv;
  presentacion: string | null;
  deseablesCumplidos: number;
  deseablesTotal: number;
  now: Date;
}

// Everything that an application is, in one round trip: the application with its first event, what was sent,
// and who is told. Where the student has one already that was not withdrawn, none of it is written.
const writeStatement = {
  name: 'apply_write',
  text: `
    with application as (
      insert into applications (offer_id, student_id, id_estado, fecha, fecha_estado, presentacion,
        deseables_cumplidos, deseables_total)
      values ($1, $2, ${applicationStates.new}, $3, $3, $4, $5, $6)
      on conflict (offer_id, student_id) do update set
        id_estado = excluded.id_estado, fecha = excluded.fecha, fecha_estado = excluded.fecha_estado,
        presentacion = excluded.presentacion, deseables_cumplidos = excluded.deseables_cumplidos,
        deseables_total = excluded.deseables_total, leida = null, id_motivo = null, comentario = null
        where applications.id_estado = ${applicationStates.withdrawn}
      returning id
    ), event as (
      insert into application_events (application_id, fecha, quien, hecho, id_estado_anterior, id_estado,
        account_id)
      select id, $3, 'alumno', 'inscripcion', $7::integer, ${applicationStates.new}, $2 from application
    ), snapshot as (
      insert into application_snapshots (application_id, cv, creada) select id, $8::jsonb, $3 from application
      on conflict (application_id) do update set cv = excluded.cv, creada = excluded.creada, pdf_id = null
    ), told as (
      insert into notifications (account_id, company_id, tipo, datos, url_acceso, fecha)
      select $2, null, 'applicationSent', json_build_object('titulo', $9::text)::jsonb,
        '/mis-candidaturas/' || $10::text, $3::timestamptz
      from application
      union all
      select cc.account_id, cc.company_id, 'applicationReceived', json_build_object('titulo', $9::text)::jsonb,
        '/mis-ofertas/' || $10::text, $3::timestamptz
      from application, company_contacts cc where cc.company_id = $11 and cc.activo
    )
    select id from application`,
};

/** Writes an application; undefined where the student has one already that was not withdrawn. */
export async function writeApplication(db: Db, application: NewApplication): Promise<number | undefined> {
  const { offer, studentId, cv, presentacion, deseablesCumplidos, deseablesTotal, now } = application;
  const [row] = await db.query<{ id: number }>(writeStatement, [
    offer.id,
    studentId,
    now.toISOString(),
    presentacion,
    deseablesCumplidos,
    deseablesTotal,
    offer.idEstado,
    JSON.stringify(cv),
    offer.titulo,
    offer.urlAcceso,
    offer.companyId,
  ]);
  return row?.id;
}

/** A document that goes with an application: a file of ours, or a link. */
export interface DocumentToSend {
  idTipoDocumento: number | null;
  nombre: string;
  fileId: number | null;
  url: string | null;
}

const forgetDocuments = {
  name: 'apply_forget_documents',
  text: 'delete from application_documents where application_id = $1',
};

const addDocuments = {
  name: 'apply_documents',
  text: `
    insert into application_documents (application_id, id_tipo_documento, nombre, file_id, url)
    select $1, d."idTipoDocumento", d.nombre, d."fileId", d.url
    from json_to_recordset($2::json)
      as d ("idTipoDocumento" integer, nombre text, "fileId" integer, url text)`,
};

/** Keeps what was sent along, in place of what an application withdrawn before had. */
export async function writeDocuments(
  db: Db,
  applicationId: number,
  documents: readonly DocumentToSend[],
  replaces: boolean,
): Promise<void> {
  if (replaces) await db.query(forgetDocuments, [applicationId]);
  if (documents.length > 0) await db.query(addDocuments, [applicationId, JSON.stringify(documents)]);
}
