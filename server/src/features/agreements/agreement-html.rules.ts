import type { Block, ListItem, Run } from '../../pdf/document/blocks.ts';

/** The text of an agreement for the page, with the few tags that it shows: a table is a list of its rows. */
export const htmlOf = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${runsHtml(block.runs)}</h3>`;
    case 'paragraph':
      return `<p>${runsHtml(block.runs)}</p>`;
    case 'list': {
      const tag = block.from === null ? 'ul' : 'ol';
      return `<${tag}>${block.items.map(itemHtml).join('')}</${tag}>`;
    }
    case 'table':
      return `<ul>${block.rows.map(rowHtml).join('')}</ul>`;
  }
}

const itemHtml = ({ runs, inner }: ListItem): string => `<li>${runsHtml(runs)}${htmlOf(inner)}</li>`;

function rowHtml([first = [], ...others]: readonly (readonly Run[])[]): string {
  const rest = others.map(runsHtml).join(', ');
  return `<li><strong>${runsHtml(first)}</strong>${rest === '' ? '' : `: ${rest}`}</li>`;
}

const runsHtml = (runs: readonly Run[]): string => runs.map(runHtml).join('');

function runHtml({ text, isBold, isItalic }: Run): string {
  const shown = isItalic ? `<em>${escaped(text)}</em>` : escaped(text);
  return isBold ? `<strong>${shown}</strong>` : shown;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
