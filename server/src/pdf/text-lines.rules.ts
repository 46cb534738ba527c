/** A paragraph, or lines that somebody typed as a list. */
export type TextBlock = { readonly text: string } | { readonly points: readonly string[] };

const point = /^\s*(?:[-–—·*]\s+|•\s*)(?=[^\s•◦])/;

/** What somebody typed, in its blocks: lines that begin with a dash, a dot or an asterisk are a list. */
export function textLines(typed: string): TextBlock[] {
  const blocks: ({ text: string } | { points: string[] })[] = [];
  for (const line of typed.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const last = blocks.at(-1);
    if (!point.test(line)) blocks.push({ text: line.trim() });
    else if (last && 'points' in last) last.points.push(line.replace(point, '').trim());
    else blocks.push({ points: [line.replace(point, '').trim()] });
  }
  return blocks;
}
