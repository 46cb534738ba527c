import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { queues } from '../areas.ts';
import { migrateEmbedded, openEmbedded } from '../db/embedded.ts';
import { migrateServer, openServer } from '../db/server.ts';
import { openJobs } from '../jobs/jobs.ts';
import { databaseUrl, onServer } from './on-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the dump of a migrated embedded database. */
    embeddedTemplate: string;
    /** A PostgreSQL server and the name of the migrated database in it; empty where tests use the embedded one. */
    serverUrl: string;
    serverTemplate: string;
  }
}

const silent = pino({ level: 'silent' });

/** Migrates one database before all tests; each test file begins with a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL ?? '';
  project.provide('serverUrl', url);
  if (url) {
    const name = `portal_template_${process.pid}`;
    project.provide('embeddedTemplate', '');
    project.provide('serverTemplate', name);
    await onServer(url, `create database ${name}`);
    const templateUrl = databaseUrl(url, name);
    await migrateServer(templateUrl);
    const database = await openServer(templateUrl, 4);
    await (await openJobs(database, silent, queues, { worker: false })).stop();
    await database.close();
    return () => onServer(url, `drop database if exists ${name} with (force)`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-template-'));
  const database = await openEmbedded({});
  await migrateEmbedded(database.engine);
  await (await openJobs(database, silent, queues, { worker: false })).stop();
  const dump = await database.engine.dumpDataDir('none');
  writeFileSync(join(folder, 'template.tar'), Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('embeddedTemplate', join(folder, 'template.tar'));
  project.provide('serverTemplate', '');
  return async () => rmSync(folder, { recursive: true });
}
