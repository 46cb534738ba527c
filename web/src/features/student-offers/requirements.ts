import type { RequirementCheck } from '@portal/contract/offers';

export interface Requirements {
  /** What is a duty, unmet first; within each, as the offer has them. */
  readonly duties: readonly RequirementCheck[];
  /** What is valued, met or not. */
  readonly wishes: readonly RequirementCheck[];
  /** Duties that are not met. */
  readonly missing: number;
}

const unmetFirst = (checks: readonly RequirementCheck[]) => [
  ...checks.filter(({ cumple }) => !cumple),
  ...checks.filter(({ cumple }) => cumple),
];

export function sortRequirements(checks: readonly RequirementCheck[]): Requirements {
  const duties = checks.filter(({ deseable }) => !deseable);
  return {
    duties: unmetFirst(duties),
    wishes: unmetFirst(checks.filter(({ deseable }) => deseable)),
    missing: duties.filter(({ cumple }) => !cumple).length,
  };
}
