/** Characters beyond Latin-1 that the standard fonts of a PDF have (Windows-1252). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters that are no base letter with an accent on it, and marks with a plain twin. */
const twins: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŀ: 'L·',
  ŀ: 'l·',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'Ng',
  ŋ: 'ng',
  ẞ: 'SS',
  Ə: 'E',
  ə: 'e',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '′': "'",
  ʼ: "'",
  '→': '>',
};

const has = (character: string): boolean =>
  /[\n\t\u0020-\u007e\u00a0-\u00ff]/u.test(character) || beyondLatin1.has(character);

/**
 * A text in the characters of the standard fonts: any other Latin letter without its accent («Łukasz» is
 * printed «Lukasz»), spaces of every kind as a space, and what is of another script as a question mark.
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
