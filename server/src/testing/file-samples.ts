import { crc32 } from 'node:zlib';
import type { FileExtension } from '@portal/contract/files';

/** The smallest true content of each kind of file that the portal takes. */

/** An archive of one entry, stored as it is: what the Office and OpenDocument formats are. */
function archive(name: string, data: Buffer): Buffer {
  const path = Buffer.from(name);
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt32LE(crc32(data), 10);
  about.writeUInt32LE(data.length, 14);
  about.writeUInt32LE(data.length, 18);
  about.writeUInt16LE(path.length, 22);
  const entry = Buffer.concat([Buffer.from('PK\x03\x04'), about, path, data]);
  const listed = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), about, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(entry.length, 12);
  return Buffer.concat([entry, listed, Buffer.from('PK\x05\x06'), end]);
}

/** An Office file of a kind, which it names in this encoding. */
export const office = (kind: string, encoding: 'utf8' | 'utf16le' = 'utf8'): Buffer =>
  archive(
    '[Content_Types].xml',
    Buffer.from(
      `${encoding === 'utf16le' ? '\ufeff' : ''}<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
      encoding,
    ),
  );
export const openDocument = (kind: string): Buffer =>
  archive('mimetype', Buffer.from(`application/vnd.oasis.opendocument.${kind}`));

/** A compound file of one stream: its header, then a sector of the directory. */
export function compound(stream: string): Buffer {
  const directory = Buffer.alloc(512);
  ['Root Entry', stream].forEach((name, place) => {
    const letters = Buffer.from(`${name}\0`, 'utf16le');
    letters.copy(directory, place * 128);
    directory.writeUInt16LE(letters.length, place * 128 + 64);
  });
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), directory]);
}

const slides = compound('PowerPoint Document');
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const tiff = Buffer.from('49492a0008000000000000000000', 'hex');
const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(56)]);

export const fileSamples: Readonly<Record<FileExtension, Buffer>> = {
  docx: office('wordprocessingml.document'),
  doc: compound('WordDocument'),
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
  odt: openDocument('text'),
  odp: openDocument('presentation'),
  txt: Buffer.from('plain words, ñ and all'),
  pptx: office('presentationml.presentation'),
  pps: slides,
  ppsx: office('presentationml.slideshow'),
  ppt: slides,
  csv: Buffer.from('a;b\n1;2\n'),
  xlsx: office('spreadsheetml.sheet'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: jpeg,
  jpeg,
  bmp: bitmap,
  gif: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  tiff,
  tif: tiff,
};
