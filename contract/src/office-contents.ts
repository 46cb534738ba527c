/** What the part of an Office file that names its kinds is called, and the most of it that is read. */
const typesPart = '[Content_Types].xml';
const mostPacked = 32 * 1024;
const mostUnpacked = 512 * 1024;

/** How a directory's end, and each of its entries, begin (APPNOTE 4.3). */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const mostComment = 65_535;
const mostEntries = 4_096;

const stored = 0;
const deflated = 8;

/** The kind of an Office file, as `file-type` calls it, by the type of its main part. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['wordprocessingml.document', 'docx'],
  ['wordprocessingml.template', 'dotx'],
  ['presentationml.presentation', 'pptx'],
  ['presentationml.template', 'potx'],
  ['presentationml.slideshow', 'ppsx'],
  ['spreadsheetml.sheet', 'xlsx'],
  ['spreadsheetml.template', 'xltx'],
]);

const mainType =
  /ContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.([a-z.]+)\.main\+xml["']/i;

/**
 * The kind of an Office file in whose place `file-type` sees an archive and no more: it reads the names of kinds as UTF-8,
 * in double quotes, and gives up where they come late. Undefined where the bytes are no such file.
 */
export async function officeKind(bytes: Uint8Array): Promise<string | undefined> {
  const part = await typesOf(bytes).catch(() => undefined);
  const [, kind = ''] = (part && mainType.exec(asText(part))) ?? [];
  return kinds.get(kind);
}

function asText(part: Uint8Array): string {
  const [first, second] = part;
  // An XML document in UTF-16 begins with its mark.
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(part);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(part);
  return new TextDecoder().decode(part);
}

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

async function typesOf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entry = findEntry(bytes, view);
  if (entry === undefined || entry.packed > mostPacked || entry.unpacked > mostUnpacked) return undefined;
  // Its own heading, in which names and extras may be of another length than in the directory.
  const from =
    entry.at + localBytes + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.slice(from, from + entry.packed);
  if (entry.method === stored) return packed;
  return entry.method === deflated ? unpacked(packed) : undefined;
}

function findEntry(bytes: Uint8Array, view: DataView): Entry | undefined {
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = Math.min(view.getUint16(end + 10, true), mostEntries);
  let at = view.getUint32(end + 16, true);
  for (let place = 0; place < count && view.getUint32(at, true) === entryMark; place++) {
    const long = view.getUint16(at + 28, true);
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + entryBytes, at + entryBytes + long));
    if (name === typesPart)
      return {
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        at: view.getUint32(at + 42, true),
      };
    at += entryBytes + long + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return undefined;
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= 0 && at >= last - mostComment; at--)
    if (view.getUint32(at, true) === endMark) return at;
  return undefined;
}

/** What was packed; undefined where it is more than is read, whatever the directory says of it. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const written = writer.write(packed).then(() => writer.close());
  // What is wrong with it is told by reading.
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  const whole = new Uint8Array(mostUnpacked);
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (length + read.value.length > mostUnpacked) {
      await reader.cancel();
      return undefined;
    }
    whole.set(read.value, length);
    length += read.value.length;
  }
  return whole.subarray(0, length);
}
