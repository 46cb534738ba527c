/** The secret in the fragment of a link, whatever a mail program put around it; null where it was cut off. */
export function secretIn(fragment: string): string | null {
  return /(?<![\w-])[\w-]{43}(?![\w-])/.exec(fragment)?.[0] ?? null;
}
