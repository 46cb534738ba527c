import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@portal/contract/brand';
import { afterAll, inject } from 'vitest';
import { databaseUrl, onServer } from '../server/src/testing/template.ts';
import { type RunningPortal, startPortal } from './portal.ts';

/** Portals with the demo institution that belong to one file of journeys, so that files never meet. */

/** Where a portal keeps what it has, and how it is started there. */
export interface PortalFolder {
  readonly folder: string;
  readonly env: Record<string, string>;
  remove(): Promise<void>;
}

/** An empty one, on the embedded database. */
export function newFolder(env: Record<string, string> = {}): PortalFolder {
  const folder = mkdtempSync(join(tmpdir(), 'portal-journey-'));
  return { folder, env, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

let copies = 0;

/** Copies the demo institution: what a portal on it is started with. */
export async function copyDemo(): Promise<PortalFolder> {
  const { folder, remove } = newFolder();
  cpSync(inject('demoFolder'), folder, { recursive: true });
  const server = inject('demoServer');
  const name = `${inject('demoDatabase')}_${process.pid}_${++copies}`;
  if (server) await onServer(server, `create database ${name} template ${inject('demoDatabase')}`);
  return {
    folder,
    env: server ? { DATABASE_URL: databaseUrl(server, name), DEMO: '1' } : {},
    async remove() {
      if (server) await onServer(server, `drop database if exists ${name} with (force)`);
      await remove();
    },
  };
}

const opened: { portal: RunningPortal; remove: () => Promise<void> }[] = [];

/** An institution that is changed for a journey. */
interface ChangedBrand {
  readonly id: 'universidad' | 'escuela';
  readonly change: (brand: Brand) => object;
}

/** Starts a portal on a copy of the demo institution, with these settings; it ends with the file. */
export const openDemo = async (
  settings: Record<string, string> = {},
  changed?: ChangedBrand,
): Promise<RunningPortal> => openIn(await copyDemo(), settings, changed);

/** The same in an empty folder: another institution than the one of the copies, which loads its own demo or none. */
export const openOther = async (
  settings: Record<string, string>,
  changed?: ChangedBrand,
): Promise<RunningPortal> => openIn(newFolder(), settings, changed);

async function openIn(
  { folder, env, remove }: PortalFolder,
  settings: Record<string, string>,
  changed: ChangedBrand | undefined,
): Promise<RunningPortal> {
  const brand = changed ? writeBrand(join(folder, 'brands'), changed) : {};
  const portal = await startPortal(folder, { ...env, ...brand, ...settings });
  opened.push({ portal, remove });
  return portal;
}

/** The changed institution in a folder of its own, as settings of the portal. */
function writeBrand(brands: string, { id, change }: ChangedBrand) {
  cpSync(fileURLToPath(new URL(`../brands/${id}`, import.meta.url)), join(brands, id), { recursive: true });
  const file = join(brands, id, 'brand.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  return { BRAND: id, BRANDS_DIR: brands };
}

let own: Promise<RunningPortal> | undefined;

/** Address of the portal of this file, which is started when it is first asked for. */
export async function ownPortal(): Promise<string> {
  own ??= openDemo();
  return (await own).baseUrl;
}

afterAll(async () => {
  own = undefined;
  for (const { portal, remove } of opened.splice(0)) {
    await portal.stop();
    await remove();
  }
});
