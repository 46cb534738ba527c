import { isLanguage, type Language } from '@portal/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Services } from './context.ts';

/** The first language that the caller asks for and the institution has, else the institution's own. */
export function languageOf(request: FastifyRequest, { brand }: Services): Language {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const wanted = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(wanted) && brand.idiomas.includes(wanted)) return wanted;
  }
  return brand.idiomaPorDefecto;
}
