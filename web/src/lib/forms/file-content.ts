import type { FileExtension } from '@portal/contract/files';

/**
 * Whether a file is inside what its name says, as the server will ask. Where that cannot be told here, the
 * server's answer is waited for.
 */
export async function contentMatches(file: Blob, extension: FileExtension): Promise<boolean> {
  // Only who attaches a file needs it.
  const parts = [import('file-type'), import('@portal/contract/file-contents')] as const;
  const loaded = await Promise.all(parts).catch(() => undefined);
  if (loaded === undefined) return true;
  const [{ fileTypeFromBuffer }, { isContentOf }] = loaded;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await fileTypeFromBuffer(bytes);
  return isContentOf(found?.ext, bytes, extension);
}

/** What a file holds, as a data URL. */
export function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
