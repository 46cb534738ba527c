/** The portal's languages, the default first (specification 2, §9). */
export const languages = ['es', 'ca', 'en'] as const;
export type Language = (typeof languages)[number];

/** `idIdiomaPreferido` of the wire for each language. */
export const languageIds: Record<Language, number> = { es: 1, ca: 2, en: 3 };

/** A text in every language of the portal. */
export type Texts = Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function languageOfId(id: number): Language | undefined {
  return languages.find((language) => languageIds[language] === id);
}
