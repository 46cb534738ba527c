import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isContentOf, pdfStart } from './file-contents.ts';
import type { FileExtension } from './files.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';

describe('a PDF', () => {
  test.each([
    ['a line break', '\r\n'],
    ['a mark of UTF-8', '\u00ef\u00bb\u00bf'],
    ['the head of a mail', 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'],
    ['the commands of a printer', '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE = PDF\r\n'],
    ['as much as readers skip', 'x'.repeat(1024 - '%PDF-1'.length)],
  ])('is taken with %s before its header', async (_, before) => {
    expect(await isContentOf(undefined, bytesOf(before + pdf), 'pdf')).toBe(true);
    expect(pdfStart(bytesOf(before + pdf))).toBe(before.length);
  });

  test.each<[string, string | undefined, string]>([
    ['no header', undefined, '<html><body>no pdf</body></html>'],
    ['a header farther than readers look', undefined, 'x'.repeat(1024) + pdf],
    ['a header without a version', 'pdf', '%PDF es un formato de Adobe. %%EOF'],
    ['no end', 'pdf', '%PDF-1.4\n'],
    ['its end before its header', undefined, `%%EOF\n${'%PDF-1.4\n1 0 obj<<'}`],
    ['a program before its header', 'exe', `MZ ${pdf}`],
    ['an archive before its header', 'zip', `PK\u0003\u0004${pdf}`],
  ])('is none with %s', async (_, found, text) => {
    expect(await isContentOf(found, bytesOf(text), 'pdf')).toBe(false);
  });

  test('may be encrypted: its reader asks for the password', async () => {
    const encrypted = pdf.replace('/Root', '/Encrypt<</Filter/Standard/V 1/R 2>>/Root');
    expect(await isContentOf('pdf', bytesOf(encrypted), 'pdf')).toBe(true);
  });
});

describe('a text', () => {
  const utf16 = Buffer.from('\ufeffCurrículum de Ana;Ω\r\n', 'utf16le');
  const texts: [string, string | undefined, Uint8Array][] = [
    ['in UTF-16', 'mp1', utf16],
    ['in UTF-16 of the other order', undefined, Buffer.from(utf16).swap16()],
    ['that begins as a PDF does', 'pdf', bytesOf('%PDF es un formato de Adobe. Texto.')],
    ['about the version of a PDF', 'pdf', bytesOf('%PDF-1.7 es la última versión.')],
    ['that begins as a song does', 'mp3', bytesOf('ID3 es un algoritmo;C4.5 es otro\r\n')],
    ['with a page break', 'bz2', bytesOf('BZh\fotra página')],
  ];
  test.each(texts)('is taken %s', async (_, found, bytes) => {
    for (const extension of ['txt', 'csv'] as const)
      expect(await isContentOf(found, bytes, extension)).toBe(true);
    expect(await isContentOf(found, bytes, 'pdf')).toBe(false);
  });

  test.each<[string, string | undefined, Uint8Array]>([
    ['a PDF', 'pdf', bytesOf(pdf)],
    ['a song', 'mp3', bytesOf('ID3\u0003\u0001\u0002 a song')],
    ['RTF', 'rtf', bytesOf('{\\rtf1 words}')],
    ['half a letter in UTF-16', 'mp1', utf16.subarray(0, 9)],
    ['a zero in UTF-16', 'mp1', Buffer.from('\ufeffa\0b', 'utf16le')],
    ['half a pair in UTF-16', 'mp1', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
  ])('is not %s', async (_, found, bytes) => {
    expect(await isContentOf(found, bytes, 'txt')).toBe(false);
  });
});

test('a document of Word may be written as RTF, and is taken as none of the others', async () => {
  const rtf = bytesOf("{\\rtf1\\ansi\\deff0 Curr\\'edculum}");
  expect(await isContentOf('rtf', rtf, 'doc')).toBe(true);
  for (const extension of ['docx', 'ppt', 'pps'] as const)
    expect(await isContentOf('rtf', rtf, extension)).toBe(false);
});

test.each<[string, FileExtension]>([
  ['dotx', 'docx'],
  ['potx', 'pptx'],
  ['potx', 'ppsx'],
  ['xltx', 'xlsx'],
  ['ott', 'odt'],
  ['otp', 'odp'],
])('a template (%s) is taken under the name of a document (%s)', async (found, extension) => {
  expect(await isContentOf(found, bytesOf('PK'), extension)).toBe(true);
  expect(await isContentOf('docm', bytesOf('PK'), extension)).toBe(false);
});

describe('an Office file that is told for an archive', () => {
  const types = (kind: string, quote = '"'): string =>
    `<?xml version="1.0"?><Types><Override ContentType=${quote}application/vnd.openxmlformats-officedocument.${kind}.main+xml${quote}/></Types>`;
  const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
  const isTaken = (archived: Uint8Array, extension: FileExtension) => isContentOf('zip', archived, extension);

  test.each<[string, FileExtension]>([
    ['wordprocessingml.document', 'docx'],
    ['presentationml.presentation', 'pptx'],
    ['presentationml.slideshow', 'ppsx'],
    ['spreadsheetml.sheet', 'xlsx'],
    ['spreadsheetml.template', 'xlsx'],
  ])('is taken where its kind (%s) is written in UTF-16', async (kind, extension) => {
    const written = utf16(types(kind));
    for (const part of [written, Buffer.from(written).swap16(), Buffer.from(types(kind, "'"))])
      for (const isPacked of [true, false])
        expect(await isTaken(archive({ '[Content_Types].xml': part }, { isPacked }), extension)).toBe(true);
    expect(await isTaken(archive({ '[Content_Types].xml': written }), 'odt')).toBe(false);
  });

  test('is found behind others, whatever the archive says of itself at its end', async () => {
    const part = utf16(types('wordprocessingml.document'));
    const others = Object.fromEntries(Array.from({ length: 60 }, (_, place) => [`word/${place}.xml`, part]));
    const whole = archive({ ...others, '[Content_Types].xml': part }, { comment: 'made by hand' });
    expect(await isTaken(whole, 'docx')).toBe(true);
  });

  test('is refused with macros, without its part, and where it is cut anywhere', async () => {
    const whole = archive({ '[Content_Types].xml': utf16(types('wordprocessingml.document')) });
    expect(await isTaken(archive({ 'word/document.xml': utf16(types('x')) }), 'docx')).toBe(false);
    const withMacros = Buffer.from('ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"');
    expect(await isTaken(archive({ '[Content_Types].xml': withMacros }), 'docx')).toBe(false);
    for (let length = 0; length < whole.length; length++)
      expect(await isTaken(whole.subarray(0, length), 'docx')).toBe(false);
  });

  test('is not unpacked beyond what such a part has, though the archive lies about it', async () => {
    const huge = Buffer.concat([utf16(types('wordprocessingml.document')), Buffer.alloc(2_000_000, ' \0')]);
    expect(await isTaken(archive({ '[Content_Types].xml': huge }), 'docx')).toBe(false);
    expect(await isTaken(archive({ '[Content_Types].xml': huge }, { saysLength: 900 }), 'docx')).toBe(false);
  });
});

/** An archive as programs write it; `saysLength` is what its directory says of the length of each part. */
function archive(
  parts: Readonly<Record<string, Uint8Array>>,
  {
    isPacked = true,
    comment = '',
    saysLength,
  }: { isPacked?: boolean; comment?: string; saysLength?: number } = {},
): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = isPacked ? deflateRawSync(content) : content;
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(isPacked ? 8 : 0, 4);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(saysLength ?? content.length, 18);
    about.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), about, place, Buffer.from(name)]));
    entries.push(entry);
    at += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...entries, listed, Buffer.from('PK\x05\x06'), end, Buffer.from(comment)]);
}
