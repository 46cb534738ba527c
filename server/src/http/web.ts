import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Answer } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { getBrand } from '@portal/contract/portal';
import { type ScreenId, screenNames } from '@portal/contract/screens';
import type { FastifyInstance } from 'fastify';
import { openFrames } from './frames.ts';
import { languageOf } from './language.ts';
import { type Place, placeOf, readScreenFiles } from './screen-files.ts';
import { typefaceTags } from './typeface.ts';

interface Web {
  /** Folder of the built page. */
  folder: string;
  brandFolder: string;
  /** What the page is told of the institution, which comes along with it. */
  brand: Answer<typeof getBrand>;
  /** HTML that one page has beyond what all pages of its screen have. */
  dataOf: (place: Place, path: string) => Promise<string | undefined>;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Serves the brand's own files, and the built page: its hashed files for a year, and the page itself for every other
 * address. Where no page is built a development server gives it, which has the brand's files from here.
 */
export async function serveWeb(
  app: FastifyInstance,
  { folder, brandFolder, brand, dataOf }: Web,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: brandFolder,
    prefix: '/marca/',
    decorateReply: false,
    maxAge: '1h',
    // The folder also holds the institution's settings, which are for the server alone.
    allowedPath: (path) => /\.(svg|png|jpe?g|webp|ico|woff2)$/i.test(path),
  });
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  const pageOf = await openPages(folder, brand);
  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    // A path that looks like a file and is none must not get a page.
    if (/^\/(api|assets|marca)\//i.test(path) || /\.\w+$/.test(path)) return reply.callNotFound();
    const place = placeIn(path, languageOf(request, { brand }));
    const page = await pageOf(place);
    const data = place && (await dataOf(place, path));
    const packed = data === undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding, accept-language',
        ...(packed && { 'content-encoding': 'br' }),
      })
      .send(packed ? page : withData(brotliDecompressSync(page), data));
  });
}

/** Screens whose Spanish address, which has no prefix, is also typed by readers of another language. */
const neutral: readonly ScreenId[] = ['home', 'notFound', 'logout'];

/** A page with the data of what its address names, before its end. */
const withData = (page: Buffer, data: string | undefined): Buffer | string =>
  data === undefined ? page : page.toString().replace('</body>', () => `  ${data}\n  </body>`);

/** The screen of an address; of an address that says no language, in the one that its reader prefers. */
function placeIn(path: string, preferred: Language): Place | undefined {
  const found = placeOf(path);
  return found?.language === 'es' && neutral.includes(found.screen)
    ? { ...found, language: preferred }
    : found;
}

/** The page of each screen, with the frame of its screen as soon as that has been drawn; packed, and then kept. */
async function openPages(folder: string, brand: Web['brand']) {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const filesOf = await readScreenFiles(folder);
  const letters = await typefaceTags(folder, brand.tipografia);
  const frameOf = openFrames(folder, brand);
  // No text of the brand may end the element that it is in.
  const data = JSON.stringify(brand).replaceAll('<', '\\u003c');
  const brandData = `<script type="application/json" id="marca">${data}</script>`;
  const kept = new Map<string, Promise<Buffer>>();

  const languageAttributes = (place: Place | undefined): string => {
    const isNeutral = place !== undefined && neutral.includes(place.screen);
    return `lang="${place?.language ?? brand.idiomaPorDefecto}"${isNeutral ? ' data-neutral' : ''}`;
  };
  const compose = async (place: Place | undefined, frame: string | undefined): Promise<Buffer> => {
    const own =
      place === undefined || place.screen === 'home' ? [] : [screenNames[place.screen].title[place.language]];
    const title = `<title>${escaped([...own, brand.nombre].join(' · '))}</title>`;
    const head = [title, ...letters, ...(place === undefined ? [] : filesOf(place))].join('\n    ');
    const shown = frame === undefined ? '' : `<div id="marco" inert aria-hidden="true">${frame}</div>\n    `;
    const page = html
      .replace('lang="es"', () => languageAttributes(place))
      .replace('<title></title>', () => head)
      .replace('</body>', () => `  ${shown}${brandData}\n  </body>`);
    return promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  };

  return async (place: Place | undefined): Promise<Buffer> => {
    const key = place === undefined ? '' : `${place.screen} ${place.language}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const frame = place && (await frameOf(place.screen, place.language));
    const page = compose(place, frame);
    if (place === undefined || frame !== undefined) kept.set(key, page);
    return page;
  };
}
