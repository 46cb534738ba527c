import type { FileExtension } from './files.ts';

/** What `file-type` calls the content of each extension. */
const contents: Record<Exclude<FileExtension, 'txt' | 'csv'>, readonly string[]> = {
  docx: ['docx'],
  doc: ['cfb'],
  pdf: ['pdf'],
  odt: ['odt'],
  odp: ['odp'],
  pptx: ['pptx'],
  pps: ['cfb'],
  ppsx: ['ppsx', 'pptx'],
  ppt: ['cfb'],
  xlsx: ['xlsx'],
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

/** Whether the bytes, which `file-type` takes for `found`, are what the extension says; the page asks as the server does. */
export function isContentOf(found: string | undefined, bytes: Uint8Array, extension: FileExtension): boolean {
  if (extension === 'txt' || extension === 'csv')
    return (found === undefined || weaklyTold.has(found)) && !bytes.includes(0);
  if (found === undefined || !contents[extension].includes(found)) return false;
  return streams[extension]?.some((stream) => hasStream(bytes, stream)) ?? true;
}
