import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Takes an opened font too, which its types do not have yet. */
      registerFont(name: string, src: Font): this;
    }
  }
}

/** The fonts that go along in each document, with the letters that it uses (decision 20). */
interface Typeface {
  readonly regular: Font;
  readonly bold: Font;
  readonly italic: Font;
  readonly boldItalic: Font;
}

const require = createRequire(import.meta.url);

async function open(file: string): Promise<Font> {
  // The library is large, and most processes never print.
  const { create } = await import('fontkit');
  const font = create(await readFile(file));
  if (!('layout' in font)) throw new Error(`${file} is no single font`);
  return font;
}

async function read(): Promise<Typeface> {
  const [regular, bold, italic, boldItalic] = await Promise.all([
    open(require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')),
    open(require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')),
    open(require.resolve('@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf')),
    open(require.resolve('@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf')),
  ]);
  return { regular, bold, italic, boldItalic };
}

// Opened once by a process that prints: what a font says of pairs of letters is read slowly, and then kept by it.
let opened: Promise<Typeface> | undefined;

/**
 * The same font for one document. A font also keeps each letter that it drew with the characters that were written: in
 * another document these may be others («ễ» as one character or as three), and what is copied from it would be wrong.
 */
const forOneDocument = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } });

export async function openTypeface(): Promise<Typeface> {
  opened ??= read();
  const { regular, bold, italic, boldItalic } = await opened;
  return {
    regular: forOneDocument(regular),
    bold: forOneDocument(bold),
    italic: forOneDocument(italic),
    boldItalic: forOneDocument(boldItalic),
  };
}
