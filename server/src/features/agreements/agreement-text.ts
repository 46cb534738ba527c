import type { Brand } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import { fieldError } from '@portal/contract/validation';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import { isAgreementField, neededFields } from '../../institution/agreement-text.ts';
import { openMarks } from '../../institution/contract-text.ts';
import { filled } from '../../institution/quotes.ts';
import { readBlocks } from '../../pdf/document/blocks.ts';
import { keptText } from './agreement-texts.queries.ts';

const nameIn = (mark: string): string => mark.slice(2, -2).trim();
const longestList = 300;

/** A text as it is printed, with what it quotes of the brand. Throws what of it is wrong, beside `texto`. */
export function readyText(written: string, brand: Brand, language: Language): string {
  const { text, wrong } = filled(written, brand, language);
  const named = [...new Set(wrong.map(({ mark }) => nameIn(mark)))];
  const refuse = (key: Parameters<typeof fieldError>[0], values: Record<string, string>) =>
    new FieldRefusal([{ campo: 'texto', error: fieldError(key, values) }]);
  const list = (parts: readonly string[]) => parts.join(', ').slice(0, longestList);
  const unknown = named.filter((name) => !isAgreementField(name));
  if (unknown.length > 0) throw refuse('agreementUnknownFields', { campos: list(unknown) });
  const open = openMarks(written);
  if (open.length > 0) throw refuse('agreementOpenBraces', { partes: list(open) });
  const lacking = neededFields.filter((field) => !named.includes(field));
  if (lacking.length > 0) throw refuse('agreementMissingFields', { campos: list(lacking) });
  const { unfit } = readBlocks(text);
  if (unfit.length > 0) {
    // What stands there is quoted at the head of each sentence.
    const parts = unfit.map((sentence) => /^"(?:[^"\\]|\\.)*"/.exec(sentence)?.[0] ?? sentence);
    throw refuse('agreementUnprintable', { partes: list(parts) });
  }
  return text;
}

/** The text that holds in a language: that of managers, else the brand's. */
export async function currentText(
  { brand, pages }: Pick<Services, 'brand' | 'pages'>,
  db: Db,
  language: Language,
): Promise<string> {
  const own = await keptText(db, language);
  if (own !== null) return filled(own, brand, language).text;
  return pages.agreement(language) ?? pages.agreement(brand.idiomaPorDefecto) ?? '';
}
