import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayIn } from '@portal/contract/days';
import { pageQuery } from '@portal/contract/envelope';
import { placementFilters } from '@portal/contract/placements';
import type pg from 'pg';
import { queues } from '../server/src/areas.ts';
import { readInstitution } from '../server/src/brand.ts';
import type { Database } from '../server/src/db/database.ts';
import { openServer } from '../server/src/db/server.ts';
import { readEnv } from '../server/src/env.ts';
import { placementClockWorker } from '../server/src/features/placements/placement-clock.ts';
import { managedPage } from '../server/src/features/placements/read-placements.queries.ts';
import { countUrgent } from '../server/src/features/social-security/registrations.queries.ts';
import { countWaiting } from '../server/src/features/validations/waiting.queries.ts';
import { openFiles } from '../server/src/files/files.ts';
import { openDevices } from '../server/src/http/devices.ts';
import { openLog } from '../server/src/http/log.ts';
import { signer } from '../server/src/http/signer.ts';
import { openJobs } from '../server/src/jobs/jobs.ts';
import { openMailer } from '../server/src/mail/mailer.ts';

/** 50,000 placements: the managers' lists, their inbox, and the night's job. */

const size = 50_000;
const rounds = 30;
const silent = openLog('silent');
const secret = new TextEncoder().encode('a secret that only the bench uses, long enough');

const pageOfPlacements = pageQuery.extend(placementFilters.shape);

type Say = (text: string) => void;

/**
 * Twelve years of placements, of which this year's are as many in preparation, ready, under way and finished as they are
 * in November, and a cohort of 1,000 begins today and another ends today.
 */
async function makePlacements(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into applications (offer_id, student_id, id_estado)
     select 1 + (n + n / (select count(*) from students)) % (select count(*) from offers), (select min(id) from students) + n % (select count(*) from students), 1
     from generate_series(0, ${size - 1}) n
     on conflict do nothing`,
  );
  await client.query(
    `insert into placements (application_id, student_id, company_id, numero, estado, tipo_practica, titulo, datos,
       fecha_inicio, fecha_fin, horas_totales, horas_hechas, curso, email_tutor_empresa, faltan, desde, creada)
     select a.id, a.student_id, o.company_id, n.curso || '/' || lpad(n.place::text, 5, '0'), n.estado,
       case a.place % 2 when 0 then 'curricular' else 'extracurricular' end, o.titulo,
       '{"tutor":{"nombre":"Marta","apellidos":"Gil Roca","email":"tutora@empresa.test"},"condiciones":{"ayudaEstudio":400}}',
       n.inicio, n.inicio + 150, 400, case n.estado when 'cerrada' then 400 else 120 end, n.curso,
       'tutora@empresa.test', case n.estado when 'preparacion' then array['numSegSocial', 'tutorAcademico'] else '{}' end,
       now() - interval '20 days', now() - interval '30 days'
     from (select id, student_id, offer_id, row_number() over (order by id) as place from applications limit ${size}) a
       join offers o on o.id = a.offer_id
       cross join lateral (
         select a.place,
           case when a.place <= 1500 then 'preparacion' when a.place <= 3000 then 'lista' when a.place <= 7000 then 'enCurso'
             when a.place <= 7400 then 'finalizada' else 'cerrada' end as estado,
           case when a.place <= 1500 then current_date + (a.place % 60)::int - 3
             when a.place <= 2500 then current_date when a.place <= 3000 then current_date + 1 + (a.place % 60)::int
             when a.place <= 4000 then current_date - 151 when a.place <= 7000 then current_date - (a.place % 149)::int
             when a.place <= 7400 then current_date - 160 - (a.place % 60)::int
             else current_date - 400 - (a.place % 4000)::int end as inicio,
           case when a.place <= 7400 then 2026 else 2015 + (a.place % 11)::int end as curso) n`,
  );
  await client.query('set session_replication_role = origin');
  await client.query('analyze placements, applications');
}

const filters: Readonly<Record<string, Record<string, string>>> = {
  all: {},
  'under way': { estado: 'enCurso' },
  'last page': { estado: 'cerrada', pagina: '1700' },
  'with alerts': { conAlertas: 'true' },
  'without a tutor': { falta: 'tutorAcademico' },
  'a name': { texto: 'apellido 4321' },
};

async function lists(database: Database, today: string, say: Say): Promise<void> {
  const asked: [string, () => Promise<unknown>][] = [
    ...Object.entries(filters).map(([name, query]): [string, () => Promise<unknown>] => {
      const parsed = pageOfPlacements.parse(query);
      return [`list, ${name}`, () => managedPage(database, parsed, today)];
    }),
    ['inbox', () => countWaiting(database, today)],
    ['inbox, social security', () => countUrgent(database, today)],
  ];
  for (const [name, ask] of asked) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? Number.NaN).toFixed(1);
    say(`placements ${name}: p50 ${at(0.5)} ms, most ${at(1)} ms`);
  }
}

async function night(database: Database, say: Say): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const env = readEnv({ DATA_DIR: folder, DEMO: '1' });
  const { brand, pages } = readInstitution({ BRAND: 'universidad' });
  const now = () => new Date();
  const jobs = await openJobs(database, silent, queues, { worker: false });
  try {
    const services = {
      brand,
      pages,
      files: await openFiles(env, secret, now),
      version: 'bench',
      sign: signer(secret),
      devices: await openDevices(secret, false, now),
      now,
      today: () => dayIn(brand.zonaHoraria, now()),
      demo: env.demo,
      publicUrl: env.publicUrl,
      jobs,
    };
    const tools = { database, services, mailer: await openMailer(env, database), errorsWebhook: undefined };
    const began = performance.now();
    await placementClockWorker(tools)();
    say(`placements night's job: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  } finally {
    await jobs.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Makes the placements in a database with students and offers, and times what managers open and the night does. */
export async function placements(client: pg.Client, url: string, say: Say): Promise<void> {
  await makePlacements(client);
  const database = await openServer(url, 4);
  try {
    const { brand } = readInstitution({ BRAND: 'universidad' });
    await lists(database, dayIn(brand.zonaHoraria, new Date()), say);
    await night(database, say);
  } finally {
    await database.close();
  }
}
