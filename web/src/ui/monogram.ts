/** What a company is shown by that has no logo: up to two letters of its name, and a tint that is always its own. */
export interface MonogramOf {
  readonly letters: string;
  /** Degrees of the circle of colours. */
  readonly hue: number;
}

const hues = 12;

export function monogramOf(name: string): MonogramOf {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  // Small words join the names of companies, they do not name them.
  const telling = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const letters = (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return { letters, hue: ((sum % hues) * 360) / hues };
}
