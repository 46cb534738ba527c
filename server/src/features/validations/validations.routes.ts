import { dayIn } from '@portal/contract/days';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notifyCompany } from '../notifications/notify.ts';
import { contentOf, internalOf, type OfferRecord, publicOfferOf } from '../offers/offers.queries.ts';
import { canBeValidated, changesBetween, lastDay, stateAfter } from '../offers/offers.rules.ts';
import {
  contactsOf,
  findPendingCompany,
  lockCompany,
  pendingCompanies,
  saveDecision,
} from './company-validations.queries.ts';
import {
  countWaiting,
  findForManager,
  lockForManager,
  nextPending,
  pendingOffers,
  reviewedVersion,
  saveReview,
} from './offer-validations.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

/** The offer to decide on, locked. Throws cannotChangeState (49) where the company changed it after it was read. */
async function lockedOffer(
  { db }: ManagerCtx,
  { urlOferta, modificada }: { urlOferta: string; modificada?: string | undefined },
): Promise<OfferRecord> {
  const record = await lockForManager(db, urlOferta);
  if (!record) throw new Refusal('offerNotFound');
  const changed = modificada !== undefined && Date.parse(modificada) !== Date.parse(record.modificada);
  if (changed && record.estado === 'pendiente') throw new Refusal('cannotChangeState');
  return record;
}

/** A company that waits, locked. Throws companyProblem (24) where there is none, noSuchMove (14) where it was decided. */
async function waitingCompany({ db }: ManagerCtx, idEmpresa: number) {
  const company = await lockCompany(db, idEmpresa);
  if (!company) throw new Refusal('companyProblem');
  if (company.estado !== 'pendiente') throw new Refusal('noSuchMove');
  return company;
}

/** What is told of an offer leads to the company's page of it. */
const aboutOffer = ({ titulo, urlAcceso }: OfferRecord, more: Record<string, string> = {}) => ({
  datos: { titulo, ...more },
  urlAcceso: `/mis-ofertas/${urlAcceso}`,
});

export const validationsRoutes = routes({
  countPending: (_, { db }) => countWaiting(db),

  async listPendingOffers({ query }, { db }) {
    const { pagina, porPagina } = query;
    const [ofertas, { numOfertas }] = await Promise.all([
      pendingOffers(db, porPagina, (pagina - 1) * porPagina),
      countWaiting(db),
    ]);
    return { ofertas, numTotal: numOfertas };
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
      },
      estadoOferta: record.estado,
      cambios: reviewed ? changesBetween(reviewed, contentOf(record)) : [],
      motivoRechazo: record.motivoRechazo,
      modificada: record.modificada,
      urlSiguiente: await nextPending(db, record),
    };
  },

  async validateOffer({ body }, ctx) {
    const record = await lockedOffer(ctx, body);
    const today = dayIn(ctx.brand.zonaHoraria, ctx.now());
    const estado = stateAfter(record.estado, 'validate');
    if (!estado || !canBeValidated(record, today)) throw new Refusal('noSuchMove');
    const fechaCaducidad = lastDay(record.fechaCaducidad, ctx.brand, today);
    await saveReview(ctx.db, record.id, {
      estado,
      fecha: ctx.now(),
      fechaDestacada: body.destacada ? ctx.now() : null,
      fechaCaducidad,
      motivoRechazo: null,
      versionRevisada: { ...contentOf(record), fechaCaducidad },
    });
    await notifyCompany(ctx, record.companyId, { tipo: 'offerValidated', ...aboutOffer(record) });
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
      versionRevisada: contentOf(record),
    });
    await notifyCompany(ctx, record.companyId, {
      tipo: 'offerRejected',
      ...aboutOffer(record, { motivo }),
      importante: true,
    });
    return null;
  },

  async listPendingCompanies({ query }, { db }) {
    const { pagina, porPagina } = query;
    const [empresas, { numEmpresas }] = await Promise.all([
      pendingCompanies(db, porPagina, (pagina - 1) * porPagina),
      countWaiting(db),
    ]);
    return { empresas, numTotal: numEmpresas };
  },

  async getPendingCompany({ params }, { db }) {
    const empresa = await findPendingCompany(db, params.id);
    if (!empresa) throw new Refusal('companyProblem');
    const contacts = await contactsOf(db, params.id);
    return { empresa, contactos: contacts.map(({ idioma, ...contact }) => contact) };
  },

  async validateCompany({ body }, ctx) {
    const { id, nombreComercial } = await waitingCompany(ctx, body.idEmpresa);
    await saveDecision(ctx.db, id, { estado: 'validada', motivoRechazo: null });
    await notifyCompany(ctx, id, {
      tipo: 'companyValidated',
      datos: { empresa: nombreComercial },
      urlAcceso: '/mis-ofertas',
    });
    return null;
  },

  async rejectCompany({ body }, ctx) {
    const { id, nombreComercial } = await waitingCompany(ctx, body.idEmpresa);
    const { motivo } = body;
    await saveDecision(ctx.db, id, { estado: 'rechazada', motivoRechazo: motivo });
    // Its contacts cannot log in to read a notification.
    const mails = (await contactsOf(ctx.db, id)).map(({ email, idioma }) => ({
      para: email,
      idioma: idioma ?? ctx.brand.idiomaPorDefecto,
      tipo: 'companyRejected',
      datos: { empresa: nombreComercial, motivo },
    }));
    await ctx.jobs.send(ctx.db, 'mailTo', ...mails);
    return null;
  },
});
