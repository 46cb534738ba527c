import type { FileExtension } from './files.ts';
import { officeKind } from './office-contents.ts';

/** What `file-type` calls the content of each extension; a program saves a template under the name of a document too. */
const contents: Record<Exclude<FileExtension, 'txt' | 'csv' | 'pdf'>, readonly string[]> = {
  docx: ['docx', 'dotx'],
  doc: ['cfb', 'rtf'],
  odt: ['odt', 'ott'],
  odp: ['odp', 'otp'],
  pptx: ['pptx', 'potx'],
  pps: ['cfb'],
  ppsx: ['ppsx', 'pptx', 'potx'],
  ppt: ['cfb'],
  xlsx: ['xlsx', 'xltx'],
  png: ['png'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  bmp: ['bmp'],
  gif: ['gif'],
  tiff: ['tif'],
  tif: ['tif'],
};

/** Told by two letters alone, with which a text may begin as well: 'BMW', 'MZ'. */
const weaklyTold: ReadonlySet<string> = new Set(['bmp', 'exe']);

/** Formats that are written in letters: no text is told from them by having nothing but letters. */
const ofLetters: ReadonlySet<string> = new Set(['rtf', 'xml', 'ps', 'eps']);

/** Of PowerPoint since 97, and of 95. */
const slides = ['PowerPoint Document', 'PP40'];

/** The stream, one of these, that every file of this kind has; `file-type` tells the old Office formats' container alone. */
const streams: Partial<Record<FileExtension, readonly string[]>> = {
  doc: ['WordDocument'],
  ppt: slides,
  pps: slides,
};

/** Bytes of an entry in a container's directory, and where it has the length of its name ([MS-CFB], §2.6). */
const entryBytes = 128;
const nameLengthAt = 64;

/** Whether a compound file's directory lists a stream; sectors, and so the entries, begin at multiples of an entry. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // In UTF-16, with the zero at its end.
  const units = [...`${name}\0`].map((letter) => letter.charCodeAt(0));
  for (let at = 0; at + entryBytes <= bytes.byteLength; at += entryBytes) {
    if (view.getUint16(at + nameLengthAt, true) !== units.length * 2) continue;
    if (units.every((unit, place) => view.getUint16(at + place * 2, true) === unit)) return true;
  }
  return false;
}

/** Where readers look for a PDF's header: scanners, printers and mail programs write before it. */
const headerWithin = 1024;

/** Where the header of a PDF begins; undefined where none does where readers look for it. */
export function pdfStart(bytes: Uint8Array): number | undefined {
  const at = latin1(bytes.subarray(0, headerWithin)).search(/%PDF-\d/);
  return at < 0 ? undefined : at;
}

/** Whether there is a PDF from its header to its end: one that was cut off on its way has no end. */
function isPdf(bytes: Uint8Array): boolean {
  const start = pdfStart(bytes);
  return start !== undefined && /%%EOF|startxref/.test(latin1(bytes.subarray(start)));
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Whether bytes are letters in UTF-16 with its mark, as Notepad and Excel save them; their halves may look like anything. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return false;
  try {
    return !new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}

/** Bytes below the blank that a text has none of: its lines, pages and tabs have others. */
const isOfMachines = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20);

/** Whether the bytes are a text, though it may begin with the few letters by which something else is told: 'ID3', '%PDF'. */
function isText(found: string | undefined, bytes: Uint8Array): boolean {
  if (isUtf16(bytes)) return true;
  if (bytes.includes(0)) return false;
  if (found === undefined || weaklyTold.has(found)) return true;
  if (found === 'pdf' && isPdf(bytes)) return false;
  return !ofLetters.has(found) && !bytes.some(isOfMachines);
}

/** Whether the bytes, which `file-type` takes for `found`, are what the extension says; the page asks as the server does. */
export async function isContentOf(
  found: string | undefined,
  bytes: Uint8Array,
  extension: FileExtension,
): Promise<boolean> {
  if (extension === 'txt' || extension === 'csv') return isText(found, bytes);
  // What is known for something else before a PDF's header is that, whatever follows.
  if (extension === 'pdf') return (found === 'pdf' || found === undefined) && isPdf(bytes);
  const kind = found === 'zip' ? await officeKind(bytes) : found;
  if (kind === undefined || !contents[extension].includes(kind)) return false;
  const wanted = kind === 'cfb' ? streams[extension] : undefined;
  return wanted?.some((stream) => hasStream(bytes, stream)) ?? true;
}
