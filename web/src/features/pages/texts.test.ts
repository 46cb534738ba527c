import { lexer, walkTokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../lib/routing/paths.ts';

const texts = import.meta.glob<string>('../../../../brands/*/texts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe.each(Object.entries(texts))('%s', (file, text) => {
  it('leads to screens that there are, in its own language', () => {
    const language = file.split('.').at(-2);
    const links: string[] = [];
    walkTokens(lexer(text), (token) => {
      if (token.type === 'link' && token.href.startsWith('/')) links.push(token.href);
    });
    for (const link of links) expect(placeOf(link), link).toMatchObject({ language });
  });
});
