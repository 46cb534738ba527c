import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Cv } from '@portal/contract/cv';
import type { OfferContent, OfferState } from '@portal/contract/offers';
import type { Db } from '../../db/database.ts';
import { profileJson } from '../cv/profile.queries.ts';
import type { Profile } from '../cv/profile.ts';
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

// Both in one round trip: most of what applying costs is going to the database and back.
const offerAndProfile = {
  name: 'apply_read',
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
      c.estado = 'validada' as "companyActive", mine.id_estado as "idEstado", ${profileJson} as profile
    from offers o
      join companies c on c.id = o.company_id
      join students s on s.id = $2
      join accounts a on a.id = s.id
      left join applications mine on mine.offer_id = o.id and mine.student_id = s.id
    where o.url_acceso = $1`,
};

/** The offer that a student applies to, and the student. */
export async function readToApply(
  db: Db,
  urlOferta: string,
  studentId: number,
): Promise<(OfferToApply & { profile: Profile }) | undefined> {
  const [row] = await db.query<OfferToApply & { profile: Profile }>(offerAndProfile, [urlOferta, studentId]);
  return row;
}

export interface NewApplication {
  offer: Pick<OfferToApply, 'id' | 'companyId' | 'titulo' | 'idEstado' | 'urlAcceso'>;
  studentId: number;
  cv: Cv;
  presentacion: string | null;
  deseablesCumplidos: number;
  deseablesTotal: number;
  now: Date;
  /** Of the institution's calendar. */
  today: string;
}

// Everything that an application is, whole or not at all: the application with its first event, what was sent
// and who is told; the mails and the PDF follow (`followUp`). Where the student has one already that was not
// withdrawn, or the offer was closed since it was read, none of it is written: applications share the offer's
// row, so whoever closes it waits for those that are being written, and those that come later read it as closed.
const write = {
  name: 'apply_write',
  text: `
    with open as (
      select id from offers
      where id = $1 and estado = 'abierta' and (fecha_caducidad is null or fecha_caducidad >= $12::date)
      for share
    ), application as (
      insert into applications (offer_id, student_id, id_estado, fecha, fecha_estado, presentacion,
        deseables_cumplidos, deseables_total)
      select id, $2::integer, ${applicationStates.new}, $3::timestamptz, $3, $4, $5, $6 from open
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
      insert into application_snapshots (application_id, cv, creada, follow_up)
      select id, $8::jsonb, $3, true from application
      on conflict (application_id) do update set
        cv = excluded.cv, creada = excluded.creada, follow_up = true, pdf_id = null
    ), told as (
      insert into notifications (account_id, company_id, tipo, datos, url_acceso, fecha)
      select $2, null, 'applicationSent', jsonb_build_object('titulo', $9::text),
        '/mis-candidaturas/' || $10::text, $3
      from application
      union all
      select cc.account_id, cc.company_id, 'applicationReceived', jsonb_build_object('titulo', $9),
        '/mis-ofertas/' || $10, $3
      from application, company_contacts cc where cc.company_id = $11 and cc.activo
    )
    select (select id from application) as id, exists (select from open) as open`,
};

/** Writes an application; says why it was not written where the student or the company was quicker. */
export async function writeApplication(
  db: Db,
  application: NewApplication,
): Promise<{ id: number } | 'alreadyApplied' | 'offerNotFound'> {
  const { offer, studentId, cv, presentacion, deseablesCumplidos, deseablesTotal, now, today } = application;
  const [row] = await db.query<{ id: number | null; open: boolean }>(write, [
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
    today,
  ]);
  if (typeof row?.id === 'number') return { id: row.id };
  return row?.open ? 'alreadyApplied' : 'offerNotFound';
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
): Promise<void> {
  await db.query(forgetDocuments, [applicationId]);
  if (documents.length > 0) await db.query(addDocuments, [applicationId, JSON.stringify(documents)]);
}
