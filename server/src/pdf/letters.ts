/** Characters beyond Latin-1 that texts of the West use (Windows-1252). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Marks with a plain twin. */
const twins: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '−': '-',
  '′': "'",
  ʼ: "'",
  '⇒': '→',
  '➔': '→',
  '➜': '→',
  '➝': '→',
  '➞': '→',
  '➙': '→',
  '★': '*',
  '☆': '-',
};

const has = (character: string): boolean =>
  /[\n\t\u0020-\u007e\u00a0-\u00ff]/u.test(character) || beyondLatin1.has(character);

/** What the embedded fonts have besides: Latin with every accent, Greek and Cyrillic. */
const embedded = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|[\u0300-\u036f]/u;

/** Signs of sums, arrows and the like that they have too. */
const signs = new Set('◦←↑→↓↔↕≤≥≠≈≡±∞√∂∆∏∑∫∩⅓⅔⅛⅜⅝⅞℮№♪♫');

/** Letters of these scripts that they have not: as one, such as a ligature or a Roman number, they are written in several. */
const lacking =
  /[\ufb00-\ufb06ŀĿ\u2160-\u2188\uff21-\uff5a\u1c89\u1c8a\ua7af\ua7b8-\ua7f6\uab65-\uab6b\u{10000}-\u{10ffff}]/u;

/**
 * A text in the characters of the embedded fonts: a ligature in its letters, spaces of every kind as a space, and only
 * what is of another script is a question mark.
 */
export function toLetters(text: string): string {
  let plain = '';
  for (const character of text.normalize('NFC'))
    plain +=
      has(character) || signs.has(character) || (embedded.test(character) && !lacking.test(character))
        ? character
        : replacement(character);
  return plain;
}

function replacement(character: string): string {
  const twin = twins[character];
  if (twin !== undefined) return twin;
  if (/\s/u.test(character)) return ' ';
  if (/\p{M}|\p{C}/u.test(character)) return '';
  // A ligature: its letters.
  return [...character.normalize('NFKD')].filter(has).join('') || '?';
}
