import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { apply } from '@portal/contract/applications';
import { api } from '@portal/contract/areas';
import { moveCandidate } from '@portal/contract/candidates';
import { editPersonalData } from '@portal/contract/cv';
import type { Endpoint } from '@portal/contract/endpoint';
import { getMaintenance } from '@portal/contract/maintenance';
import type { Role } from '@portal/contract/roles';
import { getSession, loginStudent } from '@portal/contract/session';
import { fittingOffers, listOffers } from '@portal/contract/student-offers';
import { saveSurveyAnswers } from '@portal/contract/surveys';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { newCandidate, newCompany } from '../testing/applications.ts';
import { addManager, addStudent, managerToken, studentToken } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { openLog } from './log.ts';

/** What no page sends, and somebody may. */

let portal: TestPortal;
afterEach(() => portal.close());

test('what the database cannot hold is malformed, not a failure', async () => {
  portal = await openPortal();
  const token = await studentToken(portal, (await addStudent(portal)).usuario);
  const malformed = 'mandatoryDataMissing';
  const tipo = 'practicas' as const;
  const nul = 'one\u0000two';
  await portal.refused(
    loginStudent,
    { body: { eAmbito: 'PrivadoAlumno', eUsuario: nul, ePassword: 'x' } },
    malformed,
  );
  await portal.refused(listOffers, { params: { tipo }, query: { texto: nul } }, malformed, { token });
  await portal.refused(listOffers, { params: { tipo }, query: { fechaDesde: '0000-01-01' } }, malformed, {
    token,
  });
  await portal.refused(fittingOffers, { query: { ofertas: '1,9999999999' } }, malformed, { token });
  const nobody = { telefono: null, dni: null, numSegSocial: null, idPais: null, idProvincia: null };
  await portal.refused(
    editPersonalData,
    { body: { ...nobody, localidad: nul, nacionalidades: [1] } },
    malformed,
    { token },
  );
  const company = await newCompany(portal);
  const { id: idCandidatura } = await newCandidate(portal, company.id);
  const half = { idCandidatura, idEstado: 3 as const, comentario: 'one\ud800two' };
  await portal.refused(moveCandidate, { body: half }, malformed, company);
});

test.each(['/api/Publico/dameMarca', '/API/Publico/dameMarca', '/%61pi/Publico/dameMarca'])(
  'the limit of calls from one address holds for %s',
  async (url) => {
    portal = await openPortal({ env: { RATE_LIMIT: '2' } });
    for (let call = 0; call < 2; call++) expect((await portal.app.inject(url)).statusCode).toBe(200);
    const refused = await portal.app.inject(url);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(refused.json()).toMatchObject({ status: 500, mensaje: expect.any(String) });
    expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
  },
);

describe('the limit of calls', () => {
  const from = { remoteAddress: '198.51.100.20' };
  const ask = (token: string) =>
    portal.app.inject({ url: getSession.path, headers: { authorization: `Bearer ${token}` }, ...from });

  test('counts a caller with a session by their account, and no question whether there is maintenance', async () => {
    portal = await openPortal({ env: { RATE_LIMIT: '3' } });
    const [one, another] = await Promise.all(
      [1, 2].map(async () => studentToken(portal, (await addStudent(portal)).usuario)),
    );
    for (let page = 0; page < 8; page++)
      expect((await portal.app.inject({ url: getMaintenance.path, ...from })).statusCode).toBe(200);
    for (const token of [one, another])
      for (let call = 0; call < 3; call++) expect((await ask(token ?? '')).statusCode).toBe(200);
    expect((await ask(one ?? '')).statusCode).toBe(429);
  });

  test('counts tokens that are none', async () => {
    portal = await openPortal({ env: { RATE_LIMIT: '2' } });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await ask(`guess${call}`)).statusCode);
    expect(statuses).toEqual([401, 401, 429]);
  });
});

const envelope = { status: expect.any(Number), mensaje: expect.stringMatching(/\p{L}/u) };

