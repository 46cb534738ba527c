import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords, type Piece, shortened } from './words.ts';

const textOf = (pieces: readonly Piece[], side: 'gone' | 'new') =>
  pieces
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text }) => text)
    .join('');

describe('two versions of a text', () => {
  it('differ by the words that changed', () => {
    expect(
      compareWords('Buscamos una persona con experiencia', 'Buscamos una persona sin experiencia'),
    ).toEqual([
      { text: 'Buscamos una persona ', kind: 'same' },
      { text: 'con', kind: 'gone' },
      { text: 'sin', kind: 'new' },
      { text: ' experiencia', kind: 'same' },
    ]);
  });

  it('show a phrase that was rewritten as one', () => {
    expect(compareWords('Sueldo muy alto ya', 'Sueldo según convenio ya')).toEqual([
      { text: 'Sueldo ', kind: 'same' },
      { text: 'muy alto', kind: 'gone' },
      { text: 'según convenio', kind: 'new' },
      { text: ' ya', kind: 'same' },
    ]);
  });

  it('do not differ in a word that only got a line after it', () => {
    expect(compareWords('- uno', '- uno\n- dos')).toEqual([
      { text: '- uno', kind: 'same' },
      { text: '\n- dos', kind: 'new' },
    ]);
  });

  it('can be put together again from the pieces, whatever they say', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'ç'), { maxLength: 60 });
    fc.assert(
      fc.property(words, words, (before, now) => {
        const pieces = compareWords(before.join(''), now.join(''));
        expect(textOf(pieces, 'gone')).toBe(before.join(''));
        expect(textOf(pieces, 'new')).toBe(now.join(''));
      }),
    );
  });

  it('are compared as a whole when they are endless', () => {
    const long = (word: string) => Array.from({ length: 4000 }, (_, n) => `${word}${n}`).join(' ');
    expect(compareWords(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});

describe('what stays the same', () => {
  it('is shortened to what stands beside a change', () => {
    const same = 'palabra '.repeat(100);
    const [head, , tail] = shortened([
      { text: same, kind: 'same' },
      { text: 'nueva ', kind: 'new' },
      { text: same, kind: 'same' },
    ]);
    expect(head?.text).toMatch(/^…(\s?palabra)+ $/);
    expect(tail?.text).toMatch(/^(palabra )+…$/);
  });

  it('is left as it is when it is short', () => {
    const pieces: Piece[] = [{ text: 'Poco texto', kind: 'same' }];
    expect(shortened(pieces)).toEqual(pieces);
  });
});
