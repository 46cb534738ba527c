import type { OfferFilters } from '@portal/contract/offer-filters';
import { plain } from '../../texts/plain.ts';

/** The filters that the text index of the offers holds as words, each under its letter. */
const letters = {
  idProvincia: 'p',
  idIsla: 'i',
  idTitulacion: 't',
  idArea: 'd',
  idAreaFuncional: 'a',
  idSector: 's',
  idTipoContrato: 'c',
  idModalidad: 'm',
} as const;
export type FilterName = keyof typeof letters;

export const filterNames = Object.keys(letters).filter((name): name is FilterName =>
  Object.hasOwn(letters, name),
);

const anyOf = (words: readonly string[]): string =>
  words.length === 1 ? words.join('') : `(${words.join(' | ')})`;

/** The filters as the index has them, `'p=8' & ('a=3' | 'a=4')`; null without filters. */
export const filterQuery = (filters: OfferFilters): string | null =>
  filterNames
    .flatMap((name) => {
      const ids = filters[name];
      return ids === undefined ? [] : [anyOf(ids.map((id) => `'${letters[name]}=${id}'`))];
    })
    .join(' & ') || null;

/** Whether nothing was asked but the type: then the list is the newest page, which no count is made for. */
export const asksNothing = ({ texto, ...filters }: OfferFilters): boolean =>
  !texto && Object.values(filters).every((value) => value === undefined);

/** What the database made of a search, a word each. */
export const searchedWords = (query: string): string[] => (query === '' ? [] : query.split(' & '));

/**
 * The beginnings of the words that a search matches, from the query that the database made of it:
 * `'program' | 'programación'` gives `program`. The English stem of 'company' is 'compani', which the word
 * does not begin with, so its last letter goes.
 */
export function stemsOf(query: string): string[] {
  const stems = [...query.matchAll(/'((?:[^']|'')+)'/g)].map(([, stem = '']) => {
    const word = plain(stem.replaceAll("''", "'"));
    return word.length > 3 && word.endsWith('i') ? word.slice(0, -1) : word;
  });
  const shortest = [...new Set(stems)].sort((one, other) => one.length - other.length);
  return shortest.filter(
    (stem, index) => !shortest.slice(0, index).some((shorter) => stem.startsWith(shorter)),
  );
}

const excerptLength = 180;
/** How much of an excerpt comes before the word that was found. */
const lead = 60;

/**
 * Cuts texts, on one line and composed (NFC) each, to what a search found in them: the part of the first text that has a word with one of the
 * stems, around that word; where none has, the beginning of the first text. It is cut between words, with an
 * ellipsis where something is left out.
 */
export function excerpts(
  stems: readonly string[],
): (texts: readonly string[], plainTexts?: readonly string[]) => string {
  const word = beginningWith(stems);
  return (texts, plainTexts = texts.map(plain)) => {
    for (const [index, text] of texts.entries()) {
      const place = plainTexts[index]?.search(word) ?? -1;
      if (place >= 0) return cut(text, place);
    }
    return cut(texts[0] ?? '', 0);
  };
}

/** Finds a word of a plain text that begins with one of the stems; without stems nothing. */
const beginningWith = (stems: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.map(literally).join('|') || '(?!)'})`, 'u');

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function cut(text: string, place: number): string {
  const whole = Math.max(0, Math.min(place - lead, text.length - excerptLength));
  // To the next beginning of a word, unless the excerpt begins with the text or that would pass what was found.
  const start = whole === 0 ? 0 : Math.min(text.indexOf(' ', whole - 1) + 1 || place, place);
  if (text.length - start <= excerptLength) return `${start > 0 ? '…' : ''}${text.slice(start)}`;
  const space = text.lastIndexOf(' ', start + excerptLength);
  // A single word as long as the excerpt is cut where it must.
  const end = space > place ? space : start + excerptLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}…`;
}

/** Tells which of the words of a search are in none of some plain texts. */
export function lackingWords(words: readonly string[]): (plainTexts: readonly string[]) => RegExp[] {
  const beginnings = words.map((word) => beginningWith(stemsOf(word)));
  return (texts) => beginnings.filter((word) => texts.every((text) => !word.test(text)));
}

interface NamedChoice {
  readonly shown: string;
  /** In every language, as it can be searched. */
  readonly all: readonly string[];
}

/** Of what an offer chose, that which has most of these words; nothing where none has any. */
export function choicesWith<Choice extends NamedChoice>(
  words: readonly RegExp[],
  choices: readonly Choice[],
): Choice[] {
  const counted = choices.map((choice) => {
    const names = choice.all.map(plain);
    return { choice, points: words.filter((word) => names.some((name) => word.test(name))).length };
  });
  const most = Math.max(0, ...counted.map(({ points }) => points));
  return counted.filter(({ points }) => points > 0 && points === most).map(({ choice }) => choice);
}
