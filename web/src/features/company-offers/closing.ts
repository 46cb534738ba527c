import type { previewClosing } from '@portal/contract/company-offers';
import type { Answer } from '@portal/contract/endpoint';

type Standing = Answer<typeof previewClosing>;

/** How many can still be chosen; of an offer that says no number of places, as many as there are. */
export const placesLeft = ({ plazas, elegidas }: Pick<Standing, 'plazas' | 'elegidas'>): number =>
  plazas === null ? Number.POSITIVE_INFINITY : Math.max(plazas - elegidas.length, 0);

/** How many read that the process is over where these are chosen of the undecided, and who of them had come far. */
export function toldAtClosing(
  { sinDecidir, avanzadas }: Pick<Standing, 'sinDecidir' | 'avanzadas'>,
  chosen: readonly number[],
) {
  return {
    count: Math.max(sinDecidir - chosen.length, 0),
    ahead: avanzadas.filter(({ idCandidatura }) => !chosen.includes(idCandidatura)),
  };
}
