/** Where a text stops being JSON. `JSON.parse` says it differently, or not at all, in each version of Node. */

const blank = /[ \t\r\n]*/y;
const scalar =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON forbids inside of a text
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/iy;

type Wanted = 'value' | 'entry' | 'name' | 'firstName' | 'colon' | 'next' | 'nothing';

const words: Record<Wanted, string> = {
  value: 'a value',
  entry: 'a value or ]',
  name: 'the name of a field in double quotes (is there a comma too many before it?)',
  firstName: 'the name of a field in double quotes or }',
  colon: 'a colon',
  next: 'a comma or what closes the list or the group',
  nothing: 'the end of the file',
};

export interface JsonBreak {
  line: number;
  column: number;
  /** What should have been there. */
  wanted: string;
}

class Scan {
  readonly #text: string;
  /** What is open: `{` or `[`. */
  readonly #open: string[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads as far as it is JSON; gives what was wanted where it is not. */
  run(): JsonBreak | undefined {
    let wanted: Wanted | undefined = 'value';
    while (wanted !== undefined) {
      this.#take(blank);
      if (wanted === 'nothing' && this.#at === this.#text.length) return undefined;
      const next = this.#step(wanted);
      if (next === undefined) return this.#broken(words[wanted]);
      wanted = next;
    }
    return undefined;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #sign(signs: string): string | undefined {
    const sign = this.#text[this.#at];
    if (sign === undefined || !signs.includes(sign)) return undefined;
    this.#at += 1;
    return sign;
  }

  #step(wanted: Wanted): Wanted | undefined {
    switch (wanted) {
      case 'value':
      case 'entry':
        return this.#value(wanted === 'entry');
      case 'name':
      case 'firstName':
        if (wanted === 'firstName' && this.#sign('}')) return this.#close();
        return this.#text[this.#at] === '"' && this.#take(scalar) !== undefined ? 'colon' : undefined;
      case 'colon':
        return this.#sign(':') ? 'value' : undefined;
      case 'next':
        if (this.#sign(',')) return this.#open.at(-1) === '{' ? 'name' : 'value';
        return this.#sign(this.#open.at(-1) === '{' ? '}' : ']') ? this.#close() : undefined;
      case 'nothing':
        return undefined;
    }
  }

  #value(mayEnd: boolean): Wanted | undefined {
    if (mayEnd && this.#sign(']')) return this.#close();
    const opened = this.#sign('{[');
    if (opened !== undefined) {
      this.#open.push(opened);
      return opened === '{' ? 'firstName' : 'entry';
    }
    return this.#take(scalar) === undefined ? undefined : this.#after();
  }

  #close(): Wanted {
    this.#open.pop();
    return this.#after();
  }

  #after(): Wanted {
    return this.#open.length > 0 ? 'next' : 'nothing';
  }

  #broken(wanted: string): JsonBreak {
    const before = this.#text.slice(0, this.#at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, wanted };
  }
}

/** The first place at which the text is no JSON; undefined where all of it is. */
export const jsonBreak = (text: string): JsonBreak | undefined => new Scan(text).run();
