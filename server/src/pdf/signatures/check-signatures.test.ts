import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSigner, nextNumber, objectIn, signPdf, withUpdate } from '../../testing/signed-pdf.ts';
import { printPaper } from '../print-paper.ts';
import { checkSignatures, type SignaturesChecked } from './check-signatures.ts';
import { taxIdOf } from './signer.rules.ts';

const now = new Date('2026-11-24T09:00:00Z');

const print = (title: string): Promise<Uint8Array> =>
  printPaper({
    title,
    contacts: ['Gestoría Turia, S. L.'],
    sections: [{ title: 'Objeto', text: 'Este convenio regula las prácticas. '.repeat(200) }],
    footer: 'Universidad',
    pageOf: (page, pages) => `${page} / ${pages}`,
    moreOf: String,
    language: 'es',
    accent: '#0b5c7a',
  });

const [pdf, other, signer] = await Promise.all([print('Convenio 12'), print('Convenio 13'), makeSigner()]);
const text = Buffer.from(pdf).toString('latin1');
const signed = await signPdf(pdf, signer);

const check = (uploaded: Uint8Array, generated = pdf): Promise<SignaturesChecked> =>
  checkSignatures(uploaded, generated, now);

/** The kind, or why it is not judged, and what each signature is. */
async function short(uploaded: Uint8Array): Promise<string> {
  const found = await check(uploaded);
  const signatures = 'signatures' in found ? found.signatures : [];
  return [
    found.kind === 'notJudged' ? found.reason : found.kind,
    ...(found.kind === 'intact' && found.isAddedTo ? ['added to'] : []),
    ...signatures.map(({ verdict, validity }) => `${verdict}, ${validity}`),
  ].join('; ');
}

/** The number of the first object whose dictionary has this. */
const numberWith = (mark: string): number =>
  Number(new RegExp(`(?:^|\\n)(\\d+) 0 obj\\n<<\\n(?:[^>]*\\n)?${mark}`).exec(text)?.[1]);

const withoutSignature = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/(?<=\/Contents )<30[^>]*>/, '');

const flipped = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, place) => (place === at ? byte ^ 1 : byte));

describe('a file that was signed', () => {
  test.each(['ec', 'rsa', 'pss'] as const)('is intact with a key of the kind %s', async (kind) => {
    const company = { organisation: 'GESTORÍA TURIA SL', organisationNumber: 'VATES-B12345674' };
    const found = await check(await signPdf(pdf, await makeSigner({ kind, ...company })));
    expect(found).toEqual({
      kind: 'intact',
      isAddedTo: false,
      signatures: [
        {
          verdict: 'holds',
          signer: {
            name: 'ROCA FERRER, AINA',
            taxId: '12345678Z',
            organisation: 'GESTORÍA TURIA SL',
            organisationTaxId: 'B12345674',
            issuer: 'Autoridad de prueba',
          },
          isSelfIssued: false,
          signedAt: new Date('2026-11-20T10:00:00Z'),
          validFrom: new Date('2025-01-01'),
          validTo: new Date('2029-01-01'),
          validity: 'valid',
          coversAll: true,
        },
      ],
    });
  });

  test('has each of several signatures, the last of which covers all', async () => {
    const found = await check(await signPdf(signed, await makeSigner({ name: 'SERRA, POL' })));
    expect(found).toMatchObject({
      kind: 'intact',
      isAddedTo: false,
      signatures: [
        { verdict: 'holds', coversAll: false },
        { verdict: 'holds', coversAll: true, signer: { name: 'SERRA, POL' } },
      ],
    });
  });

  test.each<[string, ('form' | 'fields' | 'annots')[]]>([
    ['nothing', []],
    ['its form', ['form']],
    ['the list of its fields', ['form', 'fields']],
    ['the list of what a page has', ['annots']],
    ['all of these', ['form', 'fields', 'annots']],
  ])('is intact with a second signature where the first wrote %s apart', async (_, apart) => {
    const first = await signPdf(pdf, signer, { apart });
    expect(await short(first)).toBe('intact; holds, valid');
    const second = await signPdf(first, signer);
    expect(await checkSignatures(second, first, now)).toMatchObject({
      kind: 'intact',
      signatures: [{ verdict: 'holds', coversAll: true }],
    });
    expect(await short(second)).toBe('intact; holds, valid; holds, valid');
  });

  test.each([
    ['2020-01-01', '2026-11-01', 'intact; holds, expired'],
    ['2026-11-23', '2029-01-01', 'intact; holds, notYet'],
  ])('from %s to %s has a certificate held against the day of the signature', async (from, to, expected) => {
    expect(await short(await signPdf(pdf, await makeSigner({ from, to })))).toBe(expected);
  });

  test('takes the day from the file where the signature has none', async () => {
    const found = await check(await signPdf(pdf, signer, { at: null }));
    expect(found).toMatchObject({ signatures: [{ signedAt: new Date('2026-11-19T11:00:00Z') }] });
  });

  test('says that something was added after the signature', async () => {
    expect(await short(withUpdate(signed, new Map([[90_000, '<< /Type /DSS >>']])))).toBe(
      'intact; added to; holds, valid',
    );
  });
});

