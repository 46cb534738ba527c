import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { editPresentation, getCv } from '@portal/contract/cv';
import pg from 'pg';
import { buildIfNeeded } from '../scripts/build-if-needed.mjs';
import { startPostgres } from '../scripts/test/postgres.mjs';
import { readInstitution } from '../server/src/brand.ts';
import { migrateServer, openServer } from '../server/src/db/server.ts';
import { type AgreementPrinting, printAgreement } from '../server/src/features/agreements/agreement-pdf.ts';
import { readDocumentation } from '../server/src/features/company-documents/company-documents.queries.ts';
import { matchOffer } from '../server/src/features/saved-searches/alerts.queries.ts';
import { agreementFields } from '../server/src/institution/agreement-text.ts';
import { generate, twoWords } from './generate.ts';
import { type Call, importing } from './imports.ts';
import { placements } from './placements.ts';
import { startPortal } from './servers.ts';
import { surveyAnswering, surveyResults } from './surveys.ts';
import { managerToken, type Reader, students } from './tokens.ts';

/**
 * What is not asked thousands of times a second but takes long: a day of new offers held against the saved searches, a
 * large import while others read, a CV read and saved, an agreement of twenty pages printed, the screen of a company
 * with 2,000 documents, and a survey that 5,000 people answer.
 * npm run bench:jobs [-- --only agreement,alerts,cv,documents,import,placements,surveys --seconds 600]
 */

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, seconds: { type: 'string', default: '600' } },
});
const names = ['agreement', 'alerts', 'cv', 'documents', 'import', 'placements', 'surveys'];
const only = values.only === '' ? names : values.only.split(',');
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`--only ${unknown.join(',')}: there are ${names.join(', ')}.`);

// Each of the searches is another student's, and so is each answer.
const manyStudents = ['alerts', 'placements', 'surveys'];
const size = only.some((name) => manyStudents.includes(name)) ? 12_000 : 1_000;
const searches = 10_000;
const newOffers = 500;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

if (only.includes('agreement')) await agreement();
// The others are about a portal.
if (only.every((name) => name === 'agreement')) process.exit();
if (!process.env.BENCH_NO_BUILD) buildIfNeeded();
const postgres = await startPostgres(['shared_buffers=1GB', 'max_wal_size=4GB']);
if (!postgres) throw new Error('There is no PostgreSQL server: install one, or set TEST_DATABASE_URL.');
const client = new pg.Client({ connectionString: postgres.url });
try {
  await client.connect();
  const { rows: found } = await client.query(`select where to_regclass('offers') is not null`);
  if (found.length > 0) throw new Error('The database has a portal already: name an empty one.');
  say(`Making ${size} offers and students:`);
  await migrateServer(postgres.url);
  await generate(client, size, say);
  say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
  if (only.includes('alerts')) await alerts(postgres.url);
  if (only.includes('documents')) await documentation(postgres.url);
  if (only.includes('placements')) await placements(client, postgres.url, say);
  if (only.includes('surveys')) {
    await surveyAnswering(client, postgres.url, Number(values.seconds), say);
    await surveyResults(client, postgres.url, say);
  }
  if (only.includes('cv') || only.includes('import')) await overHttp(postgres.url);
} finally {
  await client.end();
  await postgres.stop();
}

