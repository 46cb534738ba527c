import { type Brand, type BrandParts, brandParts } from '@portal/contract/brand';
import { isLanguage, type Language, languages } from '@portal/contract/languages';

/** What a text quotes of brand.json, `{{correos.privacidad}}`: each thing is written once. */

const mark = /\{\{\s*([^{}]*?)\s*\}\}/g;

interface Filled {
  text: string;
  /** The marks that stand for nothing: the place in the text and the mark. */
  wrong: { offset: number; mark: string }[];
}

/** The text with what it quotes. A part of the brand that is not there, being wrong, is no mistake of the text's. */
export function filled(text: string, parts: BrandParts, language?: Language): Filled {
  const wrong: Filled['wrong'] = [];
  const whole = text.replace(mark, (all, path: string, offset: number) => {
    const value = quoted(parts, path, language);
    const part = path.split('.')[0] ?? '';
    const isUnknown = part in brandParts.shape && !(part in parts);
    if (value === undefined && !isUnknown) wrong.push({ offset, mark: all });
    return value ?? all;
  });
  return { text: whole, wrong };
}

function quoted(parts: BrandParts, path: string, language: Language | undefined): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      parts,
    );
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || language === undefined) return undefined;
  const inLanguage = Object.keys(value).every(isLanguage) ? Reflect.get(value, language) : undefined;
  return typeof inLanguage === 'string' ? inLanguage : undefined;
}

/** What stands instead of a mark that is wrong. */
export const mustQuote = 'it must be a text or a number of brand.json, such as {{nombre}}.';

type Texts = Brand['pie'];

/**
 * The brand's own texts with what they quote. They do not quote one another: who reads one must not look for its end.
 */
export function ownTexts(parts: BrandParts) {
  const problems: string[] = [];
  const fill = (field: string, texts: Texts): Texts => {
    const next = { ...texts };
    for (const language of languages) {
      const { text, wrong } = filled(texts[language], parts);
      next[language] = text;
      // What the others have is only there because one of these has it.
      if (!(parts.idiomas ?? languages).includes(language)) continue;
      for (const { mark } of wrong) problems.push(`${field}.${language} has ${mark}: ${mustQuote}`);
    }
    return next;
  };
  const { lema, pie, condicionesPracticas, textoRGPD, mensajeConvenio } = parts;
  const texts = {
    ...(lema && { lema: fill('lema', lema) }),
    ...(pie && { pie: fill('pie', pie) }),
    ...(condicionesPracticas && {
      condicionesPracticas: fill('condicionesPracticas', condicionesPracticas),
    }),
    ...(mensajeConvenio && { mensajeConvenio: fill('mensajeConvenio', mensajeConvenio) }),
    ...(textoRGPD && {
      textoRGPD: { ...textoRGPD, texto: fill('textoRGPD.texto', textoRGPD.texto) },
    }),
  };
  return { texts, problems };
}
