import { inflateSync } from 'node:zlib';
import {
  asCount,
  asReference,
  BrokenPdf,
  isArray,
  isDictionary,
  matchAt,
  type PdfDictionary,
  type PdfValue,
  parseValue,
  skipSpace,
  TooMuchPdf,
} from './pdf-syntax.ts';

/** Where the tables of a file say that an object is. */
export type Entry =
  | { readonly kind: 'free' }
  | { readonly kind: 'at'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'in'; readonly container: number; readonly index: number };

/** A file by its tables, as a reader program opens it. */
export interface PdfFile {
  readonly text: string;
  readonly trailer: PdfDictionary;
  readonly entries: ReadonlyMap<number, Entry>;
  /** Where its tables begin, the latest first. */
  readonly sections: readonly number[];
  /** What was unpacked of it, by the number of the object. */
  readonly unpacked: Map<number, Container>;
  readonly budget: Budget;
}

/**
 * What may still be read of a file, in letters. The same place can be asked for again and again, and a few packed letters
 * become millions, so the work is not bounded by the size of the file.
 */
class Budget {
  left = 10_000_000;

  spend(letters: number): void {
    this.left -= letters;
    if (this.left < 0) throw new TooMuchPdf('too much to read');
  }
}

/** Objects that are packed together: their text, and number and place of each. */
interface Container {
  readonly text: string;
  readonly heads: readonly string[];
}

const maxSections = 64;
const maxEntries = 100_000;
/** What an entry of a table costs, however short it is written. */
const perEntry = 20;

interface Section {
  readonly trailer: PdfDictionary;
  readonly entries: ReadonlyMap<number, Entry>;
}

/** Opens a file from its end: the latest table, and the one before it that it names. Throws BrokenPdf. */
export function openPdf(text: string): PdfFile {
  const latest = startOf(text);
  const entries = new Map<number, Entry>();
  const sections: number[] = [];
  const budget = new Budget();
  let trailer: PdfDictionary | undefined;
  for (let at: number | undefined = latest; at !== undefined; ) {
    if (sections.length >= maxSections) throw new TooMuchPdf('too many tables');
    sections.push(at);
    const section: Section = readSection(text, at, budget);
    trailer ??= section.trailer;
    for (const [number, entry] of section.entries) {
      if (!entries.has(number)) entries.set(number, entry);
    }
    if (entries.size > maxEntries) throw new TooMuchPdf('too many objects');
    const before: PdfValue | undefined = section.trailer.get('Prev');
    const previous: number | undefined = asCount(before);
    // One that is added at the end names an earlier one; so there is no circle either.
    if (before !== undefined && (previous === undefined || previous >= at))
      throw new BrokenPdf('no table before');
    at = previous;
  }
  return { text, trailer: trailer ?? new Map(), entries, sections, unpacked: new Map(), budget };
}

function startOf(text: string): number {
  const at = text.lastIndexOf('startxref');
  const [, offset] = at < 0 ? [] : (matchAt(/startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/y, text, at) ?? []);
  if (offset === undefined) throw new BrokenPdf('no end');
  return Number(offset);
}

const readSection = (text: string, offset: number, budget: Budget): Section =>
  text.startsWith('xref', offset) ? readTable(text, offset, budget) : readPackedTable(text, offset, budget);

function readTable(text: string, offset: number, budget: Budget): Section {
  const entries = new Map<number, Entry>();
  let at = skipSpace(text, offset + 4);
  while (!text.startsWith('trailer', at)) {
    const [head, first = '', count = ''] = matchAt(/(\d{1,9})[ ]+(\d{1,6})\s+/y, text, at) ?? [];
    if (head === undefined) throw new BrokenPdf('no table');
    at += head.length;
    for (let place = 0; place < Number(count); place++) {
      const [row, where = '', generation = '', use] = matchAt(/(\d{10}) (\d{5}) ([nf])\s*/y, text, at) ?? [];
      if (row === undefined) throw new BrokenPdf('no row');
      const entry: Entry =
        use === 'n'
          ? { kind: 'at', offset: Number(where), generation: Number(generation) }
          : { kind: 'free' };
      entries.set(Number(first) + place, entry);
      if (entries.size > maxEntries) throw new TooMuchPdf('too many objects');
      at += row.length;
      budget.spend(perEntry);
    }
  }
  const { value: trailer, end } = parseValue(text, at + 7);
  budget.spend(end - offset);
  if (!isDictionary(trailer)) throw new BrokenPdf('no trailer');
  // A second table for newer readers, of which older ones know nothing.
  if (trailer.has('XRefStm')) throw new BrokenPdf('two tables');
  return { trailer, entries };
}

