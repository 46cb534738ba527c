import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.mjs';
import { readReport, withSecondTries } from './report.mjs';

const secondsSince = (start) => (performance.now() - start) / 1000;
const written = (seconds) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/**
 * A run of several checks: what passed and failed, and how long each part and each test file took.
 * `output` is where the output of each check goes, as in `spawnSync`.
 */
export function createRun(reports, strict, { output = 'inherit' } = {}) {
  const start = performance.now();
  const parts = [];
  const times = [];
  const failures = [];
  const triedAgain = [];
  let passed = 0;
  let failed = 0;

  const say = (text) => process.stdout.write(`${text}\n`);

  function count(ok) {
    if (ok) passed += 1;
    else failed += 1;
  }

  /** Runs a command, with its output and time under a title, and says whether it went well. */
  function timed(title, command, args, env = {}) {
    say(`\n── ${title} (after ${written(secondsSince(start))})`);
    const begin = performance.now();
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: output,
      env: { ...process.env, ...env },
    });
    parts.push({ title, seconds: secondsSince(begin) });
    return status === 0;
  }

  /** The same of a check that is one thing: it has failed as a whole. */
  function step(title, command, args, env = {}) {
    const ok = timed(title, command, args, env);
    if (!ok) failures.push(title);
    return ok;
  }

  /** Runs test projects: their files, undefined where the run made no report, and whether it ended well. */
  function vitest(title, projects, env, more) {
    const report = join(reports, `${title.replace(/\W+/g, '-')}.json`);
    const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const names = projects.flatMap((name) => ['--project', name]);
    const hasEndedWell = timed(title, 'npx', [...args, ...names, ...more], env);
    if (!existsSync(report)) return { ok: false };
    return { ok: hasEndedWell, files: readReport(JSON.parse(readFileSync(report, 'utf8'))) };
  }

  /**
   * Runs test projects and adds up what their report says; a run that made no report has failed, and so has one that
   * ended badly without a failure. With `secondTries` each file that failed is run once more when all have ended, alone:
   * what passes then is listed, what fails again has failed.
   */
  function tests(title, projects, env = {}, more = [], { secondTries = false } = {}) {
    const first = vitest(title, projects, env, more);
    const failing = first.files?.filter((file) => file.failed > 0) ?? [];
    if (!secondTries || failing.length === 0) {
      add(title, first);
      return;
    }
    const those = [
      ...failing.map(({ path }) => path),
      '--maxWorkers=1',
      ...more.filter((one) => one.startsWith('-')),
    ];
    const second = vitest(`${title}, second tries`, projects, env, those);
    const again = second.files ?? [];
    for (const file of failing)
      if (again.some(({ path, passed: count, failed: bad }) => path === file.path && count > 0 && bad === 0))
        triedAgain.push(...file.failures);
    add(title, { ok: second.ok, files: withSecondTries(first.files, again) });
  }

  function add(title, { ok, files = [] }) {
    const bad = files.reduce((sum, file) => sum + file.failed, 0);
    passed += files.reduce((sum, file) => sum + file.passed, 0);
    failed += bad;
    if (!ok && bad === 0) {
      failed += 1;
      failures.push(title);
    }
    for (const file of files) {
      times.push({ title: `${file.title} (${title})`, seconds: file.seconds });
      failures.push(...file.failures);
    }
  }

  /** Says what this machine cannot run and how to have it; where nobody reads that, it is a failure. */
  function missing(what, remedy) {
    say(`\n── Not run: ${what}. ${remedy}`);
    if (strict) failed += 1;
  }

  function summarize() {
    const list = (title, entries) => {
      if (entries.length === 0) return;
      say(`\n── ${title}`);
      for (const { title: name, seconds } of entries) say(`${written(seconds).padStart(12)}  ${name}`);
    };
    list('Time of each part', [...parts, { title: 'all of it', seconds: secondsSince(start) }]);
    list('The slowest test files', times.sort((a, b) => b.seconds - a.seconds).slice(0, 10));
    if (triedAgain.length > 0) say(`\n── Passed on the second try\n${triedAgain.join('\n')}`);
    if (failures.length > 0) say(`\n── What failed\n${failures.join('\n')}`);
    say(`\n${passed} passed, ${failed} failed`);
  }

  return {
    say,
    count,
    step,
    tests,
    missing,
    summarize,
    get passed() {
      return passed;
    },
    get failed() {
      return failed;
    },
  };
}
