import { relative } from 'node:path';
import { root } from '../sources.mjs';

/** What of a failure fits a list of all of them. */
const firstLines = (text = '') =>
  text
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Reads vitest's JSON report: the files of a run.
 * Each has its `seconds`, how many tests `passed` and `failed`, and `failures` as text. A file that could not be
 * loaded counts as one failure.
 */
export function readReport({ testResults }) {
  return testResults.map(({ name, status, startTime, endTime, assertionResults, message }) => {
    const title = relative(root, name);
    const failing = assertionResults.filter((test) => test.status === 'failed');
    const failures = failing.map(
      ({ fullName, failureMessages }) => `${title}: ${fullName}\n${firstLines(failureMessages[0])}`,
    );
    if (status === 'failed' && failing.length === 0) failures.push(`${title}\n${firstLines(message)}`);
    return {
      path: name,
      title,
      seconds: (endTime - startTime) / 1000,
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      failed: failures.length,
      failures,
    };
  });
}

/** The files of a run with those that were tried again in the place of their first try. */
export const withSecondTries = (first, second) =>
  first.map((file) => second.find(({ path }) => path === file.path) ?? file);