function readPackedTable(text: string, offset: number, budget: Budget): Section {
  const object = readObject(text, offset, budget);
  const { value: trailer } = object;
  if (!isDictionary(trailer) || trailer.get('Type') !== '/XRef') throw new BrokenPdf('no table');
  const bytes = Buffer.from(
    unpack(text, { ...object, about: trailer, length: asCount(trailer.get('Length')) }, budget),
    'latin1',
  );
  const widths = counts(trailer.get('W'));
  const [ofKind, ofWhere, ofWhich] = widths;
  if (ofKind === undefined || ofWhere === undefined || ofWhich === undefined || widths.length !== 3)
    throw new BrokenPdf('no widths');
  if (widths.some((width) => width > 6)) throw new BrokenPdf('too wide');
  const size = asCount(trailer.get('Size')) ?? 0;
  const ranges = trailer.has('Index') ? counts(trailer.get('Index')) : [0, size];
  const entries = new Map<number, Entry>();
  const row = ofKind + ofWhere + ofWhich;
  const number = (at: number, width: number): number => (width === 0 ? 0 : bytes.readUIntBE(at, width));
  let at = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = [ranges[range], ranges[range + 1]];
    for (let place = 0; place < count; place++, at += row) {
      budget.spend(perEntry);
      if (row === 0 || at + row > bytes.length) throw new BrokenPdf('a short table');
      const kind = ofKind === 0 ? 1 : number(at, ofKind);
      const where = number(at + ofKind, ofWhere);
      const which = number(at + ofKind + ofWhere, ofWhich);
      if (kind === 1) entries.set(first + place, { kind: 'at', offset: where, generation: which });
      else if (kind === 2) entries.set(first + place, { kind: 'in', container: where, index: which });
      else entries.set(first + place, { kind: 'free' });
      if (entries.size > maxEntries) throw new TooMuchPdf('too many objects');
    }
  }
  return { trailer, entries };
}

function counts(value: PdfValue | undefined): number[] {
  return (isArray(value) ? value : []).map((one) => {
    const count = asCount(one);
    if (count === undefined) throw new BrokenPdf('no count');
    return count;
  });
}

/** An object of the file: its value, and where in the text it ends if it stands there by itself. */
export interface PdfObject {
  readonly value: PdfValue;
  readonly end: number;
  readonly isStream: boolean;
}

interface Headed extends PdfObject {
  readonly number: number;
  readonly generation: number;
}

