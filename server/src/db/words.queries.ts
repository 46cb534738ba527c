/**
 * A materialised table `words` of what was typed into a parameter, without accents and capitals: every word of it, for
 * `hasWords`. It is empty where nothing was typed.
 */
export const typedWords = (parameter: string): string => `
  words as materialized (
    select word from unnest(regexp_split_to_array(lower(unaccent(coalesce(${parameter}::text, ''))), '\\s+')) as word
    where word <> '')`;

/** Whether a text has all `words`, in any order, each whole or in part. */
export const hasWords = (text: string): string =>
  `not exists (select from words where strpos(lower(unaccent(${text})), word) = 0)`;

/** The same of a column that is kept without accents and capitals (`portal_folded`). */
export const foldedHasWords = (column: string): string =>
  `not exists (select from words where strpos(${column}, word) = 0)`;
