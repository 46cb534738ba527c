import type { OfferType } from '@portal/contract/offer-fields';
import type { Profile } from '../cv/profile.ts';
import { assess } from '../eligibility/eligibility.rules.ts';
import type { AssessContext, Check, OfferRules } from '../eligibility/eligibility-check.ts';
import { type FitOffer, isAbout, pointsOf, type Reason, reasonsFor, standingOf } from './fit.rules.ts';

/** An offer that may be proposed. `fecha` is what is newer of two that fit as well. */
export interface Candidate extends FitOffer, OfferRules {
  id: number;
  fecha: string;
}

export interface Fitting {
  id: number;
  missing: readonly Check[];
  reasons: Reason[];
}

export interface Near {
  id: number;
  check: Check;
}

/** The types of offers that a student sees and looks for. */
export const wantedTypes = (
  seen: readonly OfferType[],
  { busquedaPracticasActiva, busquedaTrabajoActiva }: Profile['cv'],
): OfferType[] =>
  seen.filter((tipo) => (tipo === 'practicas' ? busquedaPracticasActiva : busquedaTrabajoActiva));

interface Ranked {
  /** That fit, the best first. */
  fitting: Fitting[];
  /** That are one requirement away, which the CV may still say. */
  near: Near[];
}

/** The offers that fit, by how well, and those that nearly do; of two alike the newer one first. */
export function rank(profile: Profile, offers: readonly Candidate[], context: AssessContext): Ranked {
  const { cv } = profile;
  const sorted = offers
    .map((offer) => {
      const reasons = reasonsFor(cv, offer);
      return { offer, reasons, points: pointsOf(cv, offer, reasons) };
    })
    .filter(({ reasons }) => isAbout(reasons))
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.offer.fecha.localeCompare(one.offer.fecha) ||
        other.offer.id - one.offer.id,
    );
  const ranked: Ranked = { fitting: [], near: [] };
  for (const { offer, reasons } of sorted) {
    const { id } = offer;
    const standing = standingOf(assess(profile, offer, context));
    if (standing.is === 'fits') ranked.fitting.push({ id, missing: standing.missing, reasons });
    if (standing.is === 'near') ranked.near.push({ id, check: standing.check });
  }
  return ranked;
}

/** What is missing before one applies to what fits, each rule once. */
export function pendingOf(fitting: readonly Fitting[]): Check[] {
  const byRule = new Map(fitting.flatMap(({ missing }) => missing).map((check) => [check.regla, check]));
  return [...byRule.values()];
}
