import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { languages } from '../languages.ts';
import { fieldError } from '../validation.ts';

/** Longest text of the agreement. */
export const longestText = 60_000;

const agreementTextOf = z.object({
  idioma: z.enum(languages),
  /** Markdown with named fields. */
  texto: z.string(),
  version: z.number().int(),
  modificado: moment.nullable(),
  /** Whether managers have changed what the brand's folder says. */
  esPropio: z.boolean(),
});

export const getAgreementTexts = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameTextosConvenio',
  access: ['Gestor'],
  summary: 'The text of agreements in each language of the institution, and the fields that it may name.',
  answer: z.object({ textos: z.array(agreementTextOf), campos: z.array(z.string()) }),
  refusals: [],
});

const writtenText = z
  .string()
  .trim()
  .min(1, fieldError('required'))
  .max(longestText, fieldError('max', { max: longestText }));

export const saveAgreementText = endpoint({
  method: 'POST',
  path: '/api/Gestor/guardaTextoConvenio',
  access: ['Gestor'],
  summary:
    'Keeps the text of agreements in a language, for those that are generated from now on; null takes the brand’s again.',
  body: z.object({
    idioma: z.enum(languages),
    version: z.int32().min(0),
    texto: writtenText.nullable(),
  }),
  bodyLimit: 256 * 1024,
  answer: agreementTextOf,
  refusals: ['cannotChangeState'],
  notice: 'infoUpdated',
});

export const previewAgreementText = endpoint({
  method: 'POST',
  path: '/api/Gestor/previsualizaConvenio',
  access: ['Gestor'],
  summary: 'The PDF of a text with example data, marked as a draft.',
  body: z.object({ idioma: z.enum(languages), texto: writtenText }),
  bodyLimit: 256 * 1024,
  writes: false,
  callsAMinute: 30,
  answer: z.object({ nombre: z.string(), ficheroB64: z.string() }),
  refusals: [],
});

export const textCalls = { getAgreementTexts, saveAgreementText, previewAgreementText };
