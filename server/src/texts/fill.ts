import { elideDays } from '@portal/contract/elision';
import type { Language } from '@portal/contract/languages';

/** What the marks of a text stand for. */
export type Values = Readonly<Record<string, string | number | null>>;

const locales: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

/** A day as people write it; anything else as it is. */
function shown(value: string | number | null | undefined, language: Language): string {
  const text = String(value ?? '').trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${text}T00:00:00Z`));
}

/**
 * Fills the `{{marks}}` of a text; a value that is null leaves its mark empty. Where what is filled in ends its sentence
 * itself («… S. L.», «¿Por qué?»), the text's own full stop after it is left out.
 */
export function fill(text: string, values: Values, language: Language): string {
  const filled = text
    .replace(/\{\{(\w+)\}\}(\.(?!\.))?/g, (_, name: string, stop = '') => {
      const value = shown(values[name], language);
      return /[.!?…]$/.test(value) ? value : value + stop;
    })
    .trim();
  return language === 'ca' ? elideDays(filled) : filled;
}