function spread(sorted: readonly number[]): string {
  const at = (part: number): string =>
    (sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}

/** The demo's text as often as it takes, in one process, the first time with what a process reads once. */
async function agreement(): Promise<void> {
  const { brand, pages } = readInstitution({ BRAND: 'universidad' });
  const printing: AgreementPrinting = {
    text: Array.from({ length: 6 }, () => pages.agreement('es') ?? '').join('\n\n'),
    fields: Object.fromEntries(agreementFields.map((field) => [field, 'Gestoría Turia, S. L.'])),
    number: 'C-2026-00012',
    code: 'K7QX-4TRB-9M2P',
    verifyUrl: 'https://practicas.example/verificar-convenio',
    language: 'es',
    institution: { nombre: brand.nombre, fundacion: brand.fundacion, acento: brand.colores.acento },
    createdAt: new Date('2026-11-24T09:00:00Z'),
  };
  const times: number[] = [];
  let printed: Uint8Array = new Uint8Array();
  for (let round = 0; round < 21; round++) {
    const began = performance.now();
    printed = await printAgreement(printing);
    times.push(performance.now() - began);
  }
  const count = Buffer.from(printed)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;
  const [first = 0, ...others] = times;
  say(
    `agreement ${count} pages, ${Math.round(printed.length / 1024)} KB: first ${first.toFixed(0)} ms, then ${spread(others.toSorted((a, b) => a - b))}`,
  );
}

/** What the server does for the screen: the first page, and a search in all of them. */
async function documentation(url: string): Promise<void> {
  const { rows: companies } = await client.query<{ id: number }>(
    'select id from companies order by id limit 1',
  );
  const companyId = companies[0]?.id ?? 0;
  await client.query(
    `insert into company_documents (company_id, tipo, nombre, estado, fecha_limite, creado)
     select $1, 'otro', 'Documento ' || n, case n % 4 when 0 then 'pendiente' when 1 then 'entregado' else 'aceptado' end,
       current_date + n % 90, now() - make_interval(hours => n)
     from generate_series(1, 2000) n`,
    [companyId],
  );
  await client.query('analyze company_documents');
  const database = await openServer(url, 2);
  try {
    for (const texto of ['', 'documento 77']) {
      const times: number[] = [];
      for (let round = 0; round < 50; round++) {
        const began = performance.now();
        await readDocumentation(database, companyId, { texto }, '2026-11-24', { limit: 25, offset: 0 });
        times.push(performance.now() - began);
      }
      say(`documents 2000 of a company, ${texto || 'all'}: ${spread(times.toSorted((a, b) => a - b))}`);
    }
  } finally {
    await database.close();
  }
}

/** One offer after the other, as the job does, so that no more than one core works. */
async function alerts(url: string): Promise<void> {
  const asked = Array.from({ length: searches }, (_, place) => ({
    n: place + 1,
    palabras: place % 3 === 0 ? null : twoWords(),
    consulta:
      place % 2 === 0 ? `'p=${1 + (place % 52)}' & 'm=${1 + (place % 3)}'` : `'a=${1 + (place % 20)}'`,
  }));
  await client.query(
    `insert into saved_searches (student_id, tipo, nombre, filtros, consulta, remuneracion_minima, alerta, clave, creada)
     select s.id, case n % 2 when 0 then 'practicas' else 'empleo' end, 'Búsqueda ' || n, '{}',
       portal_search(a.palabras, a.consulta, '''k=practicas'''::tsquery), case when n % 5 = 0 then 450 end, 'diaria',
       'bench-' || n, now()
     from json_to_recordset($1::json) a (n integer, palabras text, consulta text)
       join (select id, row_number() over (order by id) as place from students) s on s.place = a.n`,
    [JSON.stringify(asked)],
  );
  await client.query('analyze saved_searches');
  const opened = await client.query<{ id: number }>(
    `select offer_id as id from offer_search order by fecha desc limit ${newOffers}`,
  );
  const db = await openServer(url, 1);
  const began = performance.now();
  for (const { id } of opened.rows) await matchOffer(db, id, new Date());
  const seconds = (performance.now() - began) / 1_000;
  await db.close();
  const noted = await client.query<{ n: number }>('select count(*)::integer as n from search_alerts');
  say(
    `alerts    ${newOffers} offers against ${searches} searches: ${seconds.toFixed(1)} s, ${noted.rows[0]?.n} matches`,
  );
}

async function overHttp(url: string): Promise<void> {
  const server = await startPortal(url);
  try {
    const readers = await students(client, 200);
    const [reader] = readers;
    if (!reader) throw new Error('there are no students');
    const call: Call = async (path, token, body) => {
      const response = await fetch(server.url + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await response.json();
      if ((answer.status ?? 0) !== 0) throw new Error(`${path}: ${JSON.stringify(answer).slice(0, 300)}`);
      return answer.datos;
    };
    if (only.includes('cv')) await cvs(call, readers);
    if (only.includes('import'))
      await importing({ call, manager: await managerToken(client), student: reader.token, say, spread });
  } finally {
    await server.stop();
  }
}

async function cvs(call: Call, readers: readonly Reader[]): Promise<void> {
  const read: number[] = [];
  const saved: number[] = [];
  for (const { token } of readers) {
    const began = performance.now();
    const { versiones } = getCv.answer.parse(await call(getCv.path, token));
    const between = performance.now();
    await call(editPresentation.path, token, {
      version: versiones.presentacion,
      texto: 'Me interesa aprender de todos.',
    });
    read.push(between - began);
    saved.push(performance.now() - between);
  }
  const sorted = (all: number[]) => all.toSorted((a, b) => a - b);
  say(`cv        read ${spread(sorted(read))}; a section saved ${spread(sorted(saved))}`);
}
