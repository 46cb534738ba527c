import type { FieldErrors } from '../field-errors/field-errors.ts';
import type { Language } from '../languages.ts';

/** The words of field errors in one language. The page has no other of them (`web/build/parts-of-contract.ts`). */
export const wordsIn = <E extends FieldErrors>(
  language: Language,
  errors: E,
): Readonly<Record<keyof E, string>> =>
  Object.assign({}, ...Object.entries(errors).map(([key, words]) => ({ [key]: words[language] })));
