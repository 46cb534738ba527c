import type { FileExtension } from './files.ts';

/** What `file-type` calls the content of each extension; the old Office formats are one container. */
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

/** Whether the bytes, which `file-type` takes for `found`, are what the extension says; the page asks as the server does. */
export function isContentOf(found: string | undefined, bytes: Uint8Array, extension: FileExtension): boolean {
  if (extension === 'txt' || extension === 'csv')
    return (found === undefined || weaklyTold.has(found)) && !bytes.includes(0);
  return found !== undefined && contents[extension].includes(found);
}
