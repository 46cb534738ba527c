import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { databaseUrl, onServer } from '../server/src/testing/template.ts';
import { type RunningPortal, startPortal } from './portal.ts';

/** Portals with the demo institution that belong to one file of journeys, so that files never meet. */

const opened: { portal: RunningPortal; close: () => Promise<void> }[] = [];
let copies = 0;

/** Starts a portal on a copy of the demo institution, with these settings; it ends with the file. */
export async function openDemo(settings: Record<string, string> = {}): Promise<RunningPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-journey-'));
  cpSync(inject('demoFolder'), folder, { recursive: true });
  const server = inject('demoServer');
  const name = `${inject('demoDatabase')}_${process.pid}_${++copies}`;
  if (server) await onServer(server, `create database ${name} template ${inject('demoDatabase')}`);
  const database = server ? { DATABASE_URL: databaseUrl(server, name), DEMO: '1' } : {};
  const portal = await startPortal(folder, { ...database, ...settings });
  const close = async () => {
    await portal.stop();
    if (server) await onServer(server, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
  opened.push({ portal, close });
  return portal;
}

let own: Promise<RunningPortal> | undefined;

/** Address of the portal of this file, which is started when it is first asked for. */
export async function ownPortal(): Promise<string> {
  own ??= openDemo();
  return (await own).baseUrl;
}

afterAll(async () => {
  own = undefined;
  for (const { close } of opened.splice(0)) await close();
});
