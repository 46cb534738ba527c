import type { Language } from '@portal/contract/languages';
import type { Services } from '../../http/context.ts';
import type { Block, Run } from '../../pdf/document/blocks.ts';
import { fill } from '../../texts/fill.ts';
import { annexFields, dayIn } from '../placements/annex-fields.ts';
import { lastDayOf } from '../placements/dates.rules.ts';
import type { AnnexParties } from '../placements/parties.queries.ts';
import type { Placement } from '../placements/placements.queries.ts';
import { reportTexts } from './report-texts.ts';

/** What all printed documents of a placement begin with. */
export interface PrintedPlacement {
  readonly placement: Pick<
    Placement,
    'numero' | 'datos' | 'tipoPractica' | 'titulacion' | 'fechaInicio' | 'fechaFin' | 'finDesde'
  >;
  readonly parties: AnnexParties;
  readonly brand: Pick<Services['brand'], 'nombre' | 'colores'>;
  readonly language: Language;
  /** Kept with it, so that it can be printed again to the same bytes. */
  readonly createdAt: Date;
}

const run = (text: string): Run => ({ text, isBold: false, isItalic: false });

export const heading = (text: string): Block => ({ kind: 'heading', level: 2, runs: [run(text)] });

/** What somebody wrote, a paragraph for each of its lines. */
export const paragraphs = (text: string): Block[] => [
  { kind: 'paragraph', runs: [run(text)], isTyped: true },
];

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head: head.map((cell) => [run(cell)]),
  rows: rows.map((row) => row.map((cell) => [run(cell)])),
});

/** The texts of a document filled with what is known of the placement. */
export function filler({ placement, parties, brand, language }: PrintedPlacement) {
  const fields = annexFields({ ...placement, parties, institucion: brand.nombre }, language);
  // Of one that ended early, not the last day of the annex.
  const known = { ...fields, fin: dayIn(language, lastDayOf(placement)), number: placement.numero };
  return {
    fields,
    say: (phrase: string, values: Readonly<Record<string, string | number>> = {}): string =>
      fill(phrase, { ...known, ...values }, language),
  };
}

const facts = ['alumno', 'dni', 'titulacion', 'tipo', 'empresa', 'lugar', 'tutor', 'tutorAcademico'] as const;

/** Who did the internship where and when, as a table; with the hours where they are given. */
export function factsTable(printed: PrintedPlacement, horas?: string): Block {
  const words = reportTexts[printed.language];
  const { fields, say } = filler(printed);
  const rows = [
    ...facts.map((fact): [string, string] => [words.facts[fact], fields[fact] ?? '']),
    [words.facts.fechas, say(words.dates)],
    [words.facts.horas, horas ?? ''],
  ];
  return table(
    [words.place, ''],
    rows.filter(([, value]) => value !== ''),
  );
}
