import type { Paper, PaperEntry, PaperSection } from './paper.ts';

/** How long the parts of a paper may be at most. */
interface Limits {
  /** Letters of a title, a name, a contact. */
  readonly title: number;
  /** Letters of the text of a section. */
  readonly text: number;
  /** Letters of the text of an entry, and how many entries of a section keep theirs. */
  readonly entryText: number;
  readonly entriesWithText: number;
  readonly entries: number;
  readonly points: number;
  readonly words: number;
}

const all = Number.POSITIVE_INFINITY;
const whole: Limits = {
  title: all,
  text: all,
  entryText: all,
  entriesWithText: all,
  entries: all,
  points: all,
  words: all,
};

/**
 * From everything to what fits on any page: first the texts get shorter, then only the first entries keep theirs, last
 * the lists end earlier and say how many more there are.
 */
const steps: readonly Limits[] = [
  whole,
  { ...whole, text: 900, entryText: 400 },
  { ...whole, text: 600, entryText: 220 },
  { ...whole, text: 450, entryText: 140, entriesWithText: 4, words: 14 },
  { ...whole, title: 110, text: 350, entryText: 120, entriesWithText: 2, entries: 8, points: 8, words: 12 },
  { title: 90, text: 300, entryText: 0, entriesWithText: 0, entries: 6, points: 6, words: 10 },
  { title: 80, text: 240, entryText: 0, entriesWithText: 0, entries: 4, points: 4, words: 8 },
  { title: 60, text: 160, entryText: 0, entriesWithText: 0, entries: 2, points: 3, words: 5 },
];

/** A text of at most so many letters, which ends with a word. */
function cut(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const start = [...text].slice(0, Math.max(0, most - 1)).join('');
  const [, words = start] = /^([\s\S]*\S)\s+\S*$/.exec(start) ?? [];
  return `${(words.length > most / 2 ? words : start).trimEnd()}…`;
}

const cutOrNone = (text: string | null | undefined, most: number): string | null =>
  text && most > 0 ? cut(text, most) : null;

const shortEntry = (entry: PaperEntry, index: number, limits: Limits): PaperEntry => ({
  title: cut(entry.title, limits.title),
  aside: cutOrNone(entry.aside, limits.title),
  subtitle: cutOrNone(entry.subtitle, limits.title),
  text: index < limits.entriesWithText ? cutOrNone(entry.text, limits.entryText) : null,
});

function shortSection(section: PaperSection, limits: Limits, { moreOf }: Paper): PaperSection {
  const { entries = [], points = [], words = [] } = section;
  const gone =
    Math.max(0, entries.length - limits.entries) +
    Math.max(0, points.length - limits.points) +
    Math.max(0, words.length - limits.words);
  return {
    title: section.title,
    text: cutOrNone(section.text, limits.text),
    entries: entries.slice(0, limits.entries).map((entry, index) => shortEntry(entry, index, limits)),
    points: points.slice(0, limits.points).map((point) => cut(point, limits.title)),
    words: words.slice(0, limits.words).map((word) => cut(word, limits.title)),
    leftOut: gone > 0 ? moreOf(gone) : null,
  };
}

/** A paper whole, then shorter and shorter; the last one fits on a page whatever was written. */
export const shortenings = (paper: Paper): Paper[] =>
  steps.map((limits) => ({
    ...paper,
    title: cut(paper.title, limits.title),
    subtitle: cutOrNone(paper.subtitle, limits.title),
    contacts: paper.contacts.map((contact) => cut(contact, limits.title)),
    sections: paper.sections.map((section) => shortSection(section, limits, paper)),
  }));
