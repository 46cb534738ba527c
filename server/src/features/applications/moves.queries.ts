import type { ApplicationStateId } from '@portal/contract/applications';
import type { Language } from '@portal/contract/languages';
import type { OfferType } from '@portal/contract/offer-fields';
import type { Db } from '../../db/database.ts';
import { wasSent } from './application-parts.queries.ts';
import type { Mover } from './applications.rules.ts';

/** An application about to be moved, and what has to be known of its offer and its student. */
export interface ApplicationToMove {
  id: number;
  idEstado: ApplicationStateId;
  studentId: number;
  /** The student's own language, where one was chosen. */
  idioma: Language | null;
  companyId: number;
  urlOferta: string;
  tipo: OfferType;
  titulo: string;
  /** False where a manager put the student forward, who has not accepted. */
  enviada: boolean;
}

const toMove = `
  select a.id, a.id_estado as "idEstado", a.student_id as "studentId", acc.idioma,
    o.company_id as "companyId", o.url_acceso as "urlOferta", o.tipo, o.titulo,
    ${wasSent('a')} as enviada
  from applications a
    join offers o on o.id = a.offer_id
    join accounts acc on acc.id = a.student_id`;

const ofStudent = {
  name: 'move_lock_student',
  text: `${toMove} where o.url_acceso = $1 and a.student_id = $2 for update of a`,
};

const ofCompany = {
  name: 'move_lock_company',
  text: `${toMove} where a.id = $1 and o.company_id = $2 and ${wasSent('a')} for update of a`,
};

/** A student's own application, which nobody else moves until the transaction ends. */
export async function lockOwnApplication(
  db: Db,
  urlOferta: string,
  studentId: number,
): Promise<ApplicationToMove | undefined> {
  const [row] = await db.query<ApplicationToMove>(ofStudent, [urlOferta, studentId]);
  return row;
}

/** The same, for a candidate of one of the company's offers. */
export async function lockCandidate(
  db: Db,
  id: number,
  companyId: number,
): Promise<ApplicationToMove | undefined> {
  const [row] = await db.query<ApplicationToMove>(ofCompany, [id, companyId]);
  return row;
}

const ofOffer = {
  name: 'move_lock_many',
  text: `
    ${toMove}
    where a.offer_id = $1 and a.id in (select id::integer from json_array_elements_text($2::json) as asked (id))
      and ${wasSent('a')}
    order by a.id for update of a`,
};

/** The same, for several candidates of one offer, in the order of their numbers. */
export const lockCandidates = (
  db: Db,
  offerId: number,
  ids: readonly number[],
): Promise<ApplicationToMove[]> => db.query(ofOffer, [offerId, JSON.stringify(ids)]);

interface MoveToWrite {
  to: ApplicationStateId;
  by: Mover;
  /** Who of the company or the institution did it; null for the student, whose application it is, and the system. */
  accountId: number | null;
  idMotivo?: number | null;
  comentario?: string | null;
  /** Read by the company alone. */
  notaInterna?: string | null;
  now: Date;
}

const write = {
  name: 'move_write',
  text: `
    with moved as (
      update applications
      set id_estado = $2, fecha_estado = $4, id_motivo = $5, comentario = $6
      where id = $1
      returning id
    )
    insert into application_events (application_id, fecha, quien, hecho, id_estado_anterior, id_estado,
      id_motivo, comentario, account_id, nota_interna)
    select id, $4, $7, 'cambioEstado', $3::integer, $2, $5, $6, $8::integer, $9 from moved`,
};

/** Moves a locked application and keeps the step in its history. */
export async function writeMove(
  db: Db,
  { id, idEstado }: Pick<ApplicationToMove, 'id' | 'idEstado'>,
  { to, by, accountId, idMotivo = null, comentario = null, notaInterna = null, now }: MoveToWrite,
): Promise<void> {
  await db.query(write, [
    id,
    to,
    idEstado,
    now.toISOString(),
    idMotivo,
    comentario,
    by,
    accountId,
    notaInterna,
  ]);
}
