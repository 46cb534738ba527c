// Checks the types of all packages, as many at once as the machine has cores.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './sources.mjs';

/** The longest first; the server is checked with the demo. */
const waiting = ['demo', 'e2e', 'web', 'bench', 'contract'];

/** One checker each: several in one program infer the types of the contract again, each for itself. */
function check(name) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const child = spawn(process.execPath, [tsc, '-p', name, '--checkers', '1', '--pretty'], { cwd: root });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

async function checkNext() {
  const name = waiting.shift();
  if (name === undefined) return true;
  const isRight = await check(name);
  return (await checkNext()) && isRight;
}

const results = await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, checkNext));
process.exit(results.every(Boolean) ? 0 : 1);
