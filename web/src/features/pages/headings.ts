import type { Token } from 'marked';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The headings of a text by their token. */
export type Headings = ReadonlyMap<Token, Heading>;

const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens !== undefined ? wordsOf(token.tokens) : textOf(token)))
    .join('');

const textOf = (token: Token): string =>
  'text' in token && typeof token.text === 'string' ? token.text : '';

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Every heading with an id of its own, from its words: a link to it outlives a new order. */
export function headingsOf(tokens: readonly Token[]): Headings {
  const found = new Map<Token, Heading>();
  const used = new Set<string>();
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const text = wordsOf(token.tokens ?? []);
    const first = slug(text) || 'parte';
    let id = first;
    for (let number = 2; used.has(id); number += 1) id = `${first}-${number}`;
    used.add(id);
    found.set(token, { id, text });
  }
  return found;
}
