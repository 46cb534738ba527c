import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Answer } from '@portal/contract/endpoint';
import type { getBrand } from '@portal/contract/portal';
import type { FastifyInstance } from 'fastify';
import { readScreenFiles } from './screen-files.ts';

interface Web {
  /** Folder of the built page. */
  folder: string;
  brandFolder: string;
  /** What the page is told of the institution, which comes along with it. */
  brand: Answer<typeof getBrand>;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Serves the built page: its hashed files for a year, and the page itself for every other address. */
export async function serveWeb(app: FastifyInstance, { folder, brandFolder, brand }: Web): Promise<void> {
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
  const filesOf = await readScreenFiles(folder);
  // The page's own title comes with its texts; until then the tab and a screen reader have the institution's.
  const title = `<title>${escaped(brand.nombre)}</title>`;
  // No text of the brand may end the element that it is in.
  const data = JSON.stringify(brand).replaceAll('<', '\\u003c');
  const brandData = `<script type="application/json" id="marca">${data}</script>`;
  const pageOf = (path: string): string => {
    const head = [title, ...filesOf(path)].join('\n    ');
    return html.replace('<title></title>', () => head).replace('</body>', () => `  ${brandData}\n  </body>`);
  };
  app.get('/*', (request, reply) => {
    // A path that looks like a file and is none must not get a page.
    if (/^\/(api|assets|marca)\//i.test(request.url) || /\.\w+$/.test(request.url.split('?')[0] ?? '')) {
      return reply.callNotFound();
    }
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(pageOf(request.url.split('?')[0] ?? '/'));
  });
}
