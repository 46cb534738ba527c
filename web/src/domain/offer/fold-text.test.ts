import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, place) => `- Tarea ${place + 1}`).join('\n');
const wordsOf = (blocks: readonly TextBlock[]) =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean);

describe('foldText', () => {
  it('leaves a text of a few lines more than a dozen as it is', () => {
    const blocks = textBlocks(items(15));
    expect(foldText(blocks)).toEqual({ shown: blocks, folded: [] });
  });

  it('folds a longer one after a dozen lines, between items', () => {
    const { shown, folded } = foldText(textBlocks(`Tareas:\n${items(20)}`));
    expect(shown).toMatchObject([{ kind: 'paragraph' }, { kind: 'list', items: { length: 11 } }]);
    expect(folded).toMatchObject([{ kind: 'list', items: { length: 9 } }]);
  });

  it('cuts a long paragraph after a sentence', () => {
    const { shown, folded } = foldText(
      textBlocks('Una frase de unas cuantas palabras más. '.repeat(60).trim()),
    );
    expect(wordsOf(shown).at(-1)).toBe('más.');
    expect(wordsOf(folded)[0]).toBe('Una');
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ mode: 'sentences', maxCount: 20 }), { maxLength: 6 }), (paragraphs) => {
        const blocks = textBlocks(paragraphs.join('\n\n'));
        const { shown, folded } = foldText(blocks);
        expect([...wordsOf(shown), ...wordsOf(folded)]).toEqual(wordsOf(blocks));
      }),
    );
  });
});
