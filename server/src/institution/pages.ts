import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandParts, publicPages } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import { lexer, type Token, walkTokens } from 'marked';
import { agreementText } from './agreement-text.ts';
import { annexText } from './annex-text.ts';
import { readContractTexts } from './contract-text.ts';
import { filled, mustQuote } from './quotes.ts';

/** The long texts of an institution, `texts/<page>.<language>.md`, read and checked once, when the portal starts. */

export interface Pages {
  /** The Markdown of a page in a language that the institution offers; undefined for a page that it has not. */
  text(id: string, language: Language): string | undefined;
  /** The Markdown of the agreement, with the fields that each agreement fills in; undefined where there are no agreements. */
  agreement(language: Language): string | undefined;
  /** The same of the annex of an internship; in the institution's own language it is there. */
  annex(language: Language): string | undefined;
}

interface Found {
  pages: Pages;
  /** Sentences for the writer of the texts. */
  problems: string[];
}

/** Reads them as far as the brand's right parts tell which there must be. */
export function readPages(folder: string, parts: BrandParts): Found {
  const texts = new Map<string, string>();
  const problems: string[] = [];
  for (const id of [...publicPages, ...(parts.paginas ?? []).map((page) => page.id)]) {
    for (const language of parts.idiomas ?? []) {
      const name = `texts/${id}.${language}.md`;
      const file = join(folder, name);
      if (!existsSync(file)) {
        problems.push(`${name} is missing: it must be the page «${id}» in ${language}, as Markdown.`);
        continue;
      }
      const written = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
      const { text, wrong } = filled(written, parts, language);
      texts.set(`${id}.${language}`, text);
      const unquoted = wrong.map(({ offset, mark }) => {
        const line = written.slice(0, offset).split('\n').length;
        return `line ${line} has ${mark}: ${mustQuote}`;
      });
      problems.push(...[...unquoted, ...unfit(text)].map((problem) => `${name}: ${problem}`));
    }
  }
  const agreement = readContractTexts(folder, parts, agreementText);
  const annex = readContractTexts(folder, parts, annexText);
  return {
    pages: {
      text: (id, language) => texts.get(`${id}.${language}`),
      agreement: (language) => agreement.texts.get(language),
      annex: (language) => annex.texts.get(language),
    },
    problems: [...problems, ...agreement.problems, ...annex.problems],
  };
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
