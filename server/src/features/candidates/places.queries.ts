import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/tables/applications.ts';
import { offers } from '../../db/tables/offers.ts';
import { chosenStates } from '../applications/applications.rules.ts';

/** How many places an offer has, and how many are taken; holds the offer as `lockPlaces` does. */
export async function lockOfferPlaces(
  { orm }: Db,
  url: string,
  companyId: number,
): Promise<{ id: number; plazas: number | null; ocupadas: number } | undefined> {
  const [offer] = await orm
    .select({ id: offers.id, plazas: offers.plazas })
    .from(offers)
    .where(and(eq(offers.urlAcceso, url), eq(offers.companyId, companyId), ne(offers.estado, 'eliminada')))
    .for('no key update');
  if (!offer) return undefined;
  const [chosen] = await orm
    .select({ n: count() })
    .from(applications)
    .where(and(eq(applications.offerId, offer.id), inArray(applications.idEstado, [...chosenStates])));
  return { ...offer, ocupadas: chosen?.n ?? 0 };
}

/**
 * How many places the offer of an application has, and how many of them other candidates have taken. It holds the offer:
 * nobody else is selected for it until the transaction ends. Undefined where the company has no such offer.
 */
export async function lockPlaces(
  { orm }: Db,
  applicationId: number,
  companyId: number,
): Promise<{ plazas: number | null; ocupadas: number } | undefined> {
  const [offer] = await orm
    .select({ id: offers.id, plazas: offers.plazas })
    .from(offers)
    .innerJoin(applications, eq(applications.offerId, offers.id))
    .where(and(eq(applications.id, applicationId), eq(offers.companyId, companyId)))
    .for('no key update', { of: offers });
  if (!offer) return undefined;
  const [chosen] = await orm
    .select({ n: count() })
    .from(applications)
    .where(
      and(
        eq(applications.offerId, offer.id),
        inArray(applications.idEstado, [...chosenStates]),
        ne(applications.id, applicationId),
      ),
    );
  return { plazas: offer.plazas, ocupadas: chosen?.n ?? 0 };
}
