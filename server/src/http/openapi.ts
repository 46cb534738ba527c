import { api } from '@portal/contract/areas';
import { type Endpoint, onceHeader } from '@portal/contract/endpoint';
import { answerNotice } from '@portal/contract/envelope';
import { takesFiles } from '@portal/contract/files';
import { errors, notices } from '@portal/contract/statuses';
import { z } from 'zod';

type JsonObject = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document: every call with its schemas, its access and its refusals. */
export function openApiDocument(version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Careers portal', version },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

function operation(name: string, endpoint: Endpoint): JsonObject {
  const open = endpoint.access === 'public';
  return {
    operationId: name,
    summary: endpoint.summary,
    security: open ? [] : [{ token: [] }],
    'x-access': endpoint.access,
    'x-refusals': endpoint.refusals.map((refusal) => ({ name: refusal, status: errors[refusal].code })),
    ...(endpoint.absent && { 'x-absent': { name: endpoint.absent, status: errors[endpoint.absent].code } }),
    ...(endpoint.notice && { 'x-notice': { name: endpoint.notice, status: notices[endpoint.notice].code } }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.once ? [onceParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Status 0 with datos, or one of x-refusals with its sentence.',
        content: { 'application/json': { schema: envelope(endpoint) } },
      },
      400: {
        description: 'Malformed: status 15, datos.campos names each field and why.',
        ...(endpoint.fieldStatus && { 'x-field-status': fieldStatus(endpoint.fieldStatus) }),
      },
      ...(!open && {
        401: { description: 'No token, or one that is dead: status 2.' },
        403: { description: 'Another role: status 71.' },
      }),
      ...(endpoint.method === 'POST' && {
        413: {
          description: takesFiles(endpoint)
            ? 'Larger than a file may be: status 46.'
            : 'Longer than what the call takes: status 15.',
        },
      }),
      429: { description: 'Too many calls; Retry-After says when.' },
      500: { description: 'A failure of the portal, with its reference.' },
      503: { description: 'Maintenance, or too much to do: then Retry-After says when to come again.' },
    },
  };
}

const onceParameter: JsonObject = {
  name: onceHeader,
  in: 'header',
  required: false,
  description:
    'Sent again with the same key and the same content within a day, the call answers as before and does nothing.',
  schema: { type: 'string', format: 'uuid' },
};

const fieldStatus = (named: NonNullable<Endpoint['fieldStatus']>) =>
  Object.entries(named).map(([campo, name]) => ({ campo, name, status: errors[name].code }));

function envelope(endpoint: Endpoint): JsonObject {
  return {
    type: 'object',
    required: ['status', 'datos', 'mensaje'],
    properties: {
      status: { type: 'integer' },
      datos:
        endpoint.refusals.length > 0
          ? { anyOf: [schemaOf(endpoint.answer, 'output'), {}] }
          : schemaOf(endpoint.answer, 'output'),
      mensaje: { type: ['string', 'null'] },
      aviso: {
        ...schemaOf(answerNotice, 'output'),
        description:
          'Where mensaje is a notice of its own: its title and its button, which leads to a path or a site.',
      },
      referencia: { type: 'string' },
    },
  };
}

function parameters(where: 'path' | 'query', schema: z.ZodObject | undefined): JsonObject[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !part.safeParse(undefined).success,
    schema: schemaOf(part, 'input'),
  }));
}

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
