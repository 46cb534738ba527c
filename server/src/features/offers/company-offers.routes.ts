import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { closeOffer } from '@portal/contract/company-offers';
import { dayIn } from '@portal/contract/days';
import type { Input } from '@portal/contract/endpoint';
import type { UploadedFile } from '@portal/contract/files';
import {
  checkOffer,
  type OfferFieldError,
  offerFieldSetting,
  withoutHidden,
} from '@portal/contract/offer-rules';
import { type OfferContent, offerContent, type offerDraft } from '@portal/contract/offers';
import { fieldError } from '@portal/contract/validation';
import { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { ca } from '../../texts/ca/company-offers.ts';
import { en } from '../../texts/en/company-offers.ts';
import { es } from '../../texts/es/company-offers.ts';
import { closeApplications } from '../applications/close-applications.ts';
import { settleCompany } from '../notifications/notify.ts';
import {
  claimForm,
  countOpen,
  findOwnCard,
  findOwnOffer,
  hasApplications,
  listOwn,
  lockOwnOffer,
  type OfferClosing,
  removeOffer,
  updateOffer,
} from './company-offers.queries.ts';
import { isContractType, placeOf, unknownIds } from './offer-catalogue.rules.ts';
import { pageOf, tellColleagues, tellSent } from './offer-news.ts';
import { contentOf, fileOf, type OfferRecord, publicOfferOf } from './offers.queries.ts';
import {
  contractStartProblem,
  isDeletable,
  isEditable,
  lastDay,
  referenceOf,
  stateAfter,
} from './offers.rules.ts';

const texts = { es, ca, en };

type CompanyCtx = Ctx<CompanySession>;

const todayOf = ({ brand, now }: CompanyCtx): string => dayIn(brand.zonaHoraria, now());

/** A draft as it is kept: the title may be missing. */
const keptDraft = offerContent.extend({ titulo: z.string().default('') });

const draftOf = (row: OfferRecord): z.output<typeof offerDraft> => {
  const { titulo, ...content } = contentOf(row);
  return titulo === '' ? content : { ...content, titulo };
};

const isDateOrder = ({ error }: OfferFieldError): boolean => error === fieldError('dateOrder');

/**
 * Refuses fields of an offer, by the paths that they have in the call: with 27, which comes first, where it starts
 * when it has ended.
 */
function refuse(errors: readonly OfferFieldError[]): void {
  if (errors.length === 0) return;
  const [order, others] = [errors.filter(isDateOrder), errors.filter((error) => !isDateOrder(error))];
  throw new FieldRefusal(
    [...order, ...others].map(({ campo, error }) => ({
      campo: campo === 'ficheroComplementario' ? campo : `oferta.${campo}`,
      error,
    })),
    order.length > 0 ? 'startAfterEnd' : 'mandatoryDataMissing',
  );
}

/** The company's own offer. Throws offerNotFound (4), for another company's too. */
async function ownOffer(ctx: CompanyCtx, url: string, find = findOwnOffer): Promise<OfferRecord> {
  const record = await find(ctx.db, ctx.session.companyId, url);
  if (!record) throw new Refusal('offerNotFound');
  return record;
}

/** The draft of the form that has this key, made where there is none yet. */
const claim = (ctx: CompanyCtx, claveEnvio: string, content: OfferContent) =>
  claimForm(
    ctx.db,
    {
      ...content,
      ...placeOf(content),
      claveEnvio,
      companyId: ctx.session.companyId,
      accountId: ctx.session.accountId,
      urlAcceso: randomBytes(12).toString('base64url'),
      fecha: ctx.now(),
      modificada: ctx.now(),
    },
    (id) => referenceOf(id, todayOf(ctx)),
  );

/** Whether a draft is what a form holds: nobody has changed that, whenever it was kept. */
const isKept = (record: OfferRecord, content: OfferContent): boolean =>
  isDeepStrictEqual(contentOf(record), { ...content, localidad: placeOf(content).localidad });

/** The file that a form sends: undefined where it leaves what there is, null where there is none, or none is shown. */
const shownFile = (
  { brand }: CompanyCtx,
  { tipo }: OfferContent,
  upload: UploadedFile | null | undefined,
): UploadedFile | null | undefined =>
  offerFieldSetting(brand, tipo, 'ficheroComplementario').visible ? upload : null;

/** The same of a whole form, with the last day that it gets where it names none, and its file. */
async function isKeptWhole(
  ctx: CompanyCtx,
  record: OfferRecord,
  content: OfferContent,
  upload: UploadedFile | null | undefined,
): Promise<boolean> {
  const dated = { ...content, fechaCaducidad: lastDay(content, ctx.brand, todayOf(ctx)) };
  if (!isKept(record, content) && !isKept(record, dated)) return false;
  const file = shownFile(ctx, content, upload);
  const { ficheroComplementarioId: id } = record;
  if (file === undefined) return true;
  return file === null || id === null ? file === id : ctx.files.isSame(ctx.db, id, file);
}

/** What a form stands on was kept, so that where there is nothing it was deleted: the form does not make it anew. */
function refuseDeleted(isNew: boolean, guardado: string | null | undefined): void {
  if (isNew && typeof guardado === 'string') throw new Refusal('offerNotFound');
}

/** Whether a draft has been kept since the one that a form was filled on; undefined where the form does not say. */
const isOutdated = ({ modificada }: OfferRecord, guardado: string | null | undefined): boolean =>
  guardado !== undefined && (guardado === null || Date.parse(guardado) !== Date.parse(modificada));

/**
 * Sends an offer for validation as it is written now. One that waits already keeps its place among those
 * that wait. Throws FieldRefusal with every field that the institution's rules refuse, and 46.
 */
async function send(
  ctx: CompanyCtx,
  record: OfferRecord,
  content: OfferContent,
  upload: UploadedFile | null | undefined,
): Promise<{ idoferta: number; urlAcceso: string }> {
  const { brand } = ctx;
  const estado = stateAfter(record.estado, 'send');
  if (!estado) throw new Refusal('offerNotEditable');
  const today = todayOf(ctx);
  const file = shownFile(ctx, content, upload);
  const hasFile = file === undefined ? record.ficheroComplementarioId !== null : file !== null;
  refuse([...checkOffer(content, brand, today, hasFile), ...unknownIds(content, brand)]);
  const fichero =
    file === undefined
      ? {}
      : {
          ficheroComplementarioId:
            file === null ? null : await ctx.files.saveUpload(ctx, 'ficheroComplementario', file),
        };
  await updateOffer(ctx.db, record.id, {
    ...content,
    ...placeOf(content),
    ...fichero,
    estado,
    fechaCaducidad: lastDay(content, brand, today),
    ...(record.estado !== 'pendiente' && { fecha: ctx.now() }),
    modificada: ctx.now(),
  });
  return { idoferta: record.id, urlAcceso: record.urlAcceso };
}

/**
 * What is kept of a closing. Throws FieldRefusal where someone was chosen and it is not said who and since when, or the
 * contract begins before the offer was sent or years from now.
 */
function closingOf(
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
    todayOf(ctx),
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

export const companyOffersRoutes = routes({
  async saveOfferDraft({ body }, ctx) {
    const content = withoutHidden(keptDraft.parse(body.oferta), ctx.brand);
    refuse(unknownIds(content, ctx.brand));
    const { record, isNew } = await claim(ctx, body.claveEnvio, content);
    refuseDeleted(isNew, body.guardado);
    if (record.estado !== 'borrador') throw new Refusal('offerNotEditable');
    // An answer may have got lost: the same sent again is no change of somebody else's.
    if (isNew || isKept(record, content)) return { urlAcceso: record.urlAcceso, guardado: record.modificada };
    if (isOutdated(record, body.guardado)) throw new Refusal('cannotChangeState');
    const modificada = new Date(Math.max(ctx.now().getTime(), Date.parse(record.modificada) + 1));
    await updateOffer(ctx.db, record.id, { ...content, ...placeOf(content), modificada });
    return { urlAcceso: record.urlAcceso, guardado: modificada.toISOString() };
  },

  async createOffer({ body }, ctx) {
    const content = withoutHidden(body.oferta, ctx.brand);
    const { record, isNew } = await claim(ctx, body.claveEnvio, content);
    refuseDeleted(isNew, body.guardado);
    if (record.estado === 'eliminada') throw new Refusal('offerNotEditable');
    // Sent before: the answer that may have got lost.
    if (record.estado !== 'borrador') return { idoferta: record.id, urlAcceso: record.urlAcceso };
    if (!isNew && isOutdated(record, body.guardado) && !isKept(record, content))
      throw new Refusal('cannotChangeState');
    const sent = await send(ctx, record, content, body.ficheroComplementario);
    await tellSent(ctx, { ...content, ...sent });
    return sent;
  },

  async getEditableOffer({ params }, ctx) {
    const record = await ownOffer(ctx, params.id);
    if (!isEditable(record, todayOf(ctx))) throw new Refusal('offerNotEditable');
    await settleCompany(ctx.db, record.companyId, pageOf(record));
    return {
      claveEnvio: record.claveEnvio,
      estadoOferta: record.estado,
      oferta: draftOf(record),
      ficheroComplementario: fileOf(record, ctx.files),
      motivoRechazo: record.estado === 'rechazada' ? record.motivoRechazo : null,
      guardado: record.modificada,
    };
  },

  async editOffer({ body }, ctx) {
    const record = await ownOffer(ctx, body.urlOferta, lockOwnOffer);
    if (!isEditable(record, todayOf(ctx))) throw new Refusal('offerNotEditable');
    const content = withoutHidden(body.oferta, ctx.brand);
    const isThere = await isKeptWhole(ctx, record, content, body.ficheroComplementario);
    const answer = { idoferta: record.id, urlAcceso: record.urlAcceso };
    // Sent before: the answer that may have got lost.
    if (isThere && record.estado === 'pendiente') return answer;
    const mayBeLost = isThere && record.estado === 'borrador';
    if (isOutdated(record, body.guardado) && !mayBeLost) throw new Refusal('cannotChangeState');
    await send(ctx, record, content, body.ficheroComplementario);
    const offer = { ...content, urlAcceso: record.urlAcceso };
    if (record.estado === 'pendiente') await tellColleagues(ctx, 'offerEdited', offer);
    else await tellSent(ctx, offer);
    return answer;
  },

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
      editable: isEditable(record, todayOf(ctx)),
      enlaceInscripcion: `${ctx.publicUrl}/ofertas-${record.tipo}/${record.urlAcceso}`,
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
      await settleCompany(ctx.db, offer.companyId, pageOf(offer));
      await tellColleagues(ctx, 'offerDeleted', offer);
    }
    return null;
  },

  async closeOffer({ body }, ctx) {
    const offer = await ownOffer(ctx, body.urlOferta, lockOwnOffer);
    const closed = stateAfter(offer.estado, 'close');
    if (!closed) throw new Refusal('noSuchMove');
    const cierre = closingOf(ctx, offer, body);
    const chosen = await closeApplications(ctx, offer, cierre);
    await updateOffer(ctx.db, offer.id, {
      estado: closed,
      // The name that was sent with the application, whatever was written beside it.
      cierre: { ...cierre, nombreSeleccionado: chosen?.nombre ?? cierre.nombreSeleccionado },
    });
    await tellColleagues(ctx, 'offerClosed', offer);
    return null;
  },
});
