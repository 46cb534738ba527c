import { type closeOffer, soonDays, summedDays } from '@portal/contract/company-offers';
import { addDays, dayIn } from '@portal/contract/days';
import type { Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { settleCompany } from '../../notify/notify.ts';
import { ca } from '../../texts/ca/company-offers.ts';
import { en } from '../../texts/en/company-offers.ts';
import { es } from '../../texts/es/company-offers.ts';
import { countAwaited } from '../agreements/awaited.queries.ts';
import { closeApplications, standingAtClosing } from '../applications/close-applications.ts';
import { countToDo } from '../company-documents/company-documents.queries.ts';
import { requireIban } from '../company-page/require-iban.ts';
import { formsToComplete } from '../incorporation-forms/to-complete.queries.ts';
import { countOverdue } from '../invoices/invoices.queries.ts';
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
import { applicationsPerDay, standingOf } from './summary.queries.ts';

const texts = { es, ca, en };

type CompanyCtx = Ctx<CompanySession>;

/**
 * What is kept of a closing, and whom the company picked (specification 2, §4). Throws FieldRefusal where someone was
 * chosen and who, the start, or of a job the type of the contract is missing, or the contract begins before the offer
 * was sent or years from now.
 */
function checkedClosing(
  ctx: CompanyCtx,
  { fecha, tipo }: OfferRecord,
  body: Input<typeof closeOffer>['body'],
): { cierre: OfferClosing; candidaturas: number[] } {
  const { candidatoSeleccionado, nombreSeleccionado, fechaInicioContrato, idTipoContrato } = body;
  if (!candidatoSeleccionado) {
    const cierre = {
      candidatoSeleccionado,
      idCandidatura: null,
      nombreSeleccionado: null,
      fechaInicioContrato: null,
      idTipoContrato: null,
    };
    return { cierre, candidaturas: [] };
  }
  const one = body.idCandidatura === undefined ? [] : [body.idCandidatura];
  const candidaturas = [...new Set([...one, ...(body.candidaturas ?? [])])];
  const errors: { campo: string; error: string }[] = [];
  if (!nombreSeleccionado && candidaturas.length === 0)
    errors.push({ campo: 'nombreSeleccionado', error: fieldError('required') });
  const start = contractStartProblem(
    fechaInicioContrato,
    dayIn(ctx.brand.zonaHoraria, new Date(fecha)),
    ctx.today(),
  );
  if (start) errors.push({ campo: 'fechaInicioContrato', error: fieldError(start) });
  if (idTipoContrato === undefined ? tipo === 'empleo' : !isContractType(idTipoContrato)) {
    const error = fieldError(idTipoContrato === undefined ? 'required' : 'malformed');
    errors.push({ campo: 'idTipoContrato', error });
  }
  if (errors.length > 0) throw new FieldRefusal(errors);
  const cierre = {
    candidatoSeleccionado,
    idCandidatura: null,
    nombreSeleccionado: nombreSeleccionado || null,
    fechaInicioContrato: fechaInicioContrato ?? null,
    idTipoContrato: idTipoContrato ?? null,
  };
  return { cierre, candidaturas };
}

function shownClosing(closing: OfferClosing | null) {
  if (!closing) return null;
  const { candidatoSeleccionado, nombreSeleccionado, fechaInicioContrato, idTipoContrato } = closing;
  const first = nombreSeleccionado === null ? [] : [nombreSeleccionado];
  return {
    candidatoSeleccionado,
    nombreSeleccionado,
    nombresSeleccionados: [...first, ...(closing.ademas ?? []).map(({ nombre }) => nombre)],
    fechaInicioContrato,
    idTipoContrato,
  };
}

export const companyOffersRoutes = routes({
  listOwnOffers: ({ query }, { db, session }) =>
    listOwn(db, session.companyId, {
      tipo: query.tipo,
      texto: query.texto,
      con: query.con,
      estadoOferta: query.estadoOferta,
      pagina: query.pagina,
      porPagina: query.porPagina,
    }),

  countOwnOffers: (_, { db, session }) => countOpen(db, session.companyId),

  async getOwnSummary(_, { db, session, brand, today }) {
    const to = today();
    const standing = await standingOf(db, session.companyId, { from: to, to: addDays(to, soonDays) });
    const days = { from: addDays(to, 1 - summedDays), to, zone: brand.zonaHoraria };
    return {
      ...standing,
      documentacion: {
        numDocumentos: await countToDo(db, session.companyId, to),
        numConvenios: await countAwaited(db, session.companyId),
        numFacturas: await countOverdue(db, session.companyId, to),
      },
      formularios: brand.opciones.formularioIncorporacion
        ? await formsToComplete(db, session.companyId)
        : { numFormularios: 0, idSolicitud: null, urlOferta: null },
      porDia: await applicationsPerDay(db, session.companyId, days),
    };
  },

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

  async previewClosing({ params }, ctx) {
    const { id, plazas } = await ownOffer(ctx, params.id);
    return { plazas, ...(await standingAtClosing(ctx, id)) };
  },

  async closeOffer({ body }, ctx) {
    const offer = await ownOffer(ctx, body.urlOferta, lockOwnOffer);
    const closed = stateAfter(offer.estado, 'close');
    if (!closed) throw new Refusal('noSuchMove');
    const { cierre, candidaturas } = checkedClosing(ctx, offer, body);
    if (cierre.candidatoSeleccionado) await requireIban(ctx, offer.tipo);
    const [first, ...ademas] = await closeApplications(ctx, offer, {
      candidaturas,
      campo: body.candidaturas === undefined ? 'idCandidatura' : 'candidaturas',
      nombreSeleccionado: cierre.nombreSeleccionado,
    });
    await updateOffer(ctx.db, offer.id, {
      estado: closed,
      // The name that was sent with the application, whatever was written beside it.
      cierre: {
        ...cierre,
        ...(first && { idCandidatura: first.idCandidatura, nombreSeleccionado: first.nombre }),
        ...(ademas.length > 0 && { ademas }),
      },
    });
    await recordOfferEvent(ctx, offer.id, { hecho: 'cerrada' });
    await tellColleagues(ctx, 'offerClosed', offer);
    return null;
  },
});
