import sanitize from 'sanitize-html';

/** What is left of the HTML that somebody wrote: a short list of elements, and links that lead out of the page. */

const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their text is none that anybody meant to be read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h4: 'h3',
    div: 'p',
    // A link that leads nowhere is its text.
    a: (tagName, { href }) =>
      href !== undefined && isLink(href)
        ? { tagName, attribs: { href: href.trim() } }
        : { tagName: 'span', attribs: {} },
  },
};

const schemes = new Set(['http:', 'https:', 'mailto:']);

function isLink(href: string): boolean {
  try {
    return schemes.has(new URL(href).protocol);
  } catch {
    return false;
  }
}

/** Each time shorter or the same: what was between two elements may have kept them apart. */
const maxTimes = 8;

/** The allowed part of the HTML, without empty paragraphs around it; '' where nothing can be read. */
export function cleanHtml(html: string): string {
  const emptyAround = /^(?:\s|<p>\s*(?:<br \/>)?\s*<\/p>)+|(?:\s|<p>\s*(?:<br \/>)?\s*<\/p>)+$/g;
  let clean = html;
  for (let times = 0; times < maxTimes; times++) {
    const again = sanitize(clean, allowed).replace(emptyAround, '');
    if (again === clean) break;
    clean = again;
  }
  return plainText(clean) === '' ? '' : clean;
}

/** What a reader reads of it. */
export const plainText = (html: string): string =>
  sanitize(html, { ...allowed, allowedTags: [], allowedAttributes: {} })
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim();
