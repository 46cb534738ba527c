import type { Ctx } from '../../http/context.ts';
import type { CompanySession } from '../../http/session.ts';
import type { EventKind } from '../../notify/event-kinds.ts';
import { type Event, notifyCompany } from '../../notify/notify.ts';
import type { OfferRecord } from './offers.queries.ts';

type Named = Pick<OfferRecord, 'titulo' | 'urlAcceso'>;

/** The company's page of its offer, where news of it lead. */
export const pageOf = ({ urlAcceso }: Pick<Named, 'urlAcceso'>): string => `/mis-ofertas/${urlAcceso}`;

/** News of an offer for its company. */
export const offerNews = (tipo: EventKind, offer: Named, more: Record<string, string> = {}): Event => ({
  tipo,
  datos: { titulo: offer.titulo, ...more },
  urlAcceso: pageOf(offer),
});

/** Tells the other contacts of the company what one of them has done to its offer. */
export function tellColleagues(
  ctx: Ctx<CompanySession>,
  tipo: 'offerEdited' | 'offerClosed' | 'offerDeleted',
  offer: Named,
): Promise<void> {
  const { accountId, companyId } = ctx.session;
  const news = offerNews(tipo, offer);
  const event = tipo === 'offerDeleted' ? { ...news, urlAcceso: null } : news;
  return notifyCompany(ctx, companyId, event, { accountId });
}

/** Tells them that one of them has sent an offer for validation, who has a receipt. */
export function tellSent(ctx: Ctx<CompanySession>, offer: Named): Promise<void> {
  const { accountId, companyId } = ctx.session;
  const receipt = offerNews('offerReceived', offer);
  return notifyCompany(ctx, companyId, offerNews('offerSent', offer), { accountId, receipt });
}
