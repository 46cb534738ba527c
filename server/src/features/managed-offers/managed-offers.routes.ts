import type { UploadedFile } from '@portal/contract/files';
import { offerActs } from '@portal/contract/managed-offers';
import { offerFieldSetting } from '@portal/contract/offer-field-settings';
import { checkOffer, withoutHidden } from '@portal/contract/offer-rules';
import type { OfferContent } from '@portal/contract/offers';
import { fieldError } from '@portal/contract/validation';
import { spreadsheet } from '../../files/spreadsheet.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notifyCompany, settleCompany } from '../../notify/notify.ts';
import { ca } from '../../texts/ca/managed-offers.ts';
import { en } from '../../texts/en/managed-offers.ts';
import { es } from '../../texts/es/managed-offers.ts';
import { endUndecided } from '../applications/close-applications.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { ibanOf } from '../company-page/company-page.queries.ts';
import { refuseFields } from '../offer-form/refuse-fields.ts';
import { recordOfferEvent } from '../offer-history/record-event.ts';
import { findForManager, lockForManager } from '../offers/manager-offer.queries.ts';
import { placeOf, unknownIds } from '../offers/offer-catalogue.rules.ts';
import { offerNews, pageOf } from '../offers/offer-news.ts';
import { fileOf, internalOf, type OfferRecord, publicOfferOf, versionOf } from '../offers/offers.queries.ts';
import { changesBetween, lastDay, type OfferMove, openUntil, stateAfter } from '../offers/offers.rules.ts';
import { updateOffer } from '../offers/own-offer.queries.ts';
import { draftOf } from '../offers/own-offer.ts';
import { preferredOf, putPreferredForward } from '../preregistrations/put-forward.ts';
import { programmeErrors, requireDedication } from '../programmes/programme-of-offer.ts';
import { candidatesOf, findListedOffer, findOffers } from './managed-offers.queries.ts';
import { isCorrectable, possibleActs } from './managed-offers.rules.ts';

type ManagerCtx = Ctx<ManagerSession>;
type OfferMoveByManager =
  | 'corregida'
  | 'retirada'
  | 'publicada'
  | 'destacada'
  | 'noDestacada'
  | 'prorrogada'
  | 'cerrada';

const texts = { es, ca, en };
/** More than any institution has: the file is made at once. */
const mostExported = 100_000;

/** The offer, held until the transaction ends. Throws offerNotFound (4). */
async function lockedOffer({ db }: ManagerCtx, urlOferta: string): Promise<OfferRecord> {
  const record = await lockForManager(db, urlOferta);
  if (!record) throw new Refusal('offerNotFound');
  return record;
}

/** The offer, and the state that a move leads it to. Throws noSuchMove (14), also for what is done already. */
async function offerToMove(ctx: ManagerCtx, urlOferta: string, move: OfferMove) {
  const record = await lockedOffer(ctx, urlOferta);
  const estado = stateAfter(record.estado, move);
  if (!estado) throw new Refusal('noSuchMove');
  return { record, estado };
}

/** The last day until which an offer is open. Throws FieldRefusal where it has passed, or the offer's end has. */
function openDay(ctx: ManagerCtx, record: OfferRecord, given: string | undefined): string {
  const until = openUntil(record, given, ctx.brand, ctx.today());
  if ('problem' in until)
    throw new FieldRefusal([{ campo: 'fechaCaducidad', error: fieldError(until.problem) }]);
  return until.day;
}

/** Tells the company, whose earlier news of the offer are settled with it. */
async function tellCompany(
  ctx: ManagerCtx,
  record: OfferRecord,
  news: ReturnType<typeof offerNews>,
): Promise<void> {
  await settleCompany(ctx.db, record.companyId, pageOf(record));
  await notifyCompany(ctx, record.companyId, news);
}

/** Notes what a manager did, for the institution's audit and for the offer's own history, which its company reads. */
async function note(
  ctx: ManagerCtx,
  { id, urlAcceso }: OfferRecord,
  event: Parameters<typeof recordOfferEvent>[2] & { hecho: OfferMoveByManager },
): Promise<void> {
  await recordAct(ctx, 'oferta', urlAcceso, event.hecho);
  await recordOfferEvent(ctx, id, event);
}

const lastDayChange = (record: OfferRecord, fechaCaducidad: string) => {
  const version = versionOf(record);
  return changesBetween(version, { ...version, fechaCaducidad });
};

