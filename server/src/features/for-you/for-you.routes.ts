import type { Answer, Input } from '@portal/contract/endpoint';
import {
  type listForYou,
  type listNotInterested,
  type listSavedOffers,
  type listSeenOffers,
  maxSavedOffers,
  type offersOfHome,
  type saveOffer,
} from '@portal/contract/for-you';
import { type OfferType, offerTypes } from '@portal/contract/offer-fields';
import { type Ctx, routes } from '../../http/context.ts';
import { Json } from '../../http/json.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import type { ReadProfile } from '../cv/profile.ts';
import { toRequirementCheck } from '../eligibility/eligibility-texts.ts';
import { serviceRefusal } from '../eligibility/service.rules.ts';
import type { Reader } from '../offers/offer-sql.queries.ts';
import { aboutQuery, helpsOf } from './fit.rules.ts';
import { toWords } from './fit-texts.ts';
import { readCandidates, readCards } from './for-you.queries.ts';
import {
  deleteDismissed,
  deleteSeen,
  insertDismissed,
  insertSeen,
  readDismissed,
  readSeen,
} from './kept-offers.queries.ts';
import { type Fitting, pendingOf, rank, wantedTypes } from './ranking.rules.ts';
import {
  countLocked,
  deleteSaved,
  findToSave,
  insertSaved,
  readSaved,
  readSavedUrls,
} from './saved-offers.queries.ts';
import { savedOffersTexts } from './saved-offers-texts.ts';

type StudentCtx = Ctx<StudentSession>;

const fittingOfHome = 6;
const nearOfHome = 3;

export function forYouRoutes(profileOf: ReadProfile) {
  return routes({
    listForYou: (input, ctx) => list(profileOf, input, ctx),
    offersOfHome: (_, ctx) => ofHome(profileOf, ctx),

    async addNotInterested({ body }, ctx) {
      if (!(await insertDismissed(ctx.db, ctx.session.accountId, { ...body, ...seenNow(ctx) })))
        throw new Refusal('offerNotFound');
      return null;
    },

    async deleteNotInterested({ body: { urlOferta } }, { db, session }) {
      if (!(await deleteDismissed(db, session.accountId, urlOferta))) throw new Refusal('offerNotFound');
      return null;
    },

    async listNotInterested({ query }, ctx) {
      const { ofertas, numTotal } = await readDismissed(ctx.db, readerOf(ctx), typesOf(ctx), query);
      return new Json<Answer<typeof listNotInterested>>(`{"ofertas":${ofertas},"numTotal":${numTotal}}`);
    },

    saveOffer: (input, ctx) => save(input, ctx),

    async deleteSavedOffer({ body: { urlOferta } }, { db, session }) {
      if (!(await deleteSaved(db, session.accountId, urlOferta))) throw new Refusal('offerNotFound');
      return null;
    },

    listSavedUrls: async (_, ctx) => ({
      ofertas: await readSavedUrls(ctx.db, ctx.session.accountId, typesOf(ctx)),
    }),

    async listSavedOffers({ query }, ctx) {
      const { ofertas, numTotal } = await readSaved(ctx.db, readerOf(ctx), typesOf(ctx), query);
      return new Json<Answer<typeof listSavedOffers>>(`{"ofertas":${ofertas},"numTotal":${numTotal}}`);
    },

    async addSeenOffer({ body }, ctx) {
      if (!(await insertSeen(ctx.db, ctx.session.accountId, { ...body, ...seenNow(ctx) })))
        throw new Refusal('offerNotFound');
      return null;
    },

    async listSeenOffers(_, ctx) {
      const ofertas = await readSeen(ctx.db, readerOf(ctx), typesOf(ctx));
      return new Json<Answer<typeof listSeenOffers>>(`{"ofertas":${ofertas}}`);
    },

    async deleteSeenOffers(_, { db, session }) {
      await deleteSeen(db, session.accountId);
      return null;
    },
  });
}

const readerOf = (ctx: StudentCtx): Reader => ({
  studentId: ctx.session.accountId,
  language: ctx.language,
  today: ctx.today(),
  zone: ctx.brand.zonaHoraria,
});

