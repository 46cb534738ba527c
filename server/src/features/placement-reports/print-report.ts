import {
  type HostReport,
  type HostReportKind,
  type Memoria,
  memoriaHeadings,
  ratedAspects,
} from '@portal/contract/placement-reports';
import type { Block } from '../../pdf/document/blocks.ts';
import { printDocument } from '../../pdf/document/print-document.ts';
import { dayIn } from '../placements/annex-fields.ts';
import { factsTable, filler, heading, type PrintedPlacement, paragraphs, table } from './printed-facts.ts';
import { reportTexts } from './report-texts.ts';

interface Sent extends PrintedPlacement {
  /** Who sent it and on which day. */
  readonly quien: string;
  readonly dia: string;
}

const locales = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' } as const;

/** Prints a report of the host tutor with its ratings. */
export function printHostReport(sent: Sent, kind: HostReportKind, report: HostReport): Promise<Uint8Array> {
  const words = reportTexts[sent.language];
  const { host } = words;
  const hours = new Intl.NumberFormat(locales[sent.language]).format(report.horas);
  const rows = ratedAspects.map((aspect) => {
    const rating = report.valoraciones[aspect];
    return [words.aspects[aspect], rating === 'noProcede' ? host.none : rating];
  });
  return print(sent, host.title[kind], [
    factsTable(sent, hours),
    heading(host.ratings),
    ...paragraphs(host.scale),
    table([host.aspect, host.rating], rows),
    heading(host.observations),
    ...paragraphs(report.observaciones || host.noObservations),
  ]);
}

/** Prints the student’s final report. */
export function printMemoria(sent: Sent, written: Memoria): Promise<Uint8Array> {
  const { memoria } = reportTexts[sent.language];
  return print(sent, memoria.title, [
    factsTable(sent),
    ...memoriaHeadings.flatMap((part) => [heading(memoria.headings[part]), ...paragraphs(written[part])]),
  ]);
}

function print(sent: Sent, title: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const words = reportTexts[sent.language];
  const { say } = filler(sent);
  const { quien, dia, language, brand, createdAt } = sent;
  return printDocument({
    title,
    subtitle: say(words.subtitle),
    blocks: [...blocks, ...paragraphs(say(words.sentBy, { quien, dia: dayIn(language, dia) }))],
    signatures: null,
    footer: [say(words.foot)],
    pageOf: (page, pages) => say(words.pageOf, { page, pages }),
    creator: brand.nombre,
    createdAt,
    language,
    accent: brand.colores.acento,
  });
}
