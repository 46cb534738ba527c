import type { Answer } from '@portal/contract/endpoint';
import type { ExternalAnswer, getExternal, listExternal } from '@portal/contract/external-applications';
import type { OfferType } from '@portal/contract/offer-fields';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { externalApplications } from '../../db/tables/applications.ts';
import { offers } from '../../db/tables/offers.ts';
import { notExpired } from '../offers/offer-sql.queries.ts';

const open = {
  name: 'external_open_offer',
  text: `
    select o.id, o.tipo from offers o join companies c on c.id = o.company_id
    where o.url_acceso = $1 and o.estado = 'abierta' and c.estado = 'validada' and ${notExpired('o', '$2')}
      and coalesce(o.url_inscripcion_externa, '') <> ''`,
};

/** An open offer that is applied to on the company's page. */
export async function findOpenExternal(
  db: Db,
  urlOferta: string,
  today: string,
): Promise<{ id: number; tipo: OfferType } | undefined> {
  const [offer] = await db.query<{ id: number; tipo: OfferType }>(open, [urlOferta, today]);
  return offer;
}

const noteOpened = {
  name: 'external_opened',
  text: `
    insert into external_applications (offer_id, student_id, abierta) values ($1, $2, $3::timestamptz)
    on conflict (student_id, offer_id) do update set abierta = excluded.abierta, respuesta = null, fecha = null
      where external_applications.respuesta is distinct from 'si'`,
};

/** Notes that the page is opened: a student who answered no is asked again, one who applied is not. */
export async function writeOpened(db: Db, offerId: number, studentId: number, now: Date): Promise<void> {
  await db.query(noteOpened, [offerId, studentId, now.toISOString()]);
}

const noteAnswer = {
  name: 'external_answer',
  text: `
    update external_applications e
    set respuesta = $3, fecha = case when e.respuesta = $3 then e.fecha else $4::timestamptz end
    from offers o where o.url_acceso = $1 and e.offer_id = o.id and e.student_id = $2
      and (o.estado <> 'eliminada' or $3 <> 'si')
    returning e.offer_id`,
};

/**
 * Whether there was a page that had been opened to answer about; the same answer again keeps its date. What its company
 * deleted takes an undoing alone.
 */
export async function writeAnswer(
  db: Db,
  urlOferta: string,
  studentId: number,
  respuesta: ExternalAnswer,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(noteAnswer, [urlOferta, studentId, respuesta, now.toISOString()]);
  return rows.length > 0;
}

/** What the student said of an offer. */
export async function readExternal(
  { orm }: Db,
  urlOferta: string,
  studentId: number,
): Promise<Answer<typeof getExternal>> {
  const { abierta, respuesta, fecha } = externalApplications;
  const [row] = await orm
    .select({ abierta, respuesta, fecha })
    .from(externalApplications)
    .innerJoin(offers, eq(offers.id, externalApplications.offerId))
    .where(and(eq(offers.urlAcceso, urlOferta), eq(externalApplications.studentId, studentId)));
  return {
    abierta: row?.abierta.toISOString() ?? null,
    respuesta: row?.respuesta ?? null,
    fecha: row?.fecha?.toISOString() ?? null,
  };
}

/** Whether the student says to have applied outside of the portal to an offer that its company has not deleted. */
export async function hasAppliedOutside({ orm }: Db, offerId: number, studentId: number): Promise<boolean> {
  const { offerId: offer, studentId: student, respuesta } = externalApplications;
  const mine = and(eq(offer, offerId), eq(student, studentId), eq(respuesta, 'si'));
  const rows = await orm
    .select({ id: offers.id })
    .from(externalApplications)
    .innerJoin(offers, eq(offers.id, offer))
    .where(and(mine, ne(offers.estado, 'eliminada')));
  return rows.length > 0;
}

const list = {
  name: 'external_list',
  text: `
    select o.url_acceso as "urlOferta", o.tipo, o.titulo, e.fecha, o.estado as "estadoOferta",
      case when not o.ocultar_datos_empresa then c.nombre_comercial end as empresa
    from external_applications e join offers o on o.id = e.offer_id join companies c on c.id = o.company_id
    where e.student_id = $1 and e.respuesta = 'si'
    order by e.fecha desc, o.id desc limit 100`,
};

export const readExternalList = (
  db: Db,
  studentId: number,
): Promise<Answer<typeof listExternal>['inscripciones']> => db.query(list, [studentId]);

export async function eraseExternal({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(externalApplications).where(inArray(externalApplications.studentId, [...studentIds]));
}
