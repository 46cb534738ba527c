import { createHash, webcrypto } from 'node:crypto';
import {
  BmpString,
  Integer,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  UTCTime,
  Utf8String,
} from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

/** Certificates of nobody, and files signed with them, as a program for signing makes them. */

export interface TestSigner {
  readonly certificate: Certificate;
  readonly key: CryptoKey;
}

interface Named {
  readonly name?: string;
  /** As the certificate has it: `IDCES-12345678Z`. */
  readonly number?: string;
  readonly organisation?: string;
  readonly organisationNumber?: string;
  readonly kind?: keyof typeof kinds;
  readonly from?: string;
  readonly to?: string;
  /** Given by nobody but itself. */
  readonly isSelfIssued?: boolean;
}

const rsa = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };
const kinds = {
  rsa: { name: 'RSASSA-PKCS1-v1_5', ...rsa },
  pss: { name: 'RSA-PSS', ...rsa },
  ec: { name: 'ECDSA', namedCurve: 'P-256' },
} as const;

export async function makeSigner({
  name = 'ROCA FERRER, AINA',
  number = 'IDCES-12345678Z',
  organisation,
  organisationNumber,
  kind = 'ec',
  from = '2025-01-01',
  to = '2029-01-01',
  isSelfIssued = false,
}: Named = {}): Promise<TestSigner> {
  const keys = await webcrypto.subtle.generateKey(kinds[kind], true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 7 });
  const names = [
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }),
    new AttributeTypeAndValue({ type: '2.5.4.5', value: new PrintableString({ value: number }) }),
    ...(organisation === undefined
      ? []
      : [new AttributeTypeAndValue({ type: '2.5.4.10', value: new BmpString({ value: organisation }) })]),
    ...(organisationNumber === undefined
      ? []
      : [
          new AttributeTypeAndValue({
            type: '2.5.4.97',
            value: new Utf8String({ value: organisationNumber }),
          }),
        ]),
  ];
  certificate.subject.typesAndValues = names;
  certificate.issuer.typesAndValues = isSelfIssued
    ? names
    : [
        new AttributeTypeAndValue({
          type: '2.5.4.10',
          value: new Utf8String({ value: 'Autoridad de prueba' }),
        }),
      ];
  certificate.notBefore.value = new Date(from);
  certificate.notAfter.value = new Date(to);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return { certificate, key: keys.privateKey };
}

async function signatureOf(
  bytes: Uint8Array,
  { certificate, key }: TestSigner,
  at: Date | null,
): Promise<Buffer> {
  const attributes = [
    new Attribute({
      type: '1.2.840.113549.1.9.3',
      values: [new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })],
    }),
    ...(at === null
      ? []
      : [new Attribute({ type: '1.2.840.113549.1.9.5', values: [new UTCTime({ valueDate: at })] })]),
    new Attribute({
      type: '1.2.840.113549.1.9.4',
      values: [new OctetString({ valueHex: createHash('sha256').update(bytes).digest() })],
    }),
  ];
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(key, 0, 'SHA-256', Buffer.from(bytes));
  const content = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER());
}

const latest = (text: string, pattern: RegExp): string => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';

/** The text of an object as it stands last in a file that the portal or this made. */
export const objectIn = (text: string, number: number): string =>
  latest(text, new RegExp(`(?:^|\\n)${number} 0 obj\\n([\\s\\S]*?)\\nendobj`, 'g'));

