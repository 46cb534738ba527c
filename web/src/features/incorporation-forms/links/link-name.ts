/** A name for the draft of a link, by which links are told apart in one tab and from which none can be guessed. */
export function linkName(token: string): string {
  let hash = 0;
  for (const letter of token) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
