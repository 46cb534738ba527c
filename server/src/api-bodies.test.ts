import { type ApiName, api } from '@portal/contract/areas';
import type { Endpoint } from '@portal/contract/endpoint';
import { getMaintenance, switchMaintenance } from '@portal/contract/maintenance';
import type { Role } from '@portal/contract/roles';
import { errors } from '@portal/contract/statuses';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loginAttempts } from './db/tables/accounts.ts';
import { surveyInAddress } from './features/surveys/surveys.fixtures.ts';
import { newCompany, newStudent } from './testing/applications.ts';
import { type Bodies, validBodies } from './testing/bodies.ts';
import { addManager, managerToken } from './testing/fixtures.ts';
import { openPortal, type TestPortal } from './testing/portal.ts';
import { noteRefusal } from './testing/refusals-met.ts';

/** What is almost right, as a page that is wrong or somebody who tries things out sends it. */

let portal: TestPortal;
let tokens: Record<Role, string>;
let bodies: Bodies;
/** Of the calls with a body that name a survey in their address. */
let idEncuesta: number;

beforeAll(async () => {
  portal = await openPortal();
  // What is wrong in a body may be a small number: no company or survey that the rest of the calls need has it.
  await portal.database.raw("select setval('companies_id_seq', 100000), setval('surveys_id_seq', 100000)");
  const [student, company] = [await newStudent(portal), await newCompany(portal)];
  const manager = await addManager(portal);
  tokens = {
    Alumno: student.token,
    Empresa: company.token,
    Gestor: await managerToken(portal, manager.usuario),
  };
  bodies = validBodies({ portal, student, company, manager });
  idEncuesta = await surveyInAddress(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(loginAttempts);
});
// What was switched on by the way would keep everybody else out.
afterEach(async () => {
  await portal.call(switchMaintenance, { body: { activo: false } }, { token: tokens.Gestor });
  await vi.waitFor(async () => expect((await portal.get(getMaintenance, {})).activo).toBe(false), {
    timeout: 60_000,
  });
});

/** At each submission, of each call; many more of them are tried by `npm run fuzz`. */
const numRuns = 10;

/** What no field means, or what one field means and another does not. */
const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  '1',
  'null',
  'practicas',
  '\u0000',
  'x\u0000y',
  '\ud800',
  '😀'.repeat(40),
  'x'.repeat(20_000),
  "'; select 1; --",
  '%_\\',
  '0000-00-00',
  '2031-02-30',
  '9999-12-31',
  '-infinity',
  'AAAAAAAAAAAAAAAA',
  '00000000-0000-0000-0000-000000000000',
  [],
  [null],
  [[]],
  [1, 1],
  Array.from({ length: 200 }, (_, place) => place),
  {},
  { length: 1 },
];

type Path = readonly (string | number)[];

/** Every place in a body, the body itself too. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

function withJunk(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((part, place) => (place === key ? withJunk(part, rest, put) : part));
  if (value === null || typeof value !== 'object') return put;
  return { ...value, [key]: withJunk(Reflect.get(value, key), rest, put) };
}

/** The same with a value at a place, whether or not there was one. */
function withField(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((part, place) => (place === key ? withField(part, rest, put) : part));
  const inner: object = typeof value === 'object' && value !== null ? value : {};
  return { ...inner, [key]: withField(Reflect.get(inner, key), rest, put) };
}

/** Malformed, whatever kind of identifier, address or number the field takes. */
const wrongValue = (path: Path): string => (path.at(-1) === 'extension_adjunto' ? 'exe' : 'x');

const changed = z.object({ status: z.literal(0), datos: z.object({ token: z.string() }) });

async function send({ method, path, access }: Endpoint, body: unknown) {
  const response = await portal.app.inject({
    method,
    url: path.replace(':id', String(idEncuesta)),
    headers: {
      'content-type': 'application/json',
      ...(access !== 'public' && { authorization: `Bearer ${tokens[access[0]]}` }),
    },
    payload: JSON.stringify(body) ?? '',
  });
  // A contact who changes company goes on with another token.
  const answer = changed.safeParse(response.json());
  if (access !== 'public' && answer.success) tokens[access[0]] = answer.data.datos.token;
  return response;
}

