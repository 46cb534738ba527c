import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Cv } from '@portal/contract/cv';
import type { OfferContent, OfferState } from '@portal/contract/offers';
import type { Db, Statement } from '../../db/database.ts';
import { profileJson } from '../cv/profile.queries.ts';
import type { Profile } from '../cv/profile.ts';
import { type OfferRules, ruleFields } from '../eligibility/eligibility-check.ts';
import { offerColumns } from '../offers/offer-sql.queries.ts';

/** What applying has to know of an offer, and of the student's application where there is one. */
export interface OfferToApply
  extends OfferRules,
    Pick<OfferContent, 'documentosRequeridos' | 'urlInscripcionExterna' | 'fechaCaducidad'> {
  id: number;
  urlAcceso: string;
  estado: OfferState;
  companyActive: boolean;
  idEstado: ApplicationStateId | null;
}

// As JSON: of an array the database would count the items, and plan anew each time.
const toApply = {
  name: 'apply_read',
  text: `
    select i.n, ${offerColumns(['id', 'urlAcceso', 'estado', ...ruleFields])},
      ${offerColumns(['fechaCaducidad', 'urlInscripcionExterna', 'documentosRequeridos'])},
      c.estado = 'validada' as "companyActive",
      -- One look into the index each: a join may read all the applications to the offer.
      (select mine.id_estado from applications mine
        where mine.offer_id = o.id and mine.student_id = s.id) as "idEstado",
      ${profileJson} as profile
    from json_to_recordset($1::json) as i (n integer, "urlOferta" text, "studentId" integer)
      join offers o on o.url_acceso = i."urlOferta"
      join companies c on c.id = o.company_id
      join students s on s.id = i."studentId"
      join accounts a on a.id = s.id`,
};

/** Who applies, and the address of the offer. */
export interface Applying {
  urlOferta: string;
  studentId: number;
}

export interface ToApply {
  offer: OfferToApply;
  profile: Profile;
}

/** The offer that each of these students applies to, with the student; undefined if the offer does not exist. */
export async function readToApply(db: Db, applying: readonly Applying[]): Promise<(ToApply | undefined)[]> {
  const rows = await db.query<OfferToApply & { n: number; profile: Profile }>(toApply, [
    JSON.stringify(applying.map((one, n) => ({ n, ...one }))),
  ]);
  const read: (ToApply | undefined)[] = applying.map(() => undefined);
  for (const { n, profile, ...offer } of rows) read[n] = { offer, profile };
  return read;
}

export interface NewApplication {
  offer: Pick<OfferToApply, 'id' | 'urlAcceso' | 'urlInscripcionExterna'>;
  studentId: number;
  cv: Cv;
  presentacion: string | null;
  deseablesCumplidos: number;
  deseablesTotal: number;
  now: Date;
  /** Of the institution's calendar. */
  today: string;
}

// Everything that an application is, whole or not at all: the application with its first event and what was sent;
// notifications, mails and the PDF follow (`followUp`). Where the student has one already that was not
// withdrawn, or the offer was closed since it was read, none of it is written: applications share the offer's
// row, so closing it waits for those that are being written, and those that come later read it as closed.
// Rows are taken in the order of their keys, so that two batches never wait for each other.
const writeWith = (lock: string) => `
    with item as (
      select * from json_to_recordset($1::json) as i ("offerId" integer, "studentId" integer, cv json,
        presentacion text, "deseablesCumplidos" integer, "deseablesTotal" integer, now timestamptz, today date)
    ), open as (
      select o.id, o.dias_respuesta from offers o
      where o.id in (select "offerId" from item) and o.estado = 'abierta'
        and (o.fecha_caducidad is null or o.fecha_caducidad >= (select max(today) from item))
      order by o.id ${lock}
    ), application as (
      insert into applications (offer_id, student_id, id_estado, fecha, fecha_estado, presentacion,
        deseables_cumplidos, deseables_total, dias_respuesta)
      select i."offerId", i."studentId", ${applicationStates.new}, i.now, i.now, i.presentacion,
        i."deseablesCumplidos", i."deseablesTotal", open.dias_respuesta
      from item i join open on open.id = i."offerId"
      order by i."offerId", i."studentId"
      on conflict (offer_id, student_id) do update set
        id_estado = excluded.id_estado, fecha = excluded.fecha, fecha_estado = excluded.fecha_estado,
        presentacion = excluded.presentacion, deseables_cumplidos = excluded.deseables_cumplidos,
        deseables_total = excluded.deseables_total, dias_respuesta = excluded.dias_respuesta, aviso_respuesta = 0,
        leida = null, id_motivo = null, comentario = null
        where applications.id_estado = ${applicationStates.withdrawn}
      returning id, offer_id as "offerId", student_id as "studentId"
    ), written as (
      select * from item join application using ("offerId", "studentId")
    ), event as (
      insert into application_events (application_id, fecha, quien, hecho, id_estado_anterior, id_estado)
      -- One look into the index each: a join would read all the applications while they are few.
      select id, now, 'alumno', 'inscripcion',
        (select a.id_estado from applications a
          where a.offer_id = w."offerId" and a.student_id = w."studentId"),
        ${applicationStates.new}
      from written w
      returning application_id, id_estado_anterior
    ), forgotten as (
      -- Where no application was before, there are no documents of it.
      delete from application_documents
      where application_id in (select application_id from event where id_estado_anterior is not null)
    ), snapshot as (
      insert into application_snapshots (application_id, cv, creada, follow_up)
      select id, cv, now, true from written
      on conflict (application_id) do update set
        cv = excluded.cv, creada = excluded.creada, follow_up = true, pdf_id = null
    )
    select w.id, i."offerId", i."studentId", exists (select from open where open.id = i."offerId") as open
    from item i left join written w using ("offerId", "studentId")`;

