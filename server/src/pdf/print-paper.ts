import { toLetters } from './letters.ts';
import { isEmpty, type Paper, type PaperEntry, type PaperSection } from './paper.ts';
import { paperTexts } from './paper-texts.rules.ts';
import { shortenings } from './shorten.rules.ts';
import { textLines } from './text-lines.rules.ts';
import { openTypeface } from './typeface.ts';

type Doc = PDFKit.PDFDocument;
type Tag = ReturnType<Doc['struct']>;

/** How much room there is around what is printed, and how large it is. */
interface Measures {
  readonly margin: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  /** 1 is the usual size. */
  readonly scale: number;
}

const usual: Measures = { margin: { top: 48, bottom: 56, left: 54, right: 54 }, scale: 1 };
const dense: Measures = { margin: { top: 34, bottom: 44, left: 44, right: 44 }, scale: 0.88 };

/** A document on its way, the tag that what is printed next goes into, and whether it is printed or measured. */
interface Press extends Measures {
  readonly doc: Doc;
  readonly tag: Tag;
  readonly isPrinting: boolean;
}

const ink = '#1d2733';
const grey = '#55606e';
const regular = 'regular';
const bold = 'bold';
const photoSide = 92;

/** Prints a tagged PDF (PDF/UA), which a screen reader reads in its order, in A4, on as many pages as it takes. */
export function printPaper(written: Paper): Promise<Uint8Array> {
  const paper = paperTexts(written);
  return print(paper, usual, () => paper);
}

/** The same on one page: a text that does not fit is shortened as little as it takes. */
export function printOnePage(written: Paper): Promise<Uint8Array> {
  const paper = paperTexts(written);
  return print(paper, dense, (press) => {
    const shorter = shortenings(paper);
    const { doc, margin } = press;
    const room = doc.page.height - margin.bottom;
    return shorter.find((one) => heightOf(press, one) <= room) ?? shorter.at(-1) ?? paper;
  });
}

async function print(whole: Paper, measures: Measures, chosen: (press: Press) => Paper): Promise<Uint8Array> {
  // The library is large, and most processes never print.
  const { default: PDFDocument } = await import('pdfkit');
  const typeface = await openTypeface();
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: measures.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: whole.language,
    displayTitle: true,
    bufferPages: true,
    // None of the library's own, which it would read for each document.
    font: '',
    info: { Title: whole.title, Creator: whole.footer },
  };
  // Its types do not have this one yet.
  const doc: Doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  const done = bytesOf(doc);
  doc.registerFont(regular, typeface.regular);
  doc.registerFont(bold, typeface.bold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const press: Press = { ...measures, doc, tag: root, isPrinting: true };
  const paper = chosen(press);
  doc.y = measures.margin.top;
  printAll(press, paper);
  root.end();
  foot(press, paper);
  doc.end();
  return done;
}