/** A file with objects added at its end, in a table of its own, as what was there before stays as it is. */
export function withUpdate(pdf: Uint8Array, objects: ReadonlyMap<number, string>): Buffer {
  const old = Buffer.from(pdf).toString('latin1');
  let text = old.endsWith('\n') ? old : `${old}\n`;
  const places = [...objects].map(([number, body]) => {
    const place = text.length;
    text += `${number} 0 obj\n${body}\nendobj\n`;
    return { number, place };
  });
  const size = Math.max(Number(latest(old, /\/Size (\d+)/g)), ...[...objects.keys()].map((one) => one + 1));
  const rows = places.map(
    ({ number, place }) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  );
  const trailer = `<< /Size ${size} /Root ${latest(old, /\/Root (\d+ 0 R)/g)} /Prev ${latest(old, /startxref\s+(\d+)/g)} >>`;
  const start = text.length;
  text += `xref\n${rows.join('')}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The number that the next object of a file gets. */
export const nextNumber = (text: string): number => Number(latest(text, /\/Size (\d+)/g));

const room = 16_000;
const widest = '0 0000000000 0000000000 0000000000';

interface Signing {
  /** When, as the signature says; null leaves it to the file's own `/M`. */
  readonly at?: Date | null;
  /** Objects that are replaced or added in the same addition, before it is signed. */
  readonly along?: ReadonlyMap<number, string>;
  /** What it writes as objects of their own, as some programs do; where they are so already, they stay so. */
  readonly apart?: readonly ('form' | 'fields' | 'annots')[];
  /** Where the signature shows on the first page, or on the one that has this number. */
  readonly rect?: string;
  readonly page?: number;
}

/** Signs a file of the portal in an addition to it, with a field that shows nothing on its first page. */
export async function signPdf(
  pdf: Uint8Array,
  signer: TestSigner,
  {
    at = new Date('2026-11-20T10:00:00Z'),
    along = new Map(),
    apart = [],
    rect = '0 0 0 0',
    page: given,
  }: Signing = {},
): Promise<Uint8Array> {
  const old = Buffer.from(pdf).toString('latin1');
  const first = Math.max(nextNumber(old), ...[...along.keys()].map((number) => number + 1));
  const [signature, field] = [first, first + 1];
  const catalog = Number(latest(old, /\/Root (\d+) 0 R/g));
  const page = given ?? Number(/(?:^|\n)(\d+) 0 obj\n<<\n\/Type \/Page\n/.exec(old)?.[1]);
  const update = new Map<number, string>();
  let next = first + 2;
  /** The value of a key as it is to be: in the object that it refers to, in a new one, or in its place. */
  const written = (
    key: string,
    holder: string,
    isApart: boolean,
    change: (value: string) => string,
  ): string => {
    const [whole, reference] = new RegExp(`/${key} (\\d+) 0 R`).exec(holder) ?? [];
    const inline = new RegExp(`/${key} (<<[^>]*>>|\\[[^\\]]*\\])`).exec(holder);
    const value = change(reference === undefined ? (inline?.[1] ?? '') : objectIn(old, Number(reference)));
    if (whole === undefined && !isApart) {
      const without = inline ? holder.replace(inline[0], '') : holder;
      return without.replace(/>>\s*$/, () => `/${key} ${value}\n>>`);
    }
    const number = reference === undefined ? next++ : Number(reference);
    update.set(number, value);
    if (whole !== undefined) return holder;
    const without = inline ? holder.replace(inline[0], '') : holder;
    return without.replace(/>>\s*$/, `/${key} ${number} 0 R\n>>`);
  };
  const grown = (list: string): string =>
    list === '' ? `[${field} 0 R]` : list.replace(/\]$/, ` ${field} 0 R]`);
  const form = (value: string): string =>
    written('Fields', value === '' ? '<< /SigFlags 3 >>' : value, apart.includes('fields'), grown);
  update.set(catalog, written('AcroForm', objectIn(old, catalog), apart.includes('form'), form));
  update.set(page, written('Annots', objectIn(old, page), apart.includes('annots'), grown));
  update.set(
    signature,
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (D:20261119120000+01'00')\n/ByteRange [${widest}] /Contents <${'0'.repeat(room)}> >>`,
  );
  update.set(
    field,
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Firma ${field}) /V ${signature} 0 R /P ${page} 0 R /Rect [${rect}] /F 132 >>`,
  );
  for (const [number, body] of along) update.set(number, body);
  const prepared = withUpdate(pdf, update);
  const from = prepared.lastIndexOf(`<${'0'.repeat(room)}>`);
  const to = from + room + 2;
  const range = `0 ${from} ${to} ${prepared.length - to}`.padEnd(widest.length);
  prepared.write(range, prepared.lastIndexOf(widest), 'latin1');
  const bytes = Buffer.concat([prepared.subarray(0, from), prepared.subarray(to)]);
  const cms = await signatureOf(bytes, signer, at);
  prepared.write(cms.toString('hex'), from + 1, 'latin1');
  return prepared;
}
