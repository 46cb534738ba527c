import { applicationStates } from '@portal/contract/applications';
import type { previewClosing } from '@portal/contract/company-offers';
import type { Answer } from '@portal/contract/endpoint';

type Standing = Answer<typeof previewClosing>;

/** How many can still be chosen; of an offer that says no number of places, as many as there are. */
export const placesLeft = ({ plazas, elegidas }: Pick<Standing, 'plazas' | 'elegidas'>): number =>
  plazas === null ? Number.POSITIVE_INFINITY : Math.max(plazas - elegidas.length, 0);

const { preregistration, interview, shortlisted } = applicationStates;
const far: readonly number[] = [preregistration, interview, shortlisted];

/**
 * How many read that the process is over where these are chosen of the undecided: who of them had come far, who else,
 * and how many more are not named.
 */
export function toldAtClosing(
  { sinDecidir, porAvisar }: Pick<Standing, 'sinDecidir' | 'porAvisar'>,
  chosen: readonly number[],
) {
  const told = porAvisar.filter(({ idCandidatura }) => !chosen.includes(idCandidatura));
  const count = Math.max(sinDecidir - chosen.length, told.length);
  return {
    count,
    ahead: told.filter(({ idEstado }) => far.includes(idEstado)),
    others: told.filter(({ idEstado }) => !far.includes(idEstado)),
    unnamed: count - told.length,
  };
}