/** What a corrected offer has: its content by the form's rules, and its file. Throws FieldRefusal. */
async function correctedOffer(
  ctx: ManagerCtx,
  record: OfferRecord,
  sent: OfferContent,
  upload: UploadedFile | null | undefined,
) {
  const { brand } = ctx;
  const today = ctx.today();
  // The type is the offer's: what applies to one does not to the other.
  const shown = withoutHidden({ ...sent, tipo: record.tipo }, brand);
  const content = { ...shown, ...placeOf(shown), fechaCaducidad: lastDay(shown, brand, today) };
  const { idIsla: _, ...written } = content;
  const file = offerFieldSetting(brand, record.tipo, 'ficheroComplementario').visible ? upload : undefined;
  const hasFile = file === undefined ? record.ficheroComplementarioId !== null : file !== null;
  refuseFields([
    ...checkOffer(shown, brand, today, hasFile),
    ...unknownIds(shown, brand),
    ...(await programmeErrors(ctx, record.companyId, shown, record.idPrograma)),
  ]);
  await requireDedication(ctx, shown);
  const isSameFile =
    file === undefined ||
    (file === null
      ? record.ficheroComplementarioId === null
      : record.ficheroComplementarioId !== null &&
        (await ctx.files.isSame(ctx.db, record.ficheroComplementarioId, file)));
  const before = versionOf(record);
  const changes = changesBetween(before, {
    ...written,
    ficheroComplementario: isSameFile
      ? (before.ficheroComplementario ?? null)
      : file === null
        ? null
        : { id: 0, nombre: file.nombre },
  });
  const save = async () => {
    const ficheroComplementarioId = isSameFile
      ? record.ficheroComplementarioId
      : file === null
        ? null
        : await ctx.files.saveUpload(ctx, 'ficheroComplementario', file);
    return { ...content, ficheroComplementarioId };
  };
  return { changes, save };
}

