import { pdfStart } from '@portal/contract/file-contents';
import { objectOf, openPdf, type PdfFile } from './pdf-file.ts';
import {
  asCount,
  isArray,
  isDictionary,
  type PdfDictionary,
  type PdfValue,
  TooMuchPdf,
} from './pdf-syntax.ts';
import { sameText } from './same-text.rules.ts';
import { unknown, type Verified, verifySignedData } from './signed-data.ts';

/** One signature of a file. Whether its certificate comes from somebody who is known is not judged: that needs a network. */
export interface PdfSignature extends Verified {
  /** Of the certificate, on the day of the signature or, where that is not said, today. */
  readonly validity: 'valid' | 'expired' | 'notYet' | 'unknown';
  /** Whether nothing was added to the file after it. */
  readonly coversAll: boolean;
}

export type SignaturesChecked =
  /** It begins with what was generated, shows the same, and has a signature that holds. */
  | {
      readonly kind: 'intact';
      readonly signatures: readonly PdfSignature[];
      /** Whether something was added after the last signature that holds: not the text, which was compared. */
      readonly isAddedTo: boolean;
    }
  /** It is the document that was generated, with another text, or changed since it was signed. */
  | { readonly kind: 'changed'; readonly signatures: readonly PdfSignature[] }
  | { readonly kind: 'notSigned' }
  | { readonly kind: 'anotherDocument' }
  /** A person has to look at it. */
  | {
      readonly kind: 'notJudged';
      readonly reason: NotJudged;
      readonly signatures: readonly PdfSignature[];
    };

/**
 * `doubtful`: something besides the signature was added that may show; `algorithm`: no signature could be checked;
 * `tooMuch`: it is too large, or reading it would take too long.
 */
export type NotJudged = 'notPdf' | 'encrypted' | 'broken' | 'doubtful' | 'algorithm' | 'tooMuch';

const maxBytes = 5_000_000;
const maxAdded = 5_000;
const maxSignatures = 12;
const maxSignatureLength = 256 * 1024;

const notJudged = (reason: NotJudged, signatures: readonly PdfSignature[] = []): SignaturesChecked => ({
  kind: 'notJudged',
  reason,
  signatures,
});

/** Holds a file that came back against the one that was generated. Nothing that it gets makes it throw. */
export async function checkSignatures(
  uploaded: Uint8Array,
  generated: Uint8Array,
  now: Date,
): Promise<SignaturesChecked> {
  try {
    return checkedFromHeader(Buffer.from(uploaded), Buffer.from(generated), now);
  } catch (error) {
    return notJudged(error instanceof TooMuchPdf ? 'tooMuch' : 'broken');
  }
}

/** Readers pass over what was written before the header on its way, and count places from there. */
function checkedFromHeader(uploaded: Buffer, generated: Buffer, now: Date): SignaturesChecked {
  if (uploaded.length > maxBytes) return notJudged('tooMuch');
  const start = pdfStart(uploaded);
  if (start === undefined) return notJudged('notPdf');
  const found = checked(uploaded.subarray(start), generated, now);
  const isBlank = uploaded.toString('latin1', 0, start).trim() === '';
  // A reader that mends a file may read objects there too.
  return found.kind === 'intact' && !isBlank ? notJudged('doubtful', found.signatures) : found;
}

function checked(uploaded: Buffer, generated: Buffer, now: Date): SignaturesChecked {
  const text = uploaded.toString('latin1');
  const own = generated.toString('latin1');
  if (!text.startsWith(own)) return notOurs(text, own);
  if (text.slice(own.length).trim() === '') return { kind: 'notSigned' };
  const before = openPdf(own);
  const after = openPdf(text);
  if (after.trailer.has('Encrypt')) return notJudged('encrypted');
  // What was added has to be an addition: its tables end in those of what was generated.
  if (!before.sections.every((section) => after.sections.includes(section))) return notJudged('broken');
  const added = [...after.entries.keys()].filter((number) => !before.entries.has(number));
  if (added.length > maxAdded) return notJudged('tooMuch');
  const fields = added.flatMap((number) => signaturesIn(objectOf(after, number)?.value));
  if (fields.length > maxSignatures) return notJudged('tooMuch');
  const signatures = fields
    .toSorted((one, another) => endOf(one) - endOf(another))
    .map((field) => checkOne(after, uploaded, generated.length, field, now));
  const sameness = sameText(before, after);
  if (sameness === 'changed') return { kind: 'changed', signatures };
  if (signatures.length === 0) return { kind: 'notSigned' };
  if (sameness === 'doubtful') return notJudged('doubtful', signatures);
  const holding = signatures.filter(({ verdict }) => verdict === 'holds');
  if (holding.length > 0)
    return { kind: 'intact', signatures, isAddedTo: !holding.some(({ coversAll }) => coversAll) };
  return signatures.some(({ verdict }) => verdict === 'unknown')
    ? notJudged('algorithm', signatures)
    : { kind: 'changed', signatures };
}

