import type { calls } from '@portal/contract/offer-history';
import type { Area } from '../../area.ts';
import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { ownOffer } from '../offers/own-offer.ts';
import { historyOf, sentOfferId } from './offer-history.queries.ts';

export const offerHistory = {
  routes: () =>
    routes({
      async listOwnOfferHistory({ params }, ctx) {
        const { id } = await ownOffer(ctx, params.id);
        const events = await historyOf(ctx.db, id);
        // Which manager it was is the institution's to know.
        return events.map((event) => (event.quien === 'gestor' ? { ...event, nombre: null } : event));
      },
      async listOfferHistory({ params }, { db }) {
        const id = await sentOfferId(db, params.id);
        if (id === undefined) throw new Refusal('offerNotFound');
        return historyOf(db, id);
      },
    }),
} satisfies Area<typeof calls>;
