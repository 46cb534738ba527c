import { normalizeIdentifier } from '@portal/contract/identifiers';

/** What of a form that saves as one types is sent, and what of it may go over what was saved elsewhere. */

export type Values = Record<string, unknown>;
export type FieldOf<V extends Values> = Extract<keyof V, string>;

/** What the portal has: as the inputs hold it, and which version of it that is. */
export interface Kept<V extends Values> {
  readonly values: V;
  readonly version: number;
}

/** Of a list of ids the order says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item) => other.includes(item));
  return one === other;
}

/** The same once it is kept: the portal takes spaces from around a text, and dashes and dots out of an identifier. */
const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? normalizeIdentifier(one) === normalizeIdentifier(other)
    : isSame(one, other);

export function fieldsOf<V extends Values>(values: V): FieldOf<V>[] {
  const found: FieldOf<V>[] = [];
  for (const field in values) found.push(field);
  return found;
}

/** What of the values has these names. */
export function pick<V extends Values>(values: V, fields: readonly FieldOf<V>[]): Partial<V> {
  const found: Partial<V> = {};
  for (const field of fields) found[field] = values[field];
  return found;
}

export const changedFields = <V extends Values>(base: V, values: V): FieldOf<V>[] =>
  fieldsOf(values).filter((field) => !isSame(base[field], values[field]));

interface Circumstances<V extends Values> {
  /** Fields that are wrong, or not to be sent yet. */
  held: ReadonlySet<string>;
  /** Fields of which none is sent without the others: a number and its kind. */
  together: readonly (readonly FieldOf<V>[])[];
}

/** The fields to send: what of the changed ones can be taken. What is wrong stops no others but those that belong to it. */
export function fieldsToSend<V extends Values>(
  changed: readonly FieldOf<V>[],
  { held, together }: Circumstances<V>,
): FieldOf<V>[] {
  const groups = together.filter((group) => group.some((field) => changed.includes(field)));
  const stopped = new Set(groups.filter((group) => group.some((field) => held.has(field))).flat());
  const wanted = new Set([...changed, ...groups.flat()]);
  return [...wanted].filter((field) => !held.has(field) && !stopped.has(field));
}

/** What was saved elsewhere since the base and is on this page nowhere: saving over it would lose it. */
export const savedElsewhere = <V extends Values>(
  base: V,
  now: V,
  ours: readonly Partial<V>[],
): FieldOf<V>[] =>
  fieldsOf(now).filter(
    (field) =>
      !isAlike(base[field], now[field]) &&
      !ours.some((own) => field in own && isAlike(own[field], now[field])),
  );

/** What was typed in these fields, over what there is now. */
export const putOver = <V extends Values>(now: V, typed: V, fields: readonly FieldOf<V>[]): V => ({
  ...now,
  ...pick(typed, fields),
});

/**
 * What the page takes of an answer that has come: of a newer version all of it, of the one that it has only how the
 * portal writes what was typed. Undefined where there is nothing to take.
 */
export function taken<V extends Values>(base: Kept<V>, now: Kept<V>): Partial<V> | undefined {
  if (now.version < base.version) return undefined;
  const isNewer = now.version > base.version;
  const fields = changedFields(base.values, now.values).filter(
    (field) => isNewer || isAlike(base.values[field], now.values[field]),
  );
  return fields.length > 0 || isNewer ? pick(now.values, fields) : undefined;
}
