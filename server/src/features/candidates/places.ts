import type { Language } from '@portal/contract/languages';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { ca } from '../../texts/ca/candidates.ts';
import { en } from '../../texts/en/candidates.ts';
import { es } from '../../texts/es/candidates.ts';
import { fill } from '../../texts/fill.ts';
import { lockPlaces } from './places.queries.ts';

const texts = { es, ca, en };

/** That all the places of an offer are taken, in words. */
export function noPlaceLeft(plazas: number, language: Language): string {
  const { mensaje, mensajeUna } = texts[language].noPlaceLeft;
  return fill(plazas === 1 ? mensajeUna : mensaje, { plazas }, language);
}

/**
 * Throws noSuchMove (14) where other candidates have taken all the places of the offer, which it holds until the
 * transaction ends. It comes before the application is locked: closing an offer takes both in this order.
 */
export async function refuseWithoutPlace(
  { db, session, language }: Ctx<CompanySession>,
  applicationId: number,
): Promise<void> {
  const places = await lockPlaces(db, applicationId, session.companyId);
  if (!places || places.plazas === null || places.ocupadas < places.plazas) return;
  const { titulo } = texts[language].noPlaceLeft;
  throw new Refusal('noSuchMove', {
    words: { titulo, mensaje: noPlaceLeft(places.plazas, language), boton: null },
  });
}
