import { dayIn } from '@portal/contract/days';

/** The entries of a list by what they have in common, in the order in which each group comes first. */
function grouped<K, T>(all: readonly T[], keyOf: (one: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}

/** What begins at some moment, by the day in a zone. */
export const byDay = <T extends { inicio: string }>(all: readonly T[], zone: string): [string, T[]][] =>
  grouped(all, ({ inicio }) => dayIn(zone, new Date(inicio)));

/** Times by whose they are. */
export const byCounsellor = <T extends { idOrientador: number }>(all: readonly T[]): [number, T[]][] =>
  grouped(all, ({ idOrientador }) => idOrientador);
