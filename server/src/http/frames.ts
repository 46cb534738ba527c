import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { getBrand } from '@portal/contract/portal';
import type { ScreenId } from '@portal/contract/screens';

/** The frame of a screen, as HTML; nothing while it is still being drawn. */
export type FrameOf = (screen: ScreenId, language: Language) => Promise<string | undefined>;

/**
 * The frames of the institution's screens: what each shows while its data are still to come. They are drawn once for a
 * build and a brand, beside the portal, and kept with the build; where that folder cannot be written to there are none.
 */
export function openFrames(folder: string, brand: Answer<typeof getBrand>): FrameOf {
  const module = join(folder, '.frames', 'frames.js');
  const told = JSON.stringify(brand);
  const drawn = join(folder, '.frames', createHash('sha256').update(told).digest('hex').slice(0, 16));
  if (existsSync(module) && !existsSync(drawn)) draw(module, drawn, told);
  return async (screen, language) => {
    try {
      return await readFile(join(drawn, `${screen}.${language}.html`), 'utf8');
    } catch {
      return undefined;
    }
  };
}

function draw(module: string, drawn: string, told: string): void {
  const script = fileURLToPath(new URL('draw-frames.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, module, drawn], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Pages are served without frames until then.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.stdin.end(told);
  if (child.pid !== undefined) setPriority(child.pid, 10);
  child.unref();
}
