import { withoutHtml } from './pasted-html.rules.ts';

/** Marks of lists that are full, those that are hollow, and the bullets of word processors' own symbol fonts. */
const full = '●⬤▪■◼▬▶►▸▹▷◆❖❑❒❏✦✧✓✔☑☒✗✘✕✖➢➣➤‣⁃∙⦿◉⁌⁍';
const hollow = '○◦◯□◻▫☐◇⦾';
const ofSymbolFonts =
  '\uf0b7\uf0a7\uf0a8\uf0d8\uf0fc\uf0fe\uf076\uf06c\uf06e\uf06f\uf071\uf09f\uf077\uf0f0\uf0e8';
const mark = new RegExp(`(?:[${full}${hollow}${ofSymbolFonts}]\ufe0f?)+`, 'gu');

/** An arrow or a star is a mark where it begins a line, and what it is elsewhere. */
const markAtStart = /^([^\S\n]*)[→⇒➔➜➝➞➙➡★☆]\ufe0f?[^\S\n]+(?=\S)/gmu;

// Several in a row show how much of something: «●●●○○».
const bulletsFor = (marks: string): string => {
  const each = [...marks.replaceAll('\ufe0f', '')];
  return each.length === 1 ? '•' : each.map((one) => (hollow.includes(one) ? '◦' : '•')).join('');
};

const picture = '(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier})';
const emoji = [
  // A sign in the frame of a key.
  '[#*]\\ufe0f?\\u20e3',
  // A flag of two letters, or of a region.
  '\\p{Regional_Indicator}{1,2}',
  // A picture with its skin, its hair and whom it is with.
  `${picture}[\\p{Emoji_Modifier}\\ufe0e\\ufe0f\\u20e3\\u{e0020}-\\u{e007f}]*(?:\\u200d${picture}[\\p{Emoji_Modifier}\\ufe0e\\ufe0f]*)*`,
].join('|');
/** Signs that count as pictures too, and that are written in plain words. */
const plainSign = '(?![©®™‼⁉]|[↔↕ℹⓂ](?!\\ufe0f))';
const one = `${plainSign}(?:${emoji})`;
const pictures = new RegExp(`(?<![^\\S\\n])([^\\S\\n]*)${one}(?:[^\\S\\n]*${one})*([^\\S\\n]*)`, 'gu');

function withoutPictures(text: string): string {
  return text.replace(pictures, (whole, before: string, after: string, at: number) => {
    const isStart = at === 0 || text[at - 1] === '\n';
    const isEnd = at + whole.length === text.length || text[at + whole.length] === '\n';
    if (after === '' && /[.,;:!?…)\]»”]/.test(text[at + whole.length] ?? '')) return '';
    const blank = isStart ? before : isEnd ? after : before || after;
    return blank === '' ? '' : ' ';
  });
}

/** A digit in the frame of a key is that digit. */
const keycap = /([0-9])\ufe0f?\u20e3/gu;
/** Nobody means as many. */
const longBlank = /[^\S\n]{50,}/g;

/**
 * What somebody typed or pasted as paper shows it: HTML as its words, marks of lists as `•`, and no pictures, for which no
 * font that is printed has a letter. It keeps the blanks at its ends: it may be a part of a sentence.
 */
export const typedText = (typed: string): string =>
  withoutPictures(
    withoutHtml(typed.replace(longBlank, ' '))
      .replace(keycap, '$1')
      .replace(mark, bulletsFor)
      .replace(markAtStart, '$1• '),
  );

/** The same in one line. */
export const typedLine = (typed: string): string =>
  typedText(typed)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
