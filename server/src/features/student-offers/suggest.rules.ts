import { distance } from 'fastest-levenshtein';
import { plain } from '../../texts/plain.ts';

/** Shorter words are near to too many others. */
const leastLetters = 4;
/** From so many letters on, two may be wrong. */
const longLetters = 8;

const aWord = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] => text.match(aWord) ?? [];

/** Words that a search knows, each by its plain form, as it is written. */
export type Vocabulary = ReadonlyMap<string, string>;

export const vocabularyOf = (texts: Iterable<string>): Vocabulary =>
  new Map(
    [...texts]
      .flatMap(wordsOf)
      .filter((word) => word.length >= leastLetters)
      .map((word) => [plain(word), word.toLowerCase()]),
  );

/**
 * A search with its misspelt words as they are spelt: each that begins no known word gives way to the nearest one, of
 * which one letter differs, or two of eight and more. Undefined where no word has such a one.
 */
export function respelt(typed: string, vocabulary: Vocabulary): string | undefined {
  const spelt = typed.trim().replace(aWord, (word) => nearest(word, vocabulary) ?? word);
  return spelt === typed.trim() ? undefined : spelt;
}

function nearest(word: string, vocabulary: Vocabulary): string | undefined {
  const typed = plain(word);
  if (typed.length < leastLetters) return undefined;
  const most = typed.length < longLetters ? 1 : 2;
  let found: { spelt: string; wrong: number } | undefined;
  for (const [known, spelt] of vocabulary) {
    if (known.startsWith(typed)) return undefined;
    if (Math.abs(known.length - typed.length) > most) continue;
    const wrong = swapped(typed, known) ? 1 : distance(typed, known);
    if (wrong <= most && (found === undefined || wrong < found.wrong)) found = { spelt, wrong };
  }
  return found?.spelt;
}

/** Whether two words differ in two neighbours that have changed places, which people do as often as missing a letter. */
function swapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
