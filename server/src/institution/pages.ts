import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, publicPages } from '@portal/contract/brand';
import { isLanguage, type Language } from '@portal/contract/languages';
import { lexer, type Token, walkTokens } from 'marked';

/** The long texts of an institution, `texts/<page>.<language>.md`, read and checked once, when the portal starts. */

export interface Pages {
  /** The Markdown of a page in a language that the institution offers; undefined for a page that it has not. */
  text(id: string, language: Language): string | undefined;
}

interface Found {
  pages: Pages;
  /** Sentences for whoever wrote the texts. */
  problems: string[];
}

export function readPages(folder: string, brand: Brand): Found {
  const texts = new Map<string, string>();
  const problems: string[] = [];
  for (const id of [...publicPages, ...brand.paginas.map((page) => page.id)]) {
    for (const language of brand.idiomas) {
      const name = `texts/${id}.${language}.md`;
      const file = join(folder, name);
      if (!existsSync(file)) {
        problems.push(`${name} is missing: it must be the page «${id}» in ${language}, as Markdown.`);
        continue;
      }
      const { text, wrong } = filled(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), brand, language);
      texts.set(`${id}.${language}`, text);
      problems.push(...[...wrong, ...unfit(text)].map((problem) => `${name}: ${problem}`));
    }
  }
  return { pages: { text: (id, language) => texts.get(`${id}.${language}`) }, problems };
}

const mark = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The text with what it quotes of the brand, `{{correos.privacidad}}`, in its language. */
function filled(text: string, brand: Brand, language: Language): { text: string; wrong: string[] } {
  const wrong: string[] = [];
  const whole = text.replace(mark, (all, path: string, offset: number) => {
    const value = quoted(brand, path, language);
    if (value !== undefined) return value;
    const line = text.slice(0, offset).split('\n').length;
    wrong.push(`line ${line} has ${all}: it must be a text or a number of brand.json, such as {{nombre}}.`);
    return all;
  });
  return { text: whole, wrong };
}

function quoted(brand: Brand, path: string, language: Language): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      brand,
    );
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const inLanguage = Object.keys(value).every(isLanguage) ? Reflect.get(value, language) : undefined;
  return typeof inLanguage === 'string' ? inLanguage : undefined;
}

/** What a page does not show: it would be lost without anybody noticing. */
function unfit(text: string): string[] {
  if (text.trim() === '') return ['it is empty: it must be the text of the page.'];
  const found: string[] = [];
  walkTokens(lexer(text), (token: Token) => {
    const start = JSON.stringify(token.raw.trim().split('\n')[0]);
    if (token.type === 'html') found.push(`${start} is HTML: it must be Markdown alone.`);
    if (token.type === 'image') found.push(`${start} is a picture: it must be words.`);
    if (token.type === 'heading' && (token.depth < 2 || token.depth > 3)) {
      found.push(
        `${start} is a heading of its own rank: it must start with ## or ###, below the page's title.`,
      );
    }
    if (token.type === 'link' && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(token.href)) {
      found.push(
        `${start} leads to ${JSON.stringify(token.href)}: it must be https://…, mailto:, tel:, or /…`,
      );
    }
  });
  return found;
}
