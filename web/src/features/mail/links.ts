export interface Part {
  text: string;
  /** Where it leads, when it is an address of a page. */
  href?: string;
}

// What closes a sentence after an address is not of the address.
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]»”’']/g;

/** A plain text with the addresses in it told apart. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: match[0], href: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