const write = { name: 'apply_write', text: writeWith('for share') };
// Many do not wait for the one offer that somebody holds: an application that is passed over goes alone.
const writeMany = { name: 'apply_write_many', text: writeWith('for share skip locked') };

/** The number of an application that was written, or why it was not: the student or the company was quicker. */
export type Written = number | 'alreadyApplied' | 'offerNotFound';

/** Writes applications to different offers or of different students, each whole or not at all. */
async function writeDistinct(
  db: Db,
  statement: Statement,
  applications: readonly NewApplication[],
): Promise<Map<string, Written>> {
  const items = applications.map(({ offer, ...application }) => ({ offerId: offer.id, ...application }));
  const rows = await db.query<{ id: number | null; offerId: number; studentId: number; open: boolean }>(
    statement,
    [JSON.stringify(items)],
  );
  return new Map(
    rows.map(({ id, open, ...pair }) => [keyOf(pair), id ?? (open ? 'alreadyApplied' : 'offerNotFound')]),
  );
}

const keyOf = ({ offerId, studentId }: { offerId: number; studentId: number }): string =>
  `${offerId} ${studentId}`;

/** Writes one application, in place of one that was withdrawn, and of its documents. */
export async function writeApplication(db: Db, application: NewApplication): Promise<Written> {
  const [written = 'offerNotFound'] = (await writeDistinct(db, write, [application])).values();
  return written;
}

/**
 * Writes many in one statement; of those that are the same, sent twice, the second finds the first. Undefined where
 * the offer is closed or somebody holds it: written alone it is waited for.
 */
export async function writeApplications(
  db: Db,
  applications: readonly NewApplication[],
): Promise<(Written | undefined)[]> {
  const first = new Map<string, NewApplication>();
  const keys = applications.map((application) => {
    const key = keyOf({ offerId: application.offer.id, studentId: application.studentId });
    if (!first.has(key)) first.set(key, application);
    return key;
  });
  const written = await writeDistinct(db, writeMany, [...first.values()]);
  return applications.map((application, index) => {
    const key = keys[index] ?? '';
    const result = written.get(key);
    if (typeof result === 'number' && first.get(key) !== application) return 'alreadyApplied';
    return result === 'offerNotFound' ? undefined : result;
  });
}

/** A document that goes with an application: a file of ours, or a link. */
export interface DocumentToSend {
  idTipoDocumento: number | null;
  nombre: string;
  fileId: number | null;
  url: string | null;
}

const addDocuments = {
  name: 'apply_documents',
  text: `
    insert into application_documents (application_id, id_tipo_documento, nombre, file_id, url)
    select $1, d."idTipoDocumento", d.nombre, d."fileId", d.url
    from json_to_recordset($2::json)
      as d ("idTipoDocumento" integer, nombre text, "fileId" integer, url text)`,
};

/** Keeps what was sent along with an application that was just written. */
export async function writeDocuments(
  db: Db,
  applicationId: number,
  documents: readonly DocumentToSend[],
): Promise<void> {
  if (documents.length > 0) await db.query(addDocuments, [applicationId, JSON.stringify(documents)]);
}
