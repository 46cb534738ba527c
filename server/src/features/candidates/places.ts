import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { applications } from '../../db/tables/applications.ts';
import { offers } from '../../db/tables/offers.ts';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { ca } from '../../texts/ca/candidates.ts';
import { en } from '../../texts/en/candidates.ts';
import { es } from '../../texts/es/candidates.ts';
import { fill } from '../../texts/fill.ts';
import { chosenStates } from '../applications/applications.rules.ts';

const texts = { es, ca, en };

/**
 * Holds the offer of an application, so that nobody else is selected for it until the transaction ends, and throws
 * noSuchMove (14) where other candidates have taken all its places. It comes before the application is locked: closing
 * an offer takes both in this order.
 */
export async function refuseWithoutPlace(
  { db: { orm }, session, language }: Ctx<CompanySession>,
  applicationId: number,
): Promise<void> {
  const [offer] = await orm
    .select({ id: offers.id, plazas: offers.plazas })
    .from(offers)
    .innerJoin(applications, eq(applications.offerId, offers.id))
    .where(and(eq(applications.id, applicationId), eq(offers.companyId, session.companyId)))
    .for('no key update', { of: offers });
  if (!offer || offer.plazas === null) return;
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
  if ((chosen?.n ?? 0) < offer.plazas) return;
  const { titulo, mensaje, mensajeUna } = texts[language].noPlaceLeft;
  const sentence = offer.plazas === 1 ? mensajeUna : mensaje;
  throw new Refusal('noSuchMove', {
    words: { titulo, mensaje: fill(sentence, { plazas: offer.plazas }, language), boton: null },
  });
}
