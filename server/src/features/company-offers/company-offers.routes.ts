import type { closeOffer } from '@portal/contract/company-offers';
import { dayIn } from '@portal/contract/days';
import type { Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { ca } from '../../texts/ca/company-offers.ts';
import { en } from '../../texts/en/company-offers.ts';
import { es } from '../../texts/es/company-offers.ts';
import { closeApplications } from '../applications/close-applications.ts';
import { settleCompany } from '../notifications/notify.ts';
import { recordOfferEvent } from '../offer-history/record-event.ts';
import { isContractType } from '../offers/offer-catalogue.rules.ts';
import { pageOf, tellColleagues } from '../offers/offer-news.ts';
import { fileOf, type OfferRecord, publicOfferOf } from '../offers/offers.queries.ts';
import { contractStartProblem, isDeletable, isEditable, stateAfter } from '../offers/offers.rules.ts';
import { lockOwnOffer, updateOffer } from '../offers/own-offer.queries.ts';
import { draftOf, ownOffer } from '../offers/own-offer.ts';
import {
  closingOf,
  countOpen,
  findOwnCard,
  hasApplications,
  listOwn,
  type OfferClosing,
  removeOffer,
} from './company-offers.queries.ts';

const texts = { es, ca, en };

type CompanyCtx = Ctx<CompanySession>;

/**
 * What is kept of a closing. Throws FieldRefusal where someone was chosen and it is not said who and since when, or the
 * contract begins before the offer was sent or years from now.
 */
function checkedClosing(
  ctx: CompanyCtx,
  { fecha }: OfferRecord,
  body: Input<typeof closeOffer>['body'],
): OfferClosing {
  const { candidatoSeleccionado, idCandidatura, nombreSeleccionado, fechaInicioContrato, idTipoContrato } =
    body;
  if (!candidatoSeleccionado) {
    return {
      candidatoSeleccionado,
      idCandidatura: null,
      nombreSeleccionado: null,
      fechaInicioContrato: null,
      idTipoContrato: null,
    };
  }
  const errors: { campo: string; error: string }[] = [];
  if (!nombreSeleccionado && idCandidatura === undefined)
    errors.push({ campo: 'nombreSeleccionado', error: fieldError('required') });
  const start = contractStartProblem(
    fechaInicioContrato,
    dayIn(ctx.brand.zonaHoraria, new Date(fecha)),
    ctx.today(),
  );
  if (start) errors.push({ campo: 'fechaInicioContrato', error: fieldError(start) });
  if (idTipoContrato !== undefined && !isContractType(idTipoContrato))
    errors.push({ campo: 'idTipoContrato', error: fieldError('malformed') });
  if (errors.length > 0) throw new FieldRefusal(errors);
  return {
    candidatoSeleccionado,
    idCandidatura: idCandidatura ?? null,
    nombreSeleccionado: nombreSeleccionado || null,
    fechaInicioContrato: fechaInicioContrato ?? null,
    idTipoContrato: idTipoContrato ?? null,
  };
}

function shownClosing(closing: OfferClosing | null) {
  if (!closing) return null;
  const { candidatoSeleccionado, nombreSeleccionado, fechaInicioContrato, idTipoContrato } = closing;
  return { candidatoSeleccionado, nombreSeleccionado, fechaInicioContrato, idTipoContrato };
}

export const companyOffersRoutes = routes({
  listOwnOffers: ({ query }, { db, session }) =>
    listOwn(db, session.companyId, {
      tipo: query.tipo,
      texto: query.texto,
      estadoOferta: query.estadoOferta,
      pagina: query.pagina,
      porPagina: query.porPagina,
    }),

  countOwnOffers: (_, { db, session }) => countOpen(db, session.companyId),

  async getOwnOffer({ params }, ctx) {
    const record = await ownOffer(ctx, params.id);
    const resumen = await findOwnCard(ctx.db, ctx.session.companyId, params.id);
    if (!resumen) throw new Refusal('offerNotFound');
    return {
      resumen,
      oferta: draftOf(record),
      ficheroComplementario: fileOf(record, ctx.files),
      editable: isEditable(record, ctx.today()),
      enlaceInscripcion: `${ctx.publicUrl}/ofertas-${record.tipo}/${record.urlAcceso}`,
      cierre: shownClosing(await closingOf(ctx.db, record.id)),
    };
  },

  async getOwnOfferAsStudent({ params }, ctx) {
    return { oferta: publicOfferOf(await ownOffer(ctx, params.id), ctx.files, ctx.language) };
  },

  async deleteOffer({ body }, ctx) {
    const offer = await ownOffer(ctx, body.urlOferta, lockOwnOffer);
    const { id, estado } = offer;
    if (!isDeletable(estado, await hasApplications(ctx.db, id)))
      throw new Refusal('actionNotAllowed', { words: texts[ctx.language].hasBeenAppliedTo });
    if (estado === 'borrador') await removeOffer(ctx.db, id);
    else {
      await updateOffer(ctx.db, id, { estado: 'eliminada' });
      await recordOfferEvent(ctx, id, { hecho: 'eliminada' });
      await settleCompany(ctx.db, offer.companyId, pageOf(offer));
      await tellColleagues(ctx, 'offerDeleted', offer);
    }
    return null;
  },

  async closeOffer({ body }, ctx) {
    const offer = await ownOffer(ctx, body.urlOferta, lockOwnOffer);
    const closed = stateAfter(offer.estado, 'close');
    if (!closed) throw new Refusal('noSuchMove');
    const cierre = checkedClosing(ctx, offer, body);
    const chosen = await closeApplications(ctx, offer, cierre);
    await updateOffer(ctx.db, offer.id, {
      estado: closed,
      // The name that was sent with the application, whatever was written beside it.
      cierre: { ...cierre, nombreSeleccionado: chosen?.nombre ?? cierre.nombreSeleccionado },
    });
    await recordOfferEvent(ctx, offer.id, { hecho: 'cerrada' });
    await tellColleagues(ctx, 'offerClosed', offer);
    return null;
  },
});
