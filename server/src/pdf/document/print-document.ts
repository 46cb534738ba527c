import type { Language } from '@portal/contract/languages';
import { toLetters } from '../letters.ts';
import { blankPlaces } from '../signatures/same-text.rules.ts';
import { typedLine } from '../typed-text.rules.ts';
import { openTypeface } from '../typeface.ts';
import type { Block, ListItem, Run } from './blocks.ts';
import { typedBlocks } from './typed-blocks.rules.ts';

/** Where somebody signs, at the end. */
export interface SignatureBox {
  /** For whom: «Por la entidad colaboradora». */
  readonly title: string;
  readonly lines: readonly string[];
  /** What is to be written there: «Firma y fecha». */
  readonly hint: string;
}

/** A long document with numbered pages, which is printed to the same bytes for the same content. */
export interface PrintedDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly blocks: readonly Block[];
  /** Null where nobody signs it. */
  readonly signatures: { readonly title: string; readonly boxes: readonly SignatureBox[] } | null;
  /** At the foot of each page, a line each. */
  readonly footer: readonly string[];
  pageOf(page: number, pages: number): string;
  /** Across each page of a document that does not count yet. */
  readonly stamp?: string | null;
  readonly creator: string;
  readonly createdAt: Date;
  readonly language: Language;
  readonly accent: string;
}

type Doc = PDFKit.PDFDocument;
type Tag = ReturnType<Doc['struct']>;
type StructureOptions = NonNullable<Parameters<Doc['struct']>[1]>;

/** A part of a page on which nothing is printed, from its upper left corner. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Press {
  readonly doc: Doc;
  readonly tag: Tag;
}

const margins = { top: 56, bottom: 72, left: 62, right: 62 };
const ink = '#1d2733';
const grey = '#55606e';
const pale = '#c9d1da';
const size = 10;
const gap = 2.2;

/** Prints a tagged PDF (PDF/UA) in A4. */
export async function printDocument(written: PrintedDocument): Promise<Uint8Array> {
  const printed = withTypedTexts(written);
  // The library is large, and most processes never print.
  const { default: PDFDocument } = await import('pdfkit');
  const typeface = await openTypeface();
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: printed.language,
    displayTitle: true,
    bufferPages: true,
    font: '',
    // The identifier of the file is made of these: the same each time, and no other document's.
    info: {
      Title: printed.title,
      Subject: printed.subtitle,
      Keywords: printed.footer.join('\n'),
      Creator: printed.creator,
      CreationDate: printed.createdAt,
      ModDate: printed.createdAt,
    },
  };
  // Its types do not have this one yet.
  const doc: Doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  const done = bytesOf(doc);
  for (const [name, font] of Object.entries(typeface)) doc.registerFont(name, font);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const press: Press = { doc, tag: root };
  words(press, 'H1', [plain(printed.title, true)], { fontSize: 17, colour: printed.accent });
  words(press, 'P', [plain(printed.subtitle)], { colour: grey, above: 3 });
  doc.y += 8;
  for (const block of printed.blocks) printBlock(press, block, printed.accent);
  if (printed.signatures) printSignatures(press, printed.signatures, printed.accent);
  root.end();
  foot(doc, printed);
  doc.end();
  return done;
}

/** With what people typed as it is printed. */
const withTypedTexts = (written: PrintedDocument): PrintedDocument => ({
  ...written,
  title: typedLine(written.title),
  subtitle: typedLine(written.subtitle),
  blocks: typedBlocks(written.blocks),
  signatures: written.signatures && {
    ...written.signatures,
    boxes: written.signatures.boxes.map((box) => ({ ...box, lines: box.lines.map(typedLine) })),
  },
});

