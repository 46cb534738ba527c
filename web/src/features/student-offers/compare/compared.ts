import { maxCompared } from '../../../lib/storage/compared-offers.ts';

/** The name under which the comparison's address carries its offers. */
const name = 'ofertas';

export const comparedSearch = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `?${name}=${ids.join(',')}`;

/** The offers that an address names, each once; what cannot be the address of an offer is passed over. */
export function comparedIn(search: string): string[] {
  const ids = (new URLSearchParams(search).get(name) ?? '').split(',');
  return [...new Set(ids.filter((one) => /^[\w-]{12,40}$/.test(one)))].slice(0, maxCompared);
}

export interface Row<Id extends string> {
  readonly id: Id;
  /** What each offer says, in words; undefined for one that cannot be read. */
  readonly values: readonly (string | undefined)[];
}

/** Whether the offers that can be read say different things. */
export function differs({ values }: Pick<Row<string>, 'values'>): boolean {
  return new Set(values.filter((value) => value !== undefined)).size > 1;
}

/** Rows to mark as different: of a table that differs in each, a mark would tell nothing. */
export function marked<Id extends string>(rows: readonly Row<Id>[]): ReadonlySet<Id> {
  const different = rows.filter(differs);
  return new Set(different.length === rows.length ? [] : different.map(({ id }) => id));
}

/** What is worth a row: what one of them says. */
export const isTold = ({ values }: Pick<Row<string>, 'values'>): boolean => values.some((value) => !!value);
