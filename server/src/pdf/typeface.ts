import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { needsMoreLetters, toLetters, toWinAnsi } from './letters.ts';

/** The fonts of a document, and a text in the characters that they have. */
export interface Typeface {
  readonly regular: string | Buffer;
  readonly bold: string | Buffer;
  readonly printable: (text: string) => string;
}

const standard: Typeface = { regular: 'Helvetica', bold: 'Helvetica-Bold', printable: toWinAnsi };

const require = createRequire(import.meta.url);

// Read once by a process that prints.
let embedded: Promise<Typeface> | undefined;
const embed = async (): Promise<Typeface> => {
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')),
  ]);
  return { regular, bold, printable: toLetters };
};

/** The fonts that every reader has where they have all the letters, else ones that go along in the file. */
export async function typefaceFor(texts: readonly string[]): Promise<Typeface> {
  if (!texts.some(needsMoreLetters)) return standard;
  embedded ??= embed();
  return embedded;
}
