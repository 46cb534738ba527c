import type { Answer } from '@portal/contract/endpoint';
import type { OfferState } from '@portal/contract/offers';
import { fieldError } from '@portal/contract/validation';
import { figureWeeks, type validateOffers } from '@portal/contract/validations';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { ibanOf } from '../company-page/company-page.queries.ts';
import { recordOfferEvent } from '../offer-history/record-event.ts';
import { findForManager, lockForManager } from '../offers/manager-offer.queries.ts';
import { offerNews } from '../offers/offer-news.ts';
import {
  contentOf,
  internalOf,
  type OfferRecord,
  publicOfferOf,
  versionOf,
} from '../offers/offers.queries.ts';
import { changesBetween, openUntil, stateAfter } from '../offers/offers.rules.ts';
import { claimOf, deleteClaim, saveClaim, settleClaim } from '../pending-claims/pending-claims.queries.ts';
import { putPreferredForward } from '../preregistrations/put-forward.ts';
import { countUrgent } from '../social-security/registrations.queries.ts';
import { companyValidationsRoutes } from './company-validations.routes.ts';
import { companyHistory, managementFigures } from './figures.queries.ts';
import { type CompanyFacts, offerChecks, warningsOf } from './offer-checks.rules.ts';
import {
  factsOf,
  pendingOffers,
  placeInList,
  reviewedVersion,
  saveReview,
} from './offer-validations.queries.ts';
import { rejectionReasonsRoutes } from './rejection-reasons.routes.ts';
import { studentValidationsRoutes } from './student-validations.routes.ts';
import { countWaiting, isWaiting } from './waiting.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

/** The offer to decide on, locked. Throws cannotChangeState (49) where the company changed it after it was read. */
async function lockedOffer(
  { db }: ManagerCtx,
  { urlOferta, modificada }: { urlOferta: string; modificada: string },
): Promise<OfferRecord> {
  const record = await lockForManager(db, urlOferta);
  if (!record) throw new Refusal('offerNotFound');
  const changed = Date.parse(modificada) !== Date.parse(record.modificada);
  if (changed && record.estado === 'pendiente') throw new Refusal('cannotChangeState');
  return record;
}

/** Of a company that is gone meanwhile nothing is known. */
const unknownCompany: CompanyFacts = { validada: false, dominios: [], titulos: [] };

interface Opening {
  estado: OfferState;
  fechaCaducidad: string | null;
  destacada: boolean;
}

/** Opens an offer that is locked, and tells its company. */
async function openOffer(
  ctx: ManagerCtx,
  record: OfferRecord,
  { estado, fechaCaducidad, destacada }: Opening,
): Promise<void> {
  await saveReview(ctx.db, record.id, {
    estado,
    fecha: ctx.now(),
    fechaDestacada: destacada ? ctx.now() : null,
    fechaCaducidad,
    motivoRechazo: null,
    versionRevisada: { ...versionOf(record), fechaCaducidad },
  });
  await settleClaim(ctx.db, 'oferta', record.urlAcceso);
  await ctx.jobs.send(ctx.db, 'offerOpened', { offerId: record.id });
  await putPreferredForward(ctx, record);
  await recordAct(ctx, 'oferta', record.urlAcceso, 'validada');
  const version = versionOf(record);
  await recordOfferEvent(ctx, record.id, {
    hecho: 'validada',
    cambios: changesBetween(version, { ...version, fechaCaducidad }),
  });
  await notifyCompany(ctx, record.companyId, offerNews('offerValidated', record));
}

type Opened = keyof Answer<typeof validateOffers>;

/** Opens an offer as it was listed, with which nothing is wrong; else what is in its way. */
async function openIfRight(
  ctx: ManagerCtx,
  { urlOferta, modificada }: { urlOferta: string; modificada: string },
): Promise<Opened> {
  const record = await lockForManager(ctx.db, urlOferta);
  const estado = record && stateAfter(record.estado, 'validate');
  if (!record || !estado) return 'decididas';
  if (Date.parse(modificada) !== Date.parse(record.modificada)) return 'cambiadas';
  const until = openUntil(record, undefined, ctx.brand, ctx.today());
  if ('problem' in until) return 'conAvisos';
  const facts = await factsOf(ctx.db, [record]);
  const context = { limites: ctx.brand.limites, today: ctx.today() };
  const checks = offerChecks(contentOf(record), facts.get(record.id) ?? unknownCompany, context);
  if (warningsOf(checks).length > 0) return 'conAvisos';
  await openOffer(ctx, record, { estado, fechaCaducidad: until.day, destacada: false });
  return 'publicadas';
}

