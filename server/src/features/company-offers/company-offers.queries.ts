import { applicationStates, type WaitingCandidates } from '@portal/contract/applications';
import type { OwnOfferCard } from '@portal/contract/company-offers';
import type { OfferType } from '@portal/contract/offer-fields';
import { type OfferState, offerStates } from '@portal/contract/offers';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type OfferClosing, offers } from '../../db/tables/offers.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import { awaitsForm, isUnanswered, waitsFor, wasSent } from '../applications/application-parts.queries.ts';
import { own } from '../offers/own-offer.queries.ts';

/** Everything here is asked for with the company: another company's offer is not there. Nor is a deleted one. */

export type { OfferClosing };

export async function removeOffer(db: Db, id: number): Promise<void> {
  await db.orm.delete(offers).where(eq(offers.id, id));
}

const anyApplication = {
  name: 'offer_any_application',
  text: 'select exists (select from applications where offer_id = $1) as "has"',
};

export async function hasApplications(db: Db, offerId: number): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(anyApplication, [offerId]);
  return row?.has ?? false;
}

/** The columns of a card. A student who has withdrawn is no candidate any more. */
const cardColumns = `
  o.id as idoferta, o.url_acceso as "urlAcceso", o.clave_envio as "claveEnvio", o.tipo, o.titulo, o.referencia, o.estado as "estadoOferta", o.origen,
  o.fecha, o.fecha_caducidad as "fechaCaducidad", o.localidad, o.id_provincia as "idProvincia",
  o.provincia, o.id_pais as "idPais", o.plazas,
  case when o.estado in ('rechazada', 'retirada') then o.motivo_rechazo end as "motivoRechazo",
  coalesce(a.total, 0) as "numCandidatos", coalesce(a.unread, 0) as "numCandidatosNoLeidos",
  coalesce(a.unanswered, 0) as "numCandidatosPorResponder", coalesce(a.forms, 0) as "numCandidatosConFormulario",
  coalesce(a.ever, 0) = 0 as eliminable`;
const candidateCounts = `
  left join lateral (
    select count(*) as ever, (count(*) filter (where stands))::integer as total,
      (count(*) filter (where stands and leida is null))::integer as unread,
      (count(*) filter (where stands and unanswered))::integer as unanswered,
      (count(*) filter (where has_form))::integer as forms
    from (select leida, ${isUnanswered('p')} as unanswered, ${wasSent('p')} and ${awaitsForm('p')} as has_form,
      id_estado <> ${applicationStates.withdrawn} and ${wasSent('p')} as stands
      from applications p where offer_id = o.id) each_one) a on true`;

const ownCard = {
  name: 'own_offer_card',
  text: `select ${cardColumns} from offers o ${candidateCounts} where ${own}`,
};

export async function findOwnCard(db: Db, companyId: number, url: string): Promise<OwnOfferCard | undefined> {
  const [card] = await db.query<OwnOfferCard>(ownCard, [companyId, url]);
  return card;
}

// One row at least, with the totals, also where the page is empty.
const ownPage = {
  name: 'own_offers',
  text: `
    with ${typedWords('$3')},
    own as (
      select id, url_acceso, clave_envio, tipo, titulo, referencia, estado, fecha, origen, fecha_caducidad, localidad,
        id_provincia, provincia, id_pais, plazas, motivo_rechazo
      from offers
      where company_id = $1 and estado <> 'eliminada' and ($2::text is null or tipo = $2)
        and ${hasWords("titulo || ' ' || referencia")}
        and ($7::text is null or ($7 = 'con-formulario' or estado in ('abierta', 'caducada')) and exists (
          select from applications p where p.offer_id = offers.id and ${wasSent('p')} and ${waitsFor('$7', 'p')}))),
    totals as (
      select coalesce(jsonb_object_agg(estado, n), '{}') as totals
      from (select estado, count(*) as n from own group by estado) by_state),
    page as (
      select * from own where $4::text is null or estado = $4 order by fecha desc, id desc limit $5 offset $6)
    select t.totals, ${cardColumns}
    from totals t left join page o on true ${candidateCounts}
    order by o.fecha desc, o.id desc`,
};

export interface OwnOffersFilter {
  tipo: OfferType | undefined;
  texto: string | undefined;
  estadoOferta: OfferState | undefined;
  con: WaitingCandidates | undefined;
  porPagina: number;
  pagina: number;
}

type OwnRow = { totals: Partial<Record<OfferState, number>> } & (OwnOfferCard | { idoferta: null });

/** A page of the company's offers, newest first, and how many there are in each state with the same filter. */
export async function listOwn(db: Db, companyId: number, filter: OwnOffersFilter) {
  const { tipo, texto, estadoOferta, con, porPagina, pagina } = filter;
  const values = [
    companyId,
    tipo ?? null,
    texto || null,
    estadoOferta ?? null,
    porPagina,
    (pagina - 1) * porPagina,
    con ?? null,
  ];
  const rows = await db.query<OwnRow>(ownPage, values);
  const totals = rows[0]?.totals ?? {};
  const porEstado = offerStates.flatMap((state) => {
    const numTotal = totals[state];
    return numTotal ? [{ estadoOferta: state, numTotal }] : [];
  });
  return {
    ofertas: rows.flatMap(({ totals: _, ...card }) => (card.idoferta === null ? [] : [card])),
    numTotal: porEstado
      .filter((count) => estadoOferta === undefined || count.estadoOferta === estadoOferta)
      .reduce((sum, count) => sum + count.numTotal, 0),
    porEstado,
  };
}

/** What was said when an offer was closed; null where it was not. */
export async function closingOf({ orm }: Db, id: number): Promise<OfferClosing | null> {
  const [row] = await orm.select({ cierre: offers.cierre }).from(offers).where(eq(offers.id, id));
  return row?.cierre ?? null;
}

const ownOpen = {
  name: 'own_offers_open',
  text: `
    select (count(*) filter (where tipo = 'practicas'))::integer as "numProcesosActivosPracticas",
      (count(*) filter (where tipo = 'empleo'))::integer as "numProcesosActivosEmpleo"
    from offers where company_id = $1 and estado = 'abierta'`,
};

export async function countOpen(db: Db, companyId: number) {
  const [counts] = await db.query<{ numProcesosActivosPracticas: number; numProcesosActivosEmpleo: number }>(
    ownOpen,
    [companyId],
  );
  return counts ?? { numProcesosActivosPracticas: 0, numProcesosActivosEmpleo: 0 };
}
