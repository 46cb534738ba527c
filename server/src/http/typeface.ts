import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isInOwnTypeface } from '@portal/contract/typeface';

/** The file that every text needs; the one of other accents comes with the names that have them. */
const needed = /^figtree-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * The tags with which the browser asks for the brand's letters before it has met a text that is set in them; none where
 * these are the reader's own.
 */
export async function typefaceTags(folder: string, tipografia: string): Promise<readonly string[]> {
  if (!isInOwnTypeface(tipografia)) return [];
  const files = await readdir(join(folder, 'assets'));
  return files
    .filter((file) => needed.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`);
}