function bytesOf(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

const plain = (text: string, isBold = false): Run => ({ text, isBold, isItalic: false });

function fontOf({ isBold, isItalic }: Run): 'regular' | 'bold' | 'italic' | 'boldItalic' {
  if (isBold) return isItalic ? 'boldItalic' : 'bold';
  return isItalic ? 'italic' : 'regular';
}

const fullWidth = ({ page }: Doc): number => page.width - margins.left - margins.right;

/** Begins a page where less than this is left of the present one. */
function need({ doc }: Press, height: number): void {
  if (doc.y + height > doc.page.height - margins.bottom) doc.addPage();
}

/** What is printed within a tag of its own; the head of a table says what it is the head of. */
function within(
  press: Press,
  type: string,
  printInside: (inside: Press) => void,
  scope?: 'Row' | 'Column',
): void {
  // Its types do not have this one yet.
  const options: StructureOptions = {};
  if (scope) Object.assign(options, { scope });
  const tag = press.doc.struct(type, options);
  press.tag.add(tag);
  printInside({ ...press, tag });
  tag.end();
}

interface WordStyle {
  readonly fontSize?: number;
  readonly colour?: string;
  readonly above?: number;
  readonly left?: number;
  readonly width?: number;
}

/** A paragraph with its place in the document's structure; where its letters differ, each run has its own. */
function words(press: Press, type: string, runs: readonly Run[], style: WordStyle = {}): void {
  const { doc } = press;
  const { fontSize = size, colour = ink, above = 0, left = 0, width = fullWidth(doc) - left } = style;
  const shown = runs.map((run) => ({ ...run, text: toLetters(run.text) })).filter(({ text }) => text !== '');
  if (shown.length === 0) return;
  doc.y += above;
  doc.x = margins.left + left;
  const print = (tag: Tag, structType: string): void => {
    for (const [place, run] of shown.entries()) {
      doc.font(fontOf(run)).fontSize(fontSize).fillColor(colour);
      doc.text(run.text, {
        width,
        lineGap: gap,
        continued: place < shown.length - 1,
        structParent: tag,
        structType,
      });
    }
  };
  if (shown.length === 1) print(press.tag, type);
  else within(press, type, ({ tag }) => print(tag, 'Span'));
  doc.x = margins.left;
}

function printBlock(press: Press, block: Block, accent: string, left = 0): void {
  const { doc } = press;
  if (block.kind === 'heading') {
    // A heading never stands alone at the foot of a page.
    need(press, 64);
    const style =
      block.level === 2
        ? { fontSize: 12, colour: accent, above: 10, left }
        : { fontSize: 10.5, above: 6, left };
    const runs = block.runs.map((run) => ({ ...run, isBold: true }));
    words(press, `H${block.level}`, runs, style);
    doc.y += 2;
  } else if (block.kind === 'paragraph') {
    need(press, 28);
    words(press, 'P', block.runs, { above: 3, left });
  } else if (block.kind === 'list') {
    within(press, 'L', (list) => {
      for (const [place, item] of block.items.entries()) {
        const label = block.from === null ? '•' : `${block.from + place}.`;
        printItem(list, item, label, accent, left);
      }
    });
  } else printTable(press, block);
}

function printItem(
  press: Press,
  { runs, inner }: ListItem,
  label: string,
  accent: string,
  left: number,
): void {
  need(press, 28);
  within(press, 'LI', (item) => {
    const { doc } = item;
    const { y } = doc;
    words(item, 'Lbl', [plain(label)], { above: 2, left, width: 18 });
    doc.y = y;
    within(item, 'LBody', (body) => {
      words(body, 'P', runs, { above: 2, left: left + 20 });
      for (const block of inner) printBlock(body, block, accent, left + 20);
    });
  });
}

const padding = 4;

function printTable(press: Press, { head, rows }: Extract<Block, { kind: 'table' }>): void {
  const { doc } = press;
  const columns = head.length;
  // Of two the first says what the second is.
  const widths =
    columns === 2 ? [fullWidth(doc) * 0.36, fullWidth(doc) * 0.64] : head.map(() => fullWidth(doc) / columns);
  doc.y += 5;
  within(press, 'Table', (table) => {
    const isHeadEmpty = head.every((cell) => cell.every(({ text }) => text.trim() === ''));
    if (!isHeadEmpty) printRow(table, head, widths, { isHead: true });
    for (const row of rows) printRow(table, row, widths, { isHead: false });
  });
  doc.y += 5;
}

function printRow(
  press: Press,
  cells: readonly (readonly Run[])[],
  widths: readonly number[],
  { isHead }: { isHead: boolean },
): void {
  const { doc } = press;
  const inner = (column: number): number => (widths[column] ?? 0) - 2 * padding;
  const bold = cells.map((cell, column) =>
    cell.map((run) => (isHead || column === 0 ? { ...run, isBold: true } : run)),
  );
  const heights = bold.map((cell, column) => {
    const text = cell.map((run) => toLetters(run.text)).join('');
    doc.font(cell.some(({ isBold }) => isBold) ? 'bold' : 'regular').fontSize(size);
    return doc.heightOfString(text === '' ? ' ' : text, { width: inner(column), lineGap: gap });
  });
  const high = Math.max(...heights) + 2 * padding;
  need(press, high);
  const top = doc.y;
  let x = 0;
  within(press, 'TR', (row) => {
    for (const [column, cell] of bold.entries()) {
      const isLabel = isHead || column === 0;
      const scope = isHead ? 'Column' : 'Row';
      const print = (inside: Press): void => {
        doc.y = top + padding;
        words(inside, 'P', cell, { left: x + padding, width: inner(column) });
      };
      within(row, isLabel ? 'TH' : 'TD', print, isLabel ? scope : undefined);
      x += widths[column] ?? 0;
    }
  });
  artifact(doc, 'Layout', () => {
    doc.lineWidth(0.6).strokeColor(pale);
    doc
      .moveTo(margins.left, top + high)
      .lineTo(margins.left + fullWidth(doc), top + high)
      .stroke();
  });
  doc.y = top + high;
}

const boxHigh = 132;

/** Says in a page where a signature may show, for the check of what comes back. */
function leaveBlank({ page }: Doc, places: readonly Place[]): void {
  // Its types do not have this one.
  const data: Record<string, unknown> = page.dictionary.data;
  const before: unknown = data[blankPlaces];
  // As the format has it: from the lower left corner of the page.
  const boxes = places.map(({ left, top, width, height }) => {
    const bottom = page.height - top - height;
    return [left, bottom, left + width, bottom + height];
  });
  data[blankPlaces] = [...(Array.isArray(before) ? before : []), ...boxes];
}

/** The boxes side by side, on one page with their heading; nothing is printed in them, beside or below them. */
function printSignatures(
  press: Press,
  { title, boxes }: NonNullable<PrintedDocument['signatures']>,
  accent: string,
): void {
  const { doc } = press;
  const between = 18;
  const wide = (fullWidth(doc) - between * (boxes.length - 1)) / boxes.length;
  need(press, boxHigh + 110);
  words(press, 'H2', [plain(title, true)], { fontSize: 12, colour: accent, above: 14 });
  doc.y += 4;
  const top = doc.y;
  const ends = boxes.map(({ title: whose, lines, hint }, place) => {
    const left = place * (wide + between);
    within(press, 'Sect', (box) => {
      doc.y = top;
      words(box, 'H3', [plain(whose, true)], { left, width: wide });
      for (const line of lines) words(box, 'P', [plain(line)], { above: 1, left, width: wide });
      words(box, 'P', [plain(hint)], { fontSize: 8.5, colour: grey, above: 3, left, width: wide });
    });
    return doc.y;
  });
  const below = Math.max(...ends) + 4;
  artifact(doc, 'Layout', () => {
    doc.lineWidth(0.8).strokeColor(grey);
    for (const place of boxes.keys())
      doc.rect(margins.left + place * (wide + between), below, wide, boxHigh - 40).stroke();
  });
  doc.y = below + boxHigh - 40;
  const height = doc.page.height - margins.bottom + footGap - below;
  leaveBlank(doc, [{ left: 0, top: below, width: doc.page.width, height }]);
}

/** What means nothing to a reader. */
function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Between the text of a page and its foot. */
const footGap = 22;

/** The margins without the foot. */
function marginsOf({ width, height }: PDFKit.PDFPage): Place[] {
  return [
    { left: 0, top: 0, width, height: margins.top },
    { left: 0, top: 0, width: margins.left, height: height - margins.bottom + footGap },
    {
      left: width - margins.right,
      top: 0,
      width: margins.right,
      height: height - margins.bottom + footGap,
    },
  ];
}

function foot(doc: Doc, { footer, pageOf, stamp }: PrintedDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    // Below the margin a text would begin another page.
    doc.page.margins.bottom = 0;
    leaveBlank(doc, marginsOf(doc.page));
    artifact(doc, 'Pagination', () => {
      if (stamp) printStamp(doc, stamp);
      const top = doc.page.height - margins.bottom + footGap;
      doc.font('regular').fontSize(8).fillColor(grey);
      const options = { width: fullWidth(doc), lineBreak: false };
      for (const [line, text] of footer.entries())
        doc.text(toLetters(text), margins.left, top + line * 11, options);
      doc.text(toLetters(pageOf(index + 1, count)), margins.left, top, { ...options, align: 'right' });
    });
  }
}

/** Pale, from one corner to the other, so that what is below can be read. */
function printStamp(doc: Doc, stamp: string): void {
  const { width, height } = doc.page;
  doc.save();
  doc.rotate(-52, { origin: [width / 2, height / 2] });
  doc.font('bold').fontSize(96).fillColor('#b3261e').fillOpacity(0.12);
  doc.text(toLetters(stamp), 0, height / 2 - 50, { width, align: 'center', lineBreak: false });
  doc.restore();
}
