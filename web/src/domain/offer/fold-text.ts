import type { TextBlock } from './text-blocks.ts';

const lineLength = 80;
/** A text of more lines is folded, where that hides more than a few. */
const mostLines = 12;
const fewLines = 3;

const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);

const linesOfBlock = (block: TextBlock): number =>
  block.kind === 'paragraph'
    ? linesOf(block.text)
    : block.items.reduce((sum, item) => sum + linesOf(item), 0);

/** How many of these, one after the other, are no more than so many lines. */
function fitting(texts: readonly string[], room: number): number {
  let joined = '';
  const over = texts.findIndex((text) => {
    joined += text;
    return linesOf(joined.trimEnd()) > room;
  });
  return over < 0 ? texts.length : over;
}

/** The two parts of a block: as much as there is room for, between sentences, lines or items, and what is left. */
function cut(block: TextBlock, room: number): [TextBlock[], TextBlock[]] {
  if (block.kind === 'list') {
    const place = fitting(
      block.items.map((item) => `${item}\n`),
      room,
    );
    const part = (items: readonly string[]): TextBlock[] =>
      items.length === 0 ? [] : [{ kind: 'list', items }];
    return [part(block.items.slice(0, place)), part(block.items.slice(place))];
  }
  const sentences = block.text.split(/(?<=\n|[.!?…]\s)/u);
  const place = fitting(sentences, room);
  const part = (texts: readonly string[]): TextBlock[] =>
    texts.length === 0 ? [] : [{ kind: 'paragraph', text: texts.join('').trim() }];
  return [part(sentences.slice(0, place)), part(sentences.slice(place))];
}

/** A text as it is read at first, and the rest of a very long one. The lines are guessed: nothing moves once it is drawn. */
export function foldText(blocks: readonly TextBlock[]): { shown: TextBlock[]; folded: TextBlock[] } {
  const total = blocks.reduce((sum, block) => sum + linesOfBlock(block), 0);
  if (total <= mostLines + fewLines) return { shown: [...blocks], folded: [] };
  let room = mostLines;
  const shown: TextBlock[] = [];
  const folded: TextBlock[] = [];
  for (const block of blocks) {
    const [first, rest] = folded.length === 0 ? cut(block, room) : [[], [block]];
    shown.push(...first);
    folded.push(...rest);
    room -= linesOfBlock(block);
  }
  return { shown, folded };
}
