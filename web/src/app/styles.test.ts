import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Rules of CSS that Biome does not know. */

const root = join(import.meta.dirname, '..');
const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), css: readFileSync(join(root, file), 'utf8') }));
const mayHaveSizes = /^(ui\/|app\/(theme\.module|global)\.css$)/;

test('sizes of text are written in ui and in the theme alone: elsewhere they are those of Text and Title', () => {
  const found = modules.filter(({ file, css }) => !mayHaveSizes.test(file) && css.includes('font-size:'));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('widths of windows have the names of ui/breakpoints.ts', () => {
  const found = modules.filter(({ css }) => /@(media|container)[^{]*\d(em|rem|px)\b/.test(css));
  expect(found.map(({ file }) => file)).toEqual([]);
});