function bytesOf(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** Where it would end on an endless page. */
function heightOf(press: Press, paper: Paper): number {
  press.doc.y = press.margin.top;
  printAll({ ...press, isPrinting: false }, paper);
  return press.doc.y;
}

function printAll(press: Press, paper: Paper): void {
  head(press, paper);
  for (const section of paper.sections) if (!isEmpty(section)) printSection(press, section, paper.accent);
}

const width = ({ doc, margin }: Press): number => doc.page.width - margin.left - margin.right;

/** Begins a page where less than this is left of the present one. */
function need({ doc, margin, scale, isPrinting }: Press, height: number): void {
  if (isPrinting && doc.y + height * scale > doc.page.height - margin.bottom) doc.addPage();
}

/** What is printed within a tag of its own. */
function within(press: Press, type: string, printInside: (inside: Press) => void): void {
  if (!press.isPrinting) {
    printInside(press);
    return;
  }
  const tag = press.doc.struct(type);
  press.tag.add(tag);
  printInside({ ...press, tag });
  tag.end();
}

function head(press: Press, { title, subtitle, contacts, photo, accent }: Paper): void {
  const { doc, margin, scale } = press;
  const right = photo ? photoSide * scale + 16 : 0;
  const { y: top } = doc;
  line(press, 'H1', title, { font: bold, size: 23, colour: ink, right });
  if (subtitle) line(press, 'P', subtitle, { font: regular, size: 12, colour: accent, above: 3, right });
  if (contacts.length > 0) {
    line(press, 'P', contacts.join('  ·  '), { font: regular, size: 9.5, colour: grey, above: 6, right });
  }
  if (photo) {
    const side = photoSide * scale;
    const left = doc.page.width - margin.right - side;
    const below = Math.max(doc.y, top + side);
    if (press.isPrinting) {
      const { bytes, alt } = photo;
      const draw = () => {
        doc.save().rect(left, top, side, side).clip();
        doc.image(Buffer.from(bytes), left, top, { cover: [side, side], align: 'center', valign: 'center' });
        doc.restore();
      };
      const figure = { alt, bbox: [left, top, left + side, top + side] };
      press.tag.add(doc.struct('Figure', figure, [draw]));
    }
    doc.y = below;
  }
  rule(press, doc.y + 9 * scale, accent, 1.5);
  doc.y += 12 * scale;
}

function printSection(press: Press, section: PaperSection, accent: string): void {
  const { doc, scale } = press;
  const { title, text, entries = [], points = [], words = [], leftOut } = section;
  // A title never stands alone at the foot of a page.
  need(press, 70);
  line(press, 'H2', title, { font: bold, size: 11.5, colour: accent, above: 14 });
  rule(press, doc.y + 2, '#c9d1da', 0.6);
  doc.y += 6 * scale;
  if (text) printText(press, text);
  for (const entry of entries) printEntry(press, entry);
  if (points.length > 0) printPoints(press, points);
  if (words.length > 0) printWords(press, words);
  if (leftOut) line(press, 'P', leftOut, { font: regular, size: 9, colour: grey, above: 2 });
}

function printEntry(press: Press, { title, aside, subtitle, text }: PaperEntry): void {
  const { doc, scale } = press;
  need(press, 42);
  const room = aside
    ? doc
        .font(regular)
        .fontSize(9.5 * scale)
        .widthOfString(toLetters(aside)) + 14
    : 0;
  const top = doc.y + 4 * scale;
  line(press, 'H3', title, { font: bold, size: 10.5, colour: ink, above: 4, right: room });
  if (aside) {
    const below = doc.y;
    doc.y = top + scale;
    line(press, 'P', aside, { font: regular, size: 9.5, colour: grey, align: 'right' });
    doc.y = Math.max(below, doc.y);
  }
  if (subtitle) line(press, 'P', subtitle, { font: regular, size: 10, colour: grey, above: 1 });
  if (text) printText(press, text);
}

/** What somebody typed: paragraphs, and lists where lines begin with a dash or a dot. */
function printText(press: Press, text: string): void {
  const style = { font: regular, size: 10, colour: ink, above: 2, gap: 1.5 };
  for (const block of textLines(text)) {
    if ('points' in block) printPoints(press, block.points);
    else line(press, 'P', block.text, style);
  }
}

function printPoints(press: Press, points: readonly string[]): void {
  const style = { font: regular, size: 10, colour: ink, gap: 1.5 };
  within(press, 'L', (list) => {
    for (const point of points) {
      need(list, 16);
      within(list, 'LI', (item) => {
        const { doc } = item;
        const top = doc.y;
        line(item, 'Lbl', '•', style);
        doc.y = top;
        line(item, 'LBody', point, { ...style, left: 11 });
      });
    }
  });
}

/** Words in a row, each an item of a list: what stands between two of them means nothing. */
function printWords(press: Press, words: readonly string[]): void {
  const { doc, margin, scale } = press;
  const end = doc.page.width - margin.right;
  const between = 16 * scale;
  doc.font(regular).fontSize(10 * scale);
  const high = doc.currentLineHeight(true) + 2 * scale;
  need(press, 16);
  let x = margin.left;
  within(press, 'L', (list) => {
    for (const [index, word] of words.entries()) {
      doc
        .font(regular)
        .fontSize(10 * scale)
        .fillColor(ink);
      const long = doc.widthOfString(toLetters(word));
      if (x > margin.left && x + long > end) {
        x = margin.left;
        doc.y += high;
        need(list, 16);
      }
      const { y } = doc;
      if (list.isPrinting) {
        if (x > margin.left) dot(list, x - between / 2, y + high / 2 - scale);
        doc
          .font(regular)
          .fontSize(10 * scale)
          .fillColor(ink);
        within(list, 'LI', ({ tag }) => {
          doc.text(toLetters(word), x, y, { lineBreak: false, structParent: tag, structType: 'LBody' });
        });
      }
      doc.y = index === words.length - 1 ? y + high : y;
      x += long + between;
    }
  });
}

interface LineStyle {
  font: string;
  size: number;
  colour: string;
  above?: number;
  /** Room left free at either side. */
  left?: number;
  right?: number;
  gap?: number;
  align?: 'left' | 'right';
}

/** A paragraph with its place in the document's structure. */
function line(press: Press, structType: string, text: string, style: LineStyle): void {
  const { doc, tag, margin, scale, isPrinting } = press;
  const { font, size, colour, above = 0, left = 0, right = 0, gap = 0, align = 'left' } = style;
  doc.y += above * scale;
  doc.font(font).fontSize(size * scale);
  const options = { width: width(press) - left * scale - right, align, lineGap: gap * scale };
  const letters = toLetters(text);
  if (!isPrinting) {
    doc.y += doc.heightOfString(letters, options);
    return;
  }
  doc.fillColor(colour);
  doc.text(letters, margin.left + left * scale, doc.y, { ...options, structParent: tag, structType });
}

/** What means nothing to a reader. */
function artifact({ doc, isPrinting }: Press, type: 'Layout' | 'Pagination', draw: () => void): void {
  if (!isPrinting) return;
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

function rule(press: Press, y: number, colour: string, thickness: number): void {
  const { doc, margin } = press;
  artifact(press, 'Layout', () =>
    doc
      .moveTo(margin.left, y)
      .lineTo(doc.page.width - margin.right, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke(),
  );
}

function dot(press: Press, x: number, y: number): void {
  artifact(press, 'Layout', () => press.doc.circle(x, y, 1.1).fill(grey));
}

function foot(press: Press, { footer, pageOf }: Paper): void {
  const { doc, margin } = press;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    // Below the margin a text would begin another page.
    doc.page.margins.bottom = 0;
    artifact(press, 'Pagination', () => {
      doc.font(regular).fontSize(8.5).fillColor(grey);
      const options = { width: width(press), lineBreak: false };
      const y = doc.page.height - Math.min(36, margin.bottom - 12);
      doc.text(toLetters(footer), margin.left, y, options);
      doc.text(toLetters(pageOf(index + 1, count)), margin.left, y, { ...options, align: 'right' });
    });
  }
}
