import type { Language } from '@portal/contract/languages';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { fill } from '../../texts/fill.ts';
import { candidateTexts } from './candidate-texts.ts';
import { lockOfferPlaces, lockPlaces } from './places.queries.ts';

/** That all the places of an offer are taken, in words. */
export function noPlaceLeft(plazas: number, language: Language): string {
  const { mensaje, mensajeUna } = candidateTexts[language].noPlaceLeft;
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
  const { titulo } = candidateTexts[language].noPlaceLeft;
  throw new Refusal('noSuchMove', {
    words: { titulo, mensaje: noPlaceLeft(places.plazas, language), boton: null },
  });
}

/**
 * Throws noSuchMove (14) where so many more would be selected than the offer has places left, holding it as above.
 */
export async function refuseMoreThanPlaces(
  { db, session, language }: Ctx<CompanySession>,
  urlOferta: string,
  more: number,
): Promise<void> {
  const places = await lockOfferPlaces(db, urlOferta, session.companyId);
  if (!places || places.plazas === null) return;
  const left = places.plazas - places.ocupadas;
  if (more <= Math.max(left, 0)) return;
  const { noPlaceLeft: none, fewPlacesLeft: few } = candidateTexts[language];
  throw new Refusal('noSuchMove', {
    words:
      left <= 0
        ? { titulo: none.titulo, mensaje: noPlaceLeft(places.plazas, language), boton: null }
        : {
            titulo: few.titulo,
            mensaje: fill(left === 1 ? few.mensajeUna : few.mensaje, { quedan: left }, language),
            boton: null,
          },
  });
}
