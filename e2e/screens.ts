import type { Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import { type ScreenId, screenIds, screenNames } from '@portal/contract/screens';
import { screens } from '../web/src/app/areas.ts';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { onceAFile } from './once-a-file.ts';
import type { MakeScene, Parameters } from './scenes/scene.ts';

/** Every screen of the page's own table, so that a new one is gone over without being named here. */

export const readers = ['visitor', 'Alumno', 'Empresa', 'Gestor'] as const satisfies readonly (
  | 'visitor'
  | Role
)[];
export type Reader = (typeof readers)[number];

/** What the screens of each area show (`scenes/<area>.ts`), one after another: they share their accounts. */
const scenes = import.meta.glob<{ makeScene: MakeScene }>(['./scenes/*.ts', '!./scenes/scene.ts'], {
  eager: true,
});

const allParameters = onceAFile(async (): Promise<Parameters> => {
  const parts: Parameters[] = [];
  for (const { makeScene } of Object.values(scenes)) parts.push(await makeScene());
  return Object.assign({}, ...parts);
});

/** The address of a screen, and of what it shows where it shows one thing. */
export async function addressOfScreen(id: ScreenId, language: Language): Promise<string> {
  if (!screenNames[id].paths.es[0].includes(':')) return addressOf(language, id);
  const parameters = (await allParameters())[id];
  if (parameters === undefined) throw new Error(`say in e2e/scenes which ${id} is shown`);
  return addressOf(language, id, parameters);
}

/**
 * The first ends the session that the others need. The others lead away a visitor who comes by their address alone, and
 * are gone over by those who do not.
 */
const apart: ReadonlySet<ScreenId> = new Set([
  'logout',
  'acceptance',
  'secondFactor',
  'maintenance',
  'registerSignedOn',
  'survey',
]);

/** Open to everybody by a link, and by their address alone to those whose they are. */
const owned: Readonly<Partial<Record<ScreenId, Reader>>> = { incorporationForm: 'Empresa' };

function isFor(reader: Reader, id: ScreenId): boolean {
  if (apart.has(id)) return false;
  if (owned[id] !== undefined) return owned[id] === reader;
  const { access } = screens[id];
  if (reader === 'visitor') return access === 'public' || access === 'anonymous';
  if (typeof access === 'string') return access === 'anyRole';
  return access.includes(reader);
}

/** The screens of somebody. */
export const screensFor = (reader: Reader): readonly ScreenId[] =>
  screenIds.filter((id) => isFor(reader, id));
