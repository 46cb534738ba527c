import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Input } from '@portal/contract/endpoint';
import type { UploadedFile } from '@portal/contract/files';
import { offerFieldSetting } from '@portal/contract/offer-field-settings';
import { type OfferType, offerTypes } from '@portal/contract/offer-fields';
import type { copyOffer } from '@portal/contract/offer-form';
import { checkOffer, withoutHidden } from '@portal/contract/offer-rules';
import { type OfferContent, offerContent } from '@portal/contract/offers';
import type { TypedOffer } from '@portal/contract/typed-offer';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { settleCompany } from '../../notify/notify.ts';
import { requireIban } from '../company-page/require-iban.ts';
import { recordOfferEvent } from '../offer-history/record-event.ts';
import { findForManager } from '../offers/manager-offer.queries.ts';
import { placeOf, unknownIds } from '../offers/offer-catalogue.rules.ts';
import { pageOf, tellColleagues, tellSent } from '../offers/offer-news.ts';
import { contentOf, fileOf, type OfferRecord, versionOf } from '../offers/offers.queries.ts';
import { changesBetween, isEditable, lastDay, referenceOf, stateAfter } from '../offers/offers.rules.ts';
import { lockOwnOffer, updateOffer } from '../offers/own-offer.queries.ts';
import { draftOf, ownOffer } from '../offers/own-offer.ts';
import { programmeErrors, requireDedication } from '../programmes/programme-of-offer.ts';
import { copyOf, typedOf } from './copy-offer.rules.ts';
import { claimForm } from './offer-form.queries.ts';
import type { CountReach } from './reach.ts';
import { refuseFields } from './refuse-fields.ts';
import { contentIn, type KeptDraft, offerIn, typedBeside } from './typed-draft.rules.ts';

type CompanyCtx = Ctx<CompanySession>;

/** The draft of the form that has this key, made if it is new. */
const claim = (
  ctx: CompanyCtx,
  claveEnvio: string,
  content: OfferContent,
  sinValidar: KeptDraft['sinValidar'] = {},
) =>
  claimForm(
    ctx.db,
    {
      ...content,
      ...placeOf(content),
      sinValidar,
      claveEnvio,
      companyId: ctx.session.companyId,
      accountId: ctx.session.accountId,
      urlAcceso: randomBytes(12).toString('base64url'),
      fecha: ctx.now(),
      modificada: ctx.now(),
    },
    (id) => referenceOf(id, ctx.today()),
  );

/** As it is kept, of a town the list has the name. */
const placed = (content: OfferContent): OfferContent => ({
  ...content,
  localidad: placeOf(content).localidad,
});

/** Whether the offer that the form of a draft holds is this one: nobody has changed that, whenever it was kept. */
function isKept(record: OfferRecord, content: OfferContent, { brand }: Pick<CompanyCtx, 'brand'>): boolean {
  const offer = offerIn({ content: contentOf(record), sinValidar: record.sinValidar }, brand);
  return offer !== undefined && isDeepStrictEqual(placed(offer), placed(content));
}

/** The same of all that was typed, right or wrong. */
const isKeptDraft = (record: OfferRecord, { content, sinValidar }: KeptDraft): boolean =>
  isDeepStrictEqual(contentOf(record), placed(content)) && isDeepStrictEqual(record.sinValidar, sinValidar);

/** What was typed, as a draft keeps it: a number that no list has is only in its form. */
async function draftIn(ctx: CompanyCtx, typed: TypedOffer): Promise<KeptDraft> {
  const right = contentIn(typed, ctx.brand);
  const errors = [
    ...unknownIds(right, ctx.brand),
    ...(await programmeErrors(ctx, ctx.session.companyId, right, null)),
  ];
  const wrong = errors.map(({ campo }) => campo);
  const content = contentIn(right, ctx.brand, wrong);
  return { content, sinValidar: typedBeside(typed, content, ctx.brand) };
}

