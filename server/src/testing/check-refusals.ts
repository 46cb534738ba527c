import { refusalsNotMet } from './refusals-met.ts';

/** Run after all tests, with the folder in which they have noted what they met: fails where a refusal has no test. */

const notMet = refusalsNotMet(process.argv[2] ?? '');
for (const line of notMet) process.stdout.write(`${line}: declared, and met by no test\n`);
process.exit(notMet.length === 0 ? 0 : 1);
