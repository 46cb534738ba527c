import { lexer, type Token, type Tokens } from 'marked';

/** A long text of an institution that is printed: what of Markdown paper has. */

export interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

export interface ListItem {
  readonly runs: readonly Run[];
  readonly inner: readonly Block[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly runs: readonly Run[] }
  | {
      readonly kind: 'paragraph';
      readonly runs: readonly Run[];
      /** What somebody typed, in as many paragraphs and lists as it has lines. */
      readonly isTyped?: true;
    }
  | { readonly kind: 'list'; readonly from: number | null; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Run[])[];
      readonly rows: readonly (readonly (readonly Run[])[])[];
    };

interface Read {
  readonly blocks: readonly Block[];
  /** What cannot be printed, in sentences for its writer. */
  readonly unfit: readonly string[];
}

/** Reads a text, and says what of it would be lost on paper. */
export function readBlocks(markdown: string): Read {
  const unfit: string[] = [];
  const blocks = blocksOf(lexer(markdown), unfit);
  return { blocks, unfit };
}

const startOf = ({ raw }: Token): string => JSON.stringify(raw.trim().split('\n')[0]);

// The library's type leaves room for tokens of extensions, so that a kind does not narrow it.
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

function blocksOf(tokens: readonly Token[], unfit: string[]): Block[] {
  return tokens.flatMap((token): Block[] => {
    if (token.type === 'space') return [];
    if (token.type === 'paragraph') return [{ kind: 'paragraph', runs: runsOf(token, unfit) }];
    if (isHeading(token) && (token.depth === 2 || token.depth === 3))
      return [{ kind: 'heading', level: token.depth, runs: runsOf(token, unfit) }];
    if (isHeading(token)) {
      unfit.push(`${startOf(token)} is a heading of its own rank: it must start with ## or ###.`);
      return [];
    }
    if (isList(token)) {
      const items = token.items.map((item) => itemOf(item, unfit));
      return [{ kind: 'list', from: token.ordered ? Number(token.start || 1) : null, items }];
    }
    if (isTable(token)) {
      const head = token.header.map((cell) => runsIn(cell.tokens, unfit));
      const rows = token.rows.map((row) => row.map((cell) => runsIn(cell.tokens, unfit)));
      return [{ kind: 'table', head, rows }];
    }
    unfit.push(`${startOf(token)} cannot be printed: it must be a heading, a paragraph, a list or a table.`);
    return [];
  });
}

function itemOf({ tokens }: Tokens.ListItem, unfit: string[]): ListItem {
  const [first, ...others] = tokens.filter(({ type }) => type !== 'space');
  const isWords = first !== undefined && (first.type === 'text' || first.type === 'paragraph');
  if (!isWords) return { runs: [], inner: blocksOf(first ? [first, ...others] : [], unfit) };
  return { runs: runsOf(first, unfit), inner: blocksOf(others, unfit) };
}

const runsOf = (token: Token, unfit: string[]): Run[] =>
  runsIn('tokens' in token && token.tokens ? token.tokens : [token], unfit);

function runsIn(tokens: readonly Token[], unfit: string[], isBold = false, isItalic = false): Run[] {
  const runs = tokens.flatMap((token): Run[] => {
    const inner = 'tokens' in token && token.tokens ? token.tokens : undefined;
    if (token.type === 'strong') return runsIn(inner ?? [], unfit, true, isItalic);
    if (token.type === 'em') return runsIn(inner ?? [], unfit, isBold, true);
    if (token.type === 'br') return [{ text: '\n', isBold, isItalic }];
    if (token.type === 'text' && inner) return runsIn(inner, unfit, isBold, isItalic);
    if (token.type === 'link') return runsIn(inner ?? [], unfit, isBold, isItalic);
    if ((token.type === 'text' || token.type === 'escape') && 'text' in token)
      return [{ text: String(token.text).replace(/\n/g, ' '), isBold, isItalic }];
    unfit.push(`${startOf(token)} cannot be printed: it must be words, bold or italic.`);
    return [];
  });
  return joined(runs);
}

/** Neighbours that look the same as one. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.isBold === run.isBold && last.isItalic === run.isItalic)
      all.splice(-1, 1, { ...last, text: last.text + run.text });
    else all.push(run);
  }
  return all;
}

const mark = /\{\{\s*([^{}]*?)\s*\}\}(\.(?!\.))?/g;

/**
 * The text with what its marks stand for, which is never read as Markdown. A paragraph, an item or the row of a table
 * that has nothing but a mark without a value is left out.
 */
export function filledBlocks(
  blocks: readonly Block[],
  fieldOf: (name: string) => string | undefined,
): Block[] {
  const fillOne = (runs: readonly Run[]): Run[] =>
    runs.map((run) => ({
      ...run,
      text: run.text.replace(mark, (_, name: string, stop = '') => {
        const value = fieldOf(name)?.trim() ?? '';
        return /[.!?…]$/.test(value) ? value : value + stop;
      }),
    }));
  const says = (runs: readonly Run[]): boolean => runs.some(({ text }) => text.trim() !== '');
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'table') {
      const rows = block.rows.map((row) => row.map(fillOne));
      // Its first cell is what the others are about.
      const kept = rows.filter((row) => row.slice(row.length > 1 ? 1 : 0).some(says));
      return kept.length > 0 ? [{ ...block, head: block.head.map(fillOne), rows: kept }] : [];
    }
    if (block.kind === 'list') {
      const items = block.items
        .map(({ runs, inner }) => ({ runs: fillOne(runs), inner: filledBlocks(inner, fieldOf) }))
        .filter(({ runs, inner }) => says(runs) || inner.length > 0);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    const runs = fillOne(block.runs);
    return says(runs) ? [{ ...block, runs }] : [];
  });
}
