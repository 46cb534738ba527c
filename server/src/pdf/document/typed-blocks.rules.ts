import { textLines } from '../text-lines.rules.ts';
import { typedText } from '../typed-text.rules.ts';
import type { Block, ListItem, Run } from './blocks.ts';

const run = (text: string): Run => ({ text, isBold: false, isItalic: false });
const typedRuns = (runs: readonly Run[]): Run[] => runs.map((one) => ({ ...one, text: typedText(one.text) }));

const typedItem = ({ runs, inner }: ListItem): ListItem => ({
  runs: typedRuns(runs),
  inner: typedBlocks(inner),
});

/** The blocks of a document with what people typed, which was filled into them, as it is printed. */
export const typedBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'list') return [{ ...block, items: block.items.map(typedItem) }];
    if (block.kind === 'table')
      return [
        { ...block, head: block.head.map(typedRuns), rows: block.rows.map((row) => row.map(typedRuns)) },
      ];
    if (block.kind === 'paragraph' && block.isTyped)
      return linesOf(typedText(block.runs.map(({ text }) => text).join('')));
    return [{ ...block, runs: typedRuns(block.runs) }];
  });

const linesOf = (text: string): Block[] =>
  textLines(text).map(
    (line): Block =>
      'points' in line
        ? { kind: 'list', from: null, items: line.points.map((point) => ({ runs: [run(point)], inner: [] })) }
        : { kind: 'paragraph', runs: [run(line.text)] },
  );
