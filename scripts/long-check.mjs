// Runs a check that is too long for each submission on the built portal: npm run fuzz, npm run kill
import { spawnSync } from 'node:child_process';
import { buildIfNeeded } from './build-if-needed.mjs';
import { root } from './sources.mjs';

buildIfNeeded();
const args = ['--import', 'tsx', `e2e/${process.argv[2]}.ts`];
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
