/** Tags that word processors, mail programs and job boards write. */
const blocks =
  'p|div|br|hr|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|pre|section|article|header|footer|main|aside|nav|table|caption|thead|tbody|tfoot|tr';
const inline =
  'a|abbr|b|big|body|center|cite|code|col|colgroup|del|em|font|form|head|html|i|img|ins|kbd|label|link|mark|meta|q|s|samp|small|span|strike|strong|sub|sup|td|th|tt|u|var|wbr';
/** Those of Office have a prefix. */
const office = '(?:o|v|w|m|x|st\\d):[a-z][a-z0-9]*';
const inside = `(?:\\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\\/?`;

/** What in them is no text. */
const unread = 'style|script|title|xml';

const tag = new RegExp(`<(\\/?)(${blocks}|${inline}|${office}|${unread})${inside}>`, 'gi');
const isBlock = new RegExp(`^(?:${blocks})$`, 'i');
const isUnread = new RegExp(`^(?:${unread})$`, 'i');

/** Elements of HTML are in small letters, or in old programs all in capitals; `<Form>` is of somebody's code. */
const isElement = (name: string): boolean => name === name.toLowerCase() || name === name.toUpperCase();

/**
 * Whether a text is HTML: an element that ends after it has begun, a break right behind a word, or a comment of Office.
 * A tag alone is what somebody wrote about, such as `<p>` or `Map<a, b>`.
 */
function isMarkedUp(typed: string): boolean {
  if (/\S<br\s*\/?>|<!(?:--)?\[(?:if|endif)/i.test(typed)) return true;
  const begun = new Set<string>();
  for (const [, end, name = ''] of typed.matchAll(tag)) {
    if (!isElement(name)) continue;
    if (!end) begun.add(name);
    else if (begun.has(name)) return true;
  }
  return false;
}

/** Comments; of Office one that was cut may lack its end. */
const comments = [
  /<!--\[if[\s\S]*?(?:-->|$)/gi,
  /<!--(?:Start|End)Fragment-->/gi,
  /<!\[[^<>]*\]>/g,
  /<(?:!doctype|\?xml)[^<>]*>/gi,
];

const unreadStart = new RegExp(`<(${unread})(?:\\s[^<>]*)?>`, 'gi');

/** Without styles, scripts and their like; where one has no end it is left as it is. */
function withoutUnread(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (const { 0: start, 1: name = '', index } of text.matchAll(unreadStart)) {
    if (index < at) continue;
    const end = new RegExp(`</${name}\\s*>`, 'gi');
    end.lastIndex = index + start.length;
    const found = end.exec(text);
    if (!found) break;
    kept.push(text.slice(at, index));
    at = end.lastIndex;
  }
  return kept.join('') + text.slice(at);
}

/** In source text that is wrapped in elements a new line means no more than a blank. */
const wraps = /<(?:p|div|li|td|h[1-6])(?:\s[^<>]*)?>/i;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  shy: '',
  bull: '•',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  iexcl: '¡',
  iquest: '¿',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  agrave: 'à',
  aacute: 'á',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  iacute: 'í',
  iuml: 'ï',
  ntilde: 'ñ',
  ograve: 'ò',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  Agrave: 'À',
  Aacute: 'Á',
  Ccedil: 'Ç',
  Egrave: 'È',
  Eacute: 'É',
  Iacute: 'Í',
  Ntilde: 'Ñ',
  Ograve: 'Ò',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Uuml: 'Ü',
};

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * A text without the HTML that came along when it was pasted: its words, with line breaks where elements made them and
 * items as people type them. Whatever is no known tag stays as it was typed.
 */
export function withoutHtml(typed: string): string {
  return decoded(isMarkedUp(typed) ? withoutTags(typed) : typed);
}

function withoutTags(typed: string): string {
  let text = typed.replace(/\r\n?/g, '\n').replace(/&nbsp;/g, ' ');
  for (const comment of comments) text = text.replace(comment, '');
  text = withoutUnread(text);
  if (wraps.test(text)) text = text.replace(/\s+/g, ' ');
  /** The number of the next item of each list that is open; null of one without numbers. */
  const lists: (number | null)[] = [];
  return text
    .replace(tag, (whole, end: string, name: string) => {
      if (!isElement(name) || isUnread.test(name)) return whole;
      const kind = name.toLowerCase();
      if (kind === 'td' || kind === 'th') return end ? ' ' : '';
      if (!isBlock.test(kind)) return '';
      if (kind === 'ul' || kind === 'ol') {
        if (end) lists.pop();
        else lists.push(kind === 'ol' ? 1 : null);
      }
      return kind === 'li' && !end ? `\n${labelIn(lists)} ` : '\n';
    })
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
}

function labelIn(lists: (number | null)[]): string {
  const number = lists.at(-1) ?? null;
  if (number === null) return '•';
  lists[lists.length - 1] = number + 1;
  return `${number}.`;
}