/** The file that a form sends: undefined where it leaves what there is, null if it has none, or none is shown. */
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
  const dated = { ...content, fechaCaducidad: lastDay(content, ctx.brand, ctx.today()) };
  if (!isKept(record, content, ctx) && !isKept(record, dated, ctx)) return false;
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
  const today = ctx.today();
  const file = shownFile(ctx, content, upload);
  const hasFile = file === undefined ? record.ficheroComplementarioId !== null : file !== null;
  refuseFields([
    ...checkOffer(content, brand, today, hasFile),
    ...unknownIds(content, brand),
    ...(await programmeErrors(ctx, record.companyId, content, programmeBefore(record))),
  ]);
  await requireDedication(ctx, content);
  const fichero =
    file === undefined
      ? {}
      : {
          ficheroComplementarioId:
            file === null ? null : await ctx.files.saveUpload(ctx, 'ficheroComplementario', file),
        };
  const fechaCaducidad = lastDay(content, brand, today);
  await updateOffer(ctx.db, record.id, {
    ...content,
    ...placeOf(content),
    ...fichero,
    sinValidar: {},
    estado,
    fechaCaducidad,
    ...(record.estado !== 'pendiente' && { fecha: ctx.now() }),
    modificada: ctx.now(),
  });
  const before = versionOf(record);
  const now = {
    ...content,
    localidad: placeOf(content).localidad,
    fechaCaducidad,
    ficheroComplementario:
      fichero.ficheroComplementarioId === undefined
        ? (before.ficheroComplementario ?? null)
        : file && fichero.ficheroComplementarioId !== null
          ? { id: fichero.ficheroComplementarioId, nombre: file.nombre }
          : null,
  };
  await noteSent(ctx, record, changesBetween(before, now));
  return { idoferta: record.id, urlAcceso: record.urlAcceso };
}

/** The programme of an offer that was sent with it: a draft, and a copy, get theirs anew. */
const programmeBefore = ({ estado, idPrograma }: OfferRecord): number | null =>
  estado === 'borrador' ? null : idPrograma;

/** What a draft said is not told: nobody but its company has seen it. */
async function noteSent(
  ctx: CompanyCtx,
  { id, estado }: OfferRecord,
  cambios: ReturnType<typeof changesBetween>,
): Promise<void> {
  if (estado === 'borrador') return recordOfferEvent(ctx, id, { hecho: 'enviada' });
  if (estado === 'rechazada') return recordOfferEvent(ctx, id, { hecho: 'reenviada', cambios });
  if (cambios.length > 0) await recordOfferEvent(ctx, id, { hecho: 'modificada', cambios });
}

/** Makes a draft of a copy, with the supplementary file where that type has one. */
async function copy(
  { body }: Pick<Input<typeof copyOffer>, 'body'>,
  ctx: CompanyCtx,
  to: (tipo: OfferType) => OfferType,
) {
  const { brand } = ctx;
  const source = await ownOffer(ctx, body.urlOferta);
  const fileId = source.ficheroComplementarioId;
  const tipo = to(source.tipo);
  const { content: copied, lost: left } = copyOf(contentOf(source), tipo, brand, ctx.today());
  // A programme that the company can no longer offer in would have each save of the draft refused.
  const isOver = (await programmeErrors(ctx, ctx.session.companyId, copied, null)).length > 0;
  const content = isOver ? { ...copied, idPrograma: null } : copied;
  const lost = isOver ? [...left, 'idPrograma' as const] : left;
  const keepsFile = offerFieldSetting(brand, tipo, 'ficheroComplementario').visible;
  const { record } = await claim(ctx, randomUUID(), content, typedOf(source.sinValidar, tipo, brand));
  await recordOfferEvent(ctx, record.id, { hecho: 'copiada', detalle: source.referencia });
  if (keepsFile && fileId !== null) await updateOffer(ctx.db, record.id, { ficheroComplementarioId: fileId });
  const noCopiado = fileId !== null && !keepsFile ? [...lost, 'ficheroComplementario'] : lost;
  return { urlAcceso: record.urlAcceso, noCopiado };
}

const otherType = (tipo: OfferType): OfferType => offerTypes.find((other) => other !== tipo) ?? tipo;

/** A draft of which only what is asked is known. */
const untitled = '-';