describe('a file with bytes before its header', () => {
  const after = (before: string, file: Uint8Array): Buffer => Buffer.concat([Buffer.from(before), file]);

  test('is judged from its header on, as readers read it', async () => {
    expect(await short(after('\r\n', signed))).toBe('intact; holds, valid');
    expect(await short(after('\r\n', pdf))).toBe('notSigned');
    expect(await short(after('\r\n', flipped(signed, 400)))).toBe('changed');
  });

  test('is for a person to look at where they say anything', async () => {
    expect(await short(after('Content-Type: application/pdf\r\n\r\n', signed))).toBe(
      'doubtful; holds, valid',
    );
    expect(await short(after('x'.repeat(1024), signed))).toBe('notPdf');
  });
});

describe('a file with another text', () => {
  const page = numberWith('/Type /Page\\n');
  const [, contents] = /\/Contents (\d+) 0 R/.exec(objectIn(text, page)) ?? [];
  const stream = new Map([[Number(contents), '<< /Length 4 >>\nstream\nq  Q\nendstream']]);

  test('is told by one byte', async () => {
    expect(await short(flipped(signed, 400))).toBe('changed');
  });

  test('is told where what was added replaces a page, though the signature holds', async () => {
    expect(await short(await signPdf(pdf, signer, { along: stream }))).toBe('changed; holds, valid');
    expect(await short(withUpdate(signed, stream))).toBe('changed; holds, valid');
  });

  test('is told where a page is left out or shows something else', async () => {
    const pages = numberWith('/Type /Pages');
    const fewer = objectIn(text, pages).replace(/\/Kids \[[^\]]*\]/, '/Kids []');
    expect(await short(withUpdate(signed, new Map([[pages, fewer]])))).toMatch(/^changed/);
    const empty = objectIn(text, page).replace(/\/Contents \d+ 0 R/, '');
    expect(await short(withUpdate(signed, new Map([[page, empty]])))).toMatch(/^changed/);
  });

  test('is doubtful where a note or a large picture was put on a page', async () => {
    const number = nextNumber(text) + 20;
    const noted = objectIn(text, page).replace(/>>\s*$/, `/Annots [${number} 0 R] >>`);
    for (const field of [
      '<< /Type /Annot /Subtype /FreeText /Rect [0 0 9 9] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 595 842] >>',
    ]) {
      const added = new Map([
        [page, noted],
        [number, field],
      ]);
      expect(await short(withUpdate(pdf, added))).toBe('notSigned');
      expect(await short(await signPdf(withUpdate(pdf, added), signer))).toMatch(/^doubtful/);
    }
  });

  test('is told where what a page had is taken from the list that it refers to', async () => {
    const first = await signPdf(pdf, signer, { apart: ['annots', 'form'] });
    const old = Buffer.from(first).toString('latin1');
    const list = Number(/\/Annots (\d+) 0 R/.exec(objectIn(old, page))?.[1]);
    const emptied = await signPdf(first, signer, { along: new Map([[list, '[]']]) });
    expect(await checkSignatures(emptied, first, now)).toMatchObject({ kind: 'changed' });
  });

  test('is doubtful where its form gets what is no signature', async () => {
    const number = nextNumber(text) + 20;
    for (const form of [
      `<< /Fields [${number} 0 R] >>`,
      '<< /Fields [] /XFA (x) >>',
      '<< /Fields [] /CO [] >>',
    ]) {
      const catalog = numberWith('/Type /Catalog');
      const added = new Map([
        [catalog, objectIn(text, catalog).replace(/>>\s*$/, `/AcroForm ${form} >>`)],
        [number, '<< /FT /Tx /T (Importe) >>'],
      ]);
      expect(await short(await signPdf(withUpdate(pdf, added), signer))).toMatch(/^doubtful/);
    }
  });

  test('is told from another document', async () => {
    expect(await short(await signPdf(other, signer))).toBe('anotherDocument');
    expect(await short(other)).toBe('anotherDocument');
  });

  test('is not signed by a signature for other bytes', async () => {
    const place = Buffer.from(signed).indexOf('/SubFilter');
    expect(await short(flipped(signed, place - 2))).toBe('changed; broken, valid');
  });
});