export const managedOffersRoutes = routes({
  listManagedOffers: ({ query: { pagina, porPagina, ...filters } }, ctx) =>
    findOffers(ctx.db, filters, ctx.today(), porPagina, (pagina - 1) * porPagina),

  async exportManagedOffers({ body: { formato, ...filters } }, ctx) {
    const words = texts[ctx.language];
    const { ofertas } = await findOffers(ctx.db, filters, ctx.today(), mostExported, 0);
    const rows = ofertas.map((offer) => [
      offer.referencia,
      offer.titulo,
      words.types[offer.tipo],
      offer.empresa,
      words.states[offer.estadoOferta],
      offer.fecha.slice(0, 10),
      offer.fechaCaducidad ?? '',
      words.yesOrNo(offer.fechaDestacada !== null),
      offer.plazas ?? '',
      offer.numCandidatos,
    ]);
    const bytes = await spreadsheet(formato, words.columns, rows);
    const nombre = `${words.fileName}-${ctx.today()}.${formato}`;
    return ctx.files.link(await ctx.files.save(ctx, nombre, formato, bytes), nombre);
  },

  async getManagedOffer({ params }, ctx) {
    const { db, files, language } = ctx;
    const record = await findForManager(db, params.id);
    if (!record) throw new Refusal('offerNotFound');
    const personas = await preferredOf(ctx, record);
    const isRefused = record.estado === 'rechazada' || record.estado === 'retirada';
    return {
      resumen: await findListedOffer(db, record.id),
      oferta: publicOfferOf(record, files, language),
      interno: internalOf(record),
      empresaValidada: record.empresaEstado === 'validada',
      ibanEmpresa: await ibanOf(db, record.companyId),
      motivoRechazo: isRefused ? record.motivoRechazo : null,
      actos: possibleActs(record, offerActs, ctx.today()),
      preferido: record.candidatoPreferido?.trim()
        ? {
            texto: record.candidatoPreferido,
            atendido: record.preferidoAtendido,
            personas: personas.map(({ id, nombre, apellidos }) => ({ idAlumno: id, nombre, apellidos })),
          }
        : null,
      candidatos: await candidatesOf(db, record.id),
    };
  },

  async getCorrectableOffer({ params }, { db, files }) {
    const record = await findForManager(db, params.id);
    if (!record) throw new Refusal('offerNotFound');
    if (!isCorrectable(record.estado)) throw new Refusal('offerNotEditable');
    return {
      claveEnvio: record.claveEnvio,
      oferta: draftOf(record),
      ficheroComplementario: fileOf(record, files),
      empresa: record.empresaNombre,
      guardado: record.modificada,
    };
  },

  async correctOffer({ body }, ctx) {
    const record = await lockedOffer(ctx, body.urlOferta);
    if (!isCorrectable(record.estado)) throw new Refusal('offerNotEditable');
    const { changes, save } = await correctedOffer(ctx, record, body.oferta, body.ficheroComplementario);
    // Sent before: the answer that may have got lost.
    if (changes.length === 0) return null;
    if (body.guardado !== undefined && Date.parse(body.guardado) !== Date.parse(record.modificada))
      throw new Refusal('cannotChangeState');
    const values = await save();
    const now = ctx.now();
    const modificada = new Date(Math.max(now.getTime(), Date.parse(record.modificada) + 1));
    const isWanted = changes.some(({ campo }) => campo === 'candidatoPreferido');
    await updateOffer(ctx.db, record.id, {
      ...values,
      modificada,
      ...(isWanted && { preferidoAtendido: false }),
    });
    // What a manager wrote has been looked at; of one that waits, what its company changed has not.
    if (record.estado !== 'pendiente') await keepAsReviewed(ctx, body.urlOferta);
    await note(ctx, record, { hecho: 'corregida', cambios: changes });
    await tellCompany(ctx, record, offerNews('offerCorrected', { ...record, titulo: values.titulo }));
    return null;
  },

  async unpublishOffer({ body }, ctx) {
    const { record, estado } = await offerToMove(ctx, body.urlOferta, 'unpublish');
    const { motivo } = body;
    await updateOffer(ctx.db, record.id, { estado, motivoRechazo: motivo, fechaDestacada: null });
    await note(ctx, record, { hecho: 'retirada', detalle: motivo });
    await tellCompany(ctx, record, {
      ...offerNews('offerUnpublished', record, { motivo }),
      importante: true,
    });
    return null;
  },

  async republishOffer({ body }, ctx) {
    const { record, estado } = await offerToMove(ctx, body.urlOferta, 'publish');
    const fechaCaducidad = openDay(ctx, record, body.fechaCaducidad);
    await updateOffer(ctx.db, record.id, { estado, fechaCaducidad, motivoRechazo: null });
    await note(ctx, record, { hecho: 'publicada', cambios: lastDayChange(record, fechaCaducidad) });
    await putPreferredForward(ctx, record);
    await tellCompany(ctx, record, offerNews('offerRepublished', record, { dia: fechaCaducidad }));
    return null;
  },

  async highlightOffer({ body }, ctx) {
    const record = await lockedOffer(ctx, body.urlOferta);
    if (record.estado !== 'abierta') throw new Refusal('noSuchMove');
    if ((record.fechaDestacada !== null) === body.destacada) return null;
    await updateOffer(ctx.db, record.id, { fechaDestacada: body.destacada ? ctx.now() : null });
    await note(ctx, record, { hecho: body.destacada ? 'destacada' : 'noDestacada' });
    return null;
  },

  async extendOffer({ body }, ctx) {
    const { record, estado } = await offerToMove(ctx, body.urlOferta, 'extend');
    const fechaCaducidad = openDay(ctx, record, body.fechaCaducidad);
    if (record.estado === estado && record.fechaCaducidad === fechaCaducidad) return null;
    if (record.fechaCaducidad !== null && fechaCaducidad < record.fechaCaducidad)
      throw new FieldRefusal([{ campo: 'fechaCaducidad', error: fieldError('lastDayEarlier') }]);
    await updateOffer(ctx.db, record.id, { estado, fechaCaducidad });
    await note(ctx, record, { hecho: 'prorrogada', cambios: lastDayChange(record, fechaCaducidad) });
    await tellCompany(ctx, record, offerNews('offerExtended', record, { dia: fechaCaducidad }));
    return null;
  },

  async closeManagedOffer({ body }, ctx) {
    const { record, estado } = await offerToMove(ctx, body.urlOferta, 'close');
    await endUndecided(ctx, record);
    await updateOffer(ctx.db, record.id, { estado });
    await note(ctx, record, { hecho: 'cerrada', detalle: body.motivo });
    await tellCompany(ctx, record, {
      ...offerNews('offerClosedByManager', record, { motivo: body.motivo }),
      importante: true,
    });
    return null;
  },
});

/** From now on what the company changes is shown against this version. */
async function keepAsReviewed({ db }: ManagerCtx, urlOferta: string): Promise<void> {
  const record = await findForManager(db, urlOferta);
  if (record) await updateOffer(db, record.id, { versionRevisada: versionOf(record) });
}
