import { api } from '@portal/contract/areas';
import type { Endpoint } from '@portal/contract/endpoint';
import { languages } from '@portal/contract/languages';
import { statusTexts } from '@portal/contract/messages/texts';
import { type Role, roles } from '@portal/contract/roles';
import { loginStudent } from '@portal/contract/session';
import { errors } from '@portal/contract/statuses';
import { countPending } from '@portal/contract/validations';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  addCompany,
  addContact,
  addManager,
  addStudent,
  companyToken,
  managerToken,
  studentToken,
} from './testing/fixtures.ts';
import { openPortal, type TestPortal } from './testing/portal.ts';

/** What holds for every call of the contract, whatever it does. */

let portal: TestPortal;
let tokens: Record<Role, string>;
let student: string;

beforeAll(async () => {
  portal = await openPortal();
  const company = await addCompany(portal);
  student = (await addStudent(portal)).usuario;
  tokens = {
    Alumno: await studentToken(portal, student),
    Empresa: await companyToken(portal, (await addContact(portal, [company.id])).usuario),
    Gestor: await managerToken(portal, (await addManager(portal)).usuario),
  };
});
afterAll(() => portal.close());

const calls = Object.entries(api) as [string, Endpoint][];

/** A path whose parameters are right by their form. */
const somePath = ({ path, params }: Endpoint): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const candidates = ['1', 'practicas', 'es', 'AAAAAAAAAAAAAAAA'];
    const schema = params?.shape[name];
    return candidates.find((value) => schema?.safeParse(value).success) ?? '1';
  });

const ask = (endpoint: Endpoint, url: string, token?: string, payload?: unknown) =>
  portal.app.inject({
    method: endpoint.method,
    url,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(endpoint.method === 'POST' && { payload: JSON.stringify(payload ?? {}) }),
  });

describe.each(calls)('%s', (name, endpoint) => {
  const { access } = endpoint;
  /** Of a role that may make the call; logging out ends it, so that one call gets its own. */
  const rightToken = async (): Promise<string | undefined> => {
    if (access === 'public') return undefined;
    return name === 'logout' ? studentToken(portal, student) : tokens[access[0]];
  };

  test.runIf(access !== 'public')(
    'is refused without a token, and with one that is none of ours',
    async () => {
      for (const token of [undefined, 'abc', `${tokens.Alumno}x`]) {
        const response = await ask(endpoint, somePath(endpoint), token);
        expect(response.statusCode).toBe(401);
        expect(response.json()).toMatchObject({
          status: errors.sessionLost.code,
          referencia: expect.any(String),
        });
      }
    },
  );

  const others = roles.filter((role) => access !== 'public' && !access.includes(role));
  test.runIf(others.length > 0)('is refused to every other role', async () => {
    for (const role of others) {
      const response = await ask(endpoint, somePath(endpoint), tokens[role]);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ status: errors.noPermission.code });
    }
  });

  test('never fails on a body, a query or a parameter that nobody meant', async () => {
    const token = await rightToken();
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 2 }),
        fc.string({ minLength: 1, maxLength: 20 }),
        async (body, text) => {
          const odd = encodeURIComponent(text) || 'x';
          const urls = [
            somePath(endpoint),
            endpoint.path.replace(/:\w+/g, odd),
            `${somePath(endpoint)}?pagina=${odd}&texto=${odd}&ofertas=${odd}&idProvincia=${odd}`,
          ];
          for (const url of urls) {
            const response = await ask(endpoint, url, token, body);
            expect(response.statusCode, `${url} ${response.body}`).toBeLessThan(500);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  test.runIf(endpoint.params)(
    'takes a parameter that cannot be read for something that is not there',
    async () => {
      const url = endpoint.path.replace(/:\w+/g, `${'NO-'.repeat(30)}!`);
      const response = await ask(endpoint, url, await rightToken());
      expect(response.json().status).toBe(errors[endpoint.absent ?? 'mandatoryDataMissing'].code);
      expect(response.statusCode).toBe(endpoint.absent ? 200 : 400);
    },
  );

  test('is matched whatever its case, with and without a trailing slash', async () => {
    const token = await rightToken();
    const [before, ...rest] = somePath(endpoint).split('/api/');
    const path = `${before}/API/${rest.join('/api/')}`.replace(
      /Alumno|Empresa|Gestor|Publico|Dominios/i,
      (area) => area.toLowerCase(),
    );
    for (const url of [path, `${path}/`]) {
      expect((await ask(endpoint, url, token, null)).statusCode).not.toBe(404);
    }
  });
});

