import type { Language } from '@portal/contract/languages';

/** One thing in a section: what it is, when, where, and more about it. */
export interface PaperEntry {
  title: string;
  /** At the right of the title: dates, a level. */
  aside?: string | null;
  subtitle?: string | null;
  text?: string | null;
}

export interface PaperSection {
  title: string;
  text?: string | null;
  entries?: readonly PaperEntry[];
  /** A list, a point a line. */
  points?: readonly string[];
  /** A list of words, one after another. */
  words?: readonly string[];
  /** What was left out of it, in a sentence. */
  leftOut?: string | null;
}

/** What is printed: a name, how to reach it, and sections; those that are empty are left out. */
export interface Paper {
  title: string;
  subtitle?: string | null;
  contacts: readonly string[];
  sections: readonly PaperSection[];
  /** PNG or JPEG, with what it is called for people who do not see it. */
  photo?: { bytes: Uint8Array; alt: string } | null;
  /** Who prints it, at the foot of each page. */
  footer: string;
  /** `1 / 2` in the words of the language. */
  pageOf(page: number, pages: number): string;
  /** Says that so many things more were left out. */
  moreOf(count: number): string;
  language: Language;
  accent: string;
}

const most = (section: PaperSection): number =>
  (section.entries?.length ?? 0) + (section.points?.length ?? 0) + (section.words?.length ?? 0);

export const isEmpty = (section: PaperSection): boolean => most(section) === 0 && !section.text;
