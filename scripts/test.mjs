// Every check of the project, in order; the last line says how many passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './sources.mjs';
import { findBrowser } from './test/browser.mjs';
import { startPostgres } from './test/postgres.mjs';

const strict = process.env.CI === 'true';
const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'));
let passed = 0;
let failed = 0;

const say = (text) => process.stdout.write(`${text}\n`);

function step(title, command, args, env = {}) {
  say(`\n── ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function count(ok) {
  if (ok) passed += 1;
  else failed += 1;
}

const check = (title, script) => count(step(title, 'npm', ['run', '--silent', script]));

/** Runs test projects and adds up what their report says; a run that made no report has failed. */
function tests(title, projects, env) {
  const report = join(reports, `${title.replace(/\W+/g, '-')}.json`);
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = step(title, 'npx', [...args, ...projects.flatMap((name) => ['--project', name])], env);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests || (ok ? 0 : Math.max(1, numFailedTestSuites));
  } catch {
    failed += 1;
  }
}

function missing(what, remedy) {
  say(`\n── Not run: ${what}. ${remedy}`);
  if (strict) failed += 1;
}

check('Types', 'types');
check('Lint', 'lint');
check('Imports', 'imports');
check('Unused code', 'unused');
const refusalsMet = join(reports, 'refusals-met');
mkdirSync(refusalsMet);
tests('Unit and API tests on the embedded database', ['contract', 'server', 'web'], {
  TEST_DATABASE_URL: '',
  REFUSALS_MET: refusalsMet,
});
const checkRefusals = ['--import', 'tsx', 'server/src/testing/check-refusals.ts', refusalsMet];
count(step('Each declared refusal met by a test', process.execPath, checkRefusals));

// One that is there and does not start is as one that is not there: the rest is still run.
const postgres = await startPostgres().catch((error) => void say(`\n${error}`));
if (postgres) {
  try {
    tests('API tests on a PostgreSQL server', ['server'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
} else {
  missing(
    'the API tests on a PostgreSQL server',
    'Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to a server.',
  );
}

const browser = findBrowser();
if (browser) {
  if (step('Build', process.execPath, ['scripts/build.mjs'])) {
    tests('Journeys in Chromium', ['e2e'], { CHROMIUM_PATH: browser });
  } else failed += 1;
} else {
  missing('the journeys in a browser', 'Install Chromium, or set CHROMIUM_PATH to one.');
}

rmSync(reports, { recursive: true, force: true });
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
