import { languages } from '@portal/contract/languages';
import { describe, expect, test } from 'vitest';
import { readInstitution } from '../../brand.ts';
import { agreementFields } from '../../institution/agreement-text.ts';
import { checkSignatures } from '../../pdf/signatures/check-signatures.ts';
import { pdfTags } from '../../testing/pdf-tags.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { makeSigner, objectIn, signPdf } from '../../testing/signed-pdf.ts';
import { type AgreementPrinting, printAgreement } from './agreement-pdf.ts';

const { brand, pages } = readInstitution({ BRAND: 'universidad' });
const all = Object.fromEntries(agreementFields.map((field) => [field, `«${field}»`]));

const printing: AgreementPrinting = {
  text: pages.agreement('es') ?? '',
  fields: all,
  number: 'C-2026-00012',
  code: 'K7QX-4TRB-9M2P',
  verifyUrl: 'https://practicas.example/verificar-convenio',
  language: 'es',
  institution: { nombre: brand.nombre, fundacion: brand.fundacion, acento: brand.colores.acento },
  createdAt: new Date('2026-11-24T09:00:00Z'),
};

const print = (change: Partial<AgreementPrinting> = {}): Promise<Uint8Array> =>
  printAgreement({ ...printing, ...change });

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

const said = (pdf: Uint8Array): string => pdfText(pdf).replaceAll('\n', ' ');

describe('the printed agreement', () => {
  test.each(languages)('is a PDF/UA in %s that says everything that was filled in', async (language) => {
    const pdf = await print({ language, text: pages.agreement(language) ?? '' });
    const text = Buffer.from(pdf).toString('latin1');
    for (const part of ['/Marked true', `/Lang (${language})`, '/DisplayDocTitle true', '/FontFile2'])
      expect(text).toContain(part);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).not.toContain('/Type1');
    const words = said(pdf).replaceAll(' ', '');
    for (const field of agreementFields) expect(words, field).toContain(`«${field}»`);
    expect(words).not.toContain('{{');
    expect(words).toContain(brand.correos.privacidad);
  });

  test('has its number, its code, where to verify it and the page on each page', async () => {
    const pdf = await print();
    const words = said(pdf);
    const count = pagesOf(pdf);
    expect(count).toBeGreaterThan(2);
    for (let page = 1; page <= count; page++) expect(words).toContain(`Página ${page} de ${count}`);
    expect(words.split('Código de verificación: K7QX-4TRB-9M2P')).toHaveLength(count + 1);
    expect(words.split('https://practicas.example/verificar-convenio')).toHaveLength(count + 1);
  });

  test('has headings, lists, tables and boxes to sign in the order in which they are read', async () => {
    const text =
      '## Partes\n\nUna **y** otra.\n\n| Dato | Valor |\n|---|---|\n| NIF | {{empresa.cif}} |\n\n### Objeto\n\n1. Uno\n   - Dentro\n2. Dos';
    const item = (inner = '') => `LI(Lbl LBody(P${inner}))`;
    const box = (lines: number) => `Sect(H3 ${Array(lines).fill('P').join(' ')})`;
    expect(pdfTags(await print({ text }))).toBe(
      `Document(H1 P H2 P(Span Span Span) Table(TR(TH(P) TH(P)) TR(TH(P) TD(P))) H3 L(${item(` L(${item()})`)} ${item()}) H2 ${box(4)} ${box(2)})`,
    );
  });

  test('leaves out the lines without a value, and never reads a value as Markdown', async () => {
    const text =
      '| | |\n|---|---|\n| NIF | {{empresa.cif}} |\n| Teléfono | {{firmante.telefono}} |\n\n{{tratamientoDatos}}\n\nDe {{empresa.nombreFiscal}}.';
    const words = said(
      await print({
        text,
        fields: { 'empresa.cif': '', 'firmante.telefono': '**600**', 'empresa.nombreFiscal': 'Turia, S. L.' },
      }),
    );
    expect(words).toContain('Teléfono **600** De Turia, S. L. ');
    expect(words).not.toContain('NIF');
  });

  test('is the same to the byte for the same content, and another document for another', async () => {
    const [one, again, other] = await Promise.all([print(), print(), print({ number: 'C-2026-00013' })]);
    expect(Buffer.from(one).equals(again)).toBe(true);
    const signer = await makeSigner();
    expect((await checkSignatures(await signPdf(one, signer), one, new Date())).kind).toBe('intact');
    expect((await checkSignatures(await signPdf(other, signer), one, new Date())).kind).toBe(
      'anotherDocument',
    );
  });

  test('takes a signature that shows where nothing is printed, and no other without a doubt', async () => {
    const [pdf, signer] = await Promise.all([print(), makeSigner()]);
    const text = Buffer.from(pdf).toString('latin1');
    const kids = /\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? '';
    const last = Number(/(\d+) 0 R\s*$/.exec(kids)?.[1]);
    const below = Number(/\/PortalBlank \[\[0 50 [\d.]+ ([\d.]+)\]/.exec(objectIn(text, last))?.[1]);
    const kind = async (rect: string, page?: number) => {
      const signed = await signPdf(pdf, signer, { rect, ...(page !== undefined && { page }) });
      return (await checkSignatures(signed, pdf, new Date())).kind;
    };
    // In a box, in a margin of the first page, over the heading of the boxes, over a clause, over the code in the foot.
    expect(await kind(`70 ${below - 80} 280 ${below - 5}`, last)).toBe('intact');
    expect(await kind('2 200 60 400')).toBe('intact');
    expect(await kind(`70 ${below - 80} 280 ${below + 20}`, last)).toBe('notJudged');
    expect(await kind('0 400 595 525')).toBe('notJudged');
    expect(await kind('62 20 300 50')).toBe('notJudged');
  });

  test('says on each page that it is a draft, without a code', async () => {
    const pdf = await print({ isDraft: true, number: '', code: '' });
    // Its stamp, besides what its head and its foot say.
    expect(
      pdfText(pdf)
        .split('\n')
        .filter((line) => line === 'Borrador'),
    ).toHaveLength(pagesOf(pdf) + 1);
    expect(said(pdf)).not.toContain('Código de verificación');
  });
});
