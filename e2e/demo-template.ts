import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseUrl, onServer } from '../server/src/testing/on-server.ts';
import { startPortal } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a portal that has loaded the demo institution. */
    demoFolder: string;
    /** A PostgreSQL server and the database of that portal on it; empty where its database is in the folder. */
    demoServer: string;
    demoDatabase: string;
  }
}

/** Loads the demo institution once, before all journeys; each file begins with a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-journeys-'));
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = server && `portal_journeys_${process.pid}`;
  if (server) await onServer(server, `create database ${name}`);
  const env = server ? { DATABASE_URL: databaseUrl(server, name), DEMO: '1' } : {};
  await (await startPortal(folder, env)).stop();
  project.provide('demoFolder', folder);
  project.provide('demoServer', server);
  project.provide('demoDatabase', name);
  return async () => {
    if (server) await onServer(server, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
}
