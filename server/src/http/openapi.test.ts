import { type ApiName, api } from '@portal/contract/areas';
import type { Endpoint } from '@portal/contract/endpoint';
import { answerNotice } from '@portal/contract/envelope';
import { errors, notices } from '@portal/contract/statuses';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newCompany, newStudent } from '../testing/applications.ts';
import { type Bodies, validBodies } from '../testing/bodies.ts';
import { addManager } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
let bodies: Bodies;
let document: z.infer<typeof shape>;

const schema = z.record(z.string(), z.unknown());
const content = z.strictObject({ 'application/json': z.strictObject({ schema }) });
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(schema),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().optional(),
      schema,
    }),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.looseObject({
    200: z.object({
      content: z.object({
        'application/json': z.object({
          schema: z.looseObject({ properties: z.looseObject({ datos: schema }) }),
        }),
      }),
    }),
  }),
  'x-access': z.unknown(),
  'x-refusals': z.unknown(),
  'x-absent': z.unknown().optional(),
  'x-notice': z.unknown().optional(),
});
/** As much of the document as is looked at here. */
const shape = z.object({ paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)) });

beforeAll(async () => {
  portal = await openPortal();
  const [student, company] = [await newStudent(portal), await newCompany(portal)];
  bodies = validBodies({ portal, student, company, manager: await addManager(portal) });
  document = shape.parse((await portal.app.inject('/api/openapi.json')).json());
});
afterAll(() => portal.close());

/** Formats are read by their patterns, which stand beside them. */
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
/** A schema by itself, as a client's tools read it. */
const compile = (one: object) => ajv.compile(one);

const calls = Object.entries(api) as [ApiName, Endpoint][];
const operationOf = ({ method, path }: Endpoint) => {
  const methods = document.paths[path.replace(/:(\w+)/g, '{$1}')];
  const found = methods?.[method === 'GET' ? 'get' : 'post'];
  if (!found) throw new Error(`the document lacks ${method} ${path}`);
  return found;
};

/** What a part of the contract is in JSON Schema, made apart from the document. */
function schemaOf(part: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(part, { io, unrepresentable: 'any' });
  return rest;
}
const hasBody = (name: ApiName): name is keyof Bodies => api[name].body !== undefined;

test('the document is OpenAPI, and every reference in it leads somewhere', async () => {
  const whole = (await portal.app.inject('/api/openapi.json')).json();
  expect(await new Validator().validate(whole)).toEqual({ valid: true });
  const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(operations).toHaveLength(calls.length);
});

describe.each(calls)('%s', (name, endpoint) => {
  const { params, query, body, answer, access, refusals, absent, notice, once } = endpoint;

  test('is told with its access, its refusals and its notice', () => {
    const told = operationOf(endpoint);
    expect(told).toMatchObject({
      operationId: name,
      summary: endpoint.summary,
      security: access === 'public' ? [] : [{ token: [] }],
      'x-access': access,
      'x-refusals': refusals.map((refusal) => ({ name: refusal, status: errors[refusal].code })),
    });
    expect(told['x-absent']).toEqual(absent && { name: absent, status: errors[absent].code });
    expect(told['x-notice']).toEqual(notice && { name: notice, status: notices[notice].code });
    const statuses = Object.keys(told.responses);
    expect(statuses.includes('401')).toBe(access !== 'public');
    expect(statuses.includes('413')).toBe(endpoint.method === 'POST');
  });

  test('is told with all that it takes and gives', () => {
    const { parameters, requestBody, responses } = operationOf(endpoint);
    const told = (where: 'path' | 'query', part: z.ZodObject | undefined) =>
      Object.entries(part?.shape ?? {}).map(([field, one]) => ({
        name: field,
        in: where,
        required: where === 'path' || !one.safeParse(undefined).success,
        schema: schemaOf(one, 'input'),
      }));
    const inAddress = parameters.filter((parameter) => parameter.in !== 'header');
    expect(inAddress).toEqual([...told('path', params), ...told('query', query)]);
    expect(parameters.length - inAddress.length).toBe(once ? 1 : 0);
    expect(requestBody?.content['application/json'].schema).toEqual(body && schemaOf(body, 'input'));
    const { datos } = responses[200].content['application/json'].schema.properties;
    const success = schemaOf(answer, 'output');
    expect(datos).toEqual(refusals.length > 0 ? { anyOf: [success, {}] } : success);
    const { aviso } = responses[200].content['application/json'].schema.properties;
    expect(aviso).toMatchObject(schemaOf(answerNotice, 'output'));
  });

  test('has schemas that are valid and leave nothing out', () => {
    const { parameters, requestBody, responses } = operationOf(endpoint);
    const schemas = [
      ...parameters.map((parameter) => parameter.schema),
      ...(requestBody ? [requestBody.content['application/json'].schema] : []),
      responses[200].content['application/json'].schema,
    ];
    for (const one of schemas) expect(() => compile(one)).not.toThrow();
    const lossless = { unrepresentable: 'throw' } as const;
    for (const part of [params, query, body])
      if (part) expect(() => z.toJSONSchema(part, { ...lossless, io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(answer, { ...lossless, io: 'output' })).not.toThrow();
  });

  test.runIf(hasBody(name))('has a body that takes what the call takes', async () => {
    const takes = compile(operationOf(endpoint).requestBody?.content['application/json'].schema ?? {});
    if (!hasBody(name)) return;
    takes(JSON.parse(JSON.stringify(await bodies[name]())));
    expect(takes.errors).toBeNull();
  });
});
