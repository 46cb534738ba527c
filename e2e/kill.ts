import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommunication, listCommunications } from '@portal/contract/communications';
import { loginManager } from '@portal/contract/session';
import fc from 'fast-check';
import { demoPassword } from '../demo/accounts.ts';
import { Client } from './client.ts';
import { SurveyUnderKill } from './kill-survey.ts';
import { startPortal } from './portal.ts';

/**
 * Kills the portal in the middle of writes, as a power cut does, and starts it again: what it had answered is there
 * once, and what it had not answered can be sent again. `KILL_SEED` repeats a run.
 */

const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31);
const rounds = Number(process.env.KILL_ROUNDS ?? 5);
const writers = 6;
const answerers = 3;
const perPage = 100;

async function manager(baseUrl: string): Promise<Client> {
  const client = new Client(baseUrl);
  const credentials = { eUsuario: 'gestora@demo.test', ePassword: demoPassword };
  const { token } = await client.get(loginManager, { body: { eAmbito: 'PrivadoGestor', ...credentials } });
  client.token = token;
  return client;
}

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** What was sent, by the key that it was sent with; the number that it was given, once it was answered. */
const sent = new Map<string, number | undefined>();
const survey = new SurveyUnderKill();

async function write(client: Client, clave: string): Promise<void> {
  sent.set(clave, sent.get(clave));
  const textos = { es: { titulo: clave, descripcion: '<p>Texto</p>' } };
  const comunicacion = {
    destinatarios: 'todos',
    fechaDesde: '2030-01-01',
    fechaHasta: null,
    enlace: null,
    textos,
  } as const;
  const { idComunicacion } = await client.get(createCommunication, {
    body: { claveEnvio: clave, comunicacion },
  });
  sent.set(clave, idComunicacion);
}

/** Writes side by side until so many were answered, then has the portal killed; what fails by that is left as it is. */
async function writeUntilKilled(client: Client, most: number, kill: () => Promise<void>): Promise<void> {
  let answered = 0;
  let killed: Promise<void> | undefined;
  const goOn = async (act: () => Promise<void>, counts: number) => {
    while (!killed) {
      try {
        await act();
      } catch (error) {
        if (!killed) throw error;
      }
      answered += counts;
      if (answered >= most) killed ??= kill();
    }
  };
  await Promise.all([
    ...Array.from({ length: writers }, () => goOn(() => write(client, randomUUID()), 1)),
    // Killed within an answer that takes many calls.
    ...Array.from({ length: answerers }, () => goOn(() => survey.answer(client), 0)),
  ]);
  await killed;
}

async function storedTitles(client: Client): Promise<Map<number, string>> {
  const titles = new Map<number, string>();
  for (let pagina = 1; ; pagina++) {
    const { comunicaciones } = await client.get(listCommunications, {
      query: { pagina, porPagina: perPage },
    });
    for (const { idComunicacion, titulo } of comunicaciones) titles.set(idComunicacion, titulo);
    if (comunicaciones.length < perPage) return titles;
  }
}

/** What is not as it was answered. */
async function compare(client: Client): Promise<string[]> {
  return [...(await compareWrites(client)), ...(await survey.compare(client))];
}

async function compareWrites(client: Client): Promise<string[]> {
  const stored = await storedTitles(client);
  const lost = [...sent].filter(([clave, id]) => id !== undefined && stored.get(id) !== clave);
  const titles = [...stored.values()].filter((titulo) => sent.has(titulo));
  const doubled = titles.filter((titulo, place) => titles.indexOf(titulo) !== place);
  return [...lost.map(([clave]) => `lost ${clave}`), ...doubled.map((clave) => `doubled ${clave}`)];
}

const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
const problems: string[] = [];
say(`KILL_SEED=${seed}`);
for (const most of fc.sample(fc.integer({ min: 5, max: 80 }), { seed, numRuns: rounds })) {
  const portal = await startPortal(folder);
  const writer = await manager(portal.baseUrl);
  await survey.open(writer);
  await writeUntilKilled(writer, most, portal.kill);
  const again = await startPortal(folder);
  const client = await manager(again.baseUrl);
  problems.push(...(await compare(client)));
  const open = [...sent].filter(([, id]) => id === undefined).map(([clave]) => clave);
  for (const clave of open) await write(client, clave);
  await survey.goOn(client);
  problems.push(...(await compare(client)));
  say(`killed after ${most} answers: ${open.length} were under way and sent again`);
  await again.stop();
}
rmSync(folder, { recursive: true, force: true });
say(
  `${sent.size} writes, ${survey.count} answers to a survey, ${rounds} kills: ${problems.length === 0 ? 'none lost, none doubled' : problems.join(', ')}`,
);
process.exit(problems.length === 0 ? 0 : 1);
