/**
 * Why a field is refused (specification 1 and 2, §5). A schema's message is one of these keys, with its
 * values when the sentence has marks: `range|min=1|max=7`. The sentences are in messages/validation.*.ts.
 */
import type { z } from 'zod';
import type { AreaFieldErrorKey } from './field-errors/field-errors.ts';
import type { Language } from './languages.ts';

/** What any area may give. */
type CommonKey =
  | 'required'
  | 'malformed'
  | 'unexpected'
  | 'tooMuch'
  // text
  | 'min'
  | 'max'
  | 'exactLength'
  | 'characters'
  | 'repeated'
  // numbers
  | 'number'
  | 'integer'
  | 'multiple'
  | 'decimals'
  | 'atLeast'
  | 'atMost'
  | 'moreThan'
  | 'lessThan'
  | 'range'
  // choices
  | 'chooseOne'
  /** To a company, which is «usted». */
  | 'chooseOneFormal'
  | 'chooseSome'
  | 'chooseAtLeast'
  | 'chooseAtMost'
  | 'reason'
  | 'answer'
  | 'mustAccept'
  | 'privacy'
  // dates
  | 'date'
  | 'time'
  | 'dateOrder'
  | 'dateAfterEnd'
  | 'datePast'
  | 'dateTooEarly'
  | 'dateTooLate'
  // who and where
  | 'email'
  | 'emailInvalid'
  | 'phoneTooLong'
  | 'url'
  | 'webAddress'
  | 'dni'
  | 'identity'
  | 'taxId'
  // files
  | 'fileRequired'
  | 'fileType'
  | 'filePdfOnly'
  | 'fileEmpty'
  | 'fileTooLarge'
  | 'fileQuota'
  | 'fileContent';

/** Those and what the areas bring (`field-errors/<area>.ts`). */
export type FieldErrorKey = CommonKey | AreaFieldErrorKey;

/** The sentences of a language, and which it is: numbers in them are written its way. */
export type FieldErrorTexts = Readonly<Record<FieldErrorKey, string>> & { readonly language: Language };

type Values = Readonly<Record<string, string | number>>;

/** The message that a schema gives to a check. */
export function fieldError(key: FieldErrorKey, values: Values = {}): string {
  const pairs = Object.entries(values).map(([name, value]) => `|${name}=${escapePair(String(value))}`);
  return `${key}${pairs.join('')}`;
}

/** The sentence for any issue: of the key in its message, or else of its code. No mark is left in it. */
export function fieldErrorText(texts: FieldErrorTexts, issue: z.core.$ZodIssue): string {
  const [key = '', ...pairs] = issue.message.split('|');
  if (!isKey(texts, key)) return textOfCode(texts, issue);
  const values: Record<string, string | number> = { ...limits(issue) };
  for (const pair of pairs) {
    const [name = '', ...value] = pair.split('=');
    values[name] = unescapePair(value.join('='));
  }
  return fill(texts, key, values);
}

/** A bar would end the value; a percent sign is what escapes it. */
function escapePair(value: string): string {
  return value.replaceAll('%', '%25').replaceAll('|', '%7C');
}

function unescapePair(value: string): string {
  return value.replaceAll('%7C', '|').replaceAll('%25', '%');
}

function isKey(texts: FieldErrorTexts, key: string): key is FieldErrorKey {
  return key !== 'language' && Object.hasOwn(texts, key);
}

/** A sentence with a hole says less than a general one. */
function fill(texts: FieldErrorTexts, key: FieldErrorKey, values: Values): string {
  let complete = true;
  const text = texts[key].replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    complete &&= value !== undefined;
    return value === undefined ? mark : written(texts.language, String(value));
  });
  return complete ? text : texts.malformed;
}

/** A number as the language writes it: `0,5` in Spanish; four figures, which a year has, stand together. Whatever is none stays as it is. */
const written = (language: Language, value: string): string =>
  String(Number(value)) === value && Number.isFinite(Number(value))
    ? new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: 'min2' }).format(
        Number(value),
      )
    : value;

/** What the issue itself knows of the limit passed. */
function limits(issue: z.core.$ZodIssue): Values {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'date') return {};
      return { min: String(issue.minimum), length: String(issue.minimum) };
    case 'too_big':
      if (issue.origin === 'date') return {};
      if (issue.origin === 'file') return { max: fileSize(Number(issue.maximum)) };
      return { max: String(issue.maximum), length: String(issue.maximum) };
    case 'not_multiple_of':
      return { step: issue.divisor };
    default:
      return {};
  }
}

/** Rounded down, so that a file of the size said is never refused: `2 MB` of 2048000 bytes. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.floor(bytes / 1000)}\u00a0kB`
    : `${Math.floor(bytes / 1_000_000)}\u00a0MB`;
}

function textOfCode(texts: FieldErrorTexts, issue: z.core.$ZodIssue): string {
  if (isMissing(issue)) return texts[isOfFile(issue) ? 'fileRequired' : 'required'];
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return fill(texts, limitPassed(issue), limits(issue));
    case 'not_multiple_of':
      return fill(texts, 'multiple', limits(issue));
    case 'invalid_type':
      return texts[typeExpected[issue.expected] ?? 'malformed'];
    case 'invalid_format':
      return texts[formatExpected[issue.format] ?? 'malformed'];
    case 'invalid_value':
      return texts[issue.values.length === 1 && issue.values[0] === true ? 'mustAccept' : 'chooseOne'];
    case 'invalid_union':
      return textOfUnion(texts, issue);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] === undefined ? texts.malformed : fieldErrorText(texts, issue.issues[0]);
    case 'unrecognized_keys':
      return texts.unexpected;
    default:
      return texts.malformed;
  }
}

/**
 * An issue carries its input only when zod is told to report it; without it, the type received is only in
 * zod's own (English) message.
 */
function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return false;
  if ('input' in issue) return issue.input === undefined || issue.input === null;
  return /, received (?:undefined|null)$/.test(issue.message);
}

function isOfFile(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'file';
}

function limitPassed(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): FieldErrorKey {
  const small = issue.code === 'too_small';
  switch (issue.origin) {
    case 'string':
      if (issue.exact) return 'exactLength';
      if (small && issue.minimum <= 1) return 'required';
      return small ? 'min' : 'max';
    case 'array':
    case 'set':
    case 'map':
      if (small) return issue.minimum <= 1 ? 'chooseSome' : 'chooseAtLeast';
      return 'chooseAtMost';
    case 'date':
      return small ? 'dateTooEarly' : 'dateTooLate';
    case 'file':
      return small ? 'fileEmpty' : 'fileTooLarge';
    default:
      if (issue.inclusive === false) return small ? 'moreThan' : 'lessThan';
      return small ? 'atLeast' : 'atMost';
  }
}

const typeExpected: Readonly<Record<string, FieldErrorKey | undefined>> = {
  number: 'number',
  bigint: 'number',
  int: 'integer',
  date: 'date',
  file: 'fileRequired',
};

const formatExpected: Readonly<Record<string, FieldErrorKey | undefined>> = {
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'date',
  time: 'time',
};

/** The branch that got furthest says most: of `'' or an e-mail`, the e-mail. */
function textOfUnion(texts: FieldErrorTexts, issue: z.core.$ZodIssueInvalidUnion): string {
  const firsts = issue.errors.flatMap((branch) => branch.slice(0, 1));
  const furthest =
    firsts.find(({ code }) => code !== 'invalid_type' && code !== 'invalid_value') ?? firsts[0];
  return furthest === undefined ? texts.chooseOne : fieldErrorText(texts, furthest);
}
