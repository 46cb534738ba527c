import { printDocument } from '../../pdf/document/print-document.ts';
import { dayIn } from '../placements/annex-fields.ts';
import { factsTable, filler, type PrintedPlacement, paragraphs } from './printed-facts.ts';
import { reportTexts } from './report-texts.ts';

interface Certified extends PrintedPlacement {
  /** 0 where nobody has said how many: then it says none. */
  readonly horas: number;
  readonly code: string;
  readonly verifyUrl: string;
  /** The day of its issue. */
  readonly dia: string;
}

const locales = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' } as const;

/** Prints the certificate of a placement: to the same bytes for the same content. */
export function printCertificate(certified: Certified): Promise<Uint8Array> {
  const { language, brand, horas, code, verifyUrl, dia, createdAt } = certified;
  const words = reportTexts[language];
  const { certificate } = words;
  const { say } = filler(certified);
  return printDocument({
    title: certificate.title,
    subtitle: say(words.subtitle),
    blocks: [
      ...paragraphs(say(certificate.certifies)),
      factsTable(certified, horas > 0 ? new Intl.NumberFormat(locales[language]).format(horas) : undefined),
      ...paragraphs(certificate.law),
      ...paragraphs(say(certificate.issued, { dia: dayIn(language, dia) })),
    ],
    signatures: null,
    footer: [say(certificate.footCode, { code }), say(certificate.footVerify, { address: verifyUrl })],
    pageOf: (page, pages) => say(words.pageOf, { page, pages }),
    creator: brand.nombre,
    createdAt,
    language,
    accent: brand.colores.acento,
  });
}
