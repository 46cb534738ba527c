import type { EventCategory } from '@portal/contract/events';
import type { Language } from '@portal/contract/languages';
import type { Services } from '../../http/context.ts';
import { printDocument } from '../../pdf/document/print-document.ts';
import { fill } from '../../texts/fill.ts';
import { paragraphs, table } from '../placement-reports/printed-facts.ts';
import { dayIn } from '../placements/annex-fields.ts';
import { certificateTexts } from './certificate-texts.ts';

/** What a certificate of attendance says. */
export interface Attended {
  readonly institucion: string;
  readonly alumno: string;
  readonly dni: string | null;
  readonly titulo: string;
  readonly categoria: EventCategory;
  readonly dia: string;
  readonly hora: string;
  readonly diaFin: string;
  readonly horaFin: string;
  readonly lugar: string | null;
  readonly enLinea: boolean;
  readonly organizador: string;
  readonly horas: number | null;
}

interface Issuing {
  readonly brand: Pick<Services['brand'], 'colores'>;
  readonly language: Language;
  readonly code: string;
  readonly verifyUrl: string;
  readonly createdAt: Date;
  /** The day of its issue. */
  readonly today: string;
}

const locales = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' } as const;

/** Prints a certificate of attendance. */
export function printEventCertificate(
  attended: Attended,
  { brand, language, code, verifyUrl, createdAt, today }: Issuing,
): Promise<Uint8Array> {
  const words = certificateTexts[language];
  const say = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
    fill(phrase, values, language);
  return printDocument({
    title: words.title,
    subtitle: attended.titulo,
    blocks: [
      ...paragraphs(say(words.certifies, { institucion: attended.institucion })),
      table([words.attendance, ''], rowsOf(attended, language)),
      ...paragraphs(say(words.issued, { dia: dayIn(language, today) })),
    ],
    signatures: null,
    footer: [say(words.footCode, { code }), say(words.footVerify, { address: verifyUrl })],
    pageOf: (page, pages) => say(words.pageOf, { page, pages }),
    creator: attended.institucion,
    createdAt,
    language,
    accent: brand.colores.acento,
  });
}

function rowsOf(attended: Attended, language: Language): [string, string][] {
  const words = certificateTexts[language];
  const { facts, categories } = words;
  const { alumno, dni, titulo, categoria, organizador, horas } = attended;
  const rows: [string, string | null][] = [
    [facts.alumno, alumno],
    [facts.dni, dni],
    [facts.titulo, titulo],
    [facts.tipo, categories[categoria]],
    [facts.fechas, whenOf(attended, language)],
    [facts.lugar, placeOf(attended, language)],
    [facts.organizador, organizador],
    [facts.horas, horas === null ? null : new Intl.NumberFormat(locales[language]).format(horas)],
  ];
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

function whenOf({ dia, hora, diaFin, horaFin }: Attended, language: Language): string {
  const { oneDay, severalDays } = certificateTexts[language];
  const values = { inicio: dayIn(language, dia), fin: dayIn(language, diaFin), hora, horaFin };
  return fill(dia === diaFin ? oneDay : severalDays, values, language);
}

function placeOf({ lugar, enLinea }: Attended, language: Language): string {
  const { online, both } = certificateTexts[language];
  if (!lugar) return online;
  return enLinea ? fill(both, { lugar }, language) : lugar;
}