describe('a file that cannot be judged', () => {
  const changed = (from: string | RegExp, to: string): Buffer =>
    Buffer.from(Buffer.from(signed).toString('latin1').replace(from, to), 'latin1');

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'notPdf'],
    ['something else', randomBytes(5_000), 'notPdf'],
    ['what was generated', pdf, 'notSigned'],
    ['half of what was generated', pdf.subarray(0, pdf.length / 2), 'broken'],
    ['a signed one without its end', signed.subarray(0, signed.length - 30), 'broken'],
    ['a signed one without its middle', signed.subarray(0, pdf.length + 500), 'broken'],
    [
      'an encrypted one',
      withUpdate(Buffer.from(text.replace('%PDF-1.7', '%PDF-1.6')), new Map([[99, '<< /Encrypt 1 0 R >>']])),
      'encrypted',
    ],
    [
      'one that is encrypted at its end',
      changed(/\/Prev (\d+) >>/, '/Prev $1 /Encrypt 1 0 R >>'),
      'encrypted',
    ],
    [
      'an unknown kind of signature',
      changed('/ETSI.CAdES.detached', '/adbe.x509.rsa_sha1 '),
      'algorithm; unknown, unknown',
    ],
    [
      'a signature of nonsense',
      changed(/\/Contents <3082/, '/Contents <ffff'),
      'algorithm; unknown, unknown',
    ],
    ['a range that lies', changed(/\/ByteRange \[0 \d/, '/ByteRange [0 9'), 'changed; broken, unknown'],
    [
      'a range of huge numbers',
      changed(/(?<=ByteRange )\[[^\]]*/, '[0 99999999999999999999 1 2'.padEnd(35)),
      'changed; broken, unknown',
    ],
    ['tables in a circle', changed(/\/Prev \d+/, `/Prev ${9e9}`), 'broken'],
  ])('%s', async (_, uploaded, expected) => {
    expect(await short(uploaded)).toBe(expected);
  });

  test('has a thousand signatures, or is nested without end', async () => {
    const first = nextNumber(text);
    const many = Array.from({ length: 1_000 }, (_, place): [number, string] => [
      first + place,
      '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>',
    ]);
    expect(await short(withUpdate(pdf, new Map(many)))).toBe('tooMuch');
    const deep = withUpdate(pdf, new Map([[first, '['.repeat(500_000)]]));
    expect(await short(deep)).toBe('broken');
  });

  test('never throws at what was cut, doubled or changed anywhere', async () => {
    const place = fc.integer({ min: 0, max: signed.length });
    await fc.assert(
      fc.asyncProperty(place, place, fc.integer({ min: 0, max: 255 }), async (from, to, byte) => {
        const cut = Buffer.concat([signed.subarray(0, from), signed.subarray(to)]);
        const other = signed.map((one, at) => (at === from ? byte : one));
        for (const one of [cut, other]) {
          const found = await check(one);
          if (found.kind !== 'intact') continue;
          // What is put behind a signature shows nothing unless the tables name it.
          const start = found.isAddedTo ? one.subarray(0, signed.length) : one;
          // Nor does a line break behind its end.
          expect(withoutSignature(start).trimEnd()).toBe(withoutSignature(signed).trimEnd());
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** The file with these objects added in one packed object, whose table is packed too; each has its place in the content. */
function withPacked(heads: readonly (readonly [number: number, place: number])[], content: string): Buffer {
  const [start, catalog] = [/startxref\s+(\d+)/.exec(text)?.[1], numberWith('/Type /Catalog')];
  const first = nextNumber(text);
  const packed = (about: string, bytes: Buffer): string => {
    const small = deflateSync(bytes);
    return `<< ${about} /Filter /FlateDecode /Length ${small.length} >>\nstream\n${small.toString('latin1')}\nendstream`;
  };
  const head = heads.map(([number, place]) => `${number} ${place} `).join('');
  const objects = packed(
    `/Type /ObjStm /N ${heads.length} /First ${head.length}`,
    Buffer.from(head + content),
  );
  const places = [text.length, text.length + `${first} 0 obj\n${objects}\nendobj\n`.length];
  const rows = [
    ...heads.map((_, index) => [2, first, index]),
    [1, places[0] ?? 0, 0],
    [1, places[1] ?? 0, 0],
  ].map(([kind = 0, where = 0, which = 0]) => {
    const row = Buffer.alloc(7);
    row[0] = kind;
    row.writeUIntBE(where, 1, 4);
    row.writeUIntBE(which, 5, 2);
    return row;
  });
  // Each row as its difference to the one above.
  const differences = rows.map((row, at) =>
    Buffer.from([2, ...row.map((byte, column) => byte - (rows[at - 1]?.[column] ?? 0))]),
  );
  const index = heads.map(([number]) => `${number} 1`).join(' ');
  const size = Math.max(first + 1, ...heads.map(([number]) => number)) + 1;
  const table = packed(
    `/Type /XRef /W [1 4 2] /Index [${index} ${first} 2] /Size ${size} /Root ${catalog} 0 R /Prev ${start} /DecodeParms << /Predictor 12 /Columns 7 >>`,
    Buffer.concat(differences),
  );
  return Buffer.from(
    `${text}${first} 0 obj\n${objects}\nendobj\n${first + 1} 0 obj\n${table}\nendobj\nstartxref\n${places[1]}\n%%EOF\n`,
    'latin1',
  );
}

test('opens what was added in packed tables and objects', async () => {
  const catalog = numberWith('/Type /Catalog');
  const own = objectIn(text, catalog);
  expect(await short(await signPdf(withPacked([[catalog, 0]], own), signer))).toBe('intact; holds, valid');
  expect(await short(withPacked([[catalog, 0]], own.replace(/\/Pages \d+/, '/Pages 7')))).toBe('changed');
});

describe('a small file that takes long to read', () => {
  test('is not judged where all packed objects are the same long one', async () => {
    const first = nextNumber(text) + 10;
    const heads = Array.from({ length: 4_000 }, (_, place) => [first + place, 0] as const);
    const bomb = withPacked(heads, `(${'x'.repeat(5_000_000)})`);
    expect(bomb.length).toBeLessThan(pdf.length + 100_000);
    expect(await short(bomb)).toBe('tooMuch');
  });

  test('is not judged where it is unpacked to more than the portal reads', async () => {
    expect(await short(withPacked([[90_000, 0]], `(${'x'.repeat(15_000_000)})`))).toBe('tooMuch');
  });

  test('is held against what was there in a time that grows with its length alone', async () => {
    const catalog = numberWith('/Type /Catalog');
    const long = objectIn(text, catalog).replace(/\/Lang \([^)]*\)/, `/Lang ${'1'.repeat(3_000_000)}x`);
    expect(long).toContain('111x');
    expect(await short(withUpdate(pdf, new Map([[catalog, long]])))).toBe('notSigned');
  });
});

test.each([
  ['IDCES-12345678Z', '12345678Z'],
  ['VATES-B12345674', 'B12345674'],
  ['PASFR-12AB34', '12AB34'],
  ['12345678-z', '12345678Z'],
  ['', null],
  [null, null],
])('the tax id of %s is %s', (written, expected) => {
  expect(taxIdOf(written)).toBe(expected);
});
