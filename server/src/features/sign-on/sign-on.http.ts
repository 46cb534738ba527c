import { signOnMetadata, signOnReturn, signOnStart } from '@portal/contract/sign-on';
import { signOnRoles } from '@portal/contract/sign-on-settings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import { HttpFailure } from '../../http/refusal.ts';
import { addRequest, forgetUnasked, keepPosted } from './sign-on.queries.ts';
import { browserIn, postedSeconds, requestMinutes } from './sign-on.rules.ts';
import type { SignOn } from './sign-on.ts';

interface Parts {
  readonly signOn: SignOn;
  readonly database: Database;
  now(): Date;
}

/** A whole class may log in from one address at the beginning of a lesson. */
const perMinute = 300;
/** A signed answer is some 10 KB; one with a long list of groups, a few times that. */
const maxPosted = 128 * 1024;

const query = z.object({ perfil: z.enum(signOnRoles).catch('Alumno') });
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** To the page that people come back to, which says what is the matter. */
const back = (reply: FastifyReply, search: Record<string, string>) =>
  reply.header('cache-control', 'no-store').redirect(`${signOnReturn}?${new URLSearchParams(search)}`, 303);

/**
 * What of a single sign-on is no call: beginning one, which sends the browser away, and what a SAML provider has it
 * post, which comes from another site and with none of the portal's cookies. Neither decides anything.
 */
export function serveSignOn(app: FastifyInstance, parts: Parts): void {
  const { signOn } = parts;
  if (signOn.providers.size === 0) return;
  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute', allowList: [] } };
  serveStart(app, parts, config);
  app.get<{ Params: { proveedor: string } }>(signOnMetadata, { config }, async (request, reply) => {
    const metadata = signOn.providers.get(request.params.proveedor)?.metadata;
    if (!metadata) throw new HttpFailure(404, 'generalError');
    return reply.type('application/samlmetadata+xml; charset=utf-8').send(metadata());
  });
  servePosted(app, parts, config);
}

function serveStart(app: FastifyInstance, { signOn, database, now }: Parts, config: object): void {
  app.get<{ Params: { proveedor: string } }>(signOnStart, { config }, async (request, reply) => {
    const { proveedor } = request.params;
    const configured = signOn.providers.get(proveedor);
    const { perfil } = query.parse(request.query);
    if (!configured?.settings.perfiles.includes(perfil)) return back(reply, { error: 'invalid_request' });
    // One for all that this browser begins: a second tab does not spoil the first.
    const browser = browserIn(request.headers.cookie ?? '', signOn.cookie) ?? newSecret();
    // The name of a SAML request may not begin with a digit.
    const state = `_${newSecret()}`;
    let address: string;
    try {
      address = await configured.provider.begin({ state, browser });
    } catch (error) {
      request.log.error({ proveedor, err: error }, 'sign-on cannot begin');
      return back(reply, { error: 'temporarily_unavailable' });
    }
    await addRequest(database, {
      estadoHash: hashOfSecret(state),
      navegadorHash: hashOfSecret(browser),
      proveedor,
      userType: perfil,
      creada: now(),
      caduca: later(now(), requestMinutes * 60),
    });
    // Strict: it is read by the page's own call alone, never on the way back from the provider.
    const attributes = `Path=/; Max-Age=${requestMinutes * 60}; HttpOnly; SameSite=Strict${signOn.isSecure ? '; Secure' : ''}`;
    return reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': `${signOn.cookie}=${browser}; ${attributes}` })
      .redirect(address, 303);
  });
}

function servePosted(app: FastifyInstance, { signOn, database, now }: Parts, config: object): void {
  const saml = [...signOn.providers.values()].filter(({ settings }) => settings.tipo === 'saml');
  if (saml.length === 0) return;
  const ids = saml.map(({ settings }) => settings.id);
  // Forms are read here and nowhere else.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxPosted },
      async (_: unknown, text: string) => new URLSearchParams(text),
    );
    scope.post(signOnReturn, { config, bodyLimit: maxPosted }, async ({ body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new HttpFailure(415, 'generalError');
      const [state, id] = [body.get('RelayState') ?? '', newSecret()];
      const posted = {
        respuestaHash: hashOfSecret(id),
        respuesta: body.toString(),
        respuestaCaduca: later(now(), postedSeconds),
      };
      await forgetUnasked(database, now());
      const isKept = await keepPosted(database, hashOfSecret(state), ids, posted, now());
      return back(reply, isKept ? { respuesta: id } : { error: 'invalid_request' });
    });
  });
}
