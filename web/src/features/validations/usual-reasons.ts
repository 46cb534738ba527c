/** A written reason with the usual sentences that are chosen, and without the others; what was written besides stays. */
export function withReasons(written: string, usual: readonly string[], chosen: readonly string[]): string {
  const added = chosen.filter((one) => !written.includes(one));
  const left = usual
    .filter((one) => !chosen.includes(one))
    .reduce((text, one) => text.replace(one, ''), written)
    .replace(/ {2,}/g, ' ')
    .trim();
  return [left, ...added].filter(Boolean).join(' ');
}
