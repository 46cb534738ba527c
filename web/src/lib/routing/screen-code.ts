import type { ScreenId } from '@portal/contract/screens';
import * as z from 'zod/mini';

const screenCode = z.object({
  files: z.array(z.string()),
  /** The places of its files in that list. */
  screens: z.record(z.string(), z.array(z.int())),
});

let known: z.infer<typeof screenCode> = { files: [], screens: {} };
const named = new Set<string>();

/** Reads which files each screen is made of, which the build has written down. Nothing depends on its coming. */
export async function readScreenCode(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=screen-code]')?.content;
  if (address === undefined) return;
  const answer = await fetch(address, { priority: 'low' }).catch(() => null);
  if (answer?.ok) known = screenCode.parse(await answer.json());
}

/** Has the browser ask for all files of a screen at once, and not for each when another one has named it. */
export function preloadScreenCode(id: ScreenId): void {
  for (const place of known.screens[id] ?? []) {
    const file = known.files[place];
    if (file === undefined || named.has(file)) continue;
    named.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
