import { fieldError } from '@portal/contract/validation';
import { figureWeeks } from '@portal/contract/validations';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { ibanOf } from '../company-page/company-page.queries.ts';
import { notifyCompany } from '../notifications/notify.ts';
import { recordOfferEvent } from '../offer-history/record-event.ts';
import { findForManager, lockForManager } from '../offers/manager-offer.queries.ts';
import { offerNews } from '../offers/offer-news.ts';
import { internalOf, type OfferRecord, publicOfferOf, versionOf } from '../offers/offers.queries.ts';
import { changesBetween, openUntil, stateAfter } from '../offers/offers.rules.ts';
import { putPreferredForward } from '../preregistrations/put-forward.ts';
import { countUrgent } from '../social-security/registrations.queries.ts';
import { companyValidationsRoutes } from './company-validations.routes.ts';
import { companyHistory, managementFigures } from './figures.queries.ts';
import { nextPending, pendingOffers, reviewedVersion, saveReview } from './offer-validations.queries.ts';
import { studentValidationsRoutes } from './student-validations.routes.ts';
import { countWaiting, countWaitingOf } from './waiting.queries.ts';

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

const offerValidationsRoutes = routes({
  countPending: async (_, { db, today }) => ({
    ...(await countWaiting(db, today())),
    numSeguridadSocial: await countUrgent(db, today()),
  }),

  getManagementFigures: (_, { db, brand, now, today }) =>
    managementFigures(db, { now: now(), today: today(), weeks: figureWeeks, zone: brand.zonaHoraria }),

  async listPendingOffers({ query }, { db }) {
    const { pagina, porPagina } = query;
    const [ofertas, numTotal] = await Promise.all([
      pendingOffers(db, porPagina, (pagina - 1) * porPagina),
      countWaitingOf(db, 'numOfertas'),
    ]);
    return { ofertas, numTotal };
  },

  async getPendingOffer({ params }, { db, files, language }) {
    const record = await findForManager(db, params.id);
    if (!record) throw new Refusal('offerNotFound');
    const reviewed = await reviewedVersion(db, record.id);
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
      urlSiguiente: await nextPending(db, record),
    };
  },

  async validateOffer({ body }, ctx) {
    const record = await lockedOffer(ctx, body);
    const today = ctx.today();
    const estado = stateAfter(record.estado, 'validate');
    if (!estado) throw new Refusal('noSuchMove');
    const until = openUntil(record, body.fechaCaducidad, ctx.brand, today);
    if ('problem' in until)
      throw new FieldRefusal([{ campo: 'fechaCaducidad', error: fieldError(until.problem) }]);
    const fechaCaducidad = until.day;
    await saveReview(ctx.db, record.id, {
      estado,
      fecha: ctx.now(),
      fechaDestacada: body.destacada ? ctx.now() : null,
      fechaCaducidad,
      motivoRechazo: null,
      versionRevisada: { ...versionOf(record), fechaCaducidad },
    });
    await ctx.jobs.send(ctx.db, 'offerOpened', { offerId: record.id });
    await putPreferredForward(ctx, record);
    await recordAct(ctx, 'oferta', body.urlOferta, 'validada');
    const version = versionOf(record);
    await recordOfferEvent(ctx, record.id, {
      hecho: 'validada',
      cambios: changesBetween(version, { ...version, fechaCaducidad }),
    });
    await notifyCompany(ctx, record.companyId, offerNews('offerValidated', record));
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
};
