import { applicationStates } from '@portal/contract/applications';
import type { Catalogue } from '@portal/contract/catalogue';
import { type OfferType, profileIds } from '@portal/contract/offer-fields';

/** States that a company moves a candidate to. */
const targets = [2, 3, 4, 5, 16, 6, 17] as const;
export type Target = (typeof targets)[number];

/** States that a company moves several candidates to at once. */
export type TargetOfMany = Extract<Target, 3 | 4 | 5 | 17>;

const ofMany: readonly Target[] = [3, 4, 5, 17];
export const isOfMany = (target: Target): target is TargetOfMany => ofMany.includes(target);

/** The steps that lead to the end of a process; the others stand among «other steps». */
const usual: readonly Target[] = [3, 4, 5, 17];

/** Where the shortlist is a way back. */
const comesAfterShortlist: readonly number[] = [
  applicationStates.interview,
  applicationStates.awaitingIncorporationForm,
];

/** Back to those who are shortlisted. */
export const isBack = (from: number, target: Target): boolean =>
  comesAfterShortlist.includes(from) && target === applicationStates.shortlisted;

const explained: readonly Target[] = [6, 16, 17];
/** Whether its name alone is easily taken for another. */
export const isExplained = (target: Target): target is 6 | 16 | 17 => explained.includes(target);

/** The steps that a candidate can take now: the usual ones, which lead on from where it stands, and the others. */
export function stepsOf(possible: readonly number[], from: number): { usual: Target[]; other: Target[] } {
  const all = targets.filter((target) => possible.includes(target));
  const isUsual = (target: Target) => usual.includes(target) && !isBack(from, target);
  return { usual: all.filter(isUsual), other: all.filter((target) => !isUsual(target)) };
}

/** Nobody moves a candidate out of these: the server's table of moves has no way back. */
const finalSteps: readonly Target[] = [5, 6, 17];

export const isFinal = (target: Target): boolean => finalSteps.includes(target);

type Reasons = Catalogue['tiposMotivoCambioEstadoCandidatura'];

/** The reasons that a company can give for turning down a candidate of this type of offer. */
export function reasonsFor(reasons: Reasons, tipo: OfferType): Reasons {
  return reasons.filter(
    ({ idEstado, dePerfil, idPerfil }) =>
      idEstado === 17 && dePerfil === 'Empresa' && (idPerfil === null || idPerfil === profileIds[tipo]),
  );
}
