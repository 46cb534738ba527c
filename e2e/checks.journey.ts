import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What `npm test` says of a machine that has no PostgreSQL and no browser, and of one that is told where they are. */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portal-checks-'));
const asked = join(folder, 'asked');

/** Every check passes, and so do three tests of each run; what was run is written down. */
const npm = '#!/bin/sh\nexit 0\n';
const npx = `#!/bin/sh
for word in "$@"; do
  case "$word" in
    --outputFile.json=*) echo '{"numPassedTests":3,"numFailedTests":0,"numFailedTestSuites":0,"testResults":[]}' > "\${word#*=}";;
  esac
done
echo "$* [$TEST_DATABASE_URL] [$CHROMIUM_PATH]" >> "${asked}"
`;

beforeAll(() => {
  // The same scripts, for which nothing is where Linux and macOS have it.
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const name of ['apt', 'browser', 'postgres']) {
    const file = join(folder, `scripts/test/${name}.mjs`);
    const script = readFileSync(file, 'utf8').replace(/'\/(usr|Applications)\//g, "'/nowhere/$1/");
    writeFileSync(file, script);
  }
  for (const name of ['build', 'check-page-weight']) writeFileSync(join(folder, `scripts/${name}.mjs`), '');
  mkdirSync(join(folder, 'server/src/testing'), { recursive: true });
  writeFileSync(join(folder, 'server/src/testing/check-refusals.ts'), '');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'bin'));
  for (const [name, text] of Object.entries({ npm, npx }))
    writeFileSync(join(folder, 'bin', name), text, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runChecks(env: Record<string, string>) {
  writeFileSync(asked, '');
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'), ...env },
  });
  return { status, lines: stdout.trimEnd().split('\n'), asked: readFileSync(asked, 'utf8') };
}

const notRun = [
  '── Not run: the API tests on a PostgreSQL server, which are run on the embedded database instead. Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to a server.',
  '── Not run: the journeys in a browser. Install Chromium, or set CHROMIUM_PATH to one.',
];

test('a person is told what was not run and how to have it', () => {
  const { status, lines, asked: runs } = runChecks({});
  expect(lines).toEqual(expect.arrayContaining(notRun));
  expect(lines.at(-1)).toMatch(/^\d+ passed, 0 failed$/);
  expect(status).toBe(0);
  // The portal’s own tests without a server, once, and an attempt to have a browser.
  expect(runs).toContain('--project server []');
  expect(runs.match(/--project server/g)).toHaveLength(1);
  expect(runs).toContain('playwright-core install chromium');
});

test('where nobody reads it, that is a failure', () => {
  const { status, lines } = runChecks({ CI: 'true' });
  expect(lines).toEqual(expect.arrayContaining(notRun));
  expect(lines.at(-1)).toMatch(/^\d+ passed, 2 failed$/);
  expect(status).toBe(1);
});

test('the server and the browser that are named are used', () => {
  const server = 'postgres://tests@db.example:5432/tests';
  const browser = '/opt/browser/chromium';
  const {
    status,
    lines,
    asked: runs,
  } = runChecks({
    CI: 'true',
    TEST_DATABASE_URL: server,
    CHROMIUM_PATH: browser,
  });
  expect(lines.at(-1)).toMatch(/^\d+ passed, 0 failed$/);
  expect(status).toBe(0);
  const [units = '', onServer = '', embedded = '', journeys = '', ...more] = runs.trimEnd().split('\n');
  expect(more).toEqual([]);
  expect(units).toContain('--project contract --project web');
  expect(onServer).toContain(`--project server [${server}]`);
  expect(embedded).toContain('--project server --tags-filter=embedded []');
  expect(journeys).toContain(`--project e2e --tags-filter=!rare [${server}] [/opt/browser/chromium]`);
});
