import { z } from 'zod';
import { browserFamilies } from './devices.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';

/** What is reported without troubling the person (specification 1, §8; specification 2, §8). */
export const reportedCodes = [1, 12, 24, 500] as const;

/** Errors of the language, and any other. */
export const crashNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'DOMException',
  'otro',
] as const;

/** Every field is from a list or has a shape that holds no personal data. */
export const reportError = endpoint({
  method: 'POST',
  path: '/api/Publico/informaError',
  access: 'public',
  summary:
    'Reports a failure that the page met: kept in the log and told to the people who look after the portal.',
  body: z.strictObject({
    codigo: z.union(reportedCodes.map((code) => z.literal(code))),
    /** The call that failed, as the contract writes its path: `/api/Alumno/dameOferta/:id`; null for a screen that did. */
    llamada: z.string().max(120).nullable(),
    /** The screen's address without what is somebody's: `ofertas-practicas/:urlAcceso`. */
    pantalla: z
      .string()
      .max(120)
      // Words apart by slashes, in one way alone: a client that sends nonsense does not keep the server reading it.
      .regex(/^(?:(?:[a-z]+(?:-[a-z]+)*|:[a-zA-Z]+|gma2019|404)(?:\/(?:[a-z]+(?:-[a-z]+)*|:[a-zA-Z]+))*)?$/),
    estadoHttp: z.number().int().min(0).max(599),
    referencia: z.uuid().nullable(),
    version: z.string().regex(/^[\w.+-]{1,40}$/),
    navegador: z.enum(browserFamilies),
    /** The kind of a failure in the page itself, as the language names it; never its message, which may hold data. */
    error: z.enum(crashNames).nullable(),
    /** Where in the portal's own built files it happened, the innermost first: `index-B2xQ.js:12:345`. */
    posiciones: z.array(z.string().regex(/^[\w-]{1,60}(?:\.[\w-]{1,20}){1,3}:\d{1,7}:\d{1,7}$/)).max(10),
  }),
  answer: nothing,
  refusals: [],
  callsAMinute: 30,
});

export const calls = { reportError };
