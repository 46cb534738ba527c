import { z } from 'zod';
import { longText } from './fields.ts';
import type { Language } from './languages.ts';

/** A title and a rich text in the institution's languages, as managers write them. */

/** Most characters of a text with its marks. */
export const longestText = 6_000;

const text = z.object({
  titulo: longText(150).nullish().default(null),
  descripcion: longText(longestText).nullish().default(null),
});

/** In each language that it is written in. */
export const writtenTexts = z.object({ es: text.optional(), ca: text.optional(), en: text.optional() });
export type WrittenTexts = z.output<typeof writtenTexts>;

const isEmpty = (value: string | null | undefined) => (value ?? '').trim() === '';

/**
 * The texts that are missing, as paths: the institution's own language has to be there, of any other both the title
 * and the text or neither, and then its readers get the institution's.
 */
export function missingTexts(textos: WrittenTexts, idiomas: readonly Language[], own: Language): string[] {
  return idiomas.flatMap((language) => {
    const { titulo, descripcion } = textos[language] ?? {};
    if (language !== own && isEmpty(titulo) && isEmpty(descripcion)) return [];
    return [
      ...(isEmpty(titulo) ? [`textos.${language}.titulo`] : []),
      ...(isEmpty(descripcion) ? [`textos.${language}.descripcion`] : []),
    ];
  });
}

/** A text as it is kept: written whole, and clean. */
export interface StoredText {
  titulo: string;
  descripcion: string;
}

/** In the languages that it is written in. */
export type StoredTexts = Partial<Record<Language, StoredText>>;