export const offerFormRoutes = (countReach: CountReach) =>
  routes({
    countReach({ body }, { brand, now, today }) {
      const offer = withoutHidden(offerContent.parse({ ...body.oferta, titulo: untitled }), brand);
      return countReach(offer, { brand, today: today() }, now());
    },

    async getOfferReach({ params }, { db, brand, now, today }) {
      const record = await findForManager(db, params.id);
      if (!record) throw new Refusal('offerNotFound');
      return countReach(withoutHidden(contentOf(record), brand), { brand, today: today() }, now());
    },

    copyOffer: (input, ctx) => copy(input, ctx, (tipo) => tipo),
    copyOfferToOtherType: (input, ctx) => copy(input, ctx, otherType),

    async saveOfferDraft({ body }, ctx) {
      const draft = await draftIn(ctx, body.oferta);
      const { content, sinValidar } = draft;
      const { record, isNew } = await claim(ctx, body.claveEnvio, content, sinValidar);
      refuseDeleted(isNew, body.guardado);
      if (record.estado !== 'borrador') throw new Refusal('offerNotEditable');
      if (isNew) await recordOfferEvent(ctx, record.id, { hecho: 'creada' });
      // An answer may have got lost: the same sent again is no change of somebody else's.
      if (isNew || isKeptDraft(record, draft))
        return { urlAcceso: record.urlAcceso, guardado: record.modificada };
      if (isOutdated(record, body.guardado)) throw new Refusal('cannotChangeState');
      const modificada = new Date(Math.max(ctx.now().getTime(), Date.parse(record.modificada) + 1));
      await updateOffer(ctx.db, record.id, { ...content, ...placeOf(content), sinValidar, modificada });
      return { urlAcceso: record.urlAcceso, guardado: modificada.toISOString() };
    },

    async createOffer({ body }, ctx) {
      const content = withoutHidden(body.oferta, ctx.brand);
      const errors = await programmeErrors(ctx, ctx.session.companyId, content, null);
      // The row is there before the whole form is looked at, and can name no programme that is none.
      const idPrograma = errors.length > 0 ? null : content.idPrograma;
      const { record, isNew } = await claim(ctx, body.claveEnvio, { ...content, idPrograma });
      refuseDeleted(isNew, body.guardado);
      if (record.estado === 'eliminada') throw new Refusal('offerNotEditable');
      // Sent before: the answer that may have got lost.
      if (record.estado !== 'borrador') return { idoferta: record.id, urlAcceso: record.urlAcceso };
      if (!isNew && isOutdated(record, body.guardado) && !isKept(record, content, ctx))
        throw new Refusal('cannotChangeState');
      await requireIban(ctx, content.tipo);
      const sent = await send(ctx, record, content, body.ficheroComplementario);
      await tellSent(ctx, { ...content, ...sent });
      return sent;
    },

    async getEditableOffer({ params }, ctx) {
      const record = await ownOffer(ctx, params.id);
      if (!isEditable(record, ctx.today())) throw new Refusal('offerNotEditable');
      await settleCompany(ctx.db, record.companyId, pageOf(record));
      return {
        claveEnvio: record.claveEnvio,
        estadoOferta: record.estado,
        oferta: { ...draftOf(record), ...record.sinValidar },
        ficheroComplementario: fileOf(record, ctx.files),
        motivoRechazo: record.estado === 'rechazada' ? record.motivoRechazo : null,
        guardado: record.modificada,
      };
    },

    async editOffer({ body }, ctx) {
      const record = await ownOffer(ctx, body.urlOferta, lockOwnOffer);
      if (!isEditable(record, ctx.today())) throw new Refusal('offerNotEditable');
      const content = withoutHidden(body.oferta, ctx.brand);
      const isThere = await isKeptWhole(ctx, record, content, body.ficheroComplementario);
      const answer = { idoferta: record.id, urlAcceso: record.urlAcceso };
      // Sent before: the answer that may have got lost.
      if (isThere && record.estado === 'pendiente') return answer;
      const mayBeLost = isThere && record.estado === 'borrador';
      if (isOutdated(record, body.guardado) && !mayBeLost) throw new Refusal('cannotChangeState');
      await requireIban(ctx, content.tipo);
      await send(ctx, record, content, body.ficheroComplementario);
      const offer = { ...content, urlAcceso: record.urlAcceso };
      if (record.estado === 'pendiente') await tellColleagues(ctx, 'offerEdited', offer);
      else await tellSent(ctx, offer);
      return answer;
    },
  });
