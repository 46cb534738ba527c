// @module-tag embedded
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInstitution } from '../brand.ts';
import type { Db } from '../db/database.ts';
import { migrateEmbedded, openEmbedded } from '../db/embedded.ts';
import { settings } from '../db/tables/accounts.ts';
import { notifications } from '../db/tables/messages.ts';
import { offers } from '../db/tables/offers.ts';
import { readEnv } from '../env.ts';
import { type Files, openFiles } from '../files/files.ts';
import { keepCurrent, moved } from './keep-current.ts';
import { prepareDemoInstitution } from './prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-demo-'));
const env = readEnv({ DATA_DIR: folder });
const { brand } = readInstitution(env);
const loadedAt = new Date('2026-01-12T09:30:00Z');
/** Eleven weeks: the clocks have changed in between. */
const later = new Date('2026-03-30T10:00:00Z');
const start = (now: Date) => prepareDemoInstitution(database, brand, files, now);

let database: Awaited<ReturnType<typeof openEmbedded>>;
let files: Files;
beforeAll(async () => {
  database = await openEmbedded({});
  await migrateEmbedded(database.engine);
  files = await openFiles(env, new TextEncoder().encode('signs nothing here'), () => new Date());
  expect(await start(loadedAt)).toEqual({ loaded: true, weeks: 0 });
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function rows<Row>(text: string): Promise<Row[]> {
  return database.query<Row>({ name: text, text }, []);
}

const dated = `select table_name || '.' || column_name as name from information_schema.columns
  where table_schema = 'public' and data_type in ('date', 'timestamp with time zone')`;

/** What each offer and application has, as text. */
const history = () =>
  rows<{
    at: string;
  }>(`select concat_ws(' ', o.id, o.fecha, o.fecha_caducidad, s.fecha, s.fecha_caducidad, a.fecha_estado) as at
    from offers o left join offer_search s on s.offer_id = o.id left join applications a on a.offer_id = o.id order by 1`);

/** Of each offer, whether its dates are those that a manager saw last. */
async function datesAsReviewed() {
  const kept = await database.orm
    .select()
    .from(offers)
    .where(isNotNull(offers.versionRevisada))
    .orderBy(offers.id);
  return kept.map(({ id, versionRevisada: seen, fechaInicio, fechaFin, fechaCaducidad }) => ({
    id,
    same: [
      seen?.fechaInicio === fechaInicio,
      seen?.fechaFin === fechaFin,
      seen?.fechaCaducidad === fechaCaducidad,
    ],
  }));
}

test('a demo that is started again within a week is as it was', async () => {
  const before = await history();
  expect(await start(new Date('2026-01-18T09:00:00Z'))).toEqual({ loaded: false, weeks: 0 });
  expect(await history()).toEqual(before);
});

test('what nobody said to be the demo is never moved', async () => {
  const kept = await database.orm.select().from(settings);
  await database.orm.delete(settings);
  expect(await start(later)).toEqual({ loaded: false, weeks: 0 });
  await database.orm.insert(settings).values(kept);
});

test('a demo that has slept wakes as it was, in today’s dates, and once', async () => {
  const open = `select count(*)::int as n, min(s.fecha_caducidad - $day::date) as least, max(s.fecha_caducidad - $day::date) as most
    from offer_search s`;
  const openOn = (day: string) => rows<object>(open.replaceAll('$day', `'${day}'`));
  const before = await openOn('2026-01-12');
  const reviewed = await datesAsReviewed();
  expect(reviewed.some(({ same }) => same.every(Boolean))).toBe(true);
  const [{ id: accountId } = { id: 0 }] = await rows<{ id: number }>(
    `select id from accounts where user_type = 'Empresa' limit 1`,
  );
  const said = {
    accountId,
    tipo: 'offerExpiring',
    datos: { titulo: 'Prácticas', dia: '2026-01-15' },
    fecha: loadedAt,
  };
  await database.orm.insert(notifications).values(said);
  const [born] = await rows<object>('select min(fecha_nacimiento)::text as first from students');
  expect(await start(later)).toEqual({ loaded: false, weeks: 11 });
  expect(await openOn('2026-03-30')).toEqual(before);
  // What is kept as JSON moves with the columns: no company changed a date, and no day that is said is long past.
  expect(await datesAsReviewed()).toEqual(reviewed);
  expect(
    await database.orm.select().from(notifications).where(eq(notifications.tipo, 'offerExpiring')),
  ).toMatchObject([{ datos: { titulo: 'Prácticas', dia: '2026-04-02' } }]);
  expect(await rows<object>('select min(fecha_nacimiento)::text as first from students')).toEqual([born]);
  expect(await start(later)).toEqual({ loaded: false, weeks: 0 });
});

test('nothing that has happened is put in the future', async () => {
  for (const [table, { moments }] of Object.entries(moved)) {
    for (const column of moments) {
      const [{ last } = { last: null }] = await rows<{ last: string | null }>(
        `select max(${column}) as last from ${table}`,
      );
      if (last !== null) expect(new Date(last) <= later, `${table}.${column}`).toBe(true);
    }
  }
});

test('what another process writes meanwhile stays as it wrote it', async () => {
  const now = new Date('2026-05-04T10:00:00Z');
  const [{ id: accountId } = { id: 0 }] = await rows<{ id: number }>('select min(id) as id from accounts');
  const said = { accountId, tipo: 'offerExpiring', datos: { dia: '2026-05-06' }, fecha: now };
  const opened = "select min(fecha) + $weeks * 7 * interval '24 hours' as first from offers";
  const before = await rows<object>(opened.replace('$weeks', '5'));
  const undone = database.transaction(async (db) => {
    const query: Db['query'] = async (statement, values) => {
      const found = await db.query<never>(statement, values);
      if (statement.name === 'demo_newest') {
        await db.orm.insert(notifications).values(said);
        await db.orm.update(offers).set({ modificada: now });
      }
      return found;
    };
    expect(await keepCurrent({ ...db, query }, now)).toBe(5);
    const late = await db.orm.select().from(notifications).where(eq(notifications.fecha, now));
    expect(late).toMatchObject([said]);
    expect(await db.orm.selectDistinct({ at: offers.modificada }).from(offers)).toEqual([{ at: now }]);
    expect((await db.raw(opened.replace('$weeks', '0'))).rows).toEqual(before);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
});

test('every date of the database is moved, or stays for a reason that is known', async () => {
  const all = (await rows<{ name: string }>(dated)).map(({ name }) => name);
  const moving = Object.entries(moved).flatMap(([table, { moments, days = [] }]) =>
    [...moments, ...days].map((column) => `${table}.${column}`),
  );
  expect(moving.filter((name) => !all.includes(name))).toEqual([]);
  expect(all.filter((name) => !moving.includes(name)).sort()).toEqual(
    [
      // What ends by itself.
      'account_links.caduca',
      'account_links.usado',
      'digests.dia',
      'digests.enviado',
      'error_reports.avisado',
      'login_attempts.bloqueada_hasta',
      'login_attempts.desde',
      'sessions.caduca',
      'sessions.creada',
      'sessions.revocada',
      'sign_on_requests.caduca',
      'sign_on_requests.creada',
      'sign_on_requests.respuesta_caduca',
      'sign_on_requests.usado',
      // When it was kept, by the clock of the database.
      'files.creado',
      // Never changed.
      'manager_acts.fecha',
      // Long before.
      'experiences.fecha_fin',
      'experiences.fecha_inicio',
      'students.fecha_nacimiento',
      // The day's mail in which it was, or will be.
      'notifications.dia_resumen',
      // Follow the offers.
      'offer_search.fecha',
      'offer_search.fecha_caducidad',
      'offer_search.fecha_destacada',
    ].sort(),
  );
});

/** Where in a value there are days or moments as text; each place of a list is one. */
const datesIn = (value: unknown, path: string): string[] =>
  typeof value === 'string'
    ? /^\d{4}-\d\d-\d\d/.test(value)
      ? [path]
      : []
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        datesIn(part, Array.isArray(value) ? `${path}.*` : `${path}.${key}`),
      );

test('every date inside of JSON is moved, or stays for a reason that is known', async () => {
  const columns = await rows<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb')`,
  );
  const found = new Set<string>();
  for (const { table, column } of columns) {
    for (const { value } of await rows<{ value: unknown }>(`select ${column} as value from ${table}`))
      for (const path of datesIn(value, `${table}.${column}`)) found.add(path);
  }
  const moving = Object.entries(moved).flatMap(([table, { inside = {} }]) =>
    Object.entries(inside).flatMap(([column, names]) => names.map((name) => `${table}.${column}.${name}`)),
  );
  expect([...found].filter((path) => !moving.includes(path)).sort()).toEqual([
    // Long before, as they are in the profile.
    'application_snapshots.cv.personales.fechaNacimiento',
    'application_snapshots.cv.profesional.*.fechaFin',
    'application_snapshots.cv.profesional.*.fechaInicio',
  ]);
});