/** The types of offers that the student sees. */
const typesOf = ({ session }: StudentCtx): OfferType[] =>
  offerTypes.filter((tipo) => serviceRefusal(tipo, session) === undefined);

const seenNow = (ctx: StudentCtx) => ({ tipos: typesOf(ctx), today: ctx.today(), now: ctx.now() });

/** Saves an open offer. One that is saved already stays so, also where it has closed or the list is full. */
async function save({ body: { urlOferta } }: Input<typeof saveOffer>, ctx: StudentCtx) {
  const { db, session, language } = ctx;
  const studentId = session.accountId;
  const saved = await countLocked(db, studentId);
  const offer = await findToSave(db, studentId, { urlOferta, ...seenNow(ctx) });
  if (offer?.isSaved) return null;
  if (!offer?.isOpen) throw new Refusal('offerNotFound');
  if (saved >= maxSavedOffers)
    throw new Refusal('actionNotAllowed', { words: savedOffersTexts[language].tooMany });
  await insertSaved(db, { studentId, offerId: offer.id, fecha: ctx.now() });
  return null;
}

/** What may be proposed to the student, ranked, whatever the page. */
async function readRanked(profileOf: ReadProfile, ctx: StudentCtx) {
  const { db, session, brand } = ctx;
  const profile = await profileOf(session.accountId);
  const tipos = wantedTypes(typesOf(ctx), profile.cv);
  const words = aboutQuery(profile.cv);
  const reader = readerOf(ctx);
  const offers = words === null || tipos.length === 0 ? [] : await readCandidates(db, tipos, words, reader);
  return { ...rank(profile, offers, { today: reader.today, brand }), cv: profile.cv, reader };
}

async function list(
  profileOf: ReadProfile,
  { query: { pagina, porPagina, apartadas } }: Input<typeof listForYou>,
  ctx: StudentCtx,
) {
  const { fitting, cv, reader } = await readRanked(profileOf, ctx);
  const from = Math.max(0, (pagina - 1) * porPagina - apartadas);
  const shown = fitting.slice(from, from + porPagina);
  const cards = await readCards(
    ctx.db,
    shown.map(({ id }) => id),
    reader,
  );
  return new Json<Answer<typeof listForYou>>(
    `{"ofertas":[${fittingJson(shown, cards, ctx)}],"numTotal":${fitting.length},"pendientes":${pendingJson(fitting, ctx)},"ayudan":${JSON.stringify(helpsOf(cv))}}`,
  );
}

async function ofHome(profileOf: ReadProfile, ctx: StudentCtx) {
  const { fitting, near, reader } = await readRanked(profileOf, ctx);
  const shown = fitting.slice(0, fittingOfHome);
  const shownNear = near.slice(0, nearOfHome);
  const cards = await readCards(
    ctx.db,
    [...shown, ...shownNear].map(({ id }) => id),
    reader,
  );
  const nearJson = shownNear.flatMap(({ id, check }) => {
    const card = cards.get(id);
    const requisito = JSON.stringify(toRequirementCheck(check, ctx.language));
    return card === undefined ? [] : [`{"oferta":${card},"requisito":${requisito}}`];
  });
  return new Json<Answer<typeof offersOfHome>>(
    `{"encajan":[${fittingJson(shown, cards, ctx)}],"numEncajan":${fitting.length},"pendientes":${pendingJson(fitting, ctx)},"aUnPaso":[${nearJson.join(',')}]}`,
  );
}

const pendingJson = (fitting: readonly Fitting[], { language }: StudentCtx): string =>
  JSON.stringify(pendingOf(fitting).map((check) => toRequirementCheck(check, language)));

/** Offers with their reasons; one that closed a moment ago has no card any more. */
function fittingJson(
  shown: readonly Fitting[],
  cards: ReadonlyMap<number, string>,
  { language }: StudentCtx,
): string {
  return shown
    .flatMap(({ id, missing, reasons }) => {
      const card = cards.get(id);
      const motivos = JSON.stringify(reasons.map((reason) => toWords(reason, language)));
      return card === undefined
        ? []
        : [`{"oferta":${card},"numFaltan":${missing.length},"motivos":${motivos}}`];
    })
    .join(',');
}
