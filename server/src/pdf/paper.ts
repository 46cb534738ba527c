import type { Language } from '@portal/contract/languages';
import { type Typeface, typefaceFor } from './typeface.ts';

/** One thing in a section: what it is, when, where, and more about it. */
export interface PaperEntry {
  title: string;
  /** At the right of the title: dates, a level. */
  aside?: string | null;
  subtitle?: string | null;
  text?: string | null;
}

interface PaperSection {
  title: string;
  entries?: readonly PaperEntry[];
  text?: string | null;
}

/** What is printed: a name, how to reach it, and sections; those that are empty are left out. */
export interface Paper {
  title: string;
  subtitle?: string | null;
  contacts: readonly string[];
  sections: readonly PaperSection[];
  /** Who prints it, at the foot of each page. */
  footer: string;
  /** `1 / 2` in the words of the language. */
  pageOf(page: number, pages: number): string;
  language: Language;
  accent: string;
}

type Doc = PDFKit.PDFDocument;

/** A document on its way, and what it can print. */
interface Press {
  readonly doc: Doc;
  readonly root: ReturnType<Doc['struct']>;
  readonly printable: Typeface['printable'];
}

const margin = { top: 48, bottom: 56, left: 54, right: 54 };
const ink = '#1d2733';
const grey = '#55606e';
const regular = 'regular';
const bold = 'bold';

/** Prints a tagged PDF, which a screen reader reads in its order, in A4. */
export async function printPaper(paper: Paper): Promise<Uint8Array> {
  // The library is large, and most processes never print.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: paper.language,
    displayTitle: true,
    bufferPages: true,
    // None of the library's own, which it would read for each document.
    font: '',
    info: { Title: paper.title, Creator: paper.footer },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const typeface = await typefaceFor(textsOf(paper));
  doc.registerFont(regular, typeface.regular);
  doc.registerFont(bold, typeface.bold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const press = { doc, root, printable: typeface.printable };
  head(press, paper);
  for (const section of paper.sections) printSection(press, section, paper.accent);
  root.end();
  foot(press, paper);
  doc.end();
  return done;
}

const textsOf = ({ title, subtitle, contacts, sections, footer }: Paper): string[] =>
  [
    title,
    subtitle,
    footer,
    ...contacts,
    ...sections.flatMap((section) => [
      section.title,
      section.text,
      ...(section.entries ?? []).flatMap((entry) => [entry.title, entry.aside, entry.subtitle, entry.text]),
    ]),
  ].filter((text) => typeof text === 'string');

const width = (doc: Doc): number => doc.page.width - margin.left - margin.right;

/** Begins a page where less than this is left of the present one. */
function need(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - margin.bottom) doc.addPage();
}

function head(press: Press, { title, subtitle, contacts, accent }: Paper): void {
  const { doc } = press;
  line(press, 'H1', title, { font: bold, size: 23, colour: ink });
  if (subtitle) line(press, 'P', subtitle, { font: regular, size: 12, colour: accent, above: 3 });
  if (contacts.length > 0) {
    line(press, 'P', contacts.join('  ·  '), { font: regular, size: 9.5, colour: grey, above: 6 });
  }
  rule(doc, doc.y + 9, accent, 1.5);
  doc.y += 12;
}

function printSection(press: Press, section: PaperSection, accent: string): void {
  const { doc } = press;
  const { title, entries = [], text } = section;
  if (entries.length === 0 && !text) return;
  // A title never stands alone at the foot of a page.
  need(doc, 70);
  line(press, 'H2', title, { font: bold, size: 11.5, colour: accent, above: 14 });
  rule(doc, doc.y + 2, '#c9d1da', 0.6);
  doc.y += 6;
  if (text) line(press, 'P', text, { font: regular, size: 10, colour: ink, gap: 2 });
  for (const entry of entries) printEntry(press, entry);
}

function printEntry(press: Press, { title, aside, subtitle, text }: PaperEntry): void {
  const { doc, printable } = press;
  need(doc, 42);
  const room = aside ? doc.font(regular).fontSize(9.5).widthOfString(printable(aside)) + 14 : 0;
  const top = doc.y + 4;
  line(press, 'P', title, { font: bold, size: 10.5, colour: ink, above: 4, right: room });
  if (aside) {
    const below = doc.y;
    doc.y = top + 1;
    line(press, 'P', aside, { font: regular, size: 9.5, colour: grey, align: 'right' });
    doc.y = Math.max(below, doc.y);
  }
  if (subtitle) line(press, 'P', subtitle, { font: regular, size: 10, colour: grey, above: 1 });
  if (text) line(press, 'P', text, { font: regular, size: 10, colour: ink, above: 2, gap: 1.5 });
}

interface LineStyle {
  font: string;
  size: number;
  colour: string;
  above?: number;
  /** Room left free at the right. */
  right?: number;
  gap?: number;
  align?: 'left' | 'right';
}

/** A paragraph with its place in the document's structure. */
function line({ doc, root, printable }: Press, tag: string, text: string, style: LineStyle): void {
  const { font, size, colour, above = 0, right = 0, gap = 0, align = 'left' } = style;
  doc.y += above;
  doc.font(font).fontSize(size).fillColor(colour);
  doc.text(printable(text), margin.left, doc.y, {
    width: width(doc) - right,
    align,
    lineGap: gap,
    structParent: root,
    structType: tag,
  });
}

/** A stroke that means nothing to a reader. */
function rule(doc: Doc, y: number, colour: string, thickness: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(margin.left, y)
    .lineTo(doc.page.width - margin.right, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke();
  doc.endMarkedContent();
}

function foot({ doc, printable }: Press, { footer, pageOf }: Paper): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    // Below the margin a text would begin another page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(regular).fontSize(8.5).fillColor(grey);
    const options = { width: width(doc), lineBreak: false };
    const y = doc.page.height - 36;
    doc.text(printable(footer), margin.left, y, options);
    doc.text(printable(pageOf(index + 1, count)), margin.left, y, { ...options, align: 'right' });
    doc.endMarkedContent();
  }
}
