import type { ApplicationEvent, ApplicationStateId } from '@portal/contract/applications';
import { applicationStates } from '@portal/contract/applications';
import type { PersonalField } from '@portal/contract/brand';
import type { CvLayout } from '@portal/contract/cv-pdf';
import type { Language } from '@portal/contract/languages';
import type { Db } from '../../db/database.ts';

/** What both sides read of an application `a`: its history, its documents, its PDF. */

export interface EventRow {
  fecha: string;
  quien: ApplicationEvent['quien'];
  hecho: ApplicationEvent['hecho'];
  idEstado: ApplicationStateId | null;
  idMotivo: number | null;
  comentario: string | null;
  notaInterna: string | null;
}

export interface DocumentRow {
  nombre: string;
  fileId: number | null;
  /** Of the file; null of a link. */
  extension: string | null;
  url: string | null;
}

/** A snapshot's PDF; `pdfId` and `pdfNombre` are null while the job has not made it. */
export interface PdfRow {
  idCandidatura: number;
  pdfId: number | null;
  pdfNombre: string | null;
  /** What the institution hid when it was printed. */
  pdfSin: PersonalField[] | null;
}

/**
 * Whether an application has been sent. A student whom a manager puts forward has sent nothing until they accept: the
 * company does not read of them before.
 */
export const wasSent = (alias: string): string =>
  `exists (select from application_snapshots sent where sent.application_id = ${alias}.id)`;

/** Whether a candidate waits to be read; who has withdrawn waits for nothing. */
export const isUnread = (alias: string): string =>
  `(${alias}.leida is null and ${alias}.id_estado <> ${applicationStates.withdrawn})`;

/** Whether a candidate who was read waits for an answer: new or under review. */
export const isUnanswered = (alias: string): string =>
  `(${alias}.leida is not null and ${alias}.id_estado in (${applicationStates.new}, ${applicationStates.underReview}))`;

/** Whether the company has an incorporation form of the candidate to complete, or to correct. */
export const awaitsForm = (alias: string): string => `exists (
  select from incorporation_forms form where form.application_id = ${alias}.id and form.estado in ('abierto', 'devuelto'))`;

/** Whether a candidate waits for what is asked for, of which null is anybody. */
export const waitsFor = (asked: string, alias: string): string => `
  case ${asked}::text when 'sin-leer' then ${isUnread(alias)} when 'por-responder' then ${isUnanswered(alias)}
    when 'con-formulario' then ${awaitsForm(alias)} else true end`;

/** The PDF of snapshot `s`, in file `f`. */
export const pdfColumns = `s.pdf_id as "pdfId", f.nombre as "pdfNombre", s.pdf_sin as "pdfSin"`;

/** How a snapshot is printed. */
export interface PrintingRow {
  disenoCv: CvLayout;
  /** The one that was chosen, else the account's. */
  idiomaCv: Language | null;
  fotoId: number | null;
}

/** How snapshot `s` of the account `acc` is printed. */
export const printingColumns = `
  s.diseno_cv as "disenoCv", coalesce(s.idioma_cv, acc.idioma) as "idiomaCv", s.foto_id as "fotoId"`;

/** The events of application `a`, oldest first. */
export const eventsJson = `
  coalesce((
    select json_agg(json_build_object('fecha', e.fecha, 'quien', e.quien, 'hecho', e.hecho,
        'idEstado', e.id_estado, 'idMotivo', e.id_motivo, 'comentario', e.comentario, 'notaInterna', e.nota_interna) order by e.fecha, e.id)
    from application_events e where e.application_id = a.id), '[]')`;

/** The documents sent with application `a`. */
export const documentsJson = `
  coalesce((
    select json_agg(json_build_object('nombre', d.nombre, 'fileId', d.file_id, 'extension', df.extension, 'url', d.url)
      order by d.id)
    from application_documents d left join files df on df.id = d.file_id where d.application_id = a.id), '[]')`;

const applicants = {
  name: 'applicant_names',
  text: `
    select a.id, trim(c.nombre || ' ' || c.apellidos) as nombre
    from applications a join offers o on o.id = a.offer_id join accounts c on c.id = a.student_id
    where a.id = any($2::integer[]) and o.company_id = $1 and a.id_estado <> ${applicationStates.withdrawn}`,
};

/** The names of the students who sent these applications to a company, but for those that were taken back. */
export async function applicantNames(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; nombre: string }>(applicants, [companyId, ids]);
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
