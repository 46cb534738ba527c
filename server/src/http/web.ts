import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built page: its hashed files for a year, and the page itself for every other address. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  brandFolder: string,
  title: string,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: brandFolder,
    prefix: '/marca/',
    decorateReply: false,
    maxAge: '1h',
    // The folder also holds the institution's settings, which are for the server alone.
    allowedPath: (path) => /\.(svg|png|jpe?g|webp|ico|woff2)$/i.test(path),
  });
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  // The page's own title comes with its texts; until then the tab and a screen reader have the institution's.
  const escaped = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const page = html.replace('<title></title>', () => `<title>${escaped}</title>`);
  app.get('/*', (request, reply) => {
    // A path that looks like a file and is none must not get a page.
    if (/^\/(api|assets|marca)\//i.test(request.url) || /\.\w+$/.test(request.url.split('?')[0] ?? '')) {
      return reply.callNotFound();
    }
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(page);
  });
}
