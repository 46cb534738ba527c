import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { apply } from '@portal/contract/applications';
import { type ApiName, api } from '@portal/contract/areas';
import type { Endpoint } from '@portal/contract/endpoint';
import type { Role } from '@portal/contract/roles';
import { loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import fc from 'fast-check';
import { z } from 'zod';
import { demoPassword } from '../demo/accounts.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { Client } from './client.ts';
import { type RunningPortal, startPortal } from './portal.ts';

/**
 * Makes every call with nonsense that is made from its own schemas. None may fail inside, none may hang, and what is
 * refused says nothing of anybody. `FUZZ_SEED` repeats a run, `FUZZ_RUNS` makes it longer.
 */

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const runs = Number(process.env.FUZZ_RUNS ?? 40);
const secondsToAnswer = 10;
const compressedBodies = 60;
const mostMegabytes = 100;

/** They keep everybody else out, or end the session that the others are made with; their tests send them nonsense. */
const leftOut: readonly ApiName[] = [
  'logout',
  'switchMaintenance',
  'blockAccount',
  'closeManager',
  'carryOutLeave',
];

const envelope = z.object({ status: z.number(), datos: z.unknown(), mensaje: z.unknown() });
/** An e-mail, an identity number, a hash of a password, SQL or a place in the code. */
const telling = /[\w.]+@demo\.test|\b\d{8}[A-Z]\b|\$argon2|\bfrom "?\w+"? where\b|\.(ts|js):\d+/;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function tokensOf(portal: RunningPortal): Promise<Record<Role, string>> {
  const client = new Client(portal.baseUrl);
  const of = (eUsuario: string) => ({ eUsuario: `${eUsuario}@demo.test`, ePassword: demoPassword });
  const student = { body: { eAmbito: 'PrivadoAlumno', ...of('alumna') } } as const;
  const company = { body: { eAmbito: 'PrivadoEmpresa', ...of('empresa') } } as const;
  const manager = { body: { eAmbito: 'PrivadoGestor', ...of('gestora') } } as const;
  return {
    Alumno: (await client.get(loginStudent, student)).token,
    Empresa: (await client.get(loginCompany, company)).token,
    Gestor: (await client.get(loginManager, manager)).token,
  };
}

/** The parts of a request, each made from its schema. */
const requestOf = ({ params, query, body }: Endpoint) =>
  fc.record({
    params: params ? arbitraryOf(params) : fc.constant({}),
    query: query ? arbitraryOf(query) : fc.constant({}),
    body: body ? arbitraryOf(body) : fc.constant(undefined),
  });

/** Half a pair of characters cannot be in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const written = (value: unknown): string =>
  encodeURIComponent(
    wellFormed(typeof value === 'string' ? value : JSON.stringify(value ?? '')).slice(0, 500),
  );

function addressOf({ path }: Endpoint, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    written(typeof params === 'object' && params !== null ? Reflect.get(params, name) : params),
  );
  const pairs = Object.entries(typeof query === 'object' && query !== null ? query : { x: query });
  return `${filled}?${pairs.map(([name, value]) => `${encodeURIComponent(wellFormed(name))}=${written(value)}`).join('&')}`;
}

async function check(
  portal: RunningPortal,
  endpoint: Endpoint,
  token: string | undefined,
  request: { params: unknown; query: unknown; body: unknown },
) {
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  const response = await fetch(new URL(addressOf(endpoint, request.params, request.query), portal.baseUrl), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: endpoint.method === 'GET' ? null : body,
    redirect: 'manual',
    signal: AbortSignal.timeout(secondsToAnswer * 1000),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  if (!response.headers.get('content-type')?.includes('json')) return;
  const { status } = envelope.parse(JSON.parse(text));
  const found = status === 0 ? null : telling.exec(text);
  if (found && !`${body}${response.url}`.includes(found[0])) throw new Error(`a refusal tells ${found[0]}`);
}

/** How much memory the process takes, in megabytes. */
const memoryOf = ({ process: { pid } }: RunningPortal, which: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) /
  1024;

/** A few kilobytes each that would become two megabytes. */
async function sendCompressed(portal: RunningPortal, token: string): Promise<boolean> {
  // The peak is counted from here.
  writeFileSync(`/proc/${portal.process.pid}/clear_refs`, '5');
  const payload = gzipSync(JSON.stringify({ urlOferta: 'x'.repeat(2_000_000) }));
  const before = memoryOf(portal, 'VmRSS');
  const statuses = await Promise.all(
    Array.from({ length: compressedBodies }, async () => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      };
      const response = await fetch(new URL(apply.path, portal.baseUrl), {
        method: 'POST',
        headers,
        body: payload,
      });
      await response.text();
      return response.status;
    }),
  );
  const rise = Math.max(0, memoryOf(portal, 'VmHWM') - before);
  say(
    `${compressedBodies} gzip bodies of 2 MB (${payload.length} bytes each): ${[...new Set(statuses)].join(', ')}; memory at most ${rise.toFixed(0)} MB above before`,
  );
  return rise <= mostMegabytes;
}

async function fuzz(portal: RunningPortal): Promise<string[]> {
  const failed: string[] = [];
  let tokens = await tokensOf(portal);
  if (process.platform === 'linux' && !(await sendCompressed(portal, tokens.Alumno)))
    failed.push('gzip bodies');
  for (const [name, endpoint] of Object.entries(api) as [ApiName, Endpoint][]) {
    if (leftOut.includes(name)) continue;
    const role = endpoint.access === 'public' ? undefined : endpoint.access[0];
    try {
      await fc.assert(
        fc.asyncProperty(requestOf(endpoint), (request) =>
          check(portal, endpoint, role && tokens[role], request),
        ),
        { seed, numRuns: runs, interruptAfterTimeLimit: 60_000 },
      );
    } catch (error) {
      failed.push(name);
      say(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    // What went well may have ended the session.
    tokens = await tokensOf(portal);
  }
  return failed;
}

const folder = mkdtempSync(join(tmpdir(), 'portal-fuzz-'));
const portal = await startPortal(folder);
say(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`);
const failed = await fuzz(portal);
await portal.stop();
rmSync(folder, { recursive: true, force: true });
say(failed.length === 0 ? 'Every call answered.' : `Failed with FUZZ_SEED=${seed}: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
