/** More than the largest form has: a survey of the portal, with its options in three languages, has 18,000. */
const maxParts = 25_000;

/**
 * Whether a body has more parts than any call takes. A list of millions of nothings is a few megabytes, and each of
 * them a problem with a sentence: that is not held against a schema at all.
 */
export function hasTooManyParts(body: unknown): boolean {
  const left: unknown[] = [body];
  for (let seen = 0; left.length > 0; seen++) {
    if (seen + left.length > maxParts) return true;
    const part = left.pop();
    if (part === null || typeof part !== 'object') continue;
    const inner: unknown[] = Array.isArray(part) ? part : Object.values(part);
    if (inner.length > maxParts) return true;
    left.push(...inner);
  }
  return false;
}
