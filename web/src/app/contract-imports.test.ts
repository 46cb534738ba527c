import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** By the short name the page has the contract without its rules, so a rule comes from its place among the schemas. */

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.{test,fixtures}.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const contract = import.meta.glob<Record<string, unknown>>([
  '../../../contract/src/*.ts',
  '!**/*.{test,fixtures}.ts',
]);

const shortName = /^@portal\/contract\/([\w-]+)$/;

/** The values of the contract that a file imports by the short name. */
const importedBy = (file: string, source: string) =>
  parseSync(file, source)
    .module.staticImports.map(({ moduleRequest, entries }) => ({
      module: shortName.exec(moduleRequest.value)?.[1],
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
    }))
    .flatMap(({ module, names }) => (module === undefined ? [] : names.map((name) => ({ module, name }))));

/** Whether it is a rule, or makes one: all that the fields export does. The light ones, of zod/mini, are the page's. */
const isRule = async (module: string, name: string) =>
  module === 'fields' ||
  (await contract[`../../../contract/src/${module}.ts`]?.())?.[name] instanceof z.ZodType;

test('schemas are imported from @portal/contract/schemas', async () => {
  const found: string[] = [];
  for (const [file, source] of Object.entries(sources))
    for (const { module, name } of importedBy(file, source))
      if (await isRule(module, name)) found.push(`${file}: ${name} of ${module}`);
  expect(found).toEqual([]);
});
