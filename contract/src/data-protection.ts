import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';

/** The data-protection text of the institution and its acceptance (specification 2, §4 and §7). */

export const getDataProtectionText = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameTextoRGPDactual',
  // A person who is asked to accept it has no session yet that is good for anything else.
  access: 'public',
  summary:
    "The short data-protection text in force, in the caller's language; null if the institution has none.",
  answer: z.object({ version: z.string(), textoRGPD: z.string(), enlaceRGPD: z.string() }).nullable(),
  refusals: [],
});

const accept = {
  method: 'GET',
  writes: true,
  beforeAcceptance: true,
  summary:
    'Accepts the text in force, in the language of the request: the token is good for everything from then on.',
  // What was read; where another version is in force by now, that one is still to be read (49).
  query: z.object({ version: z.string().max(100).optional() }),
  answer: nothing,
  refusals: ['cannotChangeState'],
} as const;

export const acceptStudentDataProtection = endpoint({
  ...accept,
  path: '/api/Alumno/guardaAceptacionRGPD',
  access: ['Alumno'],
});

export const acceptCompanyDataProtection = endpoint({
  ...accept,
  path: '/api/Empresa/guardaAceptacionRGPD',
  access: ['Empresa'],
});

export const calls = { getDataProtectionText, acceptStudentDataProtection, acceptCompanyDataProtection };
