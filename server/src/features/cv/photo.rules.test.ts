import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jpegWith, segment } from './cv.fixtures.ts';
import { isOverLimit, photoOf } from './photo.rules.ts';

const planted = 'Exif\0\0GPS 39.4699 N, 0.3763 W';

function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const png = (width: number, height: number, told: Buffer[] = [], behind: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([
    signature,
    header(width, height),
    ...told,
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + 3 * width)))),
    chunk('IEND', Buffer.alloc(0)),
    behind,
  ]);

describe('a PNG', () => {
  test('loses all but what it is drawn from', () => {
    const told = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'iCCP', 'prVt'].map((kind) =>
      chunk(kind, Buffer.from(planted)),
    );
    const sent = png(4, 3, told, Buffer.from(planted));
    const photo = photoOf(sent);
    expect(photo).toMatchObject({ extension: 'png', width: 4, height: 3 });
    expect(photo?.bytes.equals(png(4, 3))).toBe(true);
  });

  test('keeps its transparency and how its colours are meant', () => {
    const drawn = [
      chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
      chunk('sRGB', Buffer.from([0])),
      chunk('tRNS', Buffer.alloc(6)),
    ];
    const sent = png(2, 2, drawn);
    expect(photoOf(sent)?.bytes.equals(sent)).toBe(true);
  });
});

describe('a JPEG', () => {
  test('loses where and when it was taken, its smaller copy and what stands behind it', () => {
    const told = [
      // JFIF may carry a smaller copy of the picture.
      segment(0xe0, 'JFIF\0 and a thumbnail'),
      segment(0xe1, planted),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'),
      segment(0xe2, 'ICC_PROFILE\0'),
      segment(0xed, 'Photoshop 3.0\0'),
      segment(0xee, 'Adobe\0and something longer'),
      segment(0xfe, 'a comment'),
    ];
    const photo = photoOf(jpegWith(6, 5, told, Buffer.from(planted)));
    expect(photo).toMatchObject({ extension: 'jpg', width: 6, height: 5 });
    expect(photo?.bytes.equals(jpegWith(6, 5))).toBe(true);
  });

  test('keeps what says how its colours are meant, its restarts and each of its scans', () => {
    const adobe = segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\0', 'latin1'));
    expect(adobe).toHaveLength(16);
    const sent = jpegWith(6, 5, [adobe]);
    expect(photoOf(sent)?.bytes.equals(sent)).toBe(true);
  });
});

test('of other bytes nothing is made, and none of them stops it', () => {
  for (const sent of [Buffer.alloc(0), Buffer.from('%PDF-1.4'), signature, png(1, 1).subarray(0, 60)])
    expect(photoOf(sent)).toBeUndefined();
  const beginnings = [
    Buffer.alloc(0),
    signature,
    Buffer.from('ffd8ff', 'hex'),
    jpegWith(1, 1).subarray(0, 30),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }), (head, tail) => {
      photoOf(Buffer.concat([head, tail]));
    }),
  );
});

test('whatever a picture tells of is left out, and what it is drawn from stays as it is', () => {
  const told = fc.array(
    fc.tuple(fc.constantFrom(0xe0, 0xe1, 0xe3, 0xec, 0xef, 0xfe), fc.uint8Array({ maxLength: 50 })),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 3000 }),
      told,
      (width, height, more) => {
        const sent = jpegWith(
          width,
          height,
          more.map(([marker, data]) => segment(marker, Buffer.from(data))),
        );
        const photo = photoOf(sent);
        expect(photo?.bytes.equals(jpegWith(width, height))).toBe(true);
        expect(photo && isOverLimit(photo)).toBe(width > 1000 || height > 1000);
        expect(photoOf(photo?.bytes ?? sent)).toEqual(photo);
      },
    ),
  );
});
