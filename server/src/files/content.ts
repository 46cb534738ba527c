import type { FileExtension } from '@portal/contract/files';
import { fileTypeFromBuffer } from 'file-type';

/** What the library calls the content of each extension; the old Office formats are one container. */
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

/** Whether the bytes are what the extension says. */
export async function contentMatches(bytes: Uint8Array, extension: FileExtension): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes);
  if (extension === 'txt' || extension === 'csv')
    return (found === undefined || weaklyTold.has(found.ext)) && !bytes.includes(0);
  return found !== undefined && contents[extension].includes(found.ext);
}

const inlineTypes: Partial<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  bmp: 'image/bmp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  tif: 'image/tiff',
};

/** The type under which a file may be shown in the page; undefined for one that is only ever downloaded. */
export const inlineType = (extension: string): string | undefined => inlineTypes[extension];
