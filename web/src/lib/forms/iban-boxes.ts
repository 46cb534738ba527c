import { normalizeIdentifier } from '@portal/contract/identifiers';

/** Characters of each box of an IBAN. */
export const ibanBoxes = [4, 4, 4, 2, 10] as const;

/** An IBAN spread over its boxes; what is longer than a Spanish one stands in the last. */
export function spreadIban(text: string): string[] {
  let rest = normalizeIdentifier(text);
  return ibanBoxes.map((length, place) => {
    const isLast = place === ibanBoxes.length - 1;
    const part = isLast ? rest : rest.slice(0, length);
    rest = rest.slice(part.length);
    return part;
  });
}

export const joinIban = (boxes: readonly string[]): string => boxes.join('');
