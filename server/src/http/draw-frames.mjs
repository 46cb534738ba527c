// A process of its own, whose memory is gone when it is done: draws the frames of an institution, which it is told on
// its input, with the module and into the folder that it is started with.
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** One that has not finished by then never will. */
const longestMs = 5 * 60_000;

const [module = '', folder = ''] = process.argv.slice(2);
const unfinished = `${folder}.unfinished`;
const begun = await stat(unfinished).then(
  ({ birthtimeMs }) => birthtimeMs,
  () => Number.NEGATIVE_INFINITY,
);
// Several processes of the portal that start together need one of these.
if (Date.now() - begun < longestMs) process.exit();
await rm(unfinished, { recursive: true, force: true });
await mkdir(unfinished);
const { renderFrames } = await import(pathToFileURL(module).href);
for (const { screen, language, html } of await renderFrames(await json(process.stdin)))
  await writeFile(join(unfinished, `${screen}.${language}.html`), html);
await rename(unfinished, folder);
process.exit();
