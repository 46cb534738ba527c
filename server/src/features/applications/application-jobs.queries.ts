import { applicationStates } from '@portal/contract/applications';
import type { PersonalField } from '@portal/contract/brand';
import type { Cv } from '@portal/contract/cv';
import type { Db } from '../../db/database.ts';
import type { EventKind } from '../../notify/event-kinds.ts';
import { chosenKindOf, deliveryOf } from '../../notify/preferences.rules.ts';
import { type PrintingRow, printingColumns } from './application-parts.queries.ts';

/** An application that its student and the company's contacts have been told of; mails and PDF are to be sent. */
export interface FreshApplication {
  id: number;
  studentId: number;
  titulo: string;
  urlOferta: string;
  /** Accounts of the company's active contacts. */
  contacts: number[];
  /** Those of all these accounts that want it by mail at once. */
  mailTo: number[];
  /** False where it was withdrawn meanwhile, of which nobody is told that it came. */
  stands: boolean;
}

/** How an account gets an event by mail, in SQL. */
const deliveryTo = (account: string, tipo: EventKind): string => `
  coalesce((select p.envio from mail_preferences p
    where p.account_id = ${account} and p.clase = '${chosenKindOf(tipo)}'), '${deliveryOf(tipo, {})}')`;

const takeFresh = {
  name: 'applied_take',
  text: `
    with fresh as (
      select application_id from application_snapshots where follow_up
      order by application_id limit $1
      for update skip locked
    ), taken as (
      update application_snapshots s set follow_up = false, diseno_cv = st.diseno_cv, idioma_cv = st.idioma_cv,
        foto_id = case when st.diseno_cv = 'conFoto' then st.foto_id end
      from fresh join applications a on a.id = fresh.application_id join students st on st.id = a.student_id
      where s.application_id = fresh.application_id
      returning s.application_id, s.creada
    ), sent as (
      select a.id, a.student_id, o.titulo, o.url_acceso, o.company_id, taken.creada,
        a.id_estado <> ${applicationStates.withdrawn} as stands,
        array(
          select cc.account_id from company_contacts cc where cc.company_id = o.company_id and cc.activo
        ) as contacts
      from taken join applications a on a.id = taken.application_id join offers o on o.id = a.offer_id
    ), news as (
      select student_id as account_id, null::integer as company_id, 'applicationSent' as tipo,
        jsonb_build_object('titulo', titulo) as datos, '/mis-candidaturas/' || url_acceso as path, creada,
        ${deliveryTo('student_id', 'applicationSent')} as correo, id as application
      from sent where stands
      union all
      select contact, company_id, 'applicationReceived', jsonb_build_object('titulo', titulo, 'idCandidatura', id),
        '/mis-ofertas/' || url_acceso, creada, ${deliveryTo('contact', 'applicationReceived')}, id
      from sent cross join unnest(contacts) contact where stands
    ), told as (
      insert into notifications (account_id, company_id, tipo, datos, url_acceso, fecha, correo, leida)
      -- What the reader has just done is no news to them.
      select account_id, company_id, tipo, datos, path, creada, correo,
        case when tipo = 'applicationSent' then creada end
      from news
      -- Versions before this one told it in the moment of the application itself.
      where not exists (
        select from notifications n
        where n.account_id = news.account_id and n.fecha = news.creada and n.tipo = news.tipo
          and n.url_acceso = news.path)
    )
    select id, student_id as "studentId", titulo, url_acceso as "urlOferta", contacts, stands, array(
      select n.account_id from news n join accounts acc on acc.id = n.account_id
      where n.application = sent.id and n.correo = 'inmediato' and acc.estado = 'activa'
    ) as "mailTo"
    from sent`,
};

/** Takes up to `most` applications that nobody has followed up and tells who has to know; two processes never take the same. */
export const takeFreshApplications = (db: Db, limit: number): Promise<FreshApplication[]> =>
  db.query<FreshApplication>(takeFresh, [limit]);

interface SnapshotToPrint extends PrintingRow {
  cv: Cv;
}

const toPrint = {
  name: 'snapshot_lock',
  text: `
    select s.cv, ${printingColumns}
    from application_snapshots s
      join applications a on a.id = s.application_id
      join accounts acc on acc.id = a.student_id
    where s.application_id = $1 and (s.pdf_id is null or s.pdf_sin <> $2::text[])
    for update of s`,
};

/**
 * A snapshot that has no PDF yet, or one that was printed while the institution hid other data, kept as it is until the
 * transaction ends.
 */
export async function lockSnapshotToPrint(
  db: Db,
  applicationId: number,
  hidden: readonly PersonalField[],
): Promise<SnapshotToPrint | undefined> {
  const [row] = await db.query<SnapshotToPrint>(toPrint, [applicationId, hidden]);
  return row;
}

const printed = {
  name: 'snapshot_printed',
  text: 'update application_snapshots set pdf_id = $2, pdf_sin = $3::text[] where application_id = $1',
};

/** Keeps the PDF of a snapshot, and what it was printed without. */
export async function setSnapshotPdf(
  db: Db,
  applicationId: number,
  fileId: number,
  hidden: readonly PersonalField[],
): Promise<void> {
  await db.query(printed, [applicationId, fileId, hidden]);
}
