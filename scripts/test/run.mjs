import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../sources.mjs';

const secondsSince = (start) => (performance.now() - start) / 1000;
const written = (seconds) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** A run of several checks: what passed and failed, and how long each part and each test file took. */
export function createRun(reports, strict) {
  const start = performance.now();
  const parts = [];
  const files = [];
  let passed = 0;
  let failed = 0;

  const say = (text) => process.stdout.write(`${text}\n`);

  function count(ok) {
    if (ok) passed += 1;
    else failed += 1;
  }

  /** Runs a command and says whether it went well. */
  function step(title, command, args, env = {}) {
    say(`\n── ${title}`);
    const begin = performance.now();
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    parts.push({ title, seconds: secondsSince(begin) });
    return status === 0;
  }

  /** Runs test projects and adds up what their report says; a run that made no report has failed. */
  function tests(title, projects, env = {}, more = []) {
    const report = join(reports, `${title.replace(/\W+/g, '-')}.json`);
    const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ok = step(
      title,
      'npx',
      [...args, ...projects.flatMap((name) => ['--project', name]), ...more],
      env,
    );
    try {
      const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
        readFileSync(report, 'utf8'),
      );
      passed += numPassedTests;
      failed += numFailedTests || (ok ? 0 : Math.max(1, numFailedTestSuites));
      for (const { name, startTime, endTime } of testResults)
        files.push({ title: `${relative(root, name)} (${title})`, seconds: (endTime - startTime) / 1000 });
    } catch {
      failed += 1;
    }
  }

  /** Says what this machine cannot run and how to have it; where nobody reads that, it is a failure. */
  function missing(what, remedy) {
    say(`\n── Not run: ${what}. ${remedy}`);
    if (strict) failed += 1;
  }

  function expectWithin(minutes) {
    const seconds = secondsSince(start);
    if (seconds <= minutes * 60) return;
    say(`\n── It took ${written(seconds)}, which is more than ${minutes} minutes.`);
    failed += 1;
  }

  function summarize() {
    const list = (title, entries) => {
      if (entries.length === 0) return;
      say(`\n── ${title}`);
      for (const { title: name, seconds } of entries) say(`${written(seconds).padStart(12)}  ${name}`);
    };
    list('Time of each part', [...parts, { title: 'all of it', seconds: secondsSince(start) }]);
    list('The slowest test files', files.sort((a, b) => b.seconds - a.seconds).slice(0, 10));
    say(`\n${passed} passed, ${failed} failed`);
  }

  return {
    say,
    count,
    step,
    tests,
    missing,
    expectWithin,
    summarize,
    get passed() {
      return passed;
    },
    get failed() {
      return failed;
    },
  };
}