test.each([
  ['/%', 400],
  ['/api/%', 400],
  ['/api/Alumno/dameOferta/%E0%A4%A', 400],
  [`/api/Alumno/dameOferta/${'a'.repeat(200)}`, 414],
])('the address %s is answered in the envelope', async (url, httpStatus) => {
  portal = await openPortal();
  for (const method of ['GET', 'POST', 'PUT', 'PROPFIND'] as const) {
    const response = await portal.app.inject({ method, url, headers: { 'accept-language': 'en' } });
    expect([httpStatus, 404]).toContain(response.statusCode);
    const { referencia, ...rest } = response.json();
    expect(rest).toMatchObject(envelope);
    expect(referencia).toBe(response.headers['x-request-id']);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.body).not.toContain('FST_');
  }
});

test.each([
  ['no request at all', 'nonsense\r\n\r\n', 400],
  ['no method that there is', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na', 400],
])('what is %s is answered in the envelope', async (_, request, httpStatus) => {
  portal = await openPortal();
  const { hostname, port } = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${httpStatus} `));
  const id = /^x-request-id: ([0-9a-f-]{36})$/m.exec(head)?.[1];
  expect(id).toBeDefined();
  expect(JSON.parse(body)).toMatchObject({ ...envelope, referencia: id });
});

test('a body of more parts than any call takes is malformed, and told so in few words', async () => {
  portal = await openPortal();
  const token = await studentToken(portal, (await addStudent(portal)).usuario);
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const send = (url: string, payload: string) =>
    portal.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
  const bodies: [string, string][] = [
    [apply.path, JSON.stringify({ urlOferta: 'x', documentos: Array(1_000_000).fill(0) })],
    [apply.path, JSON.stringify({ urlOferta: 'x', documentos: Array(9_000).fill(0) })],
    [apply.path, `{"urlOferta":${nested(200_000)}}`],
    [loginStudent.path, `{"eUsuario":${nested(30_000)}}`],
  ];
  for (const [url, payload] of bodies) {
    const response = await send(url, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 15 });
    expect(response.body.length).toBeLessThan(50_000);
  }
});

// Only a server has transactions that a process can forget.
test.runIf(inject('serverUrl'))('a transaction that nothing is done with ends by itself', async () => {
  portal = await openPortal();
  const shown = async (name: string) => (await portal.database.raw(`show ${name}`)).rows;
  expect(await shown('idle_in_transaction_session_timeout')).toEqual([
    { idle_in_transaction_session_timeout: '1min' },
  ]);
  expect(await shown('statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
});

test('a call that takes files has a limit of each account, apart from others behind the same address', async () => {
  portal = await openPortal({ env: { UPLOADS_A_MINUTE: '5' } });
  const tokensOf = async () => {
    const company = await newCompany(portal);
    return {
      Alumno: await studentToken(portal, (await addStudent(portal)).usuario),
      Empresa: company.token,
      Gestor: await managerToken(portal, (await addManager(portal)).usuario),
    };
  };
  const [some, others] = [await tokensOf(), await tokensOf()];
  const takeFiles: Endpoint[] = Object.values(api).filter(
    // A stricter limit of its own comes before it.
    ({ bodyLimit, callsAMinute }: Endpoint) => bodyLimit !== undefined && callsAMinute === undefined,
  );
  expect(takeFiles.length).toBeGreaterThan(5);
  for (const { path, access } of takeFiles) {
    if (access === 'public') throw new Error(`${path} takes files of anybody`);
    const statuses = async (tokens: Record<Role, string>, times: number) => {
      const all = Array.from({ length: times }, () =>
        portal.app.inject({
          method: 'POST',
          url: path,
          payload: {},
          headers: { authorization: `Bearer ${tokens[access[0]]}` },
        }),
      );
      return (await Promise.all(all)).map(({ statusCode }) => statusCode);
    };
    expect(new Set(await statuses(some, 5)), path).toEqual(new Set([400]));
    expect(await statuses(some, 1), path).toEqual([429]);
    expect(await statuses(others, 1), path).toEqual([400]);
  }
});

describe('a body over the limit of its call', () => {
  const post = (url: string, body: string, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const filler = (bytes: number) => JSON.stringify({ urlOferta: 'x'.repeat(bytes) });

  test('is too long where the call takes no files, and the sentence says why', async () => {
    portal = await openPortal();
    const sentences = { es: 'demasiado largo', ca: 'massa llarg', en: 'too long' };
    for (const [language, sentence] of Object.entries(sentences)) {
      const response = await post(loginStudent.path, filler(70_000), { 'accept-language': language });
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({
        status: 15,
        datos: { campos: [] },
        mensaje: expect.stringContaining(sentence),
      });
    }
  });

  test('is too long where the call takes long texts', async () => {
    portal = await openPortal();
    const response = await post(saveSurveyAnswers.path.replace(':id', '1'), filler(2_500_000));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      status: 15,
      mensaje: expect.stringContaining('demasiado largo'),
    });
  });

  test('is a file too large where it takes some', async () => {
    portal = await openPortal();
    const token = await studentToken(portal, (await addStudent(portal)).usuario);
    const response = await post(apply.path, filler(30_000_000), { authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ status: 46, mensaje: expect.stringMatching(/máximo es 2\sMB/) });
  });

  test('is not even read from a caller who may not make the call', async () => {
    portal = await openPortal();
    const { hostname, port } = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), hostname);
    const head = ['POST /api/Alumno/inscribirse HTTP/1.1', 'host: x', 'content-type: application/json'];
    // Not one byte of the body follows: who waited for it would not answer.
    socket.write([...head, 'content-length: 28000000', 'connection: close', '', ''].join('\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  });
});

test('a compressed body is refused in words, whatever its compression', async () => {
  portal = await openPortal();
  for (const encoding of ['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'GZIP', 'identity, gzip']) {
    const response = await portal.app.inject({
      method: 'POST',
      url: loginStudent.path,
      payload: gzipSync('{}'),
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    });
    expect(response.statusCode, encoding).toBe(415);
    expect(response.json()).toMatchObject({ ...envelope, status: 1, datos: null });
  }
});

describe('a proxy that may not say who calls', () => {
  const warnings = (lines: string[]) => lines.filter((line) => line.includes('TRUST_PROXY'));
  const open = async (env: Record<string, string>) => {
    const lines: string[] = [];
    portal = await openPortal({ env, log: openLog('warn', { write: (line) => lines.push(line) }) });
    return lines;
  };

  test('is warned of once, with the first call that comes through it', async () => {
    const lines = await open({});
    await portal.app.inject('/healthz');
    expect(warnings(lines)).toEqual([]);
    for (let call = 0; call < 2; call++)
      await portal.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(warnings(lines)).toHaveLength(1);
  });

  test('is warned of at the start where people come by https', async () => {
    expect(warnings(await open({ PUBLIC_URL: 'https://portal.example.edu' }))).toHaveLength(1);
  });

  test('is not where the proxies are named', async () => {
    const lines = await open({ PUBLIC_URL: 'https://portal.example.edu', TRUST_PROXY: 'loopback' });
    await portal.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(warnings(lines)).toEqual([]);
  });
});

test('a process that lags behind says so, and when to come back, but not when it has just started', async () => {
  portal = await openPortal({ env: { OVERLOAD_DELAY: '1' } });
  const answer = async () => {
    const end = performance.now() + 100;
    while (performance.now() < end);
    return portal.app.inject({ method: 'GET', url: '/api/Dominios/dominios/es' });
  };
  await expect.poll(async () => (await answer()).statusCode, { timeout: 60_000, interval: 1 }).toBe(503);
  const response = await answer();
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toMatchObject({ status: 500, datos: null });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  expect((await answer()).statusCode).toBe(200);
});
