import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

export interface RunningPortal {
  baseUrl: string;
  process: ChildProcess;
  /** Ends it as an operator would; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the built portal and waits until it prints its address. */
export function startPortal(dataDir: string, env: Record<string, string> = {}): Promise<RunningPortal> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      UPLOADS_A_MINUTE: '100000',
      OVERLOAD_DELAY: '0',
      SESSION_SECRET: 'a secret that only the journeys use, long enough',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, baseUrl] = /(http:\/\/localhost:\d+)\n/.exec(output) ?? [];
      if (!baseUrl) return;
      resolve({
        baseUrl: baseUrl.replace('localhost', '127.0.0.1'),
        process: child,
        stop: () => stop('SIGTERM'),
        kill: async () => void (await stop('SIGKILL')),
      });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}\n${output}`)));
  });
}
