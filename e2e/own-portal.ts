import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@portal/contract/brand';
import { inject } from 'vitest';
import { databaseUrl, onServer } from '../server/src/testing/on-server.ts';
import { onceAFile } from './once-a-file.ts';
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

/** A folder and, where the tests have a server, a database of its own on it: empty, or a copy of another. */
async function newPlace(template = ''): Promise<PortalFolder> {
  const { folder, env, remove } = newFolder();
  const server = inject('demoServer');
  if (!server) return { folder, env, remove };
  const name = `${inject('demoDatabase')}_${process.pid}_${++copies}`;
  await onServer(server, `create database ${name}${template && ` template ${template}`}`);
  return {
    folder,
    env: { DATABASE_URL: databaseUrl(server, name), DEMO: '1' },
    async remove() {
      await onServer(server, `drop database if exists ${name} with (force)`);
      await remove();
    },
  };
}

/** Copies the demo institution: what a portal on it is started with. */
export async function copyDemo(): Promise<PortalFolder> {
  const place = await newPlace(inject('demoDatabase'));
  cpSync(inject('demoFolder'), place.folder, { recursive: true });
  return place;
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

/** The same in an empty place: another institution than the one of the copies, which loads its own demo. */
export const openOther = async (settings: Record<string, string>): Promise<RunningPortal> =>
  openIn(await newPlace(), settings);

async function openIn(
  { folder, env, remove }: PortalFolder,
  settings: Record<string, string>,
  changed?: ChangedBrand,
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

/** Address of the portal of this file, which is started when it is first asked for. */
export const ownPortal = onceAFile(async () => (await openDemo()).baseUrl);

/** Ends the portals of a file. */
export async function closePortals(): Promise<void> {
  for (const { portal, remove } of opened.splice(0)) {
    await portal.stop();
    await remove();
  }
}
