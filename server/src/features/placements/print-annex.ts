import type { Language } from '@portal/contract/languages';
import type { Services } from '../../http/context.ts';
import { filledBlocks, readBlocks } from '../../pdf/document/blocks.ts';
import { printDocument } from '../../pdf/document/print-document.ts';
import { fill } from '../../texts/fill.ts';
import { annexTexts } from './annex-texts.ts';

interface Printing {
  readonly brand: Services['brand'];
  readonly fields: Readonly<Record<string, string>>;
  readonly number: string;
  readonly language: Language;
  /** Kept with it, so that it can be printed again to the same bytes. */
  readonly createdAt: Date;
}

interface AnnexPrinting extends Printing {
  /** The institution's Markdown, `pages.annex(language)`. */
  readonly text: string;
  readonly version: number;
  readonly code: string;
  readonly verifyUrl: string;
}

/** Prints a version of an annex: a tagged PDF, to the same bytes for the same content. */
export function printAnnex({
  text,
  version,
  code,
  verifyUrl,
  ...printing
}: AnnexPrinting): Promise<Uint8Array> {
  const { number, language } = printing;
  const words = annexTexts[language];
  const values = { number, version, code, address: verifyUrl };
  return print(printing, {
    title: words.title,
    subtitle: fill(words.subtitle, values, language),
    text,
    boxes: boxesOf(printing),
    footer: [fill(words.footNumber, values, language), fill(words.footVerify, values, language)],
  });
}

/** Prints what an annex would be, marked as a draft. */
export function printDraft({
  text,
  ...printing
}: Omit<AnnexPrinting, 'number' | 'version' | 'code' | 'verifyUrl'>): Promise<Uint8Array> {
  const words = annexTexts[printing.language];
  return print(
    { ...printing, number: '' },
    {
      title: words.title,
      subtitle: words.draft,
      text,
      boxes: boxesOf(printing),
      footer: [words.footDraft],
      stamp: words.draft,
    },
  );
}

/** Where the parties sign. */
function boxesOf({ brand, fields, language }: Pick<Printing, 'brand' | 'fields' | 'language'>) {
  const words = annexTexts[language];
  const box = (title: string, ...lines: readonly (string | undefined)[]) => ({
    title,
    lines: lines.flatMap((line) => (line ? [line] : [])),
    hint: words.signHere,
  });
  return [
    box(words.forCompany, fields.empresa, fields.firmante),
    box(words.forStudent, fields.alumno),
    box(words.forInstitution, brand.fundacion),
  ];
}

/** Prints the informative note that goes with a placement of a kind. */
export function printNote(kind: 'curricular' | 'extracurricular', printing: Printing): Promise<Uint8Array> {
  const { number, language } = printing;
  const { note } = annexTexts[language];
  return print(printing, {
    title: note.title[kind],
    subtitle: fill(note.subtitle, { number }, language),
    text: note.text,
    boxes: [],
    footer: [fill(note.foot, { number }, language)],
  });
}

interface Content {
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly boxes: readonly { title: string; lines: readonly string[]; hint: string }[];
  readonly footer: readonly string[];
  readonly stamp?: string;
}

function print(
  { brand, fields, language, createdAt }: Printing,
  { title, subtitle, text, boxes, footer, stamp }: Content,
): Promise<Uint8Array> {
  const words = annexTexts[language];
  return printDocument({
    title,
    subtitle,
    blocks: filledBlocks(readBlocks(text).blocks, (name) => fields[name]),
    signatures: boxes.length > 0 ? { title: words.signatures, boxes } : null,
    footer,
    ...(stamp !== undefined && { stamp }),
    pageOf: (page, pages) => fill(words.pageOf, { page, pages }, language),
    creator: brand.nombre,
    createdAt,
    language,
    accent: brand.colores.acento,
  });
}
