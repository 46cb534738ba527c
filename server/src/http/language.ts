import { isLanguage, type Language } from '@portal/contract/languages';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

interface Institution {
  readonly brand: { readonly idiomas: readonly Language[]; readonly idiomaPorDefecto: Language };
}

/**
 * The language of an answer: the one that the caller would rather have of those of the institution, else the one that
 * the account prefers, else the institution's own.
 */
export function languageOf(
  request: Pick<FastifyRequest, 'headers'>,
  { brand }: Institution,
  preferred?: Language | null,
): Language {
  // Its own choice among given languages would put en-GB, of somebody who also takes en, after all that comes between.
  for (const accepted of new Negotiator(request).languages()) {
    const [wanted = ''] = accepted.toLowerCase().split('-');
    if (isLanguage(wanted) && brand.idiomas.includes(wanted)) return wanted;
  }
  return preferred ?? brand.idiomaPorDefecto;
}
