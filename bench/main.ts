import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildIfNeeded } from '../scripts/build-if-needed.mjs';
import { startPostgres } from '../scripts/test/postgres.mjs';
import { migrateServer } from '../server/src/db/server.ts';
import { caseNames, cases } from './cases.ts';
import { generate } from './generate.ts';
import { load, type MakeRequest } from './load.ts';
import { logInAtOnce, loginsOf } from './logins.ts';
import { type RunningServer, startBare, startPortal } from './servers.ts';
import { students } from './tokens.ts';

/**
 * Loads the portal, and beside it a bare Fastify and pg server with the same SQL, on generated data.
 * npm run bench -- --offers 100000 [--seconds 10] [--connections 64] [--rounds 3] [--only W1,W4,logins]
 */

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '64' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const size = Number(values.offers);
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const rounds = Number(values.rounds);
const only = values.only === '' ? [] : values.only.split(',');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const known = [...caseNames, 'logins'];
const unknown = only.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`--only ${unknown.join(',')}: there are ${known.join(', ')}.`);
const isAsked = (name: string): boolean => only.length === 0 || only.includes(name);

if (!process.env.BENCH_NO_BUILD) buildIfNeeded();
const postgres = await startPostgres([
  'shared_buffers=2GB',
  'work_mem=32MB',
  'maintenance_work_mem=1GB',
  'max_wal_size=8GB',
]);
if (!postgres) throw new Error('There is no PostgreSQL server: install one, or set TEST_DATABASE_URL.');
try {
  await prepare(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const readers = await students(client, 2_000);
  const applied = await applicationsMade(client);
  const logins = await loginsOf(client);
  await client.end();
  say(
    `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${connections} connections, ${rounds} × ${seconds} s a case`,
  );
  say('case      portal/s   p50 ms   p99 ms  most MB |   bare/s   p50 ms   p99 ms  most MB | ratio');
  const all = cases(size, readers, applied);
  for (const one of all) {
    if (!isAsked(one.name)) continue;
    const portals: Figures[] = [];
    const bares: Figures[] = [];
    for (let round = 0; round < rounds; round++) {
      portals.push(await measure(() => startPortal(postgres.url), one.portal));
      bares.push(await measure(() => startBare(postgres.url), one.bare));
    }
    const portal = middle(portals);
    const bare = middle(bares);
    const row = ({ perSecond, p50, p99, maxMB }: Figures) =>
      [
        ...[perSecond, p50, p99].map((n) => n.toFixed(n < 100 ? 1 : 0)),
        Number.isNaN(maxMB) ? '—' : String(maxMB),
      ]
        .map((text) => text.padStart(8))
        .join(' ');
    say(
      `${one.name.padEnd(8)} ${row(portal)} | ${row(bare)} | ${(portal.perSecond / bare.perSecond).toFixed(2)}${portal.failures ? `  ${portal.failures} not 200/0` : ''}`,
    );
  }
  if (isAsked('logins')) {
    const w1 = all.find(({ name }) => name === 'W1');
    if (w1) await measureLogins(postgres.url, logins, w1.portal);
  }
} finally {
  await postgres.stop();
}

/** W1 alone, and W1 while fifty people log in at once, in turns on one process each; the middling p99 of both. */
async function measureLogins(url: string, logins: readonly string[], request: MakeRequest): Promise<void> {
  const alone: number[] = [];
  const meanwhile: number[] = [];
  const took: { perSecond: number; p99: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await startPortal(url);
    try {
      await load(server.url, request, { seconds: Math.min(3, seconds), connections });
      alone.push((await load(server.url, request, { seconds, connections })).p99);
      const end = new AbortController();
      const loggingIn = logInAtOnce(server.url, logins, end.signal);
      meanwhile.push((await load(server.url, request, { seconds, connections })).p99);
      end.abort();
      took.push(await loggingIn);
    } finally {
      await server.stop();
    }
  }
  const [before, during] = [median(alone), median(meanwhile)];
  const perSecond = median(took.map((one) => one.perSecond));
  const p99 = median(took.map((one) => one.p99));
  say(
    `logins    W1 p99 ${before} ms alone, ${during} ms with ${logins.length} logins at once (× ${(during / before).toFixed(2)}); ${perSecond.toFixed(1)} logins/s, p99 ${Math.round(p99)} ms`,
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

type Figures = Awaited<ReturnType<typeof measure>>;

/**
 * Of several rounds the one of middling speed, since on a machine that others share one round may be theirs, with the
 * most memory that any of them came to.
 */
function middle(all: readonly Figures[]): Figures {
  const sorted = all.toSorted((a, b) => a.perSecond - b.perSecond);
  const one = sorted[Math.floor(sorted.length / 2)];
  if (!one) throw new Error('--rounds must be one or more');
  return { ...one, maxMB: Math.max(...all.map(({ maxMB }) => maxMB)) };
}

/** Each server alone, warm before it is measured. */
async function measure(start: () => Promise<RunningServer>, request: Parameters<typeof load>[1]) {
  const server = await start();
  try {
    await load(server.url, request, { seconds: Math.min(3, seconds), connections });
    const figures = await load(server.url, request, { seconds, connections });
    return { ...figures, maxMB: server.maxMB() };
  } finally {
    await server.stop();
  }
}

/** More than were made by any run before, on the portal or beside it. */
async function applicationsMade(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ made: number }>(
    'select (select count(*) from applications)::integer + (select count(*) from plain_applications)::integer as made',
  );
  return rows[0]?.made ?? 0;
}

/** Makes the data where the database has none; refuses one that has others. */
async function prepare(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ plain: boolean; portal: boolean }>(
      `select to_regclass('plain_offers') is not null as plain, to_regclass('offers') is not null as portal`,
    );
    const [found] = rows;
    if (found?.portal) {
      if (!found.plain) throw new Error('The database has a portal already: name an empty one.');
      const made = await client.query<{ offers: number }>('select count(*)::integer as offers from offers');
      const offers = made.rows[0]?.offers;
      if (offers !== size) throw new Error(`--offers ${size}: the database has ${offers} already.`);
      return;
    }
    say(`Making ${size} offers and students:`);
    await migrateServer(url);
    await generate(client, size, say);
  } finally {
    await client.end();
  }
}
