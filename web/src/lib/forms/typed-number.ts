import type { Language } from '@portal/contract/languages';
import { numberFormat } from '../i18n/format.ts';

/** What a field counts: sums are grouped as people write them; an hour and a half has decimals and is never thousands. */
export type NumberKind = 'money' | 'whole' | 'decimal';

const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](?<cents>\d*))?$/;
const plain = /^\d*(?:[.,]\d*)?$/;

/**
 * A number as it is typed, in any language: `30.000` and `30,000` are thirty thousand wherever thousands are meant,
 * `7,5` and `7.5` are seven and a half. Null where nothing is typed, NaN where it is no number.
 */
export function typedNumber(typed: string, kind: NumberKind): number | null {
  const text = typed.replaceAll(/[\s\u00a0€]/g, '');
  if (text === '') return null;
  const [sign, digits] = /^[-−]/.test(text) ? [-1, text.slice(1)] : [1, text];
  if (!/\d/.test(digits)) return Number.NaN;
  const thousands = kind === 'decimal' ? null : grouped.exec(digits);
  if (thousands !== null) {
    const cents = thousands.groups?.cents ?? '';
    const whole = cents === '' ? digits : digits.slice(0, -cents.length - 1);
    return sign * Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || '0'}`);
  }
  const number = plain.test(digits) ? sign * Number(digits.replace(',', '.')) : Number.NaN;
  // More figures than a number can have: it stands as it was typed.
  return Number.isFinite(number) ? number : Number.NaN;
}

/**
 * A number as a field shows it once it is left: sums with their thousands, a year without, and all its decimals, since
 * it is what is sent. Read again it is the same number: three decimals have a fourth, not to be taken for thousands.
 */
export function shownNumber(value: number, kind: NumberKind, language: Language): string {
  const asTyped = numberFormat(language, {
    ...(kind !== 'money' && { useGrouping: false }),
    maximumFractionDigits: 20,
  }).format(value);
  return typedNumber(asTyped, kind) === value ? asTyped : `${asTyped}0`;
}

type Given = number | string;

/** What stands in a field of a number, what it last told its form, and what the form last gave it. */
export interface NumberText {
  readonly text: string;
  readonly told: Given;
  readonly given: Given;
}

export const numberText = (given: Given, kind: NumberKind, language: Language): NumberText => ({
  text: typeof given === 'number' ? shownNumber(given, kind, language) : given,
  told: given,
  given,
});

/** The field once its form gives it a value: as it was typed where that is what it told, else the value. */
export function givenNumber(
  field: NumberText,
  given: Given,
  kind: NumberKind,
  language: Language,
): NumberText {
  if (given === field.given) return field;
  return given === field.told ? { ...field, given } : numberText(given, kind, language);
}
