import { isLanguage, type Language } from '@portal/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Services } from './context.ts';

/**
 * The language of an answer: the first that the caller asks for and the institution has, else the one that the
 * account prefers, else the institution's own.
 */
export function languageOf(
  request: FastifyRequest,
  { brand }: { brand: Pick<Services['brand'], 'idiomas' | 'idiomaPorDefecto'> },
  preferred?: Language | null,
): Language {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const wanted = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(wanted) && brand.idiomas.includes(wanted)) return wanted;
  }
  return preferred ?? brand.idiomaPorDefecto;
}
