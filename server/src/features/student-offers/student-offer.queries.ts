import type { ApplicationStateId } from '@portal/contract/applications';
import type { Language } from '@portal/contract/languages';
import type { OfferType } from '@portal/contract/offer-fields';
import { type OfferContent, type OfferState, type PublicOffer, publicOffer } from '@portal/contract/offers';
import { getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { offers } from '../../db/tables/offers.ts';
import { fewestAnswers } from '../applications/promise.rules.ts';
import { descriptionOf, logoOf } from '../company-page/company-page.queries.ts';
import { type OfferRules, ruleFields } from '../eligibility/eligibility-check.ts';
import { declinedByStudent, islandName, notExpired, offerColumns } from '../offers/offer-sql.queries.ts';

/** One offer as a student reads it, and what the rules of several need. */

const isPublic = (field: string): field is keyof PublicOffer & keyof OfferContent =>
  Object.hasOwn(publicOffer.shape, field);

const rules = offerColumns(ruleFields);

// Where the offer hides its company, the name of the centre would tell it.
const publicColumns = Object.keys(getTableColumns(offers))
  .filter(isPublic)
  .map((field) =>
    field === 'centroPracticas'
      ? `case when o.ocultar_datos_empresa then null else o.centro_practicas end as "${field}"`
      : offerColumns([field]),
  )
  .join(', ');

const offerForStudent = {
  name: 'offer_for_student',
  text: `
    select o.id, o.estado, ${rules}, o.documentos_requeridos as "documentosRequeridos",
      o.estado = 'abierta' and c.estado = 'validada' and ${notExpired('o', '$4')} as abierta,
      a.id_estado as "idEstado", ${declinedByStudent} as "rechazadaPorAlumno", a.fecha as "fechaCandidatura",
      f.id as "ficheroComplementarioId", f.nombre as "ficheroNombre",
      o.ocultar_datos_empresa as "ocultarDatosEmpresa",
      (select row_to_json(p)::text from (select ${publicColumns},
        o.id as idoferta, o.estado as "estadoOferta", ${islandName('o.id_isla', '$3')} as "nombreIsla",
        case when not o.ocultar_datos_empresa then json_build_object(
          'nombreComercial', c.nombre_comercial, 'descripcion', ${descriptionOf('c')}, 'web', c.web,
          'idSector', c.id_sector, 'rangoEmpleados', c.rango_empleados, 'urlLogo', ${logoOf('c')}) end as empresa,
        case when o.dias_respuesta is not null and not o.ocultar_datos_empresa and c.respuestas_debidas >= ${fewestAnswers}
          then json_build_object('aTiempo', c.respuestas_a_tiempo, 'total', c.respuestas_debidas) end as cumplimiento) p) as oferta
    from offers o
      join companies c on c.id = o.company_id
      left join applications a on a.offer_id = o.id and a.student_id = $2
      left join files f on f.id = o.fichero_complementario_id
    where o.url_acceso = $1`,
};

/** An offer with the student's own application. */
export interface OfferForStudent extends OfferRules, Pick<OfferContent, 'documentosRequeridos'> {
  id: number;
  estado: OfferState;
  /** It takes applications today. */
  abierta: boolean;
  idEstado: ApplicationStateId | null;
  rechazadaPorAlumno: boolean;
  fechaCandidatura: string | null;
  ficheroComplementarioId: number | null;
  ficheroNombre: string | null;
  ocultarDatosEmpresa: boolean;
  /** The contract's public offer as JSON, but for its file. */
  oferta: string;
}

/** The offer of an address, whatever its state. */
export async function readOfferForStudent(
  db: Db,
  urlAcceso: string,
  studentId: number,
  language: Language,
  today: string,
): Promise<OfferForStudent | undefined> {
  const [offer] = await db.query<OfferForStudent>(offerForStudent, [urlAcceso, studentId, language, today]);
  return offer;
}

export type OfferToFit = OfferRules & { id: number };

/** Of how many of a type, the newest, it is seen whether a student meets all that they ask. */
const maxOpen = 5_000;

/** An open offer as it is now: the search has another row of it with each change. */
export interface OpenOffer {
  id: number;
  version: string;
}

const openNow = {
  name: 'offers_open_now',
  text: `
    select s.offer_id as id, s.xmin::text as version
    from offer_search s where s.tipo = $1 and ${notExpired('s', '(select $2::date)')}
    order by s.fecha desc nulls last, s.offer_id desc nulls last limit ${maxOpen}`,
};

/** The newest open offers of a type. */
export const readOpen = (db: Db, tipo: OfferType, today: string): Promise<OpenOffer[]> =>
  db.query<OpenOffer>(openNow, [tipo, today]);

const rulesOf = {
  name: 'offers_rules',
  text: `select o.id, ${rules} from offers o where o.id = any($1::integer[])`,
};

/** What the rules read of these offers, whatever their state. */
export const readRules = (db: Db, ids: readonly number[]): Promise<OfferToFit[]> =>
  db.query<OfferToFit>(rulesOf, [ids]);

const offersToFit = {
  name: 'offers_to_fit',
  text: `
    select o.id, ${rules} from offers o join offer_search s on s.offer_id = o.id
    where o.id = any($1::integer[]) and s.tipo = any($2::text[]) and ${notExpired('s', '$3')}
    order by array_position($1::integer[], o.id)`,
};

// A type at a time: so each comes in the order of its index ('nulls last' as there), and only so many are read.
const newestToFit = {
  name: 'offers_newest_to_fit',
  text: `
    select o.id, ${rules}
    from (
      select n.* from unnest($1::text[]) t cross join lateral (
        select * from offer_search s where s.tipo = t and ${notExpired('s', '$2')}
        order by s.fecha desc nulls last, s.offer_id desc nulls last limit $3) n
      order by n.fecha desc, n.offer_id desc limit $3
    ) s join offers o on o.id = s.offer_id
    order by s.fecha desc, s.offer_id desc`,
};

/** What the rules read of these offers, of those that are open and of these types. */
export const readOffersToFit = (
  db: Db,
  ids: readonly number[],
  tipos: readonly OfferType[],
  today: string,
): Promise<OfferToFit[]> => db.query<OfferToFit>(offersToFit, [ids, tipos, today]);

/** The same, of the newest open offers. */
export const readNewestToFit = (
  db: Db,
  tipos: readonly OfferType[],
  today: string,
  limit: number,
): Promise<OfferToFit[]> => db.query<OfferToFit>(newestToFit, [tipos, today, limit]);
