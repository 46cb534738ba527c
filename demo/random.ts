/** The same choices every time for the same seed: the demo institution must not change between two machines. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Some different entries, in the order in which the list has them. */
  some<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  /** The random part of an address. */
  token(length: number): string;
  uuid(): string;
}

const tokenLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The entry at a place of a list that is known to have one. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return entry;
}

/** The entry at a place of a list that starts again at its end. */
export function around<T>(list: readonly T[], index: number): T {
  return at(list, index % list.length);
}

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    const shuffled: T[] = [];
    while (left.length > 0) shuffled.push(...left.splice(whole(0, left.length - 1), 1));
    return shuffled;
  };
  const hex = (length: number) => Array.from({ length }, () => whole(0, 15).toString(16)).join('');
  return {
    next,
    whole,
    shuffle,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, whole(0, list.length - 1)),
    some(list, count) {
      const chosen = new Set(shuffle(list.map((_, index) => index)).slice(0, count));
      return list.filter((_, index) => chosen.has(index));
    },
    token: (length) => Array.from({ length }, () => tokenLetters[whole(0, 63)]).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${at(['8', '9', 'a', 'b'], whole(0, 3))}${hex(3)}-${hex(12)}`,
  };
}
