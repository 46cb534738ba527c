import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../sources.mjs';
import { createRun } from './run.mjs';

/** Within the project, so that its tests find the runner. */
let folder;

const files = {
  'vitest.config.mjs':
    "export default { test: { projects: [{ test: { name: 'few', include: ['*.few.mjs'] } }] } };",
  // Its second try finds the file that the first has left.
  'once.few.mjs': `import { existsSync, writeFileSync } from 'node:fs';
    import { expect, test } from 'vitest';
    test('comes too late once', () => {
      const mark = new URL('mark', import.meta.url);
      const isSecond = existsSync(mark);
      writeFileSync(mark, '');
      expect(isSecond).toBe(true);
    });`,
  'always.few.mjs': `import { expect, test } from 'vitest';
    test('is wrong each time', () => expect(1).toBe(2));
    test('is right each time', () => {});`,
  'broken.few.mjs': "throw new Error('cannot be loaded');",
  'right.few.mjs':
    "import { appendFileSync } from 'node:fs'; import { test } from 'vitest'; test('is right', () => appendFileSync(new URL('times', import.meta.url), 'x'));",
};

beforeAll(() => {
  folder = mkdtempSync(join(root, 'node_modules/.run-test-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs these files as journeys are run: what it counted and said at the end. */
function runOf(...names) {
  rmSync(join(folder, 'mark'), { force: true });
  rmSync(join(folder, 'times'), { force: true });
  const run = createRun(folder, true, { output: 'ignore' });
  const said = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text));
  try {
    const more = [`--root=${folder}`, ...names];
    run.tests('Few', ['few'], {}, more, { secondTries: true });
    run.summarize();
  } finally {
    write.mockRestore();
  }
  return { passed: run.passed, failed: run.failed, said: said.join('') };
}

test('a file that fails once is listed, and the run passes', () => {
  const { passed, failed, said } = runOf('once', 'right');
  expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
  expect(said).toMatch(/Passed on the second try\n.*once\.few\.mjs: comes too late once\n.*AssertionError/);
  expect(said).not.toContain('What failed');
  // What passed is not run again.
  expect(readFileSync(join(folder, 'times'), 'utf8')).toBe('x');
});

test('a file that fails twice fails the run', () => {
  const { passed, failed, said } = runOf('once', 'always');
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(said).toMatch(/What failed\n.*always\.few\.mjs: is wrong each time/);
});

test('a file that cannot be loaded fails the run', () => {
  const { failed, said } = runOf('broken', 'right');
  expect(failed).toBe(1);
  expect(said).toMatch(/What failed\n.*broken\.few\.mjs\n.*cannot be loaded/);
});

test('a run that makes no report has failed', () => {
  const run = createRun(folder, true, { output: 'ignore' });
  run.tests('None', ['no such project'], {}, [`--root=${folder}`]);
  expect(run.failed).toBe(1);
});