const calls = Object.entries(api) as [ApiName, Endpoint][];
const isWithBody = (name: ApiName): name is keyof Bodies => api[name].body !== undefined;
const withBody = calls.flatMap(([name, endpoint]): [keyof Bodies, Endpoint][] =>
  isWithBody(name) ? [[name, endpoint]] : [],
);

/** Of a kind that no field of the other kind takes. */
const misfit = (value: unknown): unknown => (typeof value === 'object' && value !== null ? 7 : { otro: 1 });

/** It goes well by the word of a provider of single sign-on, which its own tests have. */
const needsProvider = (name: keyof Bodies) =>
  name === 'finishSignOn' || name === 'registerSignedOn' || name === 'beginSurveyBySignOn';

describe.each(withBody)('%s', (name, endpoint) => {
  test.skipIf(needsProvider(name))('goes well with a body that is right', async () => {
    const response = await send(endpoint, await bodies[name]());
    expect(response.json()).toMatchObject({ status: 0 });
  });

  test('is refused, field by field, where the body is not what the call declares', async () => {
    const body: Record<string, unknown> = { ...(await bodies[name]()) };
    const malformed = [7, ...Object.keys(body).map((key) => ({ ...body, [key]: misfit(body[key]) }))];
    for (const wrong of malformed) {
      const response = await send(endpoint, wrong);
      expect(response.statusCode, JSON.stringify(wrong)).toBe(400);
      const { status, datos } = response.json();
      expect(status).toBe(errors.mandatoryDataMissing.code);
      expect(datos.campos.length).toBeGreaterThan(0);
    }
  });

  test.skipIf(!endpoint.fieldStatus)('answers a malformed field with a status of its own', async () => {
    for (const [field, status] of Object.entries(endpoint.fieldStatus ?? {})) {
      const path = field.split('.').map((part) => (part === '*' ? 0 : part));
      const body = withField(await bodies[name](), path, wrongValue(path));
      const response = await send(endpoint, body);
      expect(response.statusCode, field).toBe(400);
      expect(response.json(), field).toMatchObject({
        status: errors[status].code,
        datos: { campos: expect.arrayContaining([expect.objectContaining({ campo: path.join('.') })]) },
      });
      noteRefusal(endpoint, { body }, response.statusCode, response.json());
    }
  });

  test('never fails where one thing in the body is wrong', async () => {
    expect((await send(endpoint, null)).statusCode).toBeLessThan(500);
    // Made anew once a call has gone well with it: what one that was refused names is there still.
    let right: unknown;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...junk) }, fc.jsonValue({ maxDepth: 1 })),
        async (place, put) => {
          right ??= await bodies[name]();
          const places = placesIn(right);
          const path = places[place % places.length] ?? [];
          const response = await send(endpoint, withJunk(right, path, put));
          expect(response.statusCode, `${path.join('.')} ${response.body}`).toBeLessThan(500);
          if (response.statusCode < 400) right = undefined;
        },
      ),
      { numRuns },
    );
  });
});

const withQuery = calls.filter(([, { query }]) => query !== undefined && Object.keys(query.shape).length > 0);

describe.each(withQuery)('%s', (_, endpoint) => {
  test('never fails where one thing in the query is wrong', async () => {
    const path = endpoint.path.replace(':tipo', 'practicas').replace(':id', 'AAAAAAAAAAAAAAAA');
    const names = Object.keys(endpoint.query?.shape ?? {});
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.constantFrom(...junk), async (name, put) => {
        const text = typeof put === 'string' ? put : (JSON.stringify(put) ?? '');
        // Half a pair of characters cannot be in an address.
        const value = encodeURIComponent(text.replace('\ud800', '').slice(0, 2_000));
        const response = await send({ ...endpoint, path: `${path}?${name}=${value}` }, undefined);
        expect(response.statusCode, `${name}=${value} ${response.body}`).toBeLessThan(500);
      }),
      { numRuns },
    );
  });
});
