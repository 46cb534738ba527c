import type { Language } from '@portal/contract/languages';
import type { WrittenTexts } from '@portal/contract/written-texts';

/** What the inputs of a title and a rich text in each language hold. */
export interface TextsValues extends Record<string, unknown> {
  textos: Record<Language, { titulo: string; descripcion: string }>;
}

const emptyText = { titulo: '', descripcion: '' };

export const emptyTexts: TextsValues['textos'] = { es: emptyText, ca: emptyText, en: emptyText };

export function textsOf(textos: WrittenTexts): TextsValues['textos'] {
  const text = (language: Language) => ({
    titulo: textos[language]?.titulo ?? '',
    descripcion: textos[language]?.descripcion ?? '',
  });
  return { es: text('es'), ca: text('ca'), en: text('en') };
}

/** The text that readers of this language get, by the rule that the server goes by. */
export function shownIn(
  textos: TextsValues['textos'],
  language: Language,
  own: Language,
): { titulo: string; descripcion: string; idioma: Language } | null {
  const idioma = [language, own].find(
    (one) => textos[one].titulo.trim() !== '' && textos[one].descripcion !== '',
  );
  return idioma === undefined ? null : { ...textos[idioma], idioma };
}
