import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { HttpFailure } from '../http/refusal.ts';
import { inlineType } from './content.ts';
import { findLogo, logoPath } from './files.queries.ts';
import type { Files } from './files.ts';

// What a person sent is shown by the browser's own viewers and runs nothing; the PDF viewer needs no sandbox.
const viewerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** The name under which it is saved, with its own extension, as a header has it (RFC 5987). */
function headerName({ nombre, extension }: { nombre: string; extension: string }): string {
  const named = nombre.toLowerCase().endsWith(`.${extension}`) ? nombre : `${nombre}.${extension}`;
  return encodeURIComponent(named).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}

/** Serves the files behind signed links: images and PDF in the page, everything else as a download. */
export function serveFiles(app: FastifyInstance, files: Files, database: Database): void {
  app.get<{ Params: { firma: string } }>('/api/ficheros/:firma', async (request, reply) => {
    const file = await files.open(database, request.params.firma);
    if (!file) throw new HttpFailure(404, 'linkExpiredOrUsed');
    const type = inlineType(file.extension);
    return reply
      .headers({
        'content-type': type ?? 'application/octet-stream',
        'content-disposition': `${type ? 'inline' : 'attachment'}; filename*=UTF-8''${headerName(file)}`,
        'content-length': file.bytes,
        'cache-control': 'private, max-age=600',
        'content-security-policy': type === 'application/pdf' ? viewerPolicy : `${viewerPolicy}; sandbox`,
        'x-content-type-options': 'nosniff',
      })
      .send(file.stream);
  });

  // Logos stand in lists that are kept: a link that is over in a quarter of an hour would break them.
  app.get<{ Params: { clave: string } }>(`${logoPath}:clave`, async (request, reply) => {
    const logo = await findLogo(database, request.params.clave);
    if (!logo) throw new HttpFailure(404, 'linkExpiredOrUsed');
    return reply
      .headers({
        'content-type': inlineType(logo.extension) ?? 'application/octet-stream',
        'content-length': logo.bytes,
        'cache-control': 'public, max-age=86400',
        'content-security-policy': `${viewerPolicy}; sandbox`,
        'x-content-type-options': 'nosniff',
      })
      .send(await files.stream(logo.clave));
  });
}
