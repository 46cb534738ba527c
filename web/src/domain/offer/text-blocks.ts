/** What somebody typed in a plain text box, as paragraphs and lists. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/u;

/** A blank line ends a paragraph; lines that start with a dash, a dot or a number are a list. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    lines = [];
    items = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      close();
    } else if (bullet.test(line)) {
      if (lines.length > 0) close();
      items.push(line.replace(bullet, '').trim());
    } else {
      if (items.length > 0) close();
      lines.push(line.trim());
    }
  }
  close();
  return blocks;
}