test('a call that there is not is 404 in the envelope', async () => {
  const response = await portal.app.inject('/api/Alumno/noHayTal');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ status: expect.any(Number), mensaje: expect.any(String) });
});

test('a body that is no JSON is 400, one of another kind 415', async () => {
  const post = (payload: string, type = 'application/json') =>
    portal.app.inject({
      method: 'POST',
      url: '/api/Alumno/logaUsuario',
      payload,
      headers: { 'content-type': type },
    });
  expect((await post('{')).statusCode).toBe(400);
  expect((await post('<a/>', 'application/xml')).statusCode).toBe(415);
});

test('takes an empty body with a JSON content type where the call has no body, and misses it where it has one', async () => {
  const post = (url: string, token: string) =>
    portal.app.inject({
      method: 'POST',
      url,
      payload: '',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
  const token = await studentToken(portal, student);
  const language = await post('/api/Alumno/editarIdiomaPreferido', token);
  expect(language.statusCode).toBe(400);
  expect(language.json()).toMatchObject({ status: 15, datos: { campos: [{}] } });
  expect((await post('/api/Sesion/cierraSesion', token)).json()).toMatchObject({ status: 0 });
});

describe('the headers', () => {
  const ofAll = (headers: Record<string, unknown>) => {
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  };

  test.each([
    ['GET', '/api/Publico/dameMarca', 200],
    ['GET', '/API/publico/damemarca/', 200],
    ['HEAD', '/api/Publico/dameMarca', 200],
    ['GET', '/api/Sesion/dameSesion', 401],
    ['POST', '/api/Alumno/logaUsuario', 400],
  ] as const)('of a call say that data run and load nothing: %s %s (%i)', async (method, url, status) => {
    const { headers, statusCode } = await portal.app.inject({ method, url });
    expect(statusCode).toBe(status);
    ofAll(headers);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });

  test.each([
    ['/healthz', 200],
    ['/api/openapi.json', 200],
    ['/api/Alumno/noHayTal', 404],
    ['/%E0%A4%A', 400],
  ])('of all else are those of a page: %s (%i)', async (url, status) => {
    const { headers, statusCode } = await portal.app.inject(url);
    expect(statusCode).toBe(status);
    ofAll(headers);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

test.each([
  ['https://portal.example.edu', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('at %s a browser is told to insist on TLS: %s', async (PUBLIC_URL, header) => {
  const other = await openPortal({ env: { PUBLIC_URL } });
  try {
    // Failures of the framework have headers of their own.
    for (const url of ['/api/Publico/dameMarca', '/api/Alumno/noHayTal', '/%E0%A4%A']) {
      const { headers } = await other.app.inject(url);
      expect(headers['strict-transport-security'], url).toBe(header);
    }
  } finally {
    await other.close();
  }
});

// The texts of pages, which may be kept too, have a test of their own.
const kept = calls.filter(([name, { cacheSeconds }]) => cacheSeconds !== undefined && name !== 'getPage');

test('catalogues and the brand are not sent again to a client that has them', async () => {
  expect(kept.map(([name]) => name)).toEqual(expect.arrayContaining(['getBrand', 'getDomains']));
  for (const [name, endpoint] of kept) {
    const url = somePath(endpoint);
    const first = await portal.app.inject(url);
    expect(first.statusCode, name).toBe(200);
    expect(first.headers['cache-control'], name).toBe(`public, max-age=${endpoint.cacheSeconds}`);
    const etag = String(first.headers.etag);
    const again = (known: string) => portal.app.inject({ url, headers: { 'if-none-match': known } });
    for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, `"a,b",${etag},"c"`, '*']) {
      const response = await again(known);
      expect(response.statusCode, `${name} ${known}`).toBe(304);
      expect(response.body).toBe('');
      expect(response.headers.etag).toBe(etag);
    }
    for (const known of ['"other"', 'W/"other"', '"other", "another"', etag.replaceAll('"', ''), '']) {
      expect((await again(known)).statusCode, `${name} ${known}`).toBe(200);
    }
  }
});

test('the process says that it is alive and ready, and counts its calls', async () => {
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
  expect((await portal.app.inject('/readyz')).statusCode).toBe(200);
  await portal.app.inject('/api/Publico/dameMarca');
  const metrics = (await portal.app.inject('/metrics')).body;
  expect(metrics).toMatch(/portal_call_seconds_count\{call="getBrand",http_status="200",status="0"\} \d+/);
});

test('the process is alive but not ready while its database does not answer', async () => {
  const query = vi.spyOn(portal.database, 'query').mockRejectedValue(new Error('connection refused'));
  try {
    const response = await portal.app.inject('/readyz');
    expect([response.statusCode, response.json()]).toEqual([503, { ok: false }]);
    expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
  } finally {
    query.mockRestore();
  }
  expect((await portal.app.inject('/readyz')).statusCode).toBe(200);
});

test('another origin may call the API where it is named, and no third one', async () => {
  const origin = 'https://www.example.edu';
  const other = await openPortal({ env: { CORS_ORIGIN: origin } });
  try {
    for (const caller of [origin, 'https://elsewhere.example', 'https://www.example.edu.elsewhere.example']) {
      const { headers } = await other.app.inject({
        url: '/api/Publico/dameMarca',
        headers: { origin: caller },
      });
      expect(headers['access-control-allow-origin'], caller).toBe(origin);
    }
    const asked = await other.app.inject({
      method: 'OPTIONS',
      url: loginStudent.path,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe(origin);
    expect(asked.headers['access-control-allow-methods']).toContain('POST');
  } finally {
    await other.close();
  }
});

test('a call that fails inside says so with its request id, and nothing of the inside', async () => {
  const failure = Object.assign(new Error('relation "secrets" does not exist'), {
    query: 'select * from secrets',
  });
  const query = vi.spyOn(portal.database, 'query').mockRejectedValue(failure);
  try {
    for (const language of languages) {
      const response = await portal.app.inject({
        url: countPending.path,
        headers: { authorization: `Bearer ${tokens.Gestor}`, 'accept-language': language },
      });
      expect(response.statusCode).toBe(500);
      expect(response.headers['cache-control']).toBe('no-store');
      // As a whole: there is room for nothing else.
      expect(response.json()).toEqual({
        status: 500,
        datos: null,
        mensaje: statusTexts[language].serviceUnavailable.body,
        referencia: response.headers['x-request-id'],
      });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.body).not.toMatch(/secrets|select|relation|\.ts/);
    }
  } finally {
    query.mockRestore();
  }
});

test.each(languages)(
  'every status reads well in %s: no number alone, no mark that nobody fills',
  (language) => {
    const marks = new Set(['mensaje', 'requisitos', 'documentos', 'minutos']);
    for (const [name, { title, body }] of Object.entries(statusTexts[language])) {
      expect(title, name).not.toMatch(/error \d|^\d+$/i);
      for (const [, mark] of body.matchAll(/\{(\w+)\}/g)) expect(marks, name).toContain(mark);
    }
  },
);
