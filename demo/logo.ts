import { crc32, deflateSync } from 'node:zlib';

const side = 96;

type Rgb = readonly [number, number, number];

const palette: readonly Rgb[] = [
  [18, 87, 140],
  [176, 66, 34],
  [38, 115, 77],
  [108, 58, 140],
  [158, 112, 12],
  [150, 36, 84],
];

/** Whether a point of the square, in parts of its side from the middle, is drawn. */
const shapes: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => Math.hypot(x, y) < 0.4 && Math.hypot(x - 0.12, y - 0.12) > 0.24,
  (x, y) => Math.abs(x) + Math.abs(y) < 0.42 && Math.abs(x) + Math.abs(y) > 0.2,
  (x, y) => Math.abs(x) < 0.38 && Math.abs(y) < 0.38 && (x + y + 2) % 0.26 < 0.15,
  (x, y) => Math.hypot(x, y) < 0.4 && (Math.abs(x) > 0.07 || y > 0.1),
  (x, y) => y > -0.38 && y < 0.34 && Math.abs(x) < (y + 0.4) * 0.55 && Math.hypot(x, y - 0.12) > 0.12,
];

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A mark in one colour on white, as a PNG of two colours, drawn by hand: each place has another. */
export function drawnLogo(place: number): Uint8Array {
  const isDrawn = shapes[place % shapes.length] ?? (() => false);
  const colour = palette[place % palette.length] ?? [0, 0, 0];
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      rows[y * (side + 1) + 1 + x] = isDrawn((x + 0.5) / side - 0.5, (y + 0.5) / side - 0.5) ? 1 : 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits a point, each the number of a colour.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from([255, 255, 255, ...colour])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
