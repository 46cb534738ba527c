// Every check of the project, in order; the last line says how many passed and failed.
//   npm test              what each submission has to pass
//   npm test -- offers    the tests and journeys of an area; with --watch its tests again at each change
//   npm run check:all     both databases whole, properties with values drawn anew, every look of every screen,
//                         nonsense to every call, and kills
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt, root } from './sources.mjs';
import { findBrowser } from './test/browser.mjs';
import { startPostgres } from './test/postgres.mjs';
import { createRun } from './test/run.mjs';

const { positionals: areas, values: options } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, watch: { type: 'boolean' } },
});

const strict = process.env.CI === 'true';
if (options.all) process.env.PROPERTY_SEED = 'random';

const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'));
const run = createRun(reports, strict);
const embedded = { TEST_DATABASE_URL: '' };

if (options.watch) {
  watchAreas();
} else {
  const postgres = await findPostgres();
  try {
    const database = { TEST_DATABASE_URL: postgres?.url ?? '' };
    if (areas.length > 0) checkAreas(database);
    else checkAll(database);
  } finally {
    await postgres?.stop();
    rmSync(reports, { recursive: true, force: true });
  }
  run.summarize();
  process.exit(run.failed === 0 ? 0 : 1);
}

function watchAreas() {
  const projects = ['contract', 'server', 'web'].flatMap((name) => ['--project', name]);
  spawnSync('npx', ['vitest', 'watch', ...projects, ...areas], { cwd: root, stdio: 'inherit' });
}

function checkAreas(database) {
  const those = ['--passWithNoTests', ...areas];
  run.tests('Tests', ['contract', 'server', 'web'], database, those);
  const hasJourneys = readdirSync(join(root, 'e2e')).some(
    (file) => file.endsWith('.journey.ts') && areas.some((area) => `e2e/${file}`.includes(area)),
  );
  if (hasJourneys) checkJourneys('Journeys', 'e2e', database, those);
  else if (run.passed + run.failed === 0) {
    run.say(`\n── No test has ${areas.join(' or ')} in its path.`);
    run.count(false);
  }
}

function checkAll(database) {
  for (const [title, script] of [
    ['Types', 'types'],
    ['Lint', 'lint'],
    ['Imports', 'imports'],
    ['Unused code', 'unused'],
  ])
    run.count(run.step(title, 'npm', ['run', '--silent', script]));
  run.tests('Contract, web and scripts', ['contract', 'web', 'scripts']);
  checkServer(database);
  checkJourneys('Journeys', 'e2e', database, options.all ? [] : ['--tags-filter=!rare']);
  if (options.all) {
    checkJourneys('Every look of every screen', 'sweep', database);
    for (const [title, script] of [
      ['Every call with nonsense', 'fuzz'],
      ['Killed in the middle of writes', 'kill'],
    ])
      run.count(run.step(title, 'npm', ['run', '--silent', script]));
  }
}

function checkServer(database) {
  const onServer = database.TEST_DATABASE_URL !== '';
  const refusalsMet = join(reports, 'refusals-met');
  mkdirSync(refusalsMet);
  const title = onServer ? 'Server on PostgreSQL' : 'Server on the embedded database';
  run.tests(title, ['server'], { ...database, REFUSALS_MET: refusalsMet });
  const checkRefusals = ['--import', 'tsx', 'server/src/testing/check-refusals.ts', refusalsMet];
  run.count(run.step('Each declared refusal met by a test', process.execPath, checkRefusals));
  if (!onServer) return;
  if (options.all) run.tests('Server on the embedded database', ['server'], embedded);
  else run.tests('Smoke tests on the embedded database', ['server'], embedded, ['--tags-filter=embedded']);
}

/** Journeys of the built portal. */
function checkJourneys(title, project, database, more = []) {
  const browser = findBrowser();
  if (!browser) run.missing('the journeys in a browser', 'Install Chromium, or set CHROMIUM_PATH to one.');
  else if (!isBuilt() && !run.step('Build', process.execPath, ['scripts/build.mjs'])) run.count(false);
  else {
    run.count(run.step('Weight of the first pages', process.execPath, ['scripts/check-page-weight.mjs']));
    run.tests(title, [project], { ...database, CHROMIUM_PATH: browser }, more, { secondTries: true });
  }
}

/** A server to test on. One that is there and does not start is as one that is not there: the rest is still run. */
async function findPostgres() {
  const postgres = await startPostgres().catch((error) => void run.say(`\n${error}`));
  if (!postgres)
    run.missing(
      'the API tests on a PostgreSQL server, which are run on the embedded database instead',
      'Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to a server.',
    );
  return postgres;
}
