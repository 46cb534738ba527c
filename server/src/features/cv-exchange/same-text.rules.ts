/** Whether two texts say the same: neither spaces nor empty lines make a difference. */
export const isSameText = (a: string, b: string | null | undefined): boolean =>
  squeezed(a) === squeezed(b ?? '');

const squeezed = (text: string): string =>
  text
    .normalize('NFC')
    // What cannot be in every format.
    .replace(/[\p{Cc}\p{Surrogate}]/gu, (character) => (/\s/.test(character) ? character : ''))
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
