import { Fragment } from 'react';
import { plain } from '../lib/i18n/plain.ts';

interface Props {
  children: string;
  /** Beginnings of words, without accents and in lower case. */
  stems: readonly string[];
}

/** Marks the words that start with one of the stems. */
export function Highlight({ children, stems }: Props) {
  if (stems.length === 0) return children;
  // Combining marks and the Catalan point belong to the word.
  const parts = children.split(/([\p{L}\p{N}\p{M}·]+)/u);
  let at = 0;
  return parts.map((part, index) => {
    const isWord = index % 2 === 1;
    // What is between two words may be nothing, and would be where the next word is.
    const key = isWord ? `w${at}` : at;
    at += part.length;
    const word = isWord ? plain(part) : '';
    const marked = isWord && stems.some((stem) => stem !== '' && word.startsWith(stem));
    return marked ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
