import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sessionSecret } from './tokens.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface RunningServer {
  url: string;
  /** The most megabytes that the process has had in memory, its start included; NaN but on Linux, which alone says it. */
  maxMB(): number;
  stop(): Promise<void>;
}

/** The portal as an institution runs it: one process, logs on, jobs at work. */
export function startPortal(databaseUrl: string): Promise<RunningServer> {
  return start([file('../server/dist/main.js')], {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    RATE_LIMIT: '100000000',
    UPLOADS_A_MINUTE: '100000000',
    OVERLOAD_DELAY: '0',
    PORT: '0',
    HOST: '127.0.0.1',
  });
}

/** The portal on the embedded database with the demo institution, as a first start has it. */
export function startDemo(): Promise<RunningServer> {
  return start([file('../server/dist/main.js')], {
    DATABASE_URL: '',
    RATE_LIMIT: '100000000',
    UPLOADS_A_MINUTE: '100000000',
    PORT: '0',
    HOST: '127.0.0.1',
  });
}

/** The same SQL through Fastify and pg, with no session, no rule and no contract. */
export function startBare(databaseUrl: string): Promise<RunningServer> {
  return start(['--import', 'tsx', file('bare.ts')], { DATABASE_URL: databaseUrl });
}

async function start(args: string[], env: Record<string, string>): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await address(child);
  return {
    url,
    maxMB() {
      if (process.platform !== 'linux') return Number.NaN;
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/** Reads what the server prints, to its end: one that nobody reads would stop at a full pipe. */
const address = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      if (output.length > 10_000) return;
      output += chunk.toString();
      const [, port] = /http:\/\/localhost:(\d+)\n/.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}\n${output}`)));
  });