/** A file that begins otherwise: the generated one written anew has its identifier, which the end of each file names. */
function notOurs(text: string, own: string): SignaturesChecked {
  if (!text.slice(-2048).includes('%%EOF')) return notJudged('broken');
  if (/\/Encrypt[\s\d<]/.test(text)) return notJudged('encrypted');
  const [, identifier] = /\/ID\s*\[\s*<([0-9A-Fa-f]{16,})>/.exec(own.slice(-4096)) ?? [];
  return identifier !== undefined && text.toLowerCase().includes(`<${identifier.toLowerCase()}>`)
    ? { kind: 'changed', signatures: [] }
    : { kind: 'anotherDocument' };
}

/** The signature that an object is or, as the value of a field, has. */
function signaturesIn(value: PdfValue | undefined): PdfDictionary[] {
  if (!isDictionary(value)) return [];
  const found = [value, value.get('V')].filter(isDictionary).filter((one) => one.has('ByteRange'));
  // The time alone, by a service: nobody's signature.
  return found.filter((one) => one.get('SubFilter') !== '/ETSI.RFC3161');
}

/** Where what it is for ends: the first to sign is the first in the file. */
function endOf(field: PdfDictionary): number {
  const range = field.get('ByteRange');
  const [, , to = 0, length = 0] = isArray(range) ? range.map((one) => asCount(one) ?? 0) : [];
  return to + length;
}

function checkOne(
  file: PdfFile,
  bytes: Buffer,
  generated: number,
  field: PdfDictionary,
  now: Date,
): PdfSignature {
  const range = rangeOf(file, generated, field);
  if (range === undefined) return { ...unknown, verdict: 'broken', validity: 'unknown', coversAll: false };
  const { gap, end, cms } = range;
  const coversAll = file.text.slice(end).trim() === '';
  const isKnown =
    field.get('SubFilter') === '/ETSI.CAdES.detached' || field.get('SubFilter') === '/adbe.pkcs7.detached';
  if (!isKnown || cms.length > maxSignatureLength) return { ...unknown, validity: 'unknown', coversAll };
  const verified = verifySignedData(cms, [bytes.subarray(0, gap.from), bytes.subarray(gap.to, end)]);
  const signedAt = verified.signedAt ?? dateOf(field.get('M'));
  return { ...verified, signedAt, validity: validityOf(verified, signedAt ?? now), coversAll };
}

interface Range {
  /** Where the signature itself stands, which it cannot be for. */
  readonly gap: { readonly from: number; readonly to: number };
  readonly end: number;
  readonly cms: Uint8Array;
}

/** What a signature is for: all of the file from its start to the end of an addition, but for itself. */
function rangeOf({ text }: PdfFile, generated: number, field: PdfDictionary): Range | undefined {
  const range = field.get('ByteRange');
  const contents = field.get('Contents');
  const [start, from, to, length] = isArray(range) && range.length === 4 ? range.map(asCount) : [];
  if (start !== 0 || from === undefined || to === undefined || length === undefined) return undefined;
  const end = to + length;
  if (from < generated || from >= to || end > text.length) return undefined;
  // Nothing but the signature may stand in the gap, or it could be exchanged.
  if (typeof contents !== 'string' || !contents.startsWith('<') || text.slice(from, to) !== contents)
    return undefined;
  if (!/%%EOF\s*$/.test(text.slice(Math.max(to, end - 32), end))) return undefined;
  return { gap: { from, to }, end, cms: Buffer.from(contents.slice(1, -1).replace(/\s/g, ''), 'hex') };
}

function validityOf({ validFrom, validTo }: Verified, at: Date): PdfSignature['validity'] {
  if (validFrom === null || validTo === null) return 'unknown';
  if (at < validFrom) return 'notYet';
  return at > validTo ? 'expired' : 'valid';
}

/** `(D:20261124103000+01'00')`, as the format writes a moment. */
function dateOf(value: PdfValue | undefined): Date | null {
  const [
    ,
    year,
    month,
    day,
    hour = '00',
    minute = '00',
    second = '00',
    sign,
    aheadHour = '00',
    aheadMinute = '00',
  ] =
    typeof value === 'string'
      ? (/^\(D:(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(value) ?? [])
      : [];
  if (year === undefined) return null;
  const ahead = sign === undefined ? 'Z' : `${sign}${aheadHour}:${aheadMinute}`;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${ahead}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