const offerValidationsRoutes = routes({
  countPending: async (_, { db, today }) => ({
    ...(await countWaiting(db, today())),
    numSeguridadSocial: await countUrgent(db, today()),
  }),

  getManagementFigures: (_, { db, brand, now, today }) =>
    managementFigures(db, { now: now(), today: today(), weeks: figureWeeks, zone: brand.zonaHoraria }),

  async listPendingOffers({ query: { pagina, porPagina, ...filters } }, { db, session, brand, today }) {
    const page = { limit: porPagina, offset: (pagina - 1) * porPagina };
    const { ofertas, numTotal } = await pendingOffers(db, filters, session.accountId, page);
    const facts = await factsOf(db, ofertas);
    const context = { limites: brand.limites, today: today() };
    return {
      numTotal,
      ofertas: ofertas.map((offer) => ({
        idoferta: offer.id,
        urlAcceso: offer.urlAcceso,
        tipo: offer.tipo,
        titulo: offer.titulo,
        empresa: offer.empresaNombre,
        fecha: offer.fecha,
        revisada: offer.revisada,
        modificada: offer.modificada,
        avisos: warningsOf(offerChecks(contentOf(offer), facts.get(offer.id) ?? unknownCompany, context)),
        asignada: offer.asignada,
      })),
    };
  },

  async getPendingOffer({ params, query }, { db, files, language, session, brand, today }) {
    const record = await findForManager(db, params.id);
    if (!record) throw new Refusal('offerNotFound');
    const reviewed = await reviewedVersion(db, record.id);
    const { siguiente, lugar } = await placeInList(db, record, query, session.accountId);
    const facts = await factsOf(db, [record]);
    const context = { limites: brand.limites, today: today() };
    return {
      oferta: publicOfferOf(record, files, language),
      interno: internalOf(record),
      empresa: {
        idEmpresa: record.companyId,
        nombreComercial: record.empresaNombre,
        validada: record.empresaEstado === 'validada',
        iban: await ibanOf(db, record.companyId),
        ...(await companyHistory(db, record.companyId)),
      },
      estadoOferta: record.estado,
      cambios: reviewed ? changesBetween(reviewed, versionOf(record)) : [],
      motivoRechazo: record.motivoRechazo,
      modificada: record.modificada,
      urlSiguiente: siguiente,
      lugar,
      comprobaciones: offerChecks(contentOf(record), facts.get(record.id) ?? unknownCompany, context),
      asignada: await claimOf(db, 'oferta', record.urlAcceso, session.accountId),
    };
  },

  async validateOffer({ body }, ctx) {
    const record = await lockedOffer(ctx, body);
    const estado = stateAfter(record.estado, 'validate');
    if (!estado) throw new Refusal('noSuchMove');
    const until = openUntil(record, body.fechaCaducidad, ctx.brand, ctx.today());
    if ('problem' in until)
      throw new FieldRefusal([{ campo: 'fechaCaducidad', error: fieldError(until.problem) }]);
    await openOffer(ctx, record, { estado, fechaCaducidad: until.day, destacada: body.destacada });
    return null;
  },

  async validateOffers({ body: { ofertas } }, ctx) {
    const answer: Record<Opened, number> = { publicadas: 0, decididas: 0, cambiadas: 0, conAvisos: 0 };
    // Always in the same order: two managers at once wait for each other, and never both.
    for (const offer of ofertas.toSorted((a, b) => (a.urlOferta < b.urlOferta ? -1 : 1)))
      answer[await openIfRight(ctx, offer)]++;
    return answer;
  },

  async claimPending({ body: { tipo, objeto, asigna } }, { db, session, now }) {
    const gestorId = session.accountId;
    if (!asigna) {
      await deleteClaim(db, tipo, objeto, gestorId);
      return null;
    }
    if (!(await isWaiting(db, tipo, objeto))) throw new Refusal('noSuchMove');
    await saveClaim(db, { tipo, objeto, gestorId, desde: now() });
    return null;
  },

  async rejectOffer({ body }, ctx) {
    const record = await lockedOffer(ctx, body);
    const estado = stateAfter(record.estado, 'reject');
    if (!estado) throw new Refusal('noSuchMove');
    const { motivo } = body;
    await saveReview(ctx.db, record.id, {
      estado,
      motivoRechazo: motivo,
      versionRevisada: versionOf(record),
    });
    await settleClaim(ctx.db, 'oferta', record.urlAcceso);
    await recordAct(ctx, 'oferta', body.urlOferta, 'rechazada');
    await recordOfferEvent(ctx, record.id, { hecho: 'rechazada', detalle: motivo });
    await notifyCompany(ctx, record.companyId, {
      ...offerNews('offerRejected', record, { motivo }),
      importante: true,
    });
    return null;
  },
});

export const validationsRoutes = {
  ...offerValidationsRoutes,
  ...companyValidationsRoutes,
  ...studentValidationsRoutes,
  ...rejectionReasonsRoutes,
};
