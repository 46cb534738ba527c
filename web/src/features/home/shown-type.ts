import type { OfferType } from '@portal/contract/offer-fields';

/** Whether there are offers of a type; undefined while that is being asked. */
type Known = boolean | undefined;

interface Given {
  /** Those that the student may see. */
  readonly types: readonly OfferType[];
  readonly has: Readonly<Record<OfferType, Known>>;
  readonly chosen: OfferType | null;
}

export interface ShownType {
  readonly shown: OfferType;
  /** Whether there is anything to choose. */
  readonly hasTabs: boolean;
}

/**
 * Which newest offers home shows (specification 1, §4): jobs if there are any, otherwise internships; what was chosen,
 * unless it has come to be empty and the other one has some. Until it is known which of them there are, it is the one
 * that is awaited: the other could take its place a moment later.
 */
export function shownType({ types, has, chosen }: Given): ShownType {
  const filled = types.filter((type) => has[type] === true);
  const awaited = types.find((type) => has[type] === undefined);
  const first = filled.includes('empleo') ? 'empleo' : (filled[0] ?? types[0] ?? 'empleo');
  const wanted = chosen !== null && filled.length === 1 ? first : chosen;
  return { shown: wanted ?? awaited ?? first, hasTabs: awaited === undefined && filled.length > 1 };
}
