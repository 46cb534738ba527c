/**
 * A photo without what a camera or a program writes into it: the place, the moment, a smaller copy that still shows
 * what was cut off.
 */

export interface Photo {
  readonly extension: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Most pixels of a side (specification 2, §9). */
const maxPhotoSide = 1000;

export const isOverLimit = ({ width, height }: Photo): boolean => Math.max(width, height) > maxPhotoSide;

/** The picture alone; undefined where the bytes are no PNG or JPEG that can be read to its end. */
export const photoOf = (bytes: Buffer): Photo | undefined => pngOf(bytes) ?? jpegOf(bytes);

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** What a PNG is drawn from; everything else tells of it. */
const drawnChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

function pngOf(bytes: Buffer): Photo | undefined {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return undefined;
  const kept: Buffer[] = [pngSignature];
  let size: { width: number; height: number } | undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return undefined;
    if (kind === 'IHDR' && end - at === 25)
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (drawnChunks.has(kind)) kept.push(bytes.subarray(at, end));
    // What stands behind the end belongs to no picture.
    if (kind === 'IEND') return size && { extension: 'png', ...size, bytes: Buffer.concat(kept) };
    at = end;
  }
  return undefined;
}

const startOfScan = 0xda;
const adobe = 0xee;
/** `Adobe`, a version, two flags and how the colours are meant: whatever is longer says more. */
const adobeLength = 14;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables, frames and scans. */
const isDrawn = (marker: number): boolean =>
  isFrame(marker) || [0xc4, 0xcc, 0xdb, 0xdc, 0xdd].includes(marker);
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Where the data of a scan end: at the next marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !standsAlone(next)) return at;
  }
  return bytes.length;
}

function jpegOf(bytes: Buffer): Photo | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2));
      return size && { extension: 'jpg', ...size, bytes: Buffer.concat(kept) };
    }
    if (standsAlone(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    const segmentEnd = at + 2 + length;
    if (length < 2 || segmentEnd > bytes.length) return undefined;
    if (isFrame(marker)) {
      if (length < 8) return undefined;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    const end = marker === startOfScan ? endOfScan(bytes, segmentEnd) : segmentEnd;
    const isColours = marker === adobe && length === adobeLength;
    if (marker === startOfScan || isColours || isDrawn(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
