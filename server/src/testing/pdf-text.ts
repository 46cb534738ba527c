import { inflateSync } from 'node:zlib';

/**
 * What a PDF of the portal says, read back from the file as a reader program does: the strings that its pages
 * show, in the letters that their font says each of its characters stands for. Pieces are parted by new lines.
 */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const letters = lettersOf(objects);
  return [...objects.values()]
    .filter(({ text }) => text.includes(' Tf'))
    .flatMap(({ text }) => shown(text, letters))
    .join('\n');
}

interface PdfObject {
  readonly dictionary: string;
  /** Its stream, where it has one. */
  readonly text: string;
}

export function objectsOf(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, id, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, dictionary = body, stream] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream/.exec(body) ?? [];
    const isPacked = dictionary.includes('/FlateDecode');
    const raw = Buffer.from(stream ?? '', 'latin1');
    const text = (stream !== undefined && isPacked ? inflateSync(raw) : raw).toString('latin1');
    objects.set(Number(id), { dictionary, text });
  }
  return objects;
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** By the name of a font, the letter that each character code stands for; none where codes are Windows-1252. */
function lettersOf(objects: Map<number, PdfObject>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.dictionary ?? '')?.[1];
      if (map === undefined) continue;
      const codes = new Map<string, string>();
      const { text = '' } = objects.get(Number(map)) ?? {};
      for (const [, from = '', , list = ''] of text.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
        const first = Number.parseInt(from, 16);
        for (const [place, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
          codes.set((first + place).toString(16).padStart(4, '0'), utf16(hex.replaceAll(' ', '')));
        }
      }
      fonts.set(name, codes);
    }
  }
  return fonts;
}

// The decoder of older versions of node takes it for Latin 1.
const from128 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windows1252 = (hex: string): string =>
  Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => from128[character.charCodeAt(0) - 128] ?? '');

/** The strings of a page, in their order. */
function shown(page: string, fonts: Map<string, Map<string, string>>): string[] {
  let codes: Map<string, string> | undefined;
  const strings: string[] = [];
  for (const [, font, array = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) {
      codes = fonts.get(font);
      continue;
    }
    const hex = [...array.matchAll(/<(\w*)>/g)].map(([, digits = '']) => digits).join('');
    strings.push(
      codes === undefined
        ? windows1252(hex)
        : (hex.match(/.{4}/g) ?? []).map((code) => codes?.get(code.toLowerCase()) ?? '\ufffd').join(''),
    );
  }
  return strings;
}
