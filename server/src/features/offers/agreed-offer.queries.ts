import { randomBytes, randomUUID } from 'node:crypto';
import type { AgreedOrigin, OfferContent } from '@portal/contract/offers';
import type { Db } from '../../db/database.ts';
import { offers } from '../../db/tables/offers.ts';
import { placeOf } from './offer-catalogue.rules.ts';
import { nextOfferId } from './offers.queries.ts';
import { referenceOf } from './offers.rules.ts';

interface AgreedOffer {
  companyId: number;
  origen: AgreedOrigin;
  content: OfferContent;
  now: Date;
  today: string;
}

/** Writes the offer of an internship that was agreed without one: closed from the beginning, so that no search has it. */
export async function insertAgreedOffer(
  db: Db,
  { companyId, origen, content, now, today }: AgreedOffer,
): Promise<{ id: number; urlAcceso: string }> {
  const id = await nextOfferId(db);
  const urlAcceso = randomBytes(12).toString('base64url');
  await db.orm.insert(offers).values({
    ...content,
    ...placeOf(content),
    id,
    urlAcceso,
    referencia: referenceOf(id, today),
    companyId,
    origen,
    estado: 'cerrada',
    claveEnvio: randomUUID(),
    fecha: now,
    modificada: now,
  });
  return { id, urlAcceso };
}
