/** The values of a PDF, as far as its signatures need them: atoms, names, strings and references as they are written. */
export type PdfValue = string | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A file that is not written as the format says, or goes beyond what is read of it. */
export class BrokenPdf extends Error {}

/** Reading it takes more than a check is worth. */
export class TooMuchPdf extends BrokenPdf {}

const maxDepth = 40;

const isSpace = (code: number): boolean =>
  code === 32 || code === 10 || code === 13 || code === 9 || code === 12 || code === 0;

/** The place of the next letter that is neither space nor comment. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    if (text[at] !== '%') return at;
    while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  }
}

const reference = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const name = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const hexString = /<[\0\t\n\f\r 0-9A-Fa-f]*>/y;

/** What a pattern finds at the very place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Parsed<Value> {
  readonly value: Value;
  /** The place after it. */
  readonly end: number;
}

/** Reads the value at a place. */
export function parseValue(text: string, from: number, depth = 0): Parsed<PdfValue> {
  if (depth > maxDepth) throw new BrokenPdf('nested too deeply');
  const at = skipSpace(text, from);
  if (text.startsWith('<<', at)) return parseDictionary(text, at, depth);
  if (text[at] === '[') return parseArray(text, at, depth);
  if (text[at] === '(') return parseString(text, at);
  const [found] =
    matchAt(hexString, text, at) ??
    matchAt(reference, text, at) ??
    matchAt(name, text, at) ??
    matchAt(regular, text, at) ??
    [];
  if (found === undefined) throw new BrokenPdf('no value');
  return { value: found, end: at + found.length };
}

function parseDictionary(text: string, from: number, depth: number): Parsed<PdfDictionary> {
  const value = new Map<string, PdfValue>();
  let at = skipSpace(text, from + 2);
  while (!text.startsWith('>>', at)) {
    const [key] = matchAt(name, text, at) ?? [];
    if (key === undefined) throw new BrokenPdf('no key');
    const inner = parseValue(text, at + key.length, depth + 1);
    // Readers differ in which of two they take.
    if (value.has(key.slice(1))) throw new BrokenPdf('a key twice');
    value.set(key.slice(1), inner.value);
    at = skipSpace(text, inner.end);
  }
  return { value, end: at + 2 };
}

function parseArray(text: string, from: number, depth: number): Parsed<readonly PdfValue[]> {
  const value: PdfValue[] = [];
  let at = skipSpace(text, from + 1);
  while (text[at] !== ']') {
    const inner = parseValue(text, at, depth + 1);
    value.push(inner.value);
    at = skipSpace(text, inner.end);
  }
  return { value, end: at + 1 };
}

function parseString(text: string, from: number): Parsed<string> {
  let open = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\') at++;
    else if (letter === '(') open++;
    else if (letter === ')' && --open === 0) return { value: text.slice(from, at + 1), end: at + 1 };
  }
  throw new BrokenPdf('a string without its end');
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

/** A whole number that is not negative. */
export function asCount(value: PdfValue | undefined): number | undefined {
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : undefined;
}

/** The number of the object that is referred to. */
export function asReference(value: PdfValue | undefined): number | undefined {
  const [, number] = typeof value === 'string' ? (/^(\d+)\s+\d+\s+R$/.exec(value) ?? []) : [];
  return number === undefined ? undefined : Number(number);
}

/** Whether two values are the same, however they are written and in which order their keys stand. */
export function isSame(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
  if (isDictionary(one) && isDictionary(other)) {
    return one.size === other.size && [...one].every(([key, value]) => isSame(value, other.get(key)));
  }
  if (isArray(one) && isArray(other)) {
    return one.length === other.length && one.every((value, place) => isSame(value, other[place]));
  }
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  return one === other || plain(one) === plain(other);
}

function plain(atom: string): string {
  const number = asReference(atom);
  if (number !== undefined) return `${number} R`;
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(atom) ? String(Number(atom)) : atom;
}