function readObject(text: string, offset: number, budget: Budget): Headed {
  const [head, number = '', generation = ''] =
    matchAt(/(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+obj/y, text, offset) ?? [];
  if (head === undefined) throw new BrokenPdf('no object');
  const { value, end } = parseValue(text, offset + head.length);
  budget.spend(end - offset);
  const isStream = text.startsWith('stream', skipSpace(text, end));
  return { number: Number(number), generation: Number(generation), value, end, isStream };
}

/** The object of a number; undefined where the file has none. Throws BrokenPdf where its table lies. */
export function objectOf(file: PdfFile, number: number): PdfObject | undefined {
  const entry = file.entries.get(number);
  if (entry === undefined || entry.kind === 'free') return undefined;
  if (entry.kind === 'in') return packedObject(file, number, entry);
  const object = readObject(file.text, entry.offset, file.budget);
  if (object.number !== number || object.generation !== entry.generation)
    throw new BrokenPdf('another object');
  return object;
}

/** A value, or what it refers to. */
export function resolved(file: PdfFile, value: PdfValue | undefined): PdfValue | undefined {
  const number = asReference(value);
  return number === undefined ? value : objectOf(file, number)?.value;
}

function packedObject(
  file: PdfFile,
  number: number,
  { container, index }: { container: number; index: number },
): PdfObject {
  if (file.entries.get(container)?.kind !== 'at') throw new BrokenPdf('no container');
  const object = objectOf(file, container);
  const about = object?.value;
  if (object === undefined || !isDictionary(about) || about.get('Type') !== '/ObjStm')
    throw new BrokenPdf('no container');
  const { text, heads } = file.unpacked.get(container) ?? unpackOnce(file, container, object.end, about);
  const first = asCount(about.get('First')) ?? 0;
  if (Number(heads[2 * index]) !== number) throw new BrokenPdf('another object');
  const from = first + Number(heads[2 * index + 1]);
  const { value, end } = parseValue(text, from);
  file.budget.spend(end - from);
  return { value, end, isStream: false };
}

function unpackOnce(file: PdfFile, container: number, end: number, about: PdfDictionary): Container {
  const length = about.get('Length');
  const holder = asReference(length);
  // Its length may be an object, but none that is packed, which would ask for itself.
  if (holder !== undefined && file.entries.get(holder)?.kind !== 'at') throw new BrokenPdf('no length');
  const text = unpack(file.text, { end, about, length: asCount(resolved(file, length)) }, file.budget);
  const first = Math.min(asCount(about.get('First')) ?? 0, 200_000);
  const unpacked = { text, heads: text.slice(0, first).trim().split(/\s+/) };
  file.unpacked.set(container, unpacked);
  return unpacked;
}

/** The content of a stream, which follows its dictionary. */
function unpack(
  text: string,
  { end, about, length }: { end: number; about: PdfDictionary; length: number | undefined },
  budget: Budget,
): string {
  const [head] = matchAt(/stream(\r\n|\n)/y, text, skipSpace(text, end)) ?? [];
  if (head === undefined || length === undefined) throw new BrokenPdf('no stream');
  const from = skipSpace(text, end) + head.length;
  if (from + length > text.length) throw new BrokenPdf('a short stream');
  budget.spend(length);
  const packed = Buffer.from(text.slice(from, from + length), 'latin1');
  const filter = only(about.get('Filter'));
  if (filter === undefined) return packed.toString('latin1');
  if (filter !== '/FlateDecode') throw new BrokenPdf('another filter');
  let bytes: Buffer;
  try {
    bytes = inflateSync(packed, { maxOutputLength: Math.max(budget.left, 1) });
  } catch (error) {
    if (error instanceof RangeError) throw new TooMuchPdf('too large');
    throw new BrokenPdf('it cannot be unpacked');
  }
  budget.spend(bytes.length);
  return predicted(bytes, only(about.get('DecodeParms'))).toString('latin1');
}

/** What is in a list of one, or the value itself. */
function only(value: PdfValue | undefined): PdfValue | undefined {
  if (!isArray(value)) return value;
  if (value.length > 1) throw new BrokenPdf('several filters');
  return value[0];
}

/** Rows that are written as differences to the row above, as tables mostly are. */
function predicted(bytes: Buffer, how: PdfValue | undefined): Buffer {
  const predictor = isDictionary(how) ? (asCount(how.get('Predictor')) ?? 1) : 1;
  if (!isDictionary(how) || predictor === 1) return bytes;
  const columns = asCount(how.get('Columns')) ?? 1;
  if (predictor < 10 || columns === 0 || columns > 64 || how.has('Colors'))
    throw new BrokenPdf('another predictor');
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (columns + 1)];
    if (kind !== 0 && kind !== 1 && kind !== 2) throw new BrokenPdf('another predictor');
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const left = kind === 1 && column > 0 ? (plain[at - 1] ?? 0) : 0;
      const above = kind === 2 && row > 0 ? (plain[at - columns] ?? 0) : 0;
      plain[at] = ((bytes[row * (columns + 1) + 1 + column] ?? 0) + left + above) & 255;
    }
  }
  return plain;
}
