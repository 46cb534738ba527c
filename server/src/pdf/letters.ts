/** Characters beyond Latin-1 that the standard fonts of a PDF have (Windows-1252). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Marks with a plain twin. */
const twins: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '−': '-',
  '′': "'",
  ʼ: "'",
  '→': '>',
};

const has = (character: string): boolean =>
  /[\n\t\u0020-\u007e\u00a0-\u00ff]/u.test(character) || beyondLatin1.has(character);

/** Beyond the standard fonts, what the embedded ones have: Latin with every accent, Greek and Cyrillic. */
const embedded = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|[\u0300-\u036f]/u;

/** A ligature, the l with its point: in simpler characters it is the same to the eye. */
const isComposed = (character: string): boolean => [...character.normalize('NFKD')].every(has);

/** Whether the standard fonts would print a letter as another, or not at all, that the embedded ones have. */
export const needsMoreLetters = (text: string): boolean =>
  [...text.normalize('NFC')].some(
    (character) => embedded.test(character) && !has(character) && !isComposed(character),
  );

/** A text in the characters of the embedded fonts: only what is of another script is a question mark. */
export function toLetters(text: string): string {
  let plain = '';
  for (const character of text.normalize('NFC'))
    plain += has(character) || embedded.test(character) ? character : replacement(character);
  return plain;
}

/**
 * A text in the characters of the standard fonts: a ligature in its letters, spaces of every kind as a space, and what is of another script as a question mark.
 */
export function toWinAnsi(text: string): string {
  let plain = '';
  for (const character of text.normalize('NFC')) plain += has(character) ? character : replacement(character);
  return plain;
}

function replacement(character: string): string {
  const twin = twins[character];
  if (twin !== undefined) return twin;
  if (/\s/u.test(character)) return ' ';
  if (/\p{M}|\p{C}/u.test(character)) return '';
  // A letter with an accent, a ligature: what is left of it without.
  return [...character.normalize('NFKD')].filter(has).join('') || '?';
}
