import { lexer } from 'marked';
import { expect, it } from 'vitest';
import { headingsOf } from './headings.ts';

it('each heading has an id of its own, made of its words', () => {
  const tokens = lexer('## Qué datos **tratamos**\n\n### ¿Quién?\n\n## Quién\n\n## 你好');
  expect([...headingsOf(tokens).values()]).toEqual([
    { id: 'que-datos-tratamos', text: 'Qué datos tratamos' },
    { id: 'quien', text: '¿Quién?' },
    { id: 'quien-2', text: 'Quién' },
    { id: 'parte', text: '你好' },
  ]);
});
