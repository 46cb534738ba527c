import type { Language } from '@portal/contract/languages';
import { type AgreementField, isAgreementField } from '../../institution/agreement-text.ts';
import { filledBlocks, readBlocks } from '../../pdf/document/blocks.ts';
import { printDocument } from '../../pdf/document/print-document.ts';
import { fill } from '../../texts/fill.ts';
import { agreementPdfTexts } from './agreement-pdf-texts.ts';

export interface AgreementPrinting {
  /** The institution's Markdown, `pages.agreement(language)`. */
  readonly text: string;
  /** As they are printed; a field that is left out or empty leaves its line out. */
  readonly fields: Readonly<Partial<Record<AgreementField, string>>>;
  /** Empty while it is a draft without one. */
  readonly number: string;
  readonly code: string;
  readonly verifyUrl: string;
  readonly language: Language;
  /** Who signs for the institution, `fundacion` of the brand, and the colour of headings. */
  readonly institution: { readonly nombre: string; readonly fundacion: string; readonly acento: string };
  /** When it was generated: kept with it, so that it can be printed again to the same bytes. */
  readonly createdAt: Date;
  /** Stamped on each page, without a code to verify. */
  readonly isDraft?: boolean;
}

/** Prints an agreement: to the same bytes for the same content, which are kept and held against what comes back signed. */
export function printAgreement({
  text,
  fields,
  number,
  code,
  verifyUrl,
  language,
  institution,
  createdAt,
  isDraft = false,
}: AgreementPrinting): Promise<Uint8Array> {
  const words = agreementPdfTexts[language];
  const given: AgreementPrinting['fields'] = { 'convenio.numero': number || '—', ...fields };
  const say = (phrase: string, values: Parameters<typeof fill>[1] = {}): string =>
    fill(phrase, values, language);
  const fieldOf = (name: string): string | undefined => (isAgreementField(name) ? given[name] : undefined);
  return printDocument({
    title: words.title,
    subtitle: isDraft ? words.draft : say(words.subtitle, { number }),
    blocks: filledBlocks(readBlocks(text).blocks, fieldOf),
    signatures: {
      title: words.signatures,
      boxes: [
        {
          title: words.forCompany,
          lines: lines(fields['empresa.nombreFiscal'], fields['firmante.nombre'], fields['firmante.cargo']),
          hint: words.signHere,
        },
        { title: words.forInstitution, lines: lines(institution.fundacion), hint: words.signHere },
      ],
    },
    footer: isDraft
      ? [words.footDraft]
      : [say(words.footNumber, { number, code }), say(words.footVerify, { address: verifyUrl })],
    pageOf: (page, pages) => say(words.pageOf, { page, pages }),
    stamp: isDraft ? words.draft : null,
    creator: institution.nombre,
    createdAt,
    language,
    accent: institution.acento,
  });
}

const lines = (...given: readonly (string | undefined)[]): string[] =>
  given.flatMap((one) => (one ? [one] : []));
