import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Brand, brand } from '@portal/contract/brand';
import { EnvError } from './env.ts';

const brandsFolder = (): string => fileURLToPath(new URL('../../brands', import.meta.url));

export const brandFolder = (name: string): string => join(brandsFolder(), name);

/** Reads and checks an institution's file. Throws EnvError with the file, the field and what it must be. */
export function readBrand(name: string): Brand {
  const file = join(brandFolder(name), 'brand.json');
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const known = readdirSync(brandsFolder(), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    throw new EnvError(
      `BRAND is ${JSON.stringify(name)}: brands/${name}/brand.json cannot be read (${error instanceof Error ? error.message : 'unknown'}). There are: ${known.join(', ')}.`,
    );
  }
  const parsed = brand.safeParse(content);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`brands/${name}/brand.json is wrong.\n  ${lines.join('\n  ')}`);
}
