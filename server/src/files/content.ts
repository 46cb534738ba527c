import { isContentOf } from '@portal/contract/file-contents';
import type { FileExtension } from '@portal/contract/files';

/** Whether the bytes are what the extension says. */
export async function contentMatches(bytes: Uint8Array, extension: FileExtension): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  return isContentOf(found?.ext, bytes, extension);
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
