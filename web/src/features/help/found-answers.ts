import type { HelpAnswer } from '@portal/contract/help';
import { plain } from '../../lib/i18n/plain.ts';

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** Words of four letters or more that say nothing of what is looked for, in the portal's languages. */
const stopWords = new Set(
  `algo algun alguna alguno ante aquest aquesta cada como cual cuales cuando cuanto dels desde donde ella ellos entre esta
  estan este esto fins hacia hasta meva meves mismo mucho para pero perque poden puede puedo quan quant quina quin sense
  seva sobre tanto teva tiene tinc todo todos unas unos vull about does find from have into know make need should that
  them then there they this want what when where which will with would your quiero tengo hacer hago necesito necessito
  puc porque esteu estic`.split(/\s+/),
);

/** What is compared of a word: «inscribo» and «inscribirme» begin alike, and so do «cita» and «citas». */
const beginningOf = (word: string): string => {
  if (word.length <= 5) return word.slice(0, 4);
  return word.slice(0, Math.min(6, word.length - 2));
};

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The answers that have some word that was typed, by its beginning and whatever its accents, those with most of them
 * first. Without a word that tells, short ones are looked for as well: «CV».
 */
export function foundAnswers(answers: readonly HelpAnswer[], typed: string): readonly HelpAnswer[] {
  const words = wordsOf(typed);
  if (words.length === 0) return answers;
  const telling = words.filter((word) => word.length >= 4 && !stopWords.has(word)).map(beginningOf);
  const sought = [...new Set(telling.length > 0 ? telling : words)];
  return answers
    .map((answer) => {
      const text = wordsOf(`${answer.titulo} ${textOf(answer.descripcion)}`);
      const matches = sought.filter((beginning) => text.some((word) => word.startsWith(beginning)));
      return { answer, count: matches.length };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ answer }) => answer);
}
