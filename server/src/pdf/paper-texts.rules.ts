import type { Paper, PaperEntry, PaperSection } from './paper.ts';
import { typedLine, typedText } from './typed-text.rules.ts';

const said = (texts: readonly string[]): string[] => texts.map(typedLine).filter((text) => text !== '');
const lineOf = (text: string | null | undefined): string | null => (text ? typedLine(text) || null : null);
const textOf = (text: string | null | undefined): string | null =>
  text ? typedText(text).trim() || null : null;

const entryTexts = ({ title, aside, subtitle, text }: PaperEntry): PaperEntry => ({
  title: typedLine(title),
  aside: lineOf(aside),
  subtitle: lineOf(subtitle),
  text: textOf(text),
});

const sectionTexts = (section: PaperSection): PaperSection => ({
  ...section,
  text: textOf(section.text),
  entries: section.entries?.map(entryTexts) ?? [],
  points: said(section.points ?? []),
  words: said(section.words ?? []),
});

/** A paper with what people typed as it is printed: before anything is measured, shortened or told for a list. */
export const paperTexts = (paper: Paper): Paper => ({
  ...paper,
  title: typedLine(paper.title),
  subtitle: lineOf(paper.subtitle),
  contacts: said(paper.contacts),
  sections: paper.sections.map(sectionTexts),
  photo: paper.photo ? { ...paper.photo, alt: typedLine(paper.photo.alt) } : null,
});
