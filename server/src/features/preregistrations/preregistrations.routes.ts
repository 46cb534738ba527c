import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { findForManager, lockForManager } from '../offers/manager-offer.queries.ts';
import type { OfferRecord } from '../offers/offers.queries.ts';
import { takesApplications } from '../offers/offers.rules.ts';
import { settlePreferredOf } from './preregistrations.queries.ts';
import { assessStudents, putForward } from './put-forward.ts';

/** The offer, which takes applications. Throws noSuchMove (14) where it takes none. */
async function openOffer(
  ctx: Ctx<ManagerSession>,
  urlOferta: string,
  find: typeof findForManager,
): Promise<OfferRecord> {
  const record = await find(ctx.db, urlOferta);
  if (!record) throw new Refusal('offerNotFound');
  if (!takesApplications(record, ctx.today())) throw new Refusal('noSuchMove');
  return record;
}

export const preregistrationsRoutes = routes({
  async checkPreregistrations({ body }, ctx) {
    const offer = await openOffer(ctx, body.urlOferta, findForManager);
    const assessed = await assessStudents(ctx, offer, body.alumnos);
    return {
      alumnos: assessed.map(({ idAlumno, nombre, apellidos, impedimento, faltan }) => ({
        idAlumno,
        nombre,
        apellidos,
        impedimento,
        faltan,
      })),
    };
  },

  async preregisterStudents({ body }, ctx) {
    const offer = await openOffer(ctx, body.urlOferta, lockForManager);
    const assessed = await assessStudents(ctx, offer, body.alumnos);
    return { preinscritos: await putForward(ctx, offer, assessed, body.nota || null) };
  },

  async settlePreferred({ body }, ctx) {
    const offer = await lockForManager(ctx.db, body.urlOferta);
    if (!offer) throw new Refusal('offerNotFound');
    if (await settlePreferredOf(ctx.db, offer.id))
      await recordAct(ctx, 'oferta', offer.urlAcceso, 'preferidoAtendido');
    return null;
  },
});
