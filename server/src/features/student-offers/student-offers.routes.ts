import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Answer, Input } from '@portal/contract/endpoint';
import { usualPageSize } from '@portal/contract/envelope';
import type { Language } from '@portal/contract/languages';
import { type OfferType, offerTypes } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';
import type { OfferContent, RequirementCheck } from '@portal/contract/offers';
import type {
  countOffers,
  creditsNotice,
  fittingOffers,
  getOffer,
  listOffers,
  similarOffers,
  suggestSearch,
} from '@portal/contract/student-offers';
import { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { Json } from '../../http/json.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { plain } from '../../texts/plain.ts';
import { possibleMoves } from '../applications/applications.rules.ts';
import { documentsFromCv } from '../applications/apply.rules.ts';
import { documentTypes } from '../catalogue/lists/document-types.ts';
import type { ReadProfile } from '../cv/profile.ts';
import { assess, mayApply, missingDocuments } from '../eligibility/eligibility.rules.ts';
import type { Check } from '../eligibility/eligibility-check.ts';
import { toRequirementCheck } from '../eligibility/eligibility-texts.ts';
import { serviceRefusal } from '../eligibility/service.rules.ts';
import { hasAppliedOutside } from '../external-applications/external-applications.queries.ts';
import type { Reader } from '../offers/offer-sql.queries.ts';
import { publicFileOf } from '../offers/offers.queries.ts';
import { catalogueNames, catalogueWords } from './catalogue-words.ts';
import type { ReadFirstPage } from './first-page.queries.ts';
import type { ReadFitting } from './fitting.ts';
import { foundNames } from './found-names.ts';
import { countGaps } from './gaps.rules.ts';
import { readCounts } from './offer-counts.queries.ts';
import { asksNothing, excerpts, lackingWords, searchedWords, stemsOf } from './search.rules.ts';
import { readSimilar } from './similar-offers.queries.ts';
import {
  type OfferForStudent,
  readNewestToFit,
  readOfferForStudent,
  readOffersToFit,
} from './student-offer.queries.ts';
import {
  type Asked,
  type FoundCard,
  readChosen,
  readFiltered,
  readNewest,
  readSearched,
  readTotal,
} from './student-offers.queries.ts';
import { readTitles } from './suggest.queries.ts';
import { respelt, type Vocabulary, vocabularyOf } from './suggest.rules.ts';

type StudentCtx = Ctx<StudentSession>;

const countsKeptMs = 30_000;
const maxToFit = 100;
/** Of how many, the newest, it is seen what the CV lacks for them. */
const maxToCount = 500;

type Remembered<T> = Map<string, { until: number; answer: Promise<T> }>;

interface Readers {
  profileOf: ReadProfile;
  firstPageOf: ReadFirstPage;
  fittingOf: ReadFitting;
}

export function studentOfferRoutes({ profileOf, firstPageOf, fittingOf }: Readers) {
  /** Counts of all open offers of a type, which every student's page asks for and which take longest to make. */
  const counts: Remembered<string> = new Map();
  /** The words that a misspelt search is held against. */
  const vocabularies: Remembered<Vocabulary> = new Map();

  return routes({
    listOffers: (input, ctx) => list(firstPageOf, fittingOf, input, ctx),
    async countOffers({ params, query }, ctx) {
      refuseWithoutService(params.tipo, ctx);
      const among = await amongOf(fittingOf, params.tipo, query, ctx);
      const read = () => readCounts(ctx.db, params.tipo, query, readerOf(ctx), among);
      return new Json<Answer<typeof countOffers>>(
        await (asksNothing(query) ? remembered(counts, params.tipo, ctx.now(), read) : read()),
      );
    },
    suggestSearch(input, ctx) {
      const { tipo } = input.params;
      const { language } = ctx;
      const read = async () => {
        const titles = await readTitles(ctx.db, tipo, ctx.today());
        // Of words that differ in their accents alone, the last is suggested.
        return vocabularyOf([...catalogueWords, ...titles, ...catalogueNames(language)]);
      };
      const key = `${tipo} ${language}`;
      return suggest(() => remembered(vocabularies, key, ctx.now(), read), input, ctx);
    },
    fittingOffers: (input, ctx) => fitting(profileOf, input, ctx),
    offersByGap: (_, ctx) => countByGap(profileOf, ctx),
    countJobOffers: (_, ctx) => count('empleo', ctx),
    countInternshipOffers: (_, ctx) => count('practicas', ctx),
    getOffer: (input, ctx) => open(profileOf, input, ctx),
    similarOffers: (input, ctx) => similarTo(profileOf, input, ctx),
    creditsNotice: (input, ctx) => noticeOfCredits(profileOf, input, ctx),
  });
}

/**
 * An answer that was given less than half a minute ago, or is being made: counting every offer for every
 * filter reads all of them, and half a minute late is soon enough for a number beside a filter.
 */
function remembered<T>(known: Remembered<T>, key: string, now: Date, read: () => Promise<T>): Promise<T> {
  const entry = known.get(key);
  if (entry && entry.until > now.getTime()) return entry.answer;
  const answer = read();
  known.set(key, { until: now.getTime() + countsKeptMs, answer });
  answer.catch(() => known.delete(key));
  return answer;
}

const readerOf = (ctx: StudentCtx): Reader => ({
  studentId: ctx.session.accountId,
  language: ctx.language,
  today: ctx.today(),
  zone: ctx.brand.zonaHoraria,
});

function refuseWithoutService(tipo: OfferType, { session }: StudentCtx): void {
  const refusal = serviceRefusal(tipo, session);
  if (refusal) throw new Refusal(refusal);
}

/** The offers that are looked at alone where only those are asked for of which the student meets everything. */
const amongOf = async (
  fittingOf: ReadFitting,
  tipo: OfferType,
  { soloEncajan }: OfferFilters,
  { session, brand, today }: StudentCtx,
) => (soloEncajan ? fittingOf(session.accountId, tipo, { today: today(), brand }) : undefined);

async function list(
  firstPageOf: ReadFirstPage,
  fittingOf: ReadFitting,
  { params: { tipo }, query }: Input<typeof listOffers>,
  ctx: StudentCtx,
) {
  refuseWithoutService(tipo, ctx);
  const { pagina, porPagina, orden, ...filters } = query;
  const reader = readerOf(ctx);
  const asked: Asked = { filters, among: await amongOf(fittingOf, tipo, filters, ctx) };
  if (!filters.texto) {
    const page = { pagina, porPagina, orden: orden === 'relevancia' ? 'destacadas' : orden } as const;
    const isFirst = pagina === 1 && porPagina === usualPageSize;
    const { ofertas, numTotal } = !asksNothing(filters)
      ? await readFiltered(ctx.db, tipo, asked, page, reader)
      : isFirst
        ? await firstPageOf(tipo, page.orden, reader)
        : await readNewest(ctx.db, tipo, page, reader);
    return new Json<Answer<typeof listOffers>>(`{"ofertas":${ofertas},"numTotal":${numTotal},"resaltar":[]}`);
  }
  const { cards, numTotal, words } = await readSearched(
    ctx.db,
    tipo,
    asked,
    { pagina, porPagina, orden },
    reader,
  );
  const resaltar = stemsOf(words);
  const texts = await foundTexts(cards, words, ctx);
  const ofertas = cards.map(({ card }, index) => `${card}${JSON.stringify(texts[index])}}`);
  return new Json<Answer<typeof listOffers>>(
    `{"ofertas":[${ofertas.join(',')}],"numTotal":${numTotal},"resaltar":${JSON.stringify(resaltar)}}`,
  );
}

async function suggest(
  vocabulary: () => Promise<Vocabulary>,
  { params: { tipo }, query: { texto: typed = '' } }: Input<typeof suggestSearch>,
  ctx: StudentCtx,
): Promise<Answer<typeof suggestSearch>> {
  refuseWithoutService(tipo, ctx);
  const texto = respelt(typed, await vocabulary());
  if (texto === undefined) return { texto: null };
  const page = { pagina: 1, porPagina: 1, orden: 'fecha' } as const;
  const { numTotal } = await readSearched(ctx.db, tipo, { filters: { texto } }, page, readerOf(ctx));
  return { texto: numTotal > 0 ? texto : null };
}

const cardNames = z.object({
  idoferta: z.number(),
  titulo: z.string(),
  empresa: z.string().nullable(),
  referencia: z.string(),
  localidad: z.string().nullable(),
});

/** What is shown of each offer: its text around the words, or the names of what it asks for where only these have them. */
async function foundTexts(
  cards: readonly FoundCard[],
  query: string,
  { db, language }: StudentCtx,
): Promise<string[]> {
  const excerpt = excerpts(stemsOf(query));
  const lackingOf = lackingWords(searchedWords(query));
  const found = cards.map(({ card, descripcion, tareas }) => {
    const texts = [descripcion, tareas];
    const plainTexts = texts.map(plain);
    const shown = excerpt(texts, plainTexts);
    if (lackingOf(plainTexts).length === 0) return { shown, lacking: [], id: null };
    const {
      idoferta: id,
      titulo,
      empresa,
      referencia,
      localidad,
    } = cardNames.parse(JSON.parse(`${card}""}`));
    const others = [titulo, empresa ?? '', referencia, localidad ?? ''].map(plain);
    return { shown, lacking: lackingOf([...plainTexts, ...others]), id };
  });
  const chosen = await readChosen(
    db,
    found.flatMap(({ id, lacking }) => (id === null || lacking.length === 0 ? [] : [id])),
  );
  return found.map(({ shown, lacking, id }) => {
    const ids = id === null ? undefined : chosen.get(id);
    return (ids && foundNames(lacking, ids, language)) ?? shown;
  });
}

async function count(tipo: OfferType, ctx: StudentCtx) {
  const sees = serviceRefusal(tipo, ctx.session) === undefined;
  return { numTotal: sees ? await readTotal(ctx.db, tipo, ctx.today()) : 0 };
}

async function fitting(
  profileOf: ReadProfile,
  { query: { ofertas, soloEncajan } }: Input<typeof fittingOffers>,
  ctx: StudentCtx,
) {
  const { db, session, brand } = ctx;
  const today = ctx.today();
  const tipos = typesOf(ctx);
  const [offers, profile] = await Promise.all([
    ofertas ? readOffersToFit(db, ofertas, tipos, today) : readNewestToFit(db, tipos, today, maxToFit),
    profileOf(session.accountId),
  ]);
  const assessed = offers.map((offer) => {
    const unmet = assess(profile, offer, { today, brand }).filter(
      ({ cumple, deseable }) => !cumple && !deseable,
    );
    return { idoferta: offer.id, cumple: unmet.length === 0, numFaltan: unmet.length };
  });
  return { ofertas: soloEncajan ? assessed.filter(({ cumple }) => cumple) : assessed };
}

async function countByGap(profileOf: ReadProfile, ctx: StudentCtx) {
  const { db, session, brand } = ctx;
  const today = ctx.today();
  const [offers, profile] = await Promise.all([
    readNewestToFit(db, typesOf(ctx), today, maxToCount),
    profileOf(session.accountId),
  ]);
  return { datos: countGaps(offers.map((offer) => assess(profile, offer, { today, brand }))) };
}

/** The types of offers that the student sees. */
const typesOf = ({ session }: StudentCtx): OfferType[] =>
  offerTypes.filter((tipo) => serviceRefusal(tipo, session) === undefined);

/** An offer, the student and how the one stands with the other. */
async function readAssessed(profileOf: ReadProfile, urlAcceso: string, ctx: StudentCtx) {
  const { db, session, brand, language } = ctx;
  const today = ctx.today();
  const [offer, profile] = await Promise.all([
    readOfferForStudent(db, urlAcceso, session.accountId, language, today),
    profileOf(session.accountId),
  ]);
  if (!offer) throw new Refusal('offerNotFound');
  // What one applied to, here or elsewhere, can be read for ever; anything else while it is open.
  const isReadable = offer.abierta || offer.idEstado !== null;
  if (!isReadable && !(await hasAppliedOutside(db, offer.id, session.accountId)))
    throw new Refusal('offerNotFound');
  refuseWithoutService(offer.tipo, ctx);
  return { offer, profile, checks: assess(profile, offer, { today, brand }) };
}

const creditRules: readonly Check['regla'][] = ['creditosSuperados', 'creditosMaster', 'creditosYReunion'];

async function noticeOfCredits(
  profileOf: ReadProfile,
  { params }: Input<typeof creditsNotice>,
  ctx: StudentCtx,
): Promise<Answer<typeof creditsNotice>> {
  const { checks } = await readAssessed(profileOf, params.id, ctx);
  const unmet = checks.filter(({ regla, cumple }) => creditRules.includes(regla) && !cumple);
  return { aviso: unmet.map((check) => toRequirementCheck(check, ctx.language).texto).join(' ') || null };
}

async function open(profileOf: ReadProfile, { params }: Input<typeof getOffer>, ctx: StudentCtx) {
  const { brand, language } = ctx;
  const { offer, profile, checks } = await readAssessed(profileOf, params.id, ctx);
  const applies = offer.idEstado !== null && offer.idEstado !== applicationStates.withdrawn;
  const rest: Omit<Answer<typeof getOffer>, 'oferta'> = {
    requisitos: unmetFirst(checks, language),
    puedeInscribirse: offer.abierta && !applies && mayApply(checks),
    documentosPendientes: missingDocuments(offer, profile).map((document) => ({
      ...document,
      nombre: documentName(document, language),
    })),
    documentosDelCv: documentsFromCv(offer, profile, [], brand).map(({ idTipoDocumento, nombre }) => ({
      idTipoDocumento,
      nombre: documentName({ idTipoDocumento, nombre }, language),
      fichero: nombre,
    })),
    candidatura: applicationOf(offer),
    condiciones: offer.tipo === 'practicas' ? brand.condicionesPracticas[language] : null,
  };
  const file = publicFileOf(offer, ctx.files, language);
  // The offer is JSON already, all but its file, whose link is signed here.
  const oferta = `${offer.oferta.slice(0, -1)},"ficheroComplementario":${JSON.stringify(file)}}`;
  return new Json<Answer<typeof getOffer>>(`{"oferta":${oferta},${JSON.stringify(rest).slice(1)}`);
}

async function similarTo(profileOf: ReadProfile, { params }: Input<typeof similarOffers>, ctx: StudentCtx) {
  const { offer } = await readAssessed(profileOf, params.id, ctx);
  const ofertas = await readSimilar(ctx.db, offer.tipo, offer.id, readerOf(ctx));
  return new Json<Answer<typeof similarOffers>>(`{"ofertas":${ofertas}}`);
}

/** What stops an application, then what is only wished and unmet, then what is met. */
function unmetFirst(checks: readonly Check[], language: Language): RequirementCheck[] {
  const rank = ({ cumple, deseable }: Check): number => (cumple ? 2 : Number(deseable));
  return [...checks]
    .sort((one, other) => rank(one) - rank(other))
    .map((check) => toRequirementCheck(check, language));
}

const withdrawable = (idEstado: ApplicationStateId): boolean =>
  possibleMoves(idEstado, 'alumno').includes(applicationStates.withdrawn);

function applicationOf({
  idEstado,
  rechazadaPorAlumno,
  fechaCandidatura: fecha,
}: OfferForStudent): Answer<typeof getOffer>['candidatura'] {
  if (idEstado === null || fecha === null) return null;
  return { idEstado, rechazadaPorAlumno, fecha, puedeDesinscribirse: withdrawable(idEstado) };
}

/** A kind of the catalogue in the reader's language, or the name that the company gave. */
const documentName = (
  { idTipoDocumento, nombre }: OfferContent['documentosRequeridos'][number],
  language: Language,
): string =>
  documentTypes.find((kind) => kind.idTipoDocumento === idTipoDocumento)?.texts[language] ?? nombre;
